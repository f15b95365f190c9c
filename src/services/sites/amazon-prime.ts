import { defineService } from "../service.ts";

export const amazonPrime = defineService({
  name: "amazon-prime",
  title: "Amazon Prime",
  aliases: ["prime", "amazon", "prime membership", "prime video"],
  startUrl: "https://www.amazon.com",
  domains: ["amazon.com", "amazon.de", "amazon.it"],
  labels: {
    en: {
      nav: ["Prime Membership", "Manage Membership", "Update, cancel and more"],
      enter: ["End membership", "End Membership and Benefits"],
      decline: ["Cancel My Benefits", "Continue to Cancel", "I Do Not Want My Benefits"],
      keep: ["Keep My Benefits", "Remind Me Later"],
      pause: ["Pause membership"],
      confirm: ["End on [date]", "End Now", "Cancel Membership", "End My Benefits"],
    },
    de: {
      nav: [
        "Meine Prime-Mitgliedschaft",
        "Aktualisieren, kündigen und mehr",
        "Aktualisieren und kündigen",
      ],
      enter: ["Mitgliedschaft beenden", "Mitgliedschaft beenden – Auf Vorteile verzichten"],
      decline: ["Ich verzichte auf meine Prime-Vorteile"],
      keep: ["Erinnern Sie mich später"],
      confirm: ["Mitgliedschaft beenden"],
    },
    fr: {
      nav: ["Votre compte", "Prime"],
      enter: ["Mettre fin à l'abonnement et aux avantages"],
      confirm: ["Annulez mon abonnement maintenant"],
    },
    it: {
      nav: ["Il mio Amazon Prime", "Gestisci iscrizione", "Aggiorna, cancella e altro"],
      enter: ["Termina l'iscrizione", "Termina iscrizione", "Annulla iscrizione"],
      decline: ["Continua alla cancellazione"],
    },
    nl: {
      nav: ["Lidmaatschap", "Bijwerken, annuleren en meer"],
      enter: ["Lidmaatschap beëindigen"],
    },
    pt: {
      nav: ["Sua assinatura Prime", "Gerenciar a assinatura"],
      enter: ["Cancelar assinatura e benefícios", "Encerrar assinatura"],
      decline: ["Continuar e cancelar"],
    },
    ja: {
      nav: ["プライム会員情報", "会員情報を更新し、プライムをキャンセルする"],
      enter: ["特典と会員資格を終了", "会員資格を終了する"],
      decline: ["更新時にキャンセルする"],
      confirm: ["特典と会員資格を終了", "[date]に終了する"],
      done: ["プライム会員資格は[date]に終了します"],
    },
  },
  billers: ["carrier", "tv-provider"],
  hints: [
    'Way in: "Account & Lists", "Prime Membership", "Manage Membership" or "Update, cancel and more", "End membership": it only opens the flow.',
    "A second sign-in may come although one is signed in.",
    'Several pages: what is lost ("Cancel My Benefits" goes on), other plans ("Continue to Cancel" goes on). "Remind Me Later" and "Keep My Benefits" leave the flow.',
    'Last page: "End on [date]" ends it with the period; "End Now" ends it at once with part of the money back.',
    "Proof: the words that the membership ends on a date. A survey may follow.",
    "In German and Japanese the last button repeats the words of the way in: go by the end date beside it.",
  ],
  warnings: [
    "Prime Video channels are separate and go on being charged: each must be cancelled.",
    '"End Now" gives up the rest of the paid time for part of the money.',
  ],
  channels: ["online"],
  facts: [
    {
      fact: "English labels: the way in.",
      source: "https://hackernoon.com/want-to-cancel-amazon-prime-forget-about-it",
      dated: "2023-09-26",
      sure: "medium",
    },
    {
      fact: "English labels: the last button.",
      source: "https://hackernoon.com/want-to-cancel-amazon-prime-forget-about-it",
      dated: "2023-09-26",
      sure: "high",
    },
    {
      fact: "German labels: the way in, on past an offer, the last button.",
      source:
        "https://www.computerbild.de/artikel/cb-Tipps-Internet-Amazon-Prime-Probemonat-kuendigen-einfach-gemacht-31417643.html",
      sure: "medium",
    },
    {
      fact: "French labels: the way in, the last button.",
      source:
        "https://lecafedugeek.fr/tuto-resilier-amazon-prime-les-etapes-a-suivre-pour-mettre-fin-a-votre-abonnement/",
      dated: "2025-12-02",
      sure: "medium",
    },
    {
      fact: "Italian labels: the way in, on past an offer.",
      source: "https://www.donnaglamour.it/come-disdire-amazon-prime-video/spettacolo/",
      dated: "2022-07",
      sure: "low",
    },
    {
      fact: "Dutch labels: the way in.",
      source:
        "https://id.nl/huis-en-entertainment/beeld-en-geluid/tv/amazon-prime-video-abonnement-opzeggen-doe-je-zo",
      sure: "medium",
    },
    {
      fact: "Portuguese labels: the way in, on past an offer.",
      source: "https://tecnoblog.net/responde/como-cancelar-o-amazon-prime-video-music-reading/",
      sure: "medium",
    },
    {
      fact: "Japanese labels: the way in, on past an offer, the last button, closing words.",
      source: "https://www.shironeko-al-blog.com/?p=661",
      sure: "low",
    },
    {
      fact: "Until April 2023 the flow had four pages and fifteen options, of which one cancelled; every other link left the flow.",
      source: "https://hackernoon.com/want-to-cancel-amazon-prime-forget-about-it",
      dated: "2023-09-26",
      sure: "high",
    },
    {
      fact: "With unused benefits the fee is paid back in three to five working days.",
      source: "https://themoneyplace.com/personal-finance/490001479/2025/11/refund-from-amazon/3",
      dated: "2025-11",
      sure: "medium",
    },
    {
      fact: "It cannot be cancelled on a Fire TV, even when it was bought there.",
      source: "https://greencoin.life/how-to/quit/amazon-prime/",
      sure: "low",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
