import { defineService } from "../service.ts";

export const nordvpn = defineService({
  name: "nordvpn",
  title: "NordVPN",
  aliases: ["nord", "nord vpn"],
  startUrl: "https://nordvpn.com/",
  domains: ["nordvpn.com"],
  labels: {
    en: {
      nav: ["Billing", "Subscriptions", "Manage"],
      enter: ["Cancel"],
      confirm: ["Cancel auto-renewal"],
    },
  },
  billers: ["google-play"],
  hints: [
    'Way in: Nord Account, "Billing", tab "Subscriptions", "Cancel" or "Manage" beside "Auto-renewal".',
    'Last button, in a dialog: "Cancel auto-renewal". Renewal switched off is the cancellation.',
  ],
  channels: ["online"],
  facts: [
    {
      fact: "English labels: the way in.",
      source:
        "https://support.nordprotect.com/hc/en-us/articles/28986793324817-How-to-cancel-my-NordProtect-subscription",
      sure: "high",
    },
    {
      fact: "English labels: the last button.",
      source:
        "https://support.nordprotect.com/hc/en-us/articles/28986793324817-How-to-cancel-my-NordProtect-subscription",
      sure: "high",
    },
    {
      fact: "The paid term runs out; only renewal is switched off.",
      source:
        "https://support.nordlocker.com/hc/en-us/articles/360009847798-How-to-cancel-my-subscription",
      sure: "medium",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
