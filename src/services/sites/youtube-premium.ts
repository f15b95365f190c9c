import { defineService } from "../service.ts";

export const youtubePremium = defineService({
  name: "youtube-premium",
  title: "YouTube Premium",
  aliases: ["youtube", "youtube music", "youtube music premium", "yt premium"],
  startUrl: "https://www.youtube.com/paid_memberships",
  accountUrl: "https://www.youtube.com/paid_memberships",
  domains: ["youtube.com"],
  labels: {
    en: {
      nav: ["Paid memberships", "Manage membership"],
      enter: ["Deactivate"],
      decline: ["Continue to cancel", "Next"],
      keep: ["Never mind"],
      pause: ["Pause instead", "Pause membership"],
      confirm: ["Yes, cancel"],
      undo: ["Renew", "Resume"],
    },
    ja: {
      nav: ["有料メンバーシップ", "管理"],
    },
  },
  billers: ["apple", "google-play", "carrier"],
  hints: [
    'Way in: the page of paid memberships, "Manage membership", then "Deactivate" beside the next billing date.',
    'A pause of one to six months is offered: "Continue to cancel" goes on, "Never mind" leaves the flow.',
    'Reasons follow, then "Next". Last button, in a dialog: "Yes, cancel".',
    'Proof: the membership page then has "Renew". Use the Google account that pays.',
  ],
  channels: ["online"],
  facts: [
    {
      fact: "English labels: the way in.",
      source:
        "https://www.indiatoday.in/information/story/how-to-cancel-or-pause-your-youtube-premium-subscription-check-here-1808026-2021-05-28",
      dated: "2021-05-28",
      sure: "medium",
    },
    {
      fact: "English labels: the last button.",
      source:
        "https://www.indiatoday.in/information/story/how-to-cancel-or-pause-your-youtube-premium-subscription-check-here-1808026-2021-05-28",
      dated: "2021-05-28",
      sure: "medium",
    },
    {
      fact: "English labels: what undoes it.",
      source:
        "https://www.indiatoday.in/information/story/how-to-cancel-or-pause-your-youtube-premium-subscription-check-here-1808026-2021-05-28",
      dated: "2021-05-28",
      sure: "medium",
    },
    {
      fact: "Japanese labels: the way there.",
      source: "https://apptopi.jp/2022/09/21/youtubemusic-premium-cancel/4",
      dated: "2022-09-21",
      sure: "low",
    },
    {
      fact: "Benefits last to the end of the billing period.",
      source:
        "https://www.indiatoday.in/information/story/how-to-cancel-or-pause-your-youtube-premium-subscription-check-here-1808026-2021-05-28",
      dated: "2021-05-28",
      sure: "medium",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
