import { defineService } from "../service.ts";

export const duolingo = defineService({
  name: "duolingo",
  title: "Super Duolingo",
  aliases: ["duolingo super", "duolingo plus"],
  startUrl: "https://duolingo.com",
  domains: ["duolingo.com"],
  labels: {
    en: {
      nav: ["Settings", "Super Duolingo", "Manage subscription"],
      enter: ["Cancel subscription"],
    },
  },
  billers: ["apple", "google-play"],
  hints: [
    'Way in: profile picture, "Settings", "Super Duolingo" or "Manage subscription", "Cancel subscription". The label of the last button was not seen.',
    'Most subscriptions are billed by a store; then "Manage subscription" only leads there.',
  ],
  warnings: ["Deleting the app or the account does not end the billing."],
  channels: ["online"],
  facts: [
    {
      fact: "English labels: the way in.",
      source: "https://cancelpath-7c2.pages.dev/cancel-duolingo-super.html",
      dated: "2026-06-16",
      sure: "medium",
    },
    {
      fact: "Most are billed by a store; access lasts to the end of the period and there is no pause.",
      source: "https://www.cancelatlas.com/c/duolingo-super",
      dated: "2026-06-05",
      sure: "medium",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
