import { defineService } from "../service.ts";

export const icloudPlus = defineService({
  name: "icloud-plus",
  title: "iCloud+",
  aliases: ["icloud", "icloud storage"],
  labels: {
    en: {
      nav: ["Manage Storage", "Change Storage Plan"],
      enter: ["Downgrade Options"],
      confirm: ["Done"],
    },
  },
  hints: [
    "No browser flow is confirmed: it is done on an iPhone, iPad, Mac or in iCloud for Windows.",
    'Device settings, name, iCloud, "Manage Storage" or "Manage Account Storage", "Change Storage Plan", "Downgrade Options" (asks the password), the free plan of 5 GB, "Done".',
  ],
  warnings: ["Above 5 GB nothing new is stored any more."],
  channels: ["app"],
  facts: [
    {
      fact: "English labels: the way in.",
      source: "https://discussions.apple.com/thread/7406269",
      dated: "2016-01-05",
      sure: "high",
    },
    {
      fact: "English labels: the last button.",
      source: "https://discussions.apple.com/thread/7406269",
      dated: "2016-01-05",
      sure: "medium",
    },
    {
      fact: "It is worded as a downgrade and is not in the list of subscriptions.",
      source: "https://discussions.apple.com/thread/7406269",
      dated: "2016-01-05",
      sure: "medium",
    },
    {
      fact: "The paid month or year runs out; above 5 GB nothing is added.",
      source: "https://kahawatungu.com/how-to-cancel-icloud-storage-plan-a-step-by-step-guide/",
      dated: "2024-10-15",
      sure: "medium",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
