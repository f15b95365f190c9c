import { defineService } from "../service.ts";

export const peloton = defineService({
  name: "peloton",
  title: "Peloton",
  aliases: ["peloton app"],
  startUrl: "https://onepeloton.com/",
  domains: ["onepeloton.com"],
  labels: {
    en: {
      nav: ["Manage"],
      enter: ["Pause or cancel", "Cancel Membership"],
      pause: ["Pause Membership"],
    },
  },
  billers: ["apple", "google-play", "roku", "amazon"],
  hints: [
    'Way in: subscriptions page, "Manage", "Pause or cancel", "Cancel Membership".',
    "A pause of one to three months is offered. Reasons may follow. The label of the last button was not seen.",
    "App and All-Access memberships are ended in different places.",
  ],
  channels: ["online"],
  facts: [
    {
      fact: "English labels: the way in.",
      source: "https://blog.delteil.my.id/blog-ca/pause-peloton-membership.html",
      dated: "2023",
      sure: "high",
    },
    {
      fact: "Access lasts to the end of the billing period.",
      source: "https://blog.delteil.my.id/blog-ca/pause-peloton-membership.html",
      dated: "2023",
      sure: "medium",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
