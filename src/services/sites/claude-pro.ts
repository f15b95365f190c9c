import { defineService } from "../service.ts";

export const claudePro = defineService({
  name: "claude-pro",
  title: "Claude",
  aliases: ["claude", "anthropic", "claude max"],
  startUrl: "https://claude.ai",
  domains: ["claude.ai"],
  labels: {
    en: {
      nav: ["Settings", "Billing"],
      enter: ["Cancel"],
      keep: ["Go back"],
      confirm: ["Cancel plan"],
      done: ["Your subscription will be canceled on [date]."],
      undo: ["Resubscribe"],
    },
  },
  billers: ["apple", "google-play"],
  hints: [
    'Way in: initials at the lower left, "Settings", "Billing", section Cancellation, "Cancel".',
    'Last button, in the dialog "Cancel plan": "Cancel plan"; the reason may stay blank. "Go back" or closing the dialog does nothing.',
    'Proof: "Your subscription will be canceled on [date]." on the billing page, and "Resubscribe".',
  ],
  warnings: ["It should be done 24 hours before renewal."],
  channels: ["online"],
  facts: [
    {
      fact: "English labels: the way in.",
      source: "https://spendloop.app/blog/how-to-cancel-anthropic-claude/",
      dated: "2026-07-03",
      sure: "medium",
    },
    {
      fact: "English labels: the last button.",
      source: "https://spendloop.app/blog/how-to-cancel-anthropic-claude/",
      dated: "2026-07-03",
      sure: "low",
    },
    {
      fact: "English words: what the page says afterwards.",
      source: "https://spendloop.app/blog/how-to-cancel-anthropic-claude/",
      dated: "2026-07-03",
      sure: "low",
    },
    {
      fact: "English labels: what undoes it.",
      source: "https://spendloop.app/blog/how-to-cancel-anthropic-claude/",
      dated: "2026-07-03",
      sure: "low",
    },
    {
      fact: "Access lasts to the end of the billing period; 24 hours of notice are asked.",
      source: "https://spendloop.app/blog/how-to-cancel-anthropic-claude/",
      dated: "2026-07-03",
      sure: "low",
    },
    {
      fact: "A plan billed by a store does not show in these settings.",
      source: "https://recurdash.com/guides/how-to-cancel-claude",
      dated: "2026",
      sure: "low",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
