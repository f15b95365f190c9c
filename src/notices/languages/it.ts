import type { LetterWords } from "../letter-words.ts";

export const italian: LetterWords = {
  subject: "Recesso dal contratto: {service}",
  greeting: "Spett.le Società,",
  end: "con la presente recedo dal mio contratto {service} con effetto {when}.",
  otherwise: "Qualora non fosse possibile, il recesso avrà effetto dalla prima data utile.",
  noCharge: "Da tale data revoco ogni autorizzazione all'addebito.",
  confirm:
    "Vi prego di confermare per iscritto il ricevimento della presente e la data di cessazione del contratto.",
  noOffers: "Non desidero ricevere offerte per proseguire.",
  legal: "Fondamento: {law}. {says}",
  source: "Testo di legge: {source} (dal {since}; consultato il {checked})",
  closing: "Distinti saluti,",
  signature: "(firma)",
  account: "Numero cliente o di contratto: {account}",
  email: "E-mail dell'account: {email}",
  yourName: "(il Suo nome)",
  yourAddress: "(il Suo indirizzo)",
  noAdvice:
    "Scritto da un programma sulla base di testi di legge pubblici. Non è consulenza legale; verificare prima dell'invio. Non è stato inviato nulla.",
  now: "dalla prima data utile",
  phone: {
    title: "Al telefono: {service}",
    before: "Tenere pronti: numero cliente, e-mail dell'account, carta e penna, l'ora.",
    opening:
      "«Chiamo per recedere dal contratto {service}, numero cliente {account}, con effetto {when}.»",
    insist: "Se chiedono il motivo: «Preferisco non dirlo. Per favore, chiudete il contratto.»",
    offers: "A ogni offerta: «No, grazie. Chiudete il contratto adesso, per favore.»",
    ask: "Prima di chiudere: «Mi dica il Suo nome, un numero di pratica e la data di cessazione, e mi invii una conferma per e-mail.»",
    notes: "Annotare: data e ora, nome, numero di pratica, data di cessazione.",
  },
  dispute: {
    subject: "Addebito dopo la fine del contratto: {service}",
    body: "Il mio contratto {service} è cessato il {date}; lo ha confermato il sito stesso del fornitore, come mostra il documento allegato. Il {chargedOn} mi sono stati comunque addebitati {amount}.",
    ask: "Non ho autorizzato questo addebito. Vi chiedo di stornarlo e di bloccare quelli successivi di questo esercente.",
    attached:
      "Allegato: la registrazione del recesso con le parole del fornitore, immagini e catena di controllo.",
  },
  on: "dal {date}",
};
