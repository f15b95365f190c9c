import { defineService } from "../service.ts";

export const canva = defineService({
  name: "canva",
  title: "Canva Pro",
  aliases: ["canva pro"],
  startUrl: "https://www.canva.com/",
  domains: ["canva.com"],
  labels: {
    en: {
      nav: ["Account Settings", "Billing & Teams"],
      enter: ["Cancel Subscription", "Cancel trial"],
      decline: ["Continue cancellation"],
      confirm: ["Cancel subscription"],
    },
  },
  billers: ["apple", "google-play"],
  hints: [
    'Way in: profile menu, "Account Settings", "Billing & Teams", section Subscriptions, "Cancel Subscription" or "Cancel trial".',
    'A reason may be given, a pause taken; "Continue cancellation" goes on.',
    'Last button, in a dialog: "Cancel subscription", the same words as the way in.',
    "It can only be ended on the kind of device it was bought with.",
  ],
  channels: ["online"],
  facts: [
    {
      fact: "English labels: the way in.",
      source: "https://www.pngmusic-hitsongs.com/2022/05/how-to-cancel-canva-subscription.html",
      dated: "2022-05-19",
      sure: "medium",
    },
    {
      fact: "English labels: the last button.",
      source: "https://www.pngmusic-hitsongs.com/2022/05/how-to-cancel-canva-subscription.html",
      dated: "2022-05-19",
      sure: "medium",
    },
    {
      fact: "Access lasts to the end of the billing period.",
      source: "https://h-o-m-e.org/is-canva-easy-to-cancel/",
      sure: "low",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
