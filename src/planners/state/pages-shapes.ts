import type { DescribedPage } from "./described-page.ts";

/** Pages that are known by their shape more than by their words. */
export const pagesShapes: DescribedPage[] = [
  {
    expected: "FINAL_CONFIRMATION",
    lang: "it",
    title: "Area soci · Orto Urbano",
    text: "# Area soci\nProssima cassetta\n4 dicembre 2026",
    controls: "l Gestisci",
    over: {
      label: "Fermiamo le cassette?",
      text: "## Fermiamo le cassette?\nLa cassetta del 4 dicembre non partirà.",
      controls: "b Ci penso su; b Interrompi l'abbonamento",
    },
  },
  {
    expected: "FINAL_CONFIRMATION",
    lang: "en",
    title: "Pool pass",
    text: "# One last look\nOnce your pass is stopped you won’t be able to book lanes.",
    controls: "b Never mind; b Cancel my pass",
  },
  {
    expected: "FINAL_CONFIRMATION",
    lang: "es",
    title: "Cancelar suscripción · Faro",
    text: "# Cancelar suscripción\nTu suscripción terminará el 6 de diciembre de 2026.\n¿Cuál es el motivo?",
    controls:
      "r Es muy cara; r La uso poco; r Otro motivo; b Cancelar la suscripción; l Seguir suscrito",
  },
  {
    expected: "RETENTION_OFFER",
    lang: "en",
    title: "Settings · Plankly",
    text: "# Settings\nBoards and people",
    controls: "l Boards",
    over: {
      label: "A smaller one?",
      text: "## A smaller one?\nPlankly Mini costs $4.00 a month.",
      controls: "b Switch to Mini; b Pay half; b Neither",
    },
  },
  {
    expected: "RETENTION_OFFER",
    lang: "fr",
    title: "Votre geste a du sens",
    text: "# Votre geste a du sens\nUn montant plus petit, ou quelques semaines de répit ?",
    controls: "b Passer à 5 €; b Suspendre deux mois; l Non, je préfère arrêter",
  },
  {
    expected: "EXIT_SURVEY",
    lang: "de",
    title: "Schritt 1 von 3",
    text: "# Woran liegt’s?\nBitte wähle, was am ehesten zutrifft",
    controls: "r Es ist mir zu teuer; r Ich ziehe um; r Die Portionen passen nicht; b Weiter",
  },
  {
    expected: "EXIT_SURVEY",
    lang: "en",
    title: "One quick question",
    text: "# One quick question\nWhat made you stop?",
    controls: "b Choose an answer ▾; b Send answer",
  },
  {
    expected: "FAILED",
    lang: "en",
    title: "Services",
    text: "# Services\nMailboxes\nActive\nRenews on 9 December 2026",
    controls: "l Overview",
    over: {
      label: "Not possible right now",
      text: "## Not possible right now\nAn invoice is open. Your hosting stays active and was not cancelled.",
      controls: "b Close",
    },
  },
  {
    expected: "LOGIN_REQUIRED",
    lang: "en",
    title: "See your giving",
    text: "# See your giving\nEnter your email address and we’ll send you a link to log in.",
    controls: "e Email address; b Email me a link",
  },
  {
    expected: "THIRD_PARTY_BILLING",
    lang: "en",
    title: "Your plan · Calmwater",
    text: "# Your plan\n## Calmwater Unlimited comes with your Hillcom phone contract\nActive since 12 June 2025\nYou pay for it on your Hillcom bill, £4.00 a month.",
    controls: "l Back",
  },
  {
    expected: "ACCOUNT_ACTIVE",
    lang: "nl",
    title: "Mijn club",
    text: "# Mijn club\nLidmaatschap\nKelderclub\nVolgende doos\n2 december 2026\nPrijs\n€ 59 per doos",
    controls: "b Iets wijzigen",
  },
  {
    expected: "ACCOUNT_CANCELLED",
    lang: "de",
    title: "Mein Konto",
    text: "# Hallo Jana\nDu bekommst keine Box mehr. Es wird nichts mehr abgebucht.",
    controls: "b Wieder einsteigen",
  },
  {
    expected: "ACCOUNT_CANCELLED",
    lang: "en",
    title: "Your giving — Treeline",
    text: "# Your monthly gift has stopped\nWe won’t take another payment.",
    controls: "b Start giving again",
  },
  {
    expected: "COMPLETE",
    lang: "en",
    title: "Billing · Countly",
    text: "# Billing\nPayments are handled by Portly.\n# Your plan has been canceled\nTeam stays available until December 11, 2026.",
    controls: "l Return to billing",
  },
  {
    expected: "UNKNOWN",
    lang: "en",
    title: "Notes | Lanes",
    text: "# Opening hours\nWeekdays 8 to 20, weekends 9 to 18.",
    controls: "l Home",
  },
  // What is lost and a way on, in a dialog without a word for staying.
  {
    expected: "RETENTION_OFFER",
    lang: "de",
    title: "Meine Lieder · Klangkiste",
    text: "# Meine Lieder\n## Tarif Plus\n9,00 € im Monat, verlängert sich am 4. Dezember 2026",
    controls: "b Verlängerung verwalten",
    over: {
      label: "Noch 12 Gutschriften übrig",
      text: "## Noch 12 Gutschriften übrig\nNicht genutzte Gutschriften verfallen am 4. Dezember.",
      controls: "b Weiter; b Zu den Liedern",
    },
  },
  // One way to stay, one to go on, and nothing is asked.
  {
    expected: "RETENTION_OFFER",
    lang: "en",
    title: "The snow is on its way | Pistely",
    text: "# The snow is on its way\nOpening weekend: Birch Hill, Long Ridge, North Bowl.",
    controls: "l Stay on the slopes; l Keep going",
  },
  // A smaller gift, and a link that goes on all the same.
  {
    expected: "RETENTION_OFFER",
    lang: "nl",
    title: "Dankzij u | Dierenhof",
    text: "# Dankzij u kregen 80 dieren een dak\nMisschien past een kleiner bedrag beter?",
    controls: "b Ik geef € 4,00 per maand; l Toch opzeggen",
  },
  {
    expected: "EXIT_SURVEY",
    lang: "en",
    title: "Would you say why? | Rowanfund",
    text: "# Would you say why?\nYou can leave this empty.\nYour words",
    controls: "s Choose; t Your words; b Continue; l Skip",
  },
  {
    expected: "COMPLETE",
    lang: "en",
    title: "We’ve got your notice · Fibrewell",
    text: "# We’ve got your notice\nYour Home 200 service will end on 9 December 2026. Reference FW-20711.",
    controls: "l Back to my services",
  },
  // A row's buttons say what could be done, not what is.
  {
    expected: "ACCOUNT_CANCELLED",
    lang: "de",
    title: "Verträge – Serverhain",
    text: "# Verträge\n| Vertrag | Preis | Status |  |\n| --- | --- | --- | --- |\n| Speicher Plus | 7,50 €/Monat | Gekündigt, läuft bis 2. Dezember 2026 | Kündigung widerrufen |",
    controls: "b Kündigung widerrufen",
  },
];
