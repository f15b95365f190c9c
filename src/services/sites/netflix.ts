import { defineService } from "../service.ts";

export const netflix = defineService({
  name: "netflix",
  title: "Netflix",
  aliases: ["nflx"],
  startUrl: "https://www.netflix.com",
  domains: ["netflix.com"],
  labels: {
    en: {
      nav: ["Account"],
      enter: ["Cancel Membership", "Cancel"],
      confirm: ["Finish Cancellation", "Complete Cancellation"],
    },
    de: {
      nav: ["Konto"],
      enter: ["Mitgliedschaft kündigen", "Mitgliedschaft beenden"],
      confirm: ["Kündigung abschließen", "Vollständige Kündigung"],
    },
    fr: {
      nav: ["Compte"],
      enter: ["Annuler l'abonnement"],
      confirm: ["Compléter l'annulation"],
    },
    es: {
      nav: ["Cuenta"],
      enter: ["Cancelar suscripción"],
      confirm: ["Terminar cancelación"],
    },
    pt: {
      nav: ["Conta"],
      enter: ["Cancelar assinatura"],
      confirm: ["Quero cancelar"],
      done: ["Concluído"],
    },
    it: {
      nav: ["Account"],
      enter: ["Disdici abbonamento"],
      confirm: ["Conferma disdetta"],
    },
    nl: {
      nav: ["Account"],
      enter: ["Lidmaatschap opzeggen"],
      confirm: ["Opzegging voltooien"],
    },
    ja: {
      nav: ["アカウント", "アカウント情報"],
      enter: ["メンバーシップのキャンセル"],
      confirm: ["キャンセル手続きの完了"],
      done: ["メンバーシップがキャンセルされました", "完了"],
    },
  },
  patterns: {
    ACCOUNT_CANCELLED: [
      {
        at: "text",
        words: ["メンバーシップ終了日"],
        languages: ["ja"],
      },
    ],
  },
  billers: ["apple", "google-play", "amazon", "t-mobile", "xfinity", "tv-provider"],
  hints: [
    'Way in: profile menu, "Account", section "Membership & Billing", then "Cancel Membership"; newer pages may print only "Cancel".',
    "No offers are known; the next page only tells what happens and has a box for mails about new shows.",
    'Last button: "Finish Cancellation" or "Complete Cancellation".',
    "The page after it says until when one can watch and may ask for a reason: that survey is not an unfinished flow.",
    "Proof: an end date on the account page and no way in any more.",
    "No cancel control on the account page means a partner bills; the page names or links it.",
    "The account page is out of reach from a child's profile.",
  ],
  warnings: [
    "An account that is on hold closes at once instead of at the end of the paid period.",
    "Whoever knows the password can start the membership again: change it afterwards.",
  ],
  channels: ["online"],
  facts: [
    {
      fact: "English labels: the way in.",
      source: "https://websetnet.net/how-to-cancel-your-netflix-subscription/",
      sure: "medium",
    },
    {
      fact: "English labels: the last button.",
      source: "https://websetnet.net/how-to-cancel-your-netflix-subscription/",
      sure: "high",
    },
    {
      fact: "German labels: the way in, the last button.",
      source: "https://basicthinking.de/blog/2018/08/19/netflix-abo-kuendigen",
      dated: "2018-08-19",
      sure: "medium",
    },
    {
      fact: "French labels: the way in, the last button.",
      source: "https://www.begeek.fr/comment-annuler-son-abonnement-a-netflix-367403",
      dated: "2022-04",
      sure: "medium",
    },
    {
      fact: "Spanish labels: the way in, the last button.",
      source: "https://cincodias.elpais.com/cincodias/2023/02/10/smarttv/1676026504_321122.html",
      dated: "2023-02",
      sure: "medium",
    },
    {
      fact: "Portuguese labels: the way in, the last button, closing words.",
      source: "https://blogtudodicas.com/como-cancelar-assinatura-netflix.html",
      sure: "low",
    },
    {
      fact: "Italian labels: the way in, the last button.",
      source:
        "https://tech.everyeye.it/notizie/come-disdire-abbonamento-netflix-procedura-pc-mobile-568568.html",
      dated: "2022-02",
      sure: "medium",
    },
    {
      fact: "Dutch labels: the way in, the last button.",
      source: "https://www.androidplanet.nl/tips/netflix-opzeggen/",
      dated: "2020-08",
      sure: "medium",
    },
    {
      fact: "Japanese labels: the way in, the last button, closing words.",
      source: "https://fujiko74.com/netfilix-kaiyaku-11335",
      sure: "low",
    },
    {
      fact: "Access lasts to the end of the paid period, except that an account on hold closes at once.",
      source: "https://gbwp.net/how-to-cancel-netflix-subscription/",
      sure: "medium",
    },
    {
      fact: "Reasons are asked, if at all, after the last click.",
      source: "https://fujiko74.com/netfilix-kaiyaku-11335",
      sure: "medium",
    },
    {
      fact: "Where the account page shows no cancel control, it names the company that bills.",
      source: "https://rynlo.app/cancel/netflix",
      dated: "2026-04-22",
      sure: "medium",
    },
    {
      fact: "Removing the app or a profile, or signing out, leaves the membership running.",
      source: "https://www.justbutterit.com/entertainment-subscriptions/netflix",
      sure: "medium",
    },
    {
      fact: 'In spring 2026 the membership page could print just "Cancel".',
      source: "https://rynlo.app/cancel/netflix",
      dated: "2026-04-22",
      sure: "low",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
