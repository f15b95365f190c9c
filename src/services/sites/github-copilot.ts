import { defineService } from "../service.ts";

export const githubCopilot = defineService({
  name: "github-copilot",
  title: "GitHub Copilot",
  aliases: ["copilot"],
  startUrl: "https://github.com/settings/billing/summary",
  accountUrl: "https://github.com/settings/billing/summary",
  domains: ["github.com"],
  labels: {
    en: {
      nav: ["Billing and plans", "Plans and usage", "Billing & licensing", "Manage subscription"],
      enter: ["Cancel subscription", "Cancel"],
      confirm: ["I understand, cancel GitHub Copilot"],
    },
  },
  billers: ["employer"],
  hints: [
    'Way in: profile menu, "Settings", "Billing & licensing", section for Copilot, "Manage subscription", "Cancel subscription".',
    'Last button, in a modal: "I understand, cancel GitHub Copilot".',
    "A seat of an organisation is not the member's to cancel.",
  ],
  warnings: ["New sign-ups were paused in 2026: who cancelled could not come back."],
  channels: ["online"],
  facts: [
    {
      fact: "English labels: the way in.",
      source: "https://github.com/orgs/community/discussions/197560",
      dated: "2026",
      sure: "high",
    },
    {
      fact: "English labels: the last button.",
      source: "https://github.com/orgs/community/discussions/197560",
      dated: "2026",
      sure: "low",
    },
    {
      fact: "The plan runs to the end of the billing cycle and then becomes the free one.",
      source:
        "https://docs.github.com/fr/copilot/managing-copilot/managing-copilot-as-an-individual-subscriber/managing-your-github-copilot-pro-subscription/canceling-copilot-pro-as-an-individual-user",
      dated: "2025-01",
      sure: "high",
    },
    {
      fact: "In 2026 sign-ups were paused, so that one who left could not return.",
      source: "https://github.com/orgs/community/discussions/197560",
      dated: "2026",
      sure: "medium",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
