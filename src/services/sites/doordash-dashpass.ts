import { defineService } from "../service.ts";

export const doordashDashpass = defineService({
  name: "doordash-dashpass",
  title: "DashPass",
  aliases: ["dashpass", "doordash", "door dash"],
  startUrl: "https://www.doordash.com",
  domains: ["doordash.com"],
  labels: {
    en: {
      nav: ["Manage DashPass"],
      enter: ["Cancel Membership", "Cancel Subscription"],
      decline: ["Select reason"],
      confirm: ["Cancel DashPass", "Yes, Cancel Subscription", "Confirm cancellation"],
      done: ["Your membership has been successfully canceled"],
    },
  },
  billers: ["apple", "google-play", "card-perk"],
  hints: [
    'Way in: account icon, "Manage DashPass", "Cancel Membership" or "Cancel Subscription".',
    'A reason must be chosen: "Select reason" goes on. Last button: "Cancel DashPass", "Yes, Cancel Subscription" or "Confirm cancellation".',
    'Proof: "Your membership has been successfully canceled".',
  ],
  warnings: ["A free trial ends at once.", "It should be done 24 hours before renewal."],
  channels: ["online"],
  facts: [
    {
      fact: "English labels: the way in.",
      source: "https://writtenupdate.live/how-to-cancel-dashpass-subscription/",
      sure: "medium",
    },
    {
      fact: "English labels: the last button.",
      source: "https://writtenupdate.live/how-to-cancel-dashpass-subscription/",
      sure: "medium",
    },
    {
      fact: "English words: what the page says afterwards.",
      source: "https://writtenupdate.live/how-to-cancel-dashpass-subscription/",
      sure: "low",
    },
    {
      fact: "Paid plans run to the end of the billing period, a free trial ends at once.",
      source: "https://cancelmanual.com/services/doordash-dashpass",
      sure: "low",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
