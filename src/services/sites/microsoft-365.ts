import { defineService } from "../service.ts";

export const microsoft365 = defineService({
  name: "microsoft-365",
  title: "Microsoft 365",
  aliases: ["office", "office 365", "microsoft", "m365", "microsoft office"],
  startUrl: "https://account.microsoft.com/services",
  accountUrl: "https://account.microsoft.com/services/microsoft365",
  domains: ["microsoft.com"],
  labels: {
    en: {
      nav: ["Services & subscriptions", "Manage"],
      enter: ["Cancel subscription", "Upgrade or Cancel", "Turn off recurring billing"],
      keep: ["I want to keep my benefits"],
      confirm: ["I don't want my subscription", "Cancel subscription"],
      undo: ["Turn on recurring billing"],
    },
  },
  billers: ["apple", "google-play", "amazon", "retailer"],
  hints: [
    'Way in: "Services & subscriptions", "Manage", then "Cancel subscription", "Upgrade or Cancel" or "Turn off recurring billing".',
    'A page of prices and benefits follows: "I want to keep my benefits" leaves the flow.',
    'Last button, at its bottom: "I don\'t want my subscription". It may repeat "Cancel subscription".',
    'Proof: "Turn on recurring billing" stands where the way in was.',
    "No cancel control and no undo control: a shop or app store bills, or it is another account.",
  ],
  warnings: ["It is refused within two days of the billing date or while money is owed."],
  channels: ["online"],
  facts: [
    {
      fact: "English labels: the way in.",
      source:
        "https://learn.microsoft.com/en-us/answers/questions/5853171/subscription-cancellation",
      dated: "2026",
      sure: "high",
    },
    {
      fact: "English labels: the last button.",
      source:
        "https://learn.microsoft.com/en-us/answers/questions/5853171/subscription-cancellation",
      dated: "2026",
      sure: "high",
    },
    {
      fact: "English labels: what undoes it.",
      source:
        "https://learn.microsoft.com/en-us/answers/questions/5853171/subscription-cancellation",
      dated: "2026",
      sure: "medium",
    },
    {
      fact: '"Turn on recurring billing" in place of the cancel control means that it is already cancelled.',
      source:
        "https://learn.microsoft.com/en-us/answers/questions/5853171/subscription-cancellation",
      dated: "2026",
      sure: "high",
    },
    {
      fact: "Cancelling is refused within two days of the billing date and with money owed.",
      source: "https://karenfights.com/cancel/microsoft-subscription/",
      dated: "2026-06",
      sure: "medium",
    },
    {
      fact: "The page shows the end date; the paid period runs on.",
      source: "https://www.pageguides.com/cancel/microsoft-365",
      dated: "2026-06-25",
      sure: "medium",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
