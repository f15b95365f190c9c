import { defineService } from "../service.ts";

export const expressvpn = defineService({
  name: "expressvpn",
  title: "ExpressVPN",
  aliases: ["express vpn"],
  startUrl: "https://www.expressvpn.com",
  domains: ["expressvpn.com"],
  labels: {
    en: {
      nav: ["Manage subscription settings", "My subscription", "Edit subscription settings"],
      enter: ["Turn off automatic renewal"],
      done: [
        "Automatic Renewal is now OFF for Subscription",
        "Your subscription has been canceled.",
      ],
    },
  },
  billers: ["apple", "google-play", "paypal"],
  hints: [
    'Way in: account, Subscription, "Manage subscription settings" or "Edit subscription settings", "Turn off automatic renewal".',
    "Two more confirmations follow. Renewal switched off is the cancellation.",
    'Proof: "Automatic Renewal is now OFF for Subscription"; afterwards the settings link is gone.',
  ],
  warnings: ["Paid by PayPal: the automatic payment must be ended at PayPal too."],
  channels: ["online"],
  facts: [
    {
      fact: "English labels: the way in.",
      source: "https://www.expressvpn.com/support/troubleshooting/cancel-expressvpn-subscription/",
      dated: "2016-07-20",
      sure: "high",
    },
    {
      fact: "English words: what the page says afterwards.",
      source: "https://www.expressvpn.com/support/troubleshooting/cancel-expressvpn-subscription/",
      dated: "2016-07-20",
      sure: "medium",
    },
    {
      fact: "The current term runs to its last day and renewal can be switched on again.",
      source: "https://www.expressvpn.com/support/troubleshooting/cancel-expressvpn-subscription/",
      dated: "2016-07-20",
      sure: "medium",
    },
    {
      fact: "Payments by PayPal must also be stopped there.",
      source: "https://www.expressvpn.com/support/troubleshooting/cancel-expressvpn-subscription/",
      dated: "2016-07-20",
      sure: "medium",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
