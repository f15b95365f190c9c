import { defineService } from "../service.ts";

export const spotify = defineService({
  name: "spotify",
  title: "Spotify Premium",
  aliases: ["spotify premium"],
  startUrl: "https://spotify.com/account",
  accountUrl: "https://spotify.com/account",
  domains: ["spotify.com"],
  labels: {
    en: {
      nav: ["Change plan"],
      enter: ["Cancel plan", "Cancel Premium", "Cancel Spotify Premium"],
      decline: ["Continue to cancel"],
    },
    de: {
      nav: ["Abo ändern", "Kündigen oder ändern", "Ändern oder Kündigen"],
      enter: ["Premium kündigen", "Spotify Premium kündigen"],
      decline: ["Weiter"],
      confirm: [
        "Abonnement kündigen",
        "Mein Abo kündigen",
        "Ja, kündigen",
        "Ja, ich möchte kündigen",
      ],
    },
    es: {
      nav: ["Cambiar plan", "Planes disponibles", "Administrar tu plan"],
      enter: ["Cancelar Premium", "Cancelar plan"],
      confirm: ["Sí, cancelar"],
    },
    fr: {
      nav: ["Gérer votre abonnement", "Modifier l'abonnement"],
      enter: ["Annuler Premium"],
      decline: ["Continuer à annuler"],
      confirm: ["Oui, annuler"],
    },
    nl: {
      nav: ["abonnement wijzigen", "Wijzigen of annuleren", "Beheer je plan"],
      enter: ["Premium annuleren", "Premium opzeggen", "Plan opzeggen"],
      confirm: ["Ja, annuleren"],
    },
  },
  billers: ["apple", "google-play", "carrier"],
  hints: [
    'Way in: account page, section for the subscription, "Cancel plan"; the older form is "Change plan", then "Cancel Premium" at the very bottom under the free plan.',
    'A page lists what the free plan lacks: "Continue to cancel" goes on.',
    'A reason may be asked before the last button. Its English label was not seen; German "Ja, kündigen", Spanish "Sí, cancelar", French "Oui, annuler", Dutch "Ja, annuleren".',
    "Proof: the day on which the account turns into the free plan.",
    "No cancel link means a partner bills. Only the manager of a Family or Duo plan can cancel it.",
  ],
  warnings: ["Ending a student plan blocks the student price for twelve months."],
  channels: ["online"],
  facts: [
    {
      fact: "English labels: the way in.",
      source: "http://www.yzkexin.com/news/12d61699371.html",
      sure: "medium",
    },
    {
      fact: "German labels: the way in, on past an offer, the last button.",
      source: "https://www.rtl.de/gutscheine/spotify",
      dated: "2019-09",
      sure: "medium",
    },
    {
      fact: "Spanish labels: the way in, the last button.",
      source:
        "https://www.infobae.com/america/tecno/2022/11/23/guia-para-cancelar-o-eliminar-una-cuenta-de-spotify-premium/",
      dated: "2022-11-23",
      sure: "medium",
    },
    {
      fact: "French labels: the way in, on past an offer, the last button.",
      source:
        "https://www.netcost-security.fr/guides/guides-tech/73947/comment-annuler-labonnement-premium-sur-spotify/",
      dated: "2022-02",
      sure: "medium",
    },
    {
      fact: "Dutch labels: the way in, the last button.",
      source: "https://www.iphoned.nl/tips/spotify-opzeggen/",
      dated: "2020-05",
      sure: "medium",
    },
    {
      fact: "After the next billing date the account goes on as a free one and keeps its playlists.",
      source: "https://televisor.co.uk/business/how-to-cancel-your-spotify-premium/012920",
      sure: "medium",
    },
    {
      fact: "Cancelling works in a browser, not in the app.",
      source: "https://www.iphoned.nl/tips/spotify-opzeggen/",
      dated: "2020-05",
      sure: "medium",
    },
    {
      fact: "With the Dutch provider KPN it could only be ended together with the package.",
      source: "https://www.androidplanet.nl/tips/spotify-abonnement-opzeggen/",
      dated: "2020-03",
      sure: "low",
    },
  ],
  lastChecked: "2026-11",
  tested: "never on the live site",
});
