import { defineService } from "../service.ts";

export const slack = defineService({
  name: "slack",
  title: "Slack",
  startUrl: "https://slack.com/",
  domains: ["slack.com"],
  labels: {
    en: {
      nav: ["Billing", "Preview Changes", "change plan"],
      enter: ["Switch to the Free plan upon renewal", "Switch immediately to the Free plan"],
      confirm: ["Downgrade Slack", "Confirm this change"],
    },
  },
  hints: [
    'Way in: workspace menu, Administration, "Workspace Settings", "Billing", "change plan".',
    'Choose "Switch to the Free plan upon renewal"; "Switch immediately to the Free plan" ends it now for credit. "Preview Changes" goes on.',
    'A box must be ticked. Last button: "Downgrade Slack" or "Confirm this change". It is called a downgrade, never a cancellation.',
  ],
  warnings: [
    "Switching at once gives credit for 180 days, no money.",
    "History, files, apps and guests are limited afterwards.",
    "Only an owner of the workspace can.",
  ],
  channels: ["online"],
  facts: [
    {
      fact: "English labels: the way in.",
      source: "https://get.slack.help/hc/en-us/articles/218395808-Upgrade-or-downgrade-a-paid-plan",
      sure: "high",
    },
    {
      fact: "English labels: the last button.",
      source: "https://get.slack.help/hc/en-us/articles/218395808-Upgrade-or-downgrade-a-paid-plan",
      sure: "low",
    },
    {
      fact: "The change can come at renewal, or at once with credit instead of money.",
      source: "https://get.slack.help/hc/en-us/articles/218395808-Upgrade-or-downgrade-a-paid-plan",
      sure: "high",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
