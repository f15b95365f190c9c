import { defineService } from "../service.ts";

export const siriusxm = defineService({
  name: "siriusxm",
  title: "SiriusXM",
  aliases: ["sirius", "sirius xm"],
  startUrl: "https://siriusxm.com",
  domains: ["siriusxm.com"],
  labels: {
    en: {
      nav: ["Manage My Account"],
      enter: ["Cancel Subscription"],
    },
  },
  billers: ["apple", "google-play", "roku", "car-dealer"],
  hints: [
    'Way in, streaming plans only: Online Account Center, the subscription, "Cancel Subscription".',
    "Satellite plans need an agent by chat or phone, who makes up to five offers.",
  ],
  warnings: ["It ends on the day it is handled unless a later day is asked for."],
  channels: ["online", "chat", "phone"],
  facts: [
    {
      fact: "English labels: the way in.",
      source: "http://shxmsx.com/manage-or-cancel-serviced31e.html",
      sure: "high",
    },
    {
      fact: "A New York court found in November 2024 that satellite plans needed an agent and that this took minutes by phone and half an hour online.",
      source: "https://publicnow.com/view/3A10D0B826431F2E4628B7EF25C665E28CB6E167",
      dated: "2024-11-22",
      sure: "high",
    },
    {
      fact: "The end is the day it is handled unless a later one is asked for.",
      source: "http://shxmsx.com/manage-or-cancel-serviced31e.html",
      sure: "medium",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
