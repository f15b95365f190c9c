import type { LetterWords } from "../letter-words.ts";

export const german: LetterWords = {
  subject: "Kündigung: {service}",
  greeting: "Sehr geehrte Damen und Herren,",
  end: "hiermit kündige ich meinen Vertrag über {service} zum {when}.",
  otherwise: "Sollte das nicht möglich sein, kündige ich hilfsweise zum nächstmöglichen Zeitpunkt.",
  noCharge: "Eine erteilte Einzugsermächtigung widerrufe ich zum Vertragsende.",
  confirm:
    "Bitte bestätigen Sie mir den Eingang dieser Kündigung und den Tag, an dem der Vertrag endet, in Textform.",
  noOffers: "Von Angeboten zur Fortsetzung bitte ich abzusehen.",
  legal: "Rechtsgrundlage: {law}. {says}",
  source: "Gesetzestext: {source} (seit {since}; nachgelesen am {checked})",
  closing: "Mit freundlichen Grüßen",
  signature: "(Unterschrift)",
  account: "Kunden- oder Vertragsnummer: {account}",
  email: "E-Mail-Adresse des Kontos: {email}",
  yourName: "(Ihr Name)",
  yourAddress: "(Ihre Anschrift)",
  noAdvice:
    "Von einem Programm nach öffentlichen Gesetzestexten geschrieben. Keine Rechtsberatung; bitte vor dem Absenden prüfen. Es wurde nichts gesendet.",
  now: "nächstmöglichen Zeitpunkt",
  phone: {
    title: "Am Telefon: {service}",
    before: "Bereitlegen: Kundennummer, E-Mail-Adresse des Kontos, Stift und Papier, Uhrzeit.",
    opening:
      "„Ich möchte meinen Vertrag über {service}, Kundennummer {account}, zum {when} kündigen.“",
    insist:
      "Auf die Frage nach dem Grund: „Dazu möchte ich nichts sagen. Bitte beenden Sie den Vertrag.“",
    offers: "Auf jedes Angebot: „Nein, danke. Bitte kündigen Sie jetzt.“",
    ask: "Vor dem Auflegen: „Bitte nennen Sie mir Ihren Namen, eine Vorgangsnummer und das Enddatum und schicken Sie mir eine Bestätigung per E-Mail.“",
    notes: "Aufschreiben: Datum und Uhrzeit, Name, Vorgangsnummer, Enddatum.",
  },
  dispute: {
    subject: "Abbuchung nach Vertragsende: {service}",
    body: "Mein Vertrag über {service} endete am {date}; die Seite des Anbieters selbst hat das bestätigt, wie der beigefügte Nachweis zeigt. Am {chargedOn} wurden dennoch {amount} abgebucht.",
    ask: "Diese Zahlung habe ich nicht autorisiert. Bitte buchen Sie sie zurück und sperren Sie weitere Abbuchungen dieses Händlers.",
    attached: "Anlage: Nachweis der Kündigung mit den Worten des Anbieters, Bildern und Prüfkette.",
  },
  on: "{date}",
};
