import { defineService } from "../service.ts";

export const dropbox = defineService({
  name: "dropbox",
  title: "Dropbox",
  aliases: ["dropbox plus"],
  startUrl: "https://dropbox.com/account/plan",
  accountUrl: "https://dropbox.com/account/plan",
  domains: ["dropbox.com"],
  labels: {
    en: {
      nav: ["Settings", "Plan", "Manage account"],
      enter: ["Cancel plan", "Downgrade"],
      decline: ["I still want to downgrade"],
      confirm: ["Confirm change", "I still want to downgrade", "Downgrade"],
    },
  },
  billers: ["apple", "google-play"],
  hints: [
    'Way in: avatar menu, "Settings" or "Manage account", tab "Plan", "Cancel plan" or "Downgrade".',
    'Three to five pages follow: discounts, other plans, storage warnings; "I still want to downgrade" goes on and can be the last click.',
    'A reason stands beside the last button, "Confirm change".',
    "No way in: it was bought on a phone.",
  ],
  warnings: ["Above 2 GB the files become read-only after the plan ends."],
  channels: ["online"],
  facts: [
    {
      fact: "English labels: the way in.",
      source: "https://www.dropbox.com/en/help/billing/cancel-dropbox-plus",
      sure: "high",
    },
    {
      fact: "English labels: the last button.",
      source: "https://www.dropbox.com/en/help/billing/cancel-dropbox-plus",
      sure: "high",
    },
    {
      fact: "The plan runs to the end of the billing cycle and then becomes the free one of 2 GB.",
      source: "https://www.dropbox.com/en/help/billing/cancel-dropbox-plus",
      sure: "high",
    },
    {
      fact: "Three to five pages of offers stand before the last button.",
      source: "https://recurdash.com/guides/how-to-cancel-dropbox",
      dated: "2026",
      sure: "low",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
