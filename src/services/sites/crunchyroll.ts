import { defineService } from "../service.ts";

export const crunchyroll = defineService({
  name: "crunchyroll",
  title: "Crunchyroll",
  startUrl: "https://crunchyroll.com/",
  domains: ["crunchyroll.com"],
  labels: {
    en: {
      nav: ["Settings", "Premium Membership Status"],
      enter: ["Cancel Membership", "Cancel Subscription"],
    },
  },
  billers: ["apple", "google-play", "roku", "paypal"],
  hints: [
    'Way in: profile menu, "Settings", "Premium Membership Status", "Cancel Membership".',
    "A pop-up and reasons may follow. The label of the last button was not seen.",
    "No cancel control: a third party bills, or another account holds it.",
  ],
  warnings: ["A free trial ends at once.", "It cannot be cancelled in the first 24 hours."],
  channels: ["online"],
  facts: [
    {
      fact: "English labels: the way in.",
      source:
        "https://help.crunchyroll.com/hc/en-us/articles/204538129-How-do-I-cancel-my-membership-",
      sure: "high",
    },
    {
      fact: "Paid plans end a day before renewal, a free trial at once.",
      source:
        "https://help.crunchyroll.com/hc/en-us/articles/204538129-How-do-I-cancel-my-membership-",
      sure: "high",
    },
    {
      fact: "Nothing can be cancelled in the first 24 hours.",
      source:
        "https://help.crunchyroll.com/hc/en-us/articles/204538129-How-do-I-cancel-my-membership-",
      sure: "high",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
