import { defineService } from "../service.ts";

export const peacock = defineService({
  name: "peacock",
  title: "Peacock",
  aliases: ["peacock tv"],
  startUrl: "https://www.peacocktv.com",
  domains: ["peacocktv.com"],
  labels: {
    en: {
      nav: ["Account", "Plans & Payments"],
      enter: ["Cancel Plan"],
    },
  },
  billers: ["apple", "google-play", "roku", "amazon", "tv-provider"],
  hints: [
    'Way in: profile menu, "Account", "Plans & Payments", "Cancel Plan".',
    "Incentives to stay and a reason may be asked in between. The label of the last button was not seen.",
  ],
  channels: ["online", "phone", "chat"],
  facts: [
    {
      fact: "English labels: the way in.",
      source: "https://gokawiil.com/article/198476",
      dated: "2025",
      sure: "medium",
    },
    {
      fact: "Access lasts to the end of the billing period.",
      source: "https://gokawiil.com/article/198476",
      dated: "2025",
      sure: "medium",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
