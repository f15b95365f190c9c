import { defineService } from "../service.ts";

export const headspace = defineService({
  name: "headspace",
  title: "Headspace",
  startUrl: "https://www.headspace.com/subscription/manage",
  accountUrl: "https://www.headspace.com/subscription/manage",
  domains: ["headspace.com"],
  labels: {
    en: {
      enter: ["CANCEL MEMBERSHIP", "TURN OFF AUTO RENEWAL"],
    },
  },
  billers: ["apple", "google-play", "spotify", "employer"],
  hints: [
    'Way in: the manage page, "CANCEL MEMBERSHIP" or "TURN OFF AUTO RENEWAL".',
    "The label of the last button was not seen. Renewal switched off is the cancellation.",
    "No control: Spotify, an employer or a store pays, or one must write to the service.",
  ],
  channels: ["online"],
  facts: [
    {
      fact: "English labels: the way in.",
      source: "https://www.joinchargeback.com/cancels/how-to-cancel-headspace",
      sure: "medium",
    },
    {
      fact: "Access lasts to the end of the billing cycle.",
      source: "https://www.joinchargeback.com/cancels/how-to-cancel-headspace",
      sure: "low",
    },
    {
      fact: "It is done in a browser, not in the app.",
      source: "https://support.yourcamp.us/en/articles/19091-headspace",
      sure: "low",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
