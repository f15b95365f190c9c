import { defineService } from "../service.ts";

export const wallStreetJournal = defineService({
  name: "wall-street-journal",
  title: "The Wall Street Journal",
  aliases: ["wsj"],
  startUrl: "https://customercenter.wsj.com/",
  domains: ["wsj.com"],
  labels: {
    en: {
      nav: ["My Account", "Manage Subscriptions"],
      enter: ["Cancel Subscription"],
      confirm: ["Confirm"],
    },
  },
  failure: [
    {
      at: "label",
      words: ["Call to Cancel"],
      languages: ["en"],
    },
  ],
  billers: ["apple", "google-play", "employer"],
  hints: [
    'Way in: customer center, "My Account", "Manage Subscriptions", "Cancel Subscription".',
    "Several pages ask again and offer a discount or a pause. Taking a cheaper plan looks like cancelling but is not.",
    'Last button: "Confirm".',
    '"Call to Cancel" instead of a button means phone or chat: the online way depends on the state one lives in.',
  ],
  warnings: [
    "Half-yearly and yearly plans end at once with part of the money back, except in the last 30 days.",
  ],
  channels: ["online", "phone", "chat"],
  facts: [
    {
      fact: "English labels: the way in.",
      source: "https://pageguides.com/cancel/wall-street-journal",
      dated: "2026-06-25",
      sure: "medium",
    },
    {
      fact: "English labels: the last button.",
      source: "https://pageguides.com/cancel/wall-street-journal",
      dated: "2026-06-25",
      sure: "low",
    },
    {
      fact: 'Residents of California get the online button by law; elsewhere the page mostly shows "Call to Cancel".',
      source: "https://pageguides.com/cancel/wall-street-journal",
      dated: "2026-06-25",
      sure: "medium",
    },
    {
      fact: "Monthly and quarterly plans run to the end of the cycle.",
      source: "https://cancelcompass.com/cancel/wsj",
      dated: "2026-06-23",
      sure: "medium",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
