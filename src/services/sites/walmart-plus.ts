import { defineService } from "../service.ts";

export const walmartPlus = defineService({
  name: "walmart-plus",
  title: "Walmart+",
  aliases: ["walmart"],
  startUrl: "https://www.walmart.com",
  domains: ["walmart.com"],
  labels: {
    en: {
      nav: ["Account", "Membership", "Manage Membership"],
      enter: ["Cancel Membership"],
      confirm: ["Cancel Membership"],
    },
  },
  hints: [
    'Way in: Account menu, "Membership" or "Walmart+", "Manage Membership", at the bottom "Cancel Membership".',
    'Last button, in a pop-up: "Cancel Membership", the same words. A reason may be asked and can be skipped.',
  ],
  channels: ["online"],
  facts: [
    {
      fact: "English labels: the way in.",
      source: "https://hovk.org/how-to-cancel-my-walmart-plus-membership/",
      sure: "medium",
    },
    {
      fact: "English labels: the last button.",
      source: "https://hovk.org/how-to-cancel-my-walmart-plus-membership/",
      sure: "medium",
    },
    {
      fact: "Access lasts to the end of the billing cycle.",
      source: "https://hovk.org/how-to-cancel-my-walmart-plus-membership/",
      sure: "low",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
