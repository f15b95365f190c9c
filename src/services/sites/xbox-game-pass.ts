import { defineService } from "../service.ts";

export const xboxGamePass = defineService({
  name: "xbox-game-pass",
  title: "Xbox Game Pass",
  aliases: ["xbox", "game pass", "gamepass"],
  startUrl: "https://account.microsoft.com/services",
  accountUrl: "https://account.microsoft.com/services",
  domains: ["microsoft.com"],
  labels: {
    en: {
      nav: ["Services & subscriptions", "Manage"],
      enter: ["Cancel subscription", "Turn off recurring billing"],
      confirm: [
        "Turn off recurring billing",
        "Don't charge me on [date]",
        "Cancel now and get a refund",
      ],
    },
  },
  billers: ["apple", "google-play", "retailer"],
  hints: [
    'Way in: "Services & subscriptions", "Manage", "Cancel subscription".',
    'Last button: "Turn off recurring billing", which on another route is the first click; or a choice between "Don\'t charge me on [date]" and "Cancel now and get a refund".',
    'Proof: an expiry date in "Services & subscriptions".',
  ],
  warnings: ["With the refund access ends at once."],
  channels: ["online"],
  facts: [
    {
      fact: "English labels: the way in.",
      source: "https://techstory.in/how-to-cancel-xbox-game-pass-2/",
      dated: "2023-09-01",
      sure: "medium",
    },
    {
      fact: "English labels: the last button.",
      source: "https://techstory.in/how-to-cancel-xbox-game-pass-2/",
      dated: "2023-09-01",
      sure: "high",
    },
    {
      fact: "Without a refund the period runs out; with it access ends at once.",
      source: "https://techstory.in/how-to-cancel-xbox-game-pass-2/",
      dated: "2023-09-01",
      sure: "medium",
    },
    {
      fact: "A refund is possible within 30 days of the first purchase.",
      source: "https://unsubbuddy.com/?p=188",
      dated: "2026",
      sure: "low",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
