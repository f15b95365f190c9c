import { defineService } from "../service.ts";

export const appleSubscriptions = defineService({
  name: "apple-subscriptions",
  title: "Apple subscriptions",
  aliases: [
    "apple",
    "apple tv",
    "apple tv+",
    "apple tv plus",
    "apple music",
    "apple one",
    "app store",
  ],
  startUrl: "https://account.apple.com",
  accountUrl: "https://tv.apple.com/",
  domains: ["apple.com"],
  goal: "Cancel the subscription that Apple bills",
  labels: {
    en: {
      nav: ["Subscriptions", "Manage", "Edit"],
      enter: ["Cancel Subscription"],
      confirm: ["Confirm", "Turn off", "Cancel Subscription"],
    },
    de: {
      nav: ["Abonnements"],
      enter: ["Abo kündigen", "Abonnement kündigen"],
    },
  },
  billers: ["google-play", "amazon"],
  hints: [
    'Way in for Apple TV+: tv.apple.com, account icon, "Settings", section Subscriptions, "Manage", "Cancel Subscription".',
    "The last dialog shows the end date.",
    "No cancel control, or an end date in red, means it is already cancelled.",
    "iCloud+ is not in this list but under iCloud storage.",
  ],
  warnings: [
    "The free trial of an Apple service ends at once when cancelled.",
    "Apple One goes as a whole.",
    "Only the buyer can cancel, not other members of a family.",
  ],
  channels: ["online"],
  facts: [
    {
      fact: "English labels: the way in.",
      source: "https://sites.google.com/view/applecombills-refund-blogs",
      sure: "high",
    },
    {
      fact: "English labels: the last button.",
      source: "https://sites.google.com/view/applecombills-refund-blogs",
      sure: "medium",
    },
    {
      fact: "German labels: the way in.",
      source: "https://curved.de/tipps/apple-app-store-so-kuendigt-ihr-bestehende-abos-464738",
      dated: "2017-02",
      sure: "medium",
    },
    {
      fact: "Paid plans run to the end of the period; a free trial of an Apple service ends at once.",
      source: "https://en.idkuu.com/post/how-do-i-get-an-apple-tv-subscription",
      sure: "medium",
    },
    {
      fact: "There is no pause.",
      source: "https://recurdash.com/guides/how-to-cancel-apple-tv-plus",
      dated: "2026",
      sure: "low",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
