import { defineService } from "../service.ts";

export const blueApron = defineService({
  name: "blue-apron",
  title: "Blue Apron",
  aliases: ["blueapron"],
  startUrl: "https://www.blueapron.com/account",
  accountUrl: "https://www.blueapron.com/account",
  domains: ["blueapron.com"],
  labels: {
    en: {
      nav: ["Edit", "Plan Settings"],
      enter: ["Pause/Cancel Subscription"],
      decline: ["click here", "Next"],
      pause: ["Pause Deliveries"],
    },
  },
  hints: [
    'Way in: account settings, Plan Settings, "Edit", "Pause/Cancel Subscription".',
    'Pauses of four to ten weeks are offered by a big button "Pause Deliveries"; the way on is the small link "click here" at the bottom.',
    "A survey must be answered. The label of the last button was not seen.",
  ],
  warnings: [
    "Orders already processed are charged and delivered; about six days of notice are needed.",
  ],
  channels: ["online"],
  facts: [
    {
      fact: "English labels: the way in.",
      source:
        "https://support.blueapron.com/hc/en-us/articles/203146687-How-do-I-cancel-my-account",
      sure: "high",
    },
    {
      fact: "Orders already processed or shipped are still charged and delivered.",
      source:
        "https://support.blueapron.com/hc/en-us/articles/203146687-How-do-I-cancel-my-account",
      sure: "high",
    },
    {
      fact: 'The wanted link reads only "click here" and stands below a big pause button.',
      source: "https://www.cancelmanual.com/services/blue-apron",
      sure: "low",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
