import { defineService } from "../service.ts";

export const googleOne = defineService({
  name: "google-one",
  title: "Google One",
  aliases: ["google drive", "google storage"],
  startUrl: "https://one.google.com",
  domains: ["google.com"],
  labels: {
    en: {
      nav: ["Settings", "Manage plan"],
      enter: ["Cancel membership", "Cancel plan"],
      confirm: ["Cancel", "Cancel Google One", "Cancel plan"],
    },
  },
  billers: ["apple", "google-play"],
  hints: [
    'Way in: "Settings", or "Manage plan" in 2026, then "Cancel membership" or "Cancel plan".',
    'A page tells that storage falls to 15 GB. Last button: "Cancel", "Cancel Google One" or again "Cancel plan".',
    "A survey may follow the last click.",
  ],
  warnings: ["Above 15 GB nothing new is stored any more; files stay."],
  channels: ["online"],
  facts: [
    {
      fact: "English labels: the way in.",
      source: "https://www.howtocancel.eu/how-to-cancel/google-one",
      dated: "2026-01",
      sure: "low",
    },
    {
      fact: "English labels: the last button.",
      source: "https://www.howtocancel.eu/how-to-cancel/google-one",
      dated: "2026-01",
      sure: "medium",
    },
    {
      fact: "Access lasts to the end of the billing period; afterwards files stay but nothing is added above 15 GB.",
      source: "https://www.howtocancel.eu/how-to-cancel/google-one",
      dated: "2026-01",
      sure: "low",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
