import type { FinalWords } from "./language-words.ts";

/** Zulu and Xhosa. */
export const zu: FinalWords = {
  cancel: "khansela | rhoxisa",
  end: "khansela ukubhalisa | khansela okubhaliselwe | yekisa ukubhalisa | rhoxisa umrhumo | phelisa ubulungu | yeka ukubhalisela",
  delete: "susa i-akhawunti | sula i-akhawunti | cima i-akhawunti",
  buy: "thenga | thenga manje | khokha | hlawula | oda manje | bhalisela futhi ukhokhe | nikela | thumela imali",
  reach: "shicilela | yabelana | mema",
  subject: "ukubhalisa | umrhumo | ubulungu",
  affirm: "=yebo | =ewe | =qhubeka | =qinisekisa",
};
