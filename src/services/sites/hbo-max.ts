import { defineService } from "../service.ts";

export const hboMax = defineService({
  name: "hbo-max",
  title: "HBO Max",
  aliases: ["max", "hbo"],
  startUrl: "https://max.com",
  domains: ["max.com"],
  labels: {
    en: {
      nav: ["Subscription", "Manage Subscription"],
      enter: ["Cancel Subscription", "Cancel Your Subscription"],
      confirm: ["Yes, Cancel Subscription"],
    },
  },
  billers: [
    {
      biller: "apple",
      says: [
        {
          at: "text",
          words: ["Your subscription is managed by Apple"],
          languages: ["en"],
        },
      ],
    },
    "google-play",
    "roku",
    "amazon",
    "xfinity",
    "verizon",
    "directv",
    "tv-provider",
  ],
  hints: [
    'Way in: menu under the name, "Subscription", "Manage Subscription", then "Cancel Subscription" on the right.',
    "A reason must be chosen on the page of the last button; any will do.",
    'Last button: "Yes, Cancel Subscription".',
    "Proof: the next page gives the end date and a chance to resume.",
    'The subscription page names another biller, as in "Your subscription is managed by Apple". An Amazon channel is not visible here at all.',
  ],
  channels: ["online"],
  facts: [
    {
      fact: "English labels: the way in.",
      source: "https://frugavo.com/learn/how-to-cancel-hbo-max",
      dated: "2026",
      sure: "medium",
    },
    {
      fact: "English labels: the last button.",
      source: "https://frugavo.com/learn/how-to-cancel-hbo-max",
      dated: "2026",
      sure: "low",
    },
    {
      fact: "Access lasts to the end of the billing period.",
      source: "https://vexly.app/blog/how-to-cancel-hbo-max",
      dated: "2025",
      sure: "medium",
    },
    {
      fact: "The subscription page says when another company manages the subscription.",
      source: "https://frugavo.com/learn/how-to-cancel-hbo-max",
      dated: "2026",
      sure: "medium",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
