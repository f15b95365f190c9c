import { defineService } from "../service.ts";

export const disneyPlus = defineService({
  name: "disney-plus",
  title: "Disney+",
  aliases: ["disney", "disney+"],
  startUrl: "https://www.disneyplus.com/",
  domains: ["disneyplus.com"],
  labels: {
    en: {
      nav: ["Account", "Billing Details"],
      enter: ["Cancel Subscription"],
    },
    de: {
      nav: ["Konto", "Rechnungsdaten", "Abrechnungsdaten"],
      enter: ["Abo kündigen"],
      decline: ["Weiter zur Kündigung"],
      confirm: ["Abo kündigen", "Kündigung abschließen"],
    },
    fr: {
      nav: ["Compte", "Détails de facturation"],
      enter: ["Résilier l'abonnement"],
      confirm: ["Confirmer la résiliation", "Confirmer l'annulation"],
    },
    nl: {
      enter: ["Abonnement opzeggen"],
      confirm: ["Opzegging voltooien"],
    },
  },
  billers: ["apple", "google-play", "roku", "amazon", "hulu", "verizon", "canal-plus"],
  hints: [
    'Way in: profile menu, "Account", the subscription (older: "Billing Details"), "Cancel Subscription" at the bottom.',
    'Newer flows show special offers in between; in German "Weiter zur Kündigung" goes on.',
    'Last button: the English label was not seen; German "Kündigung abschließen" or "Abo kündigen", the same words as the way in.',
    "A reason may be asked and can be skipped.",
    "Deleting the account is another thing and does not end the subscription.",
  ],
  warnings: ["A bundle goes as a whole: single parts cannot be cancelled."],
  channels: ["online"],
  facts: [
    {
      fact: "English labels: the way in.",
      source: "https://operatelab.com/cancel-disney-plus-subscription/",
      sure: "medium",
    },
    {
      fact: "German labels: the way in, on past an offer, the last button.",
      source:
        "https://www.giga.de/entertainment/streaming-abo-loswerden-disney-schnell-und-einfach-online-kuendigen--01J5QQ21K83VN75FRYBBKD9YQB",
      dated: "2024",
      sure: "medium",
    },
    {
      fact: "French labels: the way in, the last button.",
      source: "https://www.techadvisor.fr/tutoriel/divertissement/annuler-disney-plus-3789903/",
      sure: "medium",
    },
    {
      fact: "Dutch labels: the way in, the last button.",
      source: "https://www.gratistabletonline.nl/disney-plus-opzeggen/",
      sure: "low",
    },
    {
      fact: "Access lasts to the end of the billing period.",
      source: "https://www.techbook.de/streaming/disney-kuendigen-das-muessen-sie-beachten",
      dated: "2020",
      sure: "medium",
    },
    {
      fact: "It cannot be cancelled inside the app.",
      source: "https://www.playcentral.de/disney-plus-abo-kuendigen-kuendigung-fristen/",
      sure: "medium",
    },
    {
      fact: "In 2024 offers stood between the first and the last click in Germany.",
      source:
        "https://www.giga.de/entertainment/streaming-abo-loswerden-disney-schnell-und-einfach-online-kuendigen--01J5QQ21K83VN75FRYBBKD9YQB",
      dated: "2024",
      sure: "medium",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
