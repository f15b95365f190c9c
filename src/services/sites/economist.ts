import { defineService } from "../service.ts";

export const economist = defineService({
  name: "economist",
  title: "The Economist",
  aliases: ["the economist"],
  startUrl: "https://myaccount.economist.com",
  domains: ["economist.com"],
  labels: {
    en: {
      nav: ["My Subscription", "Manage subscription"],
      enter: ["Cancel Subscription"],
    },
  },
  billers: ["apple", "google-play"],
  hints: [
    'Way in, where it exists: "My Subscription", "Manage subscription", "Cancel Subscription".',
    "Sources disagree whether the control is there: expect live chat, phone or e-mail with the customer reference number.",
  ],
  channels: ["online", "chat", "phone", "mail"],
  facts: [
    {
      fact: "English labels: the way in.",
      source: "https://www.joinchargeback.com/cancels/how-to-cancel-the-economist",
      sure: "medium",
    },
    {
      fact: "Several guides know only chat, phone or e-mail; the online control is not there for all.",
      source: "https://www.joinchargeback.com/cancels/how-to-cancel-the-economist",
      sure: "low",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
