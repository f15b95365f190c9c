import { defineService } from "../service.ts";

export const grammarly = defineService({
  name: "grammarly",
  title: "Grammarly Pro",
  aliases: ["grammarly pro", "grammarly premium"],
  startUrl: "https://account.grammarly.com",
  accountUrl: "https://account.grammarly.com/admin/subscription",
  domains: ["grammarly.com"],
  labels: {
    en: {
      nav: ["Account", "Subscription"],
      enter: ["Cancel Subscription"],
      decline: ["Continue", "Yes, continue"],
      confirm: ["Cancel Subscription"],
    },
  },
  billers: ["apple"],
  hints: [
    'Way in: "Account", "Subscription", at the bottom "Cancel Subscription".',
    'A window follows: "Continue" or "Yes, continue" goes on. A reason must be picked.',
    'Last button: "Cancel Subscription", the same words as the way in. A second sign-in may come.',
  ],
  warnings: ["It ends the whole Superhuman suite of the account.", "There is no refund."],
  channels: ["online"],
  facts: [
    {
      fact: "English labels: the way in.",
      source: "https://support.grammarly.com/hc/en-us/articles/115000090172",
      sure: "high",
    },
    {
      fact: "English labels: the last button.",
      source: "https://support.grammarly.com/hc/en-us/articles/115000090172",
      sure: "medium",
    },
    {
      fact: "Access lasts to the end of the period, without a refund.",
      source: "https://support.grammarly.com/hc/en-us/articles/115000090172",
      sure: "high",
    },
    {
      fact: "Cancelling ends the whole suite that is tied to the account.",
      source: "https://pageguides.com/cancel/grammarly-premium",
      dated: "2026-06-25",
      sure: "low",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
