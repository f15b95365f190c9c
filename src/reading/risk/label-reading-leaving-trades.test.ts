import { judges } from "../../../test/support/label-table.ts";

// Passes, notices and what one takes by its price, as the sites of many trades word them.
judges("leaving and paying in the words of other trades, %s", {
  en: {
    danger: [
      "Carry on giving notice",
      "Go on giving it up",
      "Give up my railcard",
      "Choose £3.50",
      "I'll take £4 a month",
      "Pay now with the card ending 88",
      "Send a gift card",
      "Switch to Family",
      "Post publicly",
    ],
    caution: ["Take two weeks off", "Choose plan", "Leave a comment about our service"],
    safe: ["Leave everything as it is"],
  },
  de: {
    danger: ["Lieber beenden", "Ich nehme 3,50 €", "Zum Familientarif wechseln"],
    caution: ["Karte austauschen"],
    safe: ["Weiter sparen", "Ich bleibe"],
  },
  fr: {
    danger: ["Je préfère arrêter", "Je choisis 3,50 €", "Passer au forfait famille"],
    caution: ["Remplacer la carte"],
    safe: ["Laisser tel quel", "Continuer à économiser"],
  },
  es: {
    danger: ["Prefiero dejarlo", "Me quedo por 3,50 €", "Terminar el pase"],
    caution: ["Saltar la próxima entrega", "Seguir", "Sustituir la tarjeta"],
    safe: ["Déjalo así", "Seguir ahorrando"],
  },
  pt: {
    danger: [
      "Encerrar o passe",
      "Deixar o Premium",
      "Escolho 3,50 €",
      "Mudar para o plano família",
    ],
    caution: ["Trocar o cartão", "Deixar um comentário sobre o plano"],
    safe: ["Afinal fico", "Deixar como está"],
  },
  it: {
    danger: ["Lascia lo stesso", "Lasciare il piano", "Lo prendo a 3,50 €"],
    caution: ["Sostituisci la carta", "Lascia un commento sul servizio"],
    safe: ["Continua a risparmiare", "Lascia tutto com'è"],
  },
  nl: {
    danger: ["Liever stoppen", "Ik neem € 3,50"],
    caution: ["Kaart vervangen"],
    safe: ["Laat het zo", "Blijven sparen"],
  },
  sv: {
    danger: ["Säg upp månadskortet", "Lämna ändå"],
    caution: ["Låt kortet vila", "Byt till halvkort"],
    safe: ["Föregående", "Låt det vara"],
  },
});
