import { defineService } from "../service.ts";

export const patreon = defineService({
  name: "patreon",
  title: "Patreon",
  startUrl: "https://www.patreon.com",
  domains: ["patreon.com"],
  labels: {
    en: {
      nav: ["Settings", "Active memberships", "Edit", "Edit or Cancel Payment"],
      enter: ["Cancel your membership"],
      confirm: ["Cancel your membership"],
    },
  },
  hints: [
    'Way in: "Settings", "Active memberships", "Edit" at the membership, "Edit or Cancel Payment", "Cancel your membership".',
    'Last button: "Cancel your membership" again. Each creator is a membership of its own: take only the one that was asked for.',
  ],
  warnings: ["Billed per creation: one last charge may come."],
  channels: ["online"],
  facts: [
    {
      fact: "English labels: the way in.",
      source:
        "https://support.patreon.com/hc/en-us/articles/9123489083277-Cancelling-my-membership",
      sure: "high",
    },
    {
      fact: "English labels: the last button.",
      source:
        "https://support.patreon.com/hc/en-us/articles/9123489083277-Cancelling-my-membership",
      sure: "high",
    },
    {
      fact: "Access lasts to the next billing date or, paid in advance, for the rest of the month.",
      source:
        "https://support.patreon.com/hc/en-us/articles/9123489083277-Cancelling-my-membership",
      sure: "high",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
