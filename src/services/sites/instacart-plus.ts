import { defineService } from "../service.ts";

export const instacartPlus = defineService({
  name: "instacart-plus",
  title: "Instacart+",
  aliases: ["instacart"],
  startUrl: "https://instacart.com",
  domains: ["instacart.com"],
  labels: {
    en: {
      nav: ["Your Instacart+ membership"],
      enter: ["Cancel membership"],
      decline: ["Continue to cancel"],
      confirm: ["Confirm cancellation"],
      done: ["Done"],
    },
  },
  billers: ["apple", "google-play"],
  hints: [
    'Way in: menu, "Your Instacart+ membership", "Cancel membership".',
    'A page asks to stay: "Continue to cancel" goes on. Last button: "Confirm cancellation"; "Done" only closes.',
  ],
  channels: ["online"],
  facts: [
    {
      fact: "English labels: the way in.",
      source: "https://cancelsubscriptionsapp.com/subscriptions/cancel/instacart-plus",
      dated: "2026-04-16",
      sure: "low",
    },
    {
      fact: "English labels: the last button.",
      source: "https://cancelsubscriptionsapp.com/subscriptions/cancel/instacart-plus",
      dated: "2026-04-16",
      sure: "low",
    },
    {
      fact: "Access lasts to the end of the billing period.",
      source: "https://cancelsubscriptionsapp.com/subscriptions/cancel/instacart-plus",
      dated: "2026-04-16",
      sure: "low",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
