import type { LetterWords } from "../letter-words.ts";

export const dutch: LetterWords = {
  subject: "Opzegging: {service}",
  greeting: "Geachte heer of mevrouw,",
  end: "Hierbij zeg ik mijn overeenkomst voor {service} op per {when}.",
  otherwise: "Mocht dat niet mogelijk zijn, dan zeg ik op per de eerst mogelijke datum.",
  noCharge: "Vanaf die datum trek ik mijn machtiging voor automatische incasso in.",
  confirm:
    "Ik verzoek u de ontvangst van deze opzegging en de einddatum schriftelijk te bevestigen.",
  noOffers: "Ik wil geen aanbiedingen ontvangen om te blijven.",
  legal: "Grondslag: {law}. {says}",
  source: "Wettekst: {source} (sinds {since}; geraadpleegd op {checked})",
  closing: "Met vriendelijke groet,",
  signature: "(handtekening)",
  account: "Klant- of contractnummer: {account}",
  email: "E-mailadres van het account: {email}",
  yourName: "(uw naam)",
  yourAddress: "(uw adres)",
  noAdvice:
    "Geschreven door een programma op basis van openbare wetteksten. Dit is geen juridisch advies; controleer het vóór verzending. Er is niets verzonden.",
  now: "de eerst mogelijke datum",
  phone: {
    title: "Aan de telefoon: {service}",
    before: "Leg klaar: klantnummer, e-mailadres van het account, pen en papier, de tijd.",
    opening:
      "‘Ik bel om mijn overeenkomst voor {service}, klantnummer {account}, op te zeggen per {when}.’",
    insist: "Op de vraag waarom: ‘Dat wil ik niet zeggen. Wilt u het beëindigen?’",
    offers: "Op elk aanbod: ‘Nee, dank u. Wilt u nu opzeggen?’",
    ask: "Voor het ophangen: ‘Wilt u mij uw naam, een referentienummer en de einddatum geven en een bevestiging per e-mail sturen?’",
    notes: "Noteer: datum en tijd, naam, referentienummer, einddatum.",
  },
  dispute: {
    subject: "Afschrijving na het einde van de overeenkomst: {service}",
    body: "Mijn overeenkomst voor {service} eindigde op {date}; de site van de aanbieder heeft dat zelf bevestigd, zoals de bijlage laat zien. Op {chargedOn} is toch {amount} afgeschreven.",
    ask: "Ik heb deze afschrijving niet toegestaan. Wilt u haar terugboeken en verdere afschrijvingen van deze partij blokkeren?",
    attached:
      "Bijlage: het verslag van de opzegging met de woorden van de aanbieder, beelden en controleketen.",
  },
  on: "{date}",
};
