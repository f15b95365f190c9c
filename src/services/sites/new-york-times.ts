import { defineService } from "../service.ts";

export const newYorkTimes = defineService({
  name: "new-york-times",
  title: "The New York Times",
  aliases: ["nyt", "nytimes", "new york times"],
  startUrl: "https://www.nytimes.com",
  domains: ["nytimes.com"],
  labels: {
    en: {
      nav: ["My Account", "Purchase History", "Subscription Overview"],
      enter: ["Cancel", "Cancel Subscription"],
      done: ["Your subscription has been canceled"],
    },
  },
  failure: [
    {
      at: "label",
      words: ["Begin Chat"],
      languages: ["en"],
    },
  ],
  billers: ["apple", "google-play"],
  hints: [
    'Way in: "My Account", "Subscription Overview", "Cancel Subscription" or "Cancel".',
    'Some accounts get a form with reasons, others only "Begin Chat" or a phone number: then a person is needed.',
    'Proof: "Your subscription has been canceled".',
  ],
  channels: ["online", "chat", "phone"],
  facts: [
    {
      fact: "English labels: the way in.",
      source: "https://starkguitars.com/withdraw-formally-nyt-how-to-leave-a-position-politely",
      dated: "2025",
      sure: "medium",
    },
    {
      fact: "English words: what the page says afterwards.",
      source: "https://starkguitars.com/withdraw-formally-nyt-how-to-leave-a-position-politely",
      dated: "2025",
      sure: "low",
    },
    {
      fact: "Online cancelling is offered to some accounts only; print needs an agent.",
      source: "https://www.justbutterit.com/how-to-cancel/new-york-times",
      sure: "low",
    },
    {
      fact: "An agent offers discounts and a pause.",
      source: "https://subscribed.fyi/the-new-york-times/how-to-cancel/",
      sure: "low",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
