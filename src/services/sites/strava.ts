import { defineService } from "../service.ts";

export const strava = defineService({
  name: "strava",
  title: "Strava",
  startUrl: "https://www.strava.com",
  domains: ["strava.com"],
  labels: {
    en: {
      nav: ["Settings", "My Account"],
      enter: ["Cancel Subscription", "Downgrade to Free Plan"],
      confirm: ["Confirm cancellation", "Cancel Subscription"],
    },
  },
  billers: ["apple", "google-play", "paypal"],
  hints: [
    'Way in: profile menu, "Settings", "My Account", section Subscription, "Cancel Subscription" or "Downgrade to Free Plan".',
    'The next page tells what is lost and the end date. Last button: "Confirm cancellation" or again "Cancel Subscription".',
    "Proof: an expiration date in the account details.",
  ],
  channels: ["online"],
  facts: [
    {
      fact: "English labels: the way in.",
      source: "https://cancelmanual.com/services/strava",
      sure: "medium",
    },
    {
      fact: "English labels: the last button.",
      source: "https://cancelmanual.com/services/strava",
      sure: "low",
    },
    {
      fact: "Access lasts to the end of the billing period and the account details show the expiration date.",
      source: "https://cancelhow.com/cancel-strava-subscription/",
      sure: "low",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
