import type { FinalWords } from "./language.ts";

/** Serbian (both scripts). */
export const sr: FinalWords = {
  cancel: "otkaži | otkažite | откажи | откажите | поништи | otkazivanje | отказивање",
  end: "otkaži pretplatu | откажи претплату | отказивање претплате | odjavi me | одјави ме | раскини уговор | raskini ugovor | прекини претплату | prekini pretplatu | укини претплату",
  delete: "obriši | обриши | избриши | трајно уклони | izbriši",
  buy: "kupi | купи | купите | плати | платите | наручи | poruči | поручи | претплати се | pretplati se | надогради | донирај | пошаљи новац",
  reach: "objavi | објави | подели | podeli | позови | pozovi",
  subject: "pretplatu | претплату | претплата | чланство | članstvo | уговор | ugovor",
  affirm: "=da | =да | =nastavi | =настави | =potvrdi | =потврди",
};
