import { defineService } from "../service.ts";

export const calm = defineService({
  name: "calm",
  title: "Calm",
  startUrl: "https://www.calm.com/profile",
  accountUrl: "https://www.calm.com/profile",
  domains: ["calm.com"],
  labels: {
    en: {
      nav: ["Manage Subscription"],
      enter: ["Cancel Subscription"],
      done: ["Expires on"],
    },
  },
  billers: ["apple", "google-play"],
  hints: [
    'Way in: profile, settings, "Manage Subscription", "Cancel Subscription"; then prompts up to the final confirmation screen.',
    'Proof: "Expires on" with a date instead of the cancel control.',
    "No cancel control: already cancelled, billed by a store, or another account.",
  ],
  warnings: ["A trial must be cancelled 24 hours before it ends."],
  channels: ["online"],
  facts: [
    {
      fact: "English labels: the way in.",
      source:
        "https://support.calm.com/hc/en-us/articles/360003084793-Cancelling-a-free-trial-through-the-Calm-website",
      sure: "high",
    },
    {
      fact: "English words: what the page says afterwards.",
      source:
        "https://support.calm.com/hc/en-us/articles/360003084793-Cancelling-a-free-trial-through-the-Calm-website",
      sure: "medium",
    },
    {
      fact: 'Without a cancel control it is already cancelled (then "Expires on" is shown), billed by a store, or in another account.',
      source:
        "https://support.calm.com/hc/en-us/articles/360003084793-Cancelling-a-free-trial-through-the-Calm-website",
      sure: "high",
    },
    {
      fact: "Access lasts to the end of the trial or period.",
      source:
        "https://support.calm.com/hc/en-us/articles/360003084793-Cancelling-a-free-trial-through-the-Calm-website",
      sure: "high",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
