import { defineService } from "../service.ts";

export const washingtonPost = defineService({
  name: "washington-post",
  title: "The Washington Post",
  aliases: ["washingtonpost", "wapo"],
  startUrl: "https://www.washingtonpost.com/",
  domains: ["washingtonpost.com"],
  labels: {
    en: {
      nav: ["My Account", "Manage Subscription"],
      enter: ["Cancel My Subscription"],
    },
  },
  billers: ["apple", "google-play", "amazon"],
  hints: [
    'Way in: "My Account", "Manage Subscription", "Cancel My Subscription".',
    "Special offers and a reason may follow. The label of the last button was not seen.",
  ],
  channels: ["online", "phone"],
  facts: [
    {
      fact: "English labels: the way in.",
      source: "https://www.hows.tech/2024/05/how-cancel-washington-post-subscription.html",
      dated: "2024-05",
      sure: "low",
    },
    {
      fact: "Access lasts to the end of the billing cycle.",
      source: "https://cancelsubscription.net/how-to-cancel-washington-post-subscription",
      sure: "low",
    },
    {
      fact: "A phone number is given beside the online way.",
      source: "https://www.hows.tech/2024/05/how-cancel-washington-post-subscription.html",
      dated: "2024-05",
      sure: "low",
    },
    {
      fact: "The site is washingtonpost.com.",
      source: "https://winenfood.com/how-to-manage-your-washington-post-subscription",
      sure: "low",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
