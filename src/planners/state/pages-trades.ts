import type { DescribedPage } from "./described-page.ts";

/** Alarms, passes, boxes and software: pages of trades that speak of notice, orders and days. */
export const pagesTrades: DescribedPage[] = [
  {
    expected: "ACCOUNT_ACTIVE",
    lang: "en",
    title: "Licence · Inkpot",
    text: "# Licence\nInkpot Writer\nRenewal\n3 March 2027, €49.00\nPayments are handled by our reseller Tradelane.",
    controls: "b Card and renewal",
  },
  {
    expected: "ACCOUNT_ACTIVE",
    lang: "de",
    title: "Lizenz · Inkpot",
    text: "# Lizenz\nInkpot Writer\nVerlängert sich am 3. März 2027 für 49,00 €\nBestellungen verwaltet unser Händler Tradelane.",
    controls: "b Karte und Verlängerung",
  },
  {
    expected: "ACCOUNT_ACTIVE",
    lang: "fr",
    title: "Licence · Inkpot",
    text: "# Licence\nInkpot Writer\nProchain prélèvement : 49,00 € le 3 mars 2027\nLes commandes sont gérées par notre revendeur Tradelane.",
    controls: "b Carte et renouvellement",
  },
  {
    expected: "FINAL_CONFIRMATION",
    lang: "en",
    title: "When should Gold end?",
    text: "# When should Gold end?\nFrom then on nothing more is taken.",
    controls:
      "r On 1 March, when the month is over; r Today, no refund; b End my membership; b I'll stay",
  },
  {
    expected: "FINAL_CONFIRMATION",
    lang: "pt",
    title: "Quando termina o Gold?",
    text: "# Quando queres que o Gold termine?\nA partir daí não pagas mais nada.",
    controls:
      "r A 1 de março, no fim do mês; r Hoje, sem reembolso; b Terminar a subscrição; b Afinal fico",
  },
  {
    expected: "FINAL_CONFIRMATION",
    lang: "it",
    title: "Corriere",
    text: "## Corriere Lampo\n4,99 € al mese · si rinnova il 25 nov",
    controls: "b Altro",
    over: {
      label: "Vuoi lasciare Corriere Lampo?",
      text: "### Vuoi lasciare Corriere Lampo?\nHai le consegne gratis fino al 25 nov, poi finisce.",
      controls: "b Rimani iscritto; b Disattiva Corriere Lampo",
    },
  },
  {
    expected: "FINAL_CONFIRMATION",
    lang: "pt",
    title: "Encerrar o passe",
    text: "# Encerrar o passe\nO passe vale até 3/12/2026 e não será renovado.",
    controls: "l Ficar com o passe; b Encerrar passe",
  },
  {
    expected: "RETENTION_OFFER",
    lang: "en",
    title: "Your points",
    text: "# You have 900 miles\nThey vanish with your card. Hold on to it and we’ll add 200 more.",
    controls: "b Hold on to my card, add 200 miles; l Go on giving it up",
  },
  {
    expected: "RETENTION_OFFER",
    lang: "es",
    title: "¿Te sobra café?",
    text: "# ¿Te sobra café?\nDeja descansar tu plan dos meses y te guardamos el precio.",
    controls: "b Descansar dos meses; b Déjalo como está; b Prefiero terminarlo",
  },
  {
    expected: "EXIT_SURVEY",
    lang: "en",
    title: "How did we do?",
    text: "# How did Lull help you?\nYour answer is anonymous.",
    controls: "r Not much; r A little; r A lot; b Send and continue; b Skip this",
  },
  {
    expected: "COMPLETE",
    lang: "en",
    title: "Notice received",
    text: "# We have received your notice\nPanel monitoring will stop on 17 December 2026. Your other services carry on.",
    controls: "l Return to services",
  },
  {
    expected: "COMPLETE",
    lang: "en",
    title: "Your plan is over",
    text: "# Your plan is over\nNo more boxes are on the way. Take care.",
    controls: "l Back to the shop",
  },
  {
    expected: "ACCOUNT_ACTIVE",
    lang: "sv",
    title: "Mina kort - Banan",
    text: "# Mina kort\n## Årskort\nGiltigt. Förlängs automatiskt den 12 januari 2027 för 990 kr.",
    controls: "b Uppgradera för 400 kr; b Betalning; b Förlängning",
  },
  {
    expected: "ACCOUNT_CANCELLED",
    lang: "sv",
    title: "Mina kort - Banan",
    text: "# Mina kort\n## Årskort\nUppsagt. Kortet gäller till och med den 12 januari 2027 och förlängs inte.",
    controls: "b Ångra uppsägningen",
  },
];
