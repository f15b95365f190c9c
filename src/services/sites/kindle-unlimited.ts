import { defineService } from "../service.ts";

export const kindleUnlimited = defineService({
  name: "kindle-unlimited",
  title: "Kindle Unlimited",
  aliases: ["kindle"],
  startUrl: "https://www.amazon.com",
  domains: ["amazon.com"],
  labels: {
    en: {
      nav: ["Memberships & Subscriptions", "Kindle Unlimited settings", "Manage your membership"],
      enter: ["Cancel Kindle Unlimited Membership", "Cancel membership"],
      confirm: ["Continue to cancel", "End Membership on [date]"],
      undo: ["Continue Kindle Unlimited Membership"],
    },
  },
  hints: [
    'Way in: "Account & Lists", "Memberships & Subscriptions", "Kindle Unlimited settings", on the left "Cancel Kindle Unlimited Membership".',
    'The next page is the last: its button "Continue to cancel" or "End Membership on [date]" ends it, although the first reads like one more step.',
    'Proof and undo: "Continue Kindle Unlimited Membership" appears.',
  ],
  warnings: ["Borrowed books go back at the next billing date."],
  channels: ["online"],
  facts: [
    {
      fact: "English labels: the way in.",
      source: "http://www.lhllg.net/html/69d9799833.html",
      sure: "medium",
    },
    {
      fact: "English labels: the last button.",
      source: "http://www.lhllg.net/html/69d9799833.html",
      sure: "medium",
    },
    {
      fact: "English labels: what undoes it.",
      source: "http://www.lhllg.net/html/69d9799833.html",
      sure: "medium",
    },
    {
      fact: "Access lasts to the next billing date, when borrowed books go.",
      source: "http://www.lhllg.net/html/69d9799833.html",
      sure: "medium",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
