import type { LetterWords } from "../letter-words.ts";

export const english: LetterWords = {
  subject: "Notice of cancellation: {service}",
  greeting: "Dear Sir or Madam,",
  end: "I hereby end my contract for {service} as of {when}.",
  otherwise: "Should that day not be possible, I end it as of the next possible day.",
  noCharge: "From that day I withdraw my consent to any further charge or direct debit.",
  confirm:
    "Please confirm the receipt of this notice and the day on which the contract ends, in writing.",
  noOffers: "Please do not contact me with offers to stay.",
  legal: "Legal ground: {law}. {says}",
  source: "Text of the law: {source} (since {since}; looked up on {checked})",
  closing: "Yours faithfully,",
  signature: "(signature)",
  account: "Customer or contract number: {account}",
  email: "E-mail of the account: {email}",
  yourName: "(your name)",
  yourAddress: "(your address)",
  noAdvice:
    "Written by a program from public texts of law. This is no legal advice; check it before you send it. Nothing has been sent.",
  now: "the next possible day",
  phone: {
    title: "What to say on the phone: {service}",
    before: "Have ready: the customer number, the e-mail of the account, pen and paper, the time.",
    opening:
      "“I am calling to end my contract for {service}, customer number {account}, as of {when}.”",
    insist: "If they ask why: “I do not wish to say. Please end it.”",
    offers: "To every offer: “No, thank you. Please end it now.”",
    ask: "Before you hang up: “Please tell me your name, a reference number and the day on which it ends, and send me a confirmation by e-mail.”",
    notes: "Write down: date and time, name, reference number, end date.",
  },
  dispute: {
    subject: "Charge after the end of a contract: {service}",
    body: "My contract for {service} ended on {date}; the provider's own site confirmed it, as the attached record shows. On {chargedOn} I was nevertheless charged {amount}.",
    ask: "I did not authorise this charge. Please take it back (chargeback or reversal) and stop further ones by this merchant.",
    attached:
      "Attached: the record of the cancellation with the provider's own words, pictures and hash chain.",
  },
  on: "{date}",
};
