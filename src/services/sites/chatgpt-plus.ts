import { defineService } from "../service.ts";

export const chatgptPlus = defineService({
  name: "chatgpt-plus",
  title: "ChatGPT",
  aliases: ["chatgpt", "openai", "chatgpt pro", "gpt"],
  startUrl: "https://chatgpt.com",
  accountUrl: "https://chatgpt.com/settings/subscription",
  domains: ["chatgpt.com", "billing.stripe.com"],
  portals: ["billing.stripe.com"],
  labels: {
    en: {
      nav: ["My Plan", "Subscription", "Manage my subscription"],
      enter: ["Cancel plan"],
      confirm: ["Cancel plan"],
    },
  },
  billers: ["apple", "google-play"],
  hints: [
    'Way in: profile, "Settings" or "My Plan", "Subscription", "Manage my subscription": it opens a page of the payment provider Stripe.',
    'There "Cancel plan"; a confirmation follows whose label was not seen.',
  ],
  warnings: ["It should be done 24 hours before renewal."],
  channels: ["online"],
  facts: [
    {
      fact: "English labels: the way in.",
      source:
        "https://help.openai.com/en/articles/7232927-how-do-i-cancel-my-chatgpt-plus-subscription",
      dated: "2023",
      sure: "high",
    },
    {
      fact: "The cancel control is on a Stripe page, on another domain.",
      source:
        "https://help.openai.com/en/articles/7232927-how-do-i-cancel-my-chatgpt-plus-subscription",
      dated: "2023",
      sure: "high",
    },
    {
      fact: "Access lasts to the end of the billing period; 24 hours of notice are asked.",
      source:
        "https://help.openai.com/en/articles/7232927-how-do-i-cancel-my-chatgpt-plus-subscription",
      dated: "2023",
      sure: "medium",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
