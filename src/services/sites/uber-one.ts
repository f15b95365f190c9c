import { defineService } from "../service.ts";

export const uberOne = defineService({
  name: "uber-one",
  title: "Uber One",
  aliases: ["uber", "uber eats", "uber pass"],
  labels: {
    en: {
      nav: ["Uber One", "Manage Membership"],
      enter: ["End Membership"],
      decline: ["Continue"],
      confirm: ["End Membership"],
    },
  },
  hints: [
    'Only the app way was seen: "Account", "Uber One", "Manage Membership", "End Membership", a page that asks to stay with "Continue", then "End Membership" again.',
  ],
  warnings: [
    "Within 48 hours of the charge a cancellation was not carried out, and in the last 24 hours the control is gone.",
  ],
  channels: ["app", "phone"],
  facts: [
    {
      fact: "English labels: the way in.",
      source: "https://www.dailydot.com/news/ftc-sues-uber/",
      dated: "2025-04-22",
      sure: "medium",
    },
    {
      fact: "English labels: the last button.",
      source: "https://www.dailydot.com/news/ftc-sues-uber/",
      dated: "2025-04-22",
      sure: "low",
    },
    {
      fact: "The regulator's complaint of April 2025 counts up to 32 actions on 23 screens.",
      source: "https://www.dailydot.com/news/ftc-sues-uber/",
      dated: "2025-04-22",
      sure: "medium",
    },
    {
      fact: "Some are sent to customer service instead.",
      source:
        "https://www.newsbuck.com/news-detail/it-takes-one-click-to-join-uber-one-but-quitting-might-need-32-actions.html",
      dated: "2025-04-22",
      sure: "medium",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
