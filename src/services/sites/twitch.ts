import { defineService } from "../service.ts";

export const twitch = defineService({
  name: "twitch",
  title: "Twitch",
  aliases: ["twitch sub"],
  startUrl: "https://twitch.tv",
  domains: ["twitch.tv"],
  labels: {
    en: {
      nav: ["Subscriptions"],
      enter: ["Don't renew subscription"],
      confirm: ["Don't renew subscription"],
    },
  },
  billers: ["apple", "google-play"],
  hints: [
    "Way in: Subscriptions page, gear on the channel's tile, \"Don't renew subscription\".",
    "A reason must be chosen in the window of the last button, which has the same words.",
    "Proof: the end date at the bottom. Each channel is a subscription of its own: take only the one that was asked for.",
  ],
  channels: ["online"],
  facts: [
    {
      fact: "English labels: the way in.",
      source: "https://invengence.com/how-to-cancel-twitch-subscription-top-guide-2021/",
      dated: "2021",
      sure: "medium",
    },
    {
      fact: "English labels: the last button.",
      source: "https://invengence.com/how-to-cancel-twitch-subscription-top-guide-2021/",
      dated: "2021",
      sure: "medium",
    },
    {
      fact: "The paid months run out; some pay for three at a time.",
      source: "https://rapidtelecast.com/?p=298625",
      sure: "medium",
    },
    {
      fact: "A Prime Gaming subscription never renews by itself.",
      source: "https://blerp.com/blog/post/how-to-cancel-twitch-subscription",
      sure: "low",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
