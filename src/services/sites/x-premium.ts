import { defineService } from "../service.ts";

export const xPremium = defineService({
  name: "x-premium",
  title: "X Premium",
  aliases: ["twitter", "twitter blue", "x", "x blue"],
  startUrl: "https://x.com",
  domains: ["x.com", "billing.stripe.com"],
  portals: ["billing.stripe.com"],
  labels: {
    en: {
      nav: ["Premium", "Manage subscription", "Manage your current subscription"],
      enter: ["Cancel plan", "Cancel subscription"],
      confirm: ["Cancel plan"],
    },
  },
  billers: ["apple", "google-play"],
  hints: [
    'Way in: More or profile menu, "Premium", "Manage subscription", "Manage your current subscription": it opens a page of the payment provider Stripe.',
    'There "Cancel plan", and on the next page, further down, "Cancel plan" again: the second is the last.',
  ],
  warnings: ["It must be done 24 hours before renewal."],
  channels: ["online"],
  facts: [
    {
      fact: "English labels: the way in.",
      source: "https://c3kienthuyhp.edu.vn/how-to-cancel-your-x-premium-twitter-blue-subscription",
      sure: "medium",
    },
    {
      fact: "English labels: the last button.",
      source: "https://c3kienthuyhp.edu.vn/how-to-cancel-your-x-premium-twitter-blue-subscription",
      sure: "low",
    },
    {
      fact: "The cancel control is on a Stripe page and comes twice with the same words.",
      source: "https://gauginggadgets.com/how-to-cancel-x-premium/",
      sure: "medium",
    },
    {
      fact: "The paid period runs out; 24 hours of notice are asked.",
      source:
        "https://www.hindiwalabanda.com/2026/05/how-to-cancel-x-twitter-premium-subscription.html",
      dated: "2026-05",
      sure: "low",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
