import { defineService } from "../service.ts";

export const dazn = defineService({
  name: "dazn",
  title: "DAZN",
  startUrl: "https://www.dazn.com/myaccount",
  accountUrl: "https://www.dazn.com/myaccount",
  domains: ["dazn.com"],
  labels: {
    en: {
      nav: ["My Account", "Subscription", "Manage subscription"],
      enter: ["Cancel subscription", "Manage Renewal"],
      pause: ["Pause", "PAUSE SUBSCRIPTION"],
    },
    de: {
      nav: ["Mein Konto", "Mitgliedschaft"],
      enter: ["Mitgliedschaft beenden", "Kündigen"],
      confirm: ["Bestätigen", "Kündigung abschicken"],
      pause: ["Unterbrechen", "Pausieren", "Pause"],
    },
    it: {
      nav: ["il mio Account"],
      enter: ["Disdici Abbonamento"],
      confirm: ["Conferma Disdetta"],
    },
  },
  billers: ["apple", "google-play", "amazon", "tv-provider"],
  hints: [
    'Way in: My Account, "Subscription", "Cancel Subscription" or "Manage Renewal"; a second sign-in may come. In Germany also a form "Kündigen" in the footer.',
    "A pause is offered on monthly plans; reasons follow.",
    'Last button: German "Bestätigen" or "Kündigung abschicken", Italian "Conferma Disdetta"; the English label was not seen.',
    "Proof: an end date at the top of My Account.",
  ],
  warnings: [
    "Monthly plans run 30 days on and are billed once more, a smaller sum: keep the payment method until then.",
    "Watching during a pause ends the pause.",
  ],
  channels: ["online"],
  facts: [
    {
      fact: "English labels: the way in.",
      source: "https://www.dazn.com/en-AT/help/articles/how-do-i-cancel-my-subscription",
      dated: "2022-11-03",
      sure: "high",
    },
    {
      fact: "German labels: the way in, the last button.",
      source:
        "https://www.otto.de/updated/dazn-kuendigen-so-beendest-du-dein-sportdienst-abo-98926/",
      sure: "medium",
    },
    {
      fact: "Italian labels: the way in, the last button.",
      source:
        "https://www.goal.com/it/notizie/come-disdire-dazn-abbonamento/163jng1is4n811uc89uu7hoha",
      dated: "2019-05",
      sure: "medium",
    },
    {
      fact: "Monthly plans have 30 days of notice with one smaller last bill; yearly plans run to their end.",
      source:
        "https://stage-help.dazn.com/hc/en-gb/articles/24830505300893-How-to-Cancel-Your-DAZN-Subscription",
      sure: "high",
    },
    {
      fact: "It works in a browser only.",
      source:
        "https://www.otto.de/updated/dazn-kuendigen-so-beendest-du-dein-sportdienst-abo-98926/",
      sure: "medium",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
