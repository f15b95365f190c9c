import { defineService } from "../service.ts";

export const tinder = defineService({
  name: "tinder",
  title: "Tinder",
  aliases: ["tinder gold", "tinder plus", "tinder platinum"],
  startUrl: "https://www.tinder.com",
  domains: ["tinder.com"],
  labels: {
    en: {
      nav: ["Manage Payment Account", "Manage Account"],
      enter: ["Cancel", "Cancel Subscription"],
      confirm: ["Cancel My Subscription"],
    },
  },
  patterns: {
    THIRD_PARTY_BILLING: [
      {
        at: "text",
        words: ["You have no cards saved. To add a card, make a purchase"],
        languages: ["en"],
      },
    ],
  },
  billers: ["apple", "google-play"],
  hints: [
    'Way in: profile icon, "My Profile", "Manage Payment Account", "Cancel" or "Cancel Subscription".',
    'Last button: "Cancel My Subscription".',
    '"You have no cards saved. To add a card, make a purchase" means that a store bills.',
  ],
  warnings: ["Deleting the app or the account does not cancel."],
  channels: ["online"],
  facts: [
    {
      fact: "English labels: the way in.",
      source: "https://www.howtogeek.com/739843/how-to-cancel-tinder-gold/",
      dated: "2021-07-25",
      sure: "medium",
    },
    {
      fact: "English labels: the last button.",
      source: "https://www.howtogeek.com/739843/how-to-cancel-tinder-gold/",
      dated: "2021-07-25",
      sure: "low",
    },
    {
      fact: "The words about no saved cards show that a store bills.",
      source: "https://www.howtogeek.com/739843/how-to-cancel-tinder-gold/",
      dated: "2021-07-25",
      sure: "medium",
    },
    {
      fact: "The paid days run out.",
      source: "https://www.howtogeek.com/739843/how-to-cancel-tinder-gold/",
      dated: "2021-07-25",
      sure: "medium",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
