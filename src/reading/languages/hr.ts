import type { FinalWords } from "./language.ts";

/** Croatian. */
export const hr: FinalWords = {
  cancel: "otkaži | otkazati | poništi | otkažite | odustani",
  end: "otkaži pretplatu | otkazivanje pretplate | odjavi me | odjava pretplate | raskini ugovor | raskid ugovora | prekini pretplatu | ukini pretplatu | prekid pretplate",
  delete: "izbriši | obriši | izbrisati | trajno ukloni",
  buy: "kupi | kupite | kupi odmah | plati | platite | naruči | naručite | pretplati se | pretplatite se | nadogradi | doniraj | pošalji novac",
  reach: "objavi | podijeli | pozovi | pošalji pozivnicu",
  subject: "pretplatu | pretplata | pretplate | članstvo | članstva | ugovor | tarifu",
  affirm: "=da | =nastavi | =potvrdi | =potvrđujem",
};
