import { defineService } from "../service.ts";

export const match = defineService({
  name: "match",
  title: "Match",
  aliases: ["match.com", "match com"],
  startUrl: "https://www.match.com",
  domains: ["match.com"],
  labels: {
    en: {
      nav: ["Settings", "My Account"],
      enter: ["Manage/Cancel Membership"],
      done: ["The automatic renewal of your subscription has now been canceled."],
    },
  },
  billers: ["apple", "google-play"],
  hints: [
    'Way in: gear icon, settings or My Account, "Manage/Cancel Membership"; prompts, reasons and perhaps a pause follow.',
    'Proof: "The automatic renewal of your subscription has now been canceled."',
    "Stopping half-way looks like done but is not: go on to these words.",
  ],
  warnings: [
    "It must be done 48 hours before renewal.",
    "Deleting the profile does not stop the charges.",
  ],
  channels: ["online"],
  facts: [
    {
      fact: "English labels: the way in.",
      source: "https://webiis08.mondaq.com/unitedstates/advertising-marketing-branding/1670166/",
      dated: "2025-08-27",
      sure: "medium",
    },
    {
      fact: "English words: what the page says afterwards.",
      source: "https://webiis08.mondaq.com/unitedstates/advertising-marketing-branding/1670166/",
      dated: "2025-08-27",
      sure: "medium",
    },
    {
      fact: "The regulator's complaint of 2019, settled in August 2025, says members often believed they had cancelled when they had not.",
      source:
        "https://www.regulatoryoversight.com/2025/08/ftcs-orders-match-group-to-pay-14m-over-alleged-deceptive-subscription-practices-and-guarantee-claims",
      dated: "2025-08",
      sure: "high",
    },
    {
      fact: "The paid period runs out; 48 hours of notice are asked.",
      source: "https://ihax.io/cancel-match-com-membership/",
      sure: "low",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
