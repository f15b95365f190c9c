import { defineService } from "../service.ts";

export const paramountPlus = defineService({
  name: "paramount-plus",
  title: "Paramount+",
  aliases: ["paramount", "paramount+"],
  startUrl: "https://www.paramountplus.com",
  domains: ["paramountplus.com"],
  labels: {
    en: {
      nav: ["Account"],
      enter: ["Cancel Subscription"],
    },
  },
  billers: ["apple", "google-play", "roku", "amazon"],
  hints: [
    'Way in: profile menu, "Account", section "Subscription & Billing", "Cancel Subscription".',
    "A reason may be asked and can be skipped. The label of the last button was not seen.",
  ],
  channels: ["online"],
  facts: [
    {
      fact: "English labels: the way in.",
      source: "https://gokawiil.com/article/202599",
      dated: "2025",
      sure: "medium",
    },
    {
      fact: "Access lasts to the end of the billing period.",
      source: "https://gokawiil.com/article/202599",
      dated: "2025",
      sure: "medium",
    },
    {
      fact: "What was bought on the web is not cancelled in the app.",
      source: "https://www.iphonefaq.org/archives/977992",
      sure: "low",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
