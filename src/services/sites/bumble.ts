import { defineService } from "../service.ts";

export const bumble = defineService({
  name: "bumble",
  title: "Bumble",
  aliases: ["bumble premium", "bumble boost"],
  startUrl: "https://bumble.com",
  domains: ["bumble.com"],
  labels: {
    en: {
      nav: ["Settings"],
      enter: ["Manage your Subscription"],
      confirm: ["Yes"],
    },
    nl: {
      nav: ["Instellingen", "Je abonnement beheren"],
      enter: ["Abonnement annuleren"],
    },
    pt: {
      nav: ["Gerir Assinatura"],
      enter: ["Cancelar Assinatura"],
    },
    ru: {
      nav: ["Управление подпиской"],
      enter: ["Отменить подписку"],
    },
  },
  billers: ["apple", "google-play", "paypal"],
  hints: [
    'Way in: profile picture, "Settings", "Manage your Subscription".',
    'In the app the last dialog says "Yes"; the web\'s last label was not seen.',
  ],
  channels: ["online"],
  facts: [
    {
      fact: "English labels: the way in.",
      source: "https://www.androidauthority.com/cancel-bumble-subscriptions-3273780/",
      dated: "2023-07-04",
      sure: "high",
    },
    {
      fact: "English labels: the last button.",
      source: "https://www.androidauthority.com/cancel-bumble-subscriptions-3273780/",
      dated: "2023-07-04",
      sure: "low",
    },
    {
      fact: "Dutch labels: the way in.",
      source:
        "https://bumble.com/nl/help/hoe-annuleer-ik-mijn-bumble-boost-bumble-premium-abonnement",
      sure: "medium",
    },
    {
      fact: "Portuguese labels: the way in.",
      source:
        "https://bumble.com/pt-pt/help/como-posso-cancelar-uma-assinatura-de-bumble-boost-comprada-com-cartao-de-credito",
      sure: "medium",
    },
    {
      fact: "Russian labels: the way in.",
      source:
        "https://bumble.com/ru/help/how-can-i-cancel-my-bumble-boost--bumble-premium-subscription",
      sure: "medium",
    },
    {
      fact: "The paid period runs out.",
      source: "https://www.androidauthority.com/cancel-bumble-subscriptions-3273780/",
      dated: "2023-07-04",
      sure: "medium",
    },
    {
      fact: "What was bought on the web must be ended on the web.",
      source: "https://www.androidauthority.com/cancel-bumble-subscriptions-3273780/",
      dated: "2023-07-04",
      sure: "medium",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
