import type { FinalWords } from "./language-words.ts";

/** Maltese. */
export const mt: FinalWords = {
  cancel: "ikkanċella | annulla",
  end: "ikkanċella l-abbonament | ikkanċella abbonament | waqqaf l-abbonament | itterminha | ittermina l-kuntratt | tneħħi l-abbonament | neħħi l-abbonament",
  delete: "ħassar | ħassar il-kont",
  buy: "ixtri | ixtri issa | ħallas | abbona | agħti donazzjoni | ibgħat flus",
  reach: "ippubblika | aqsam | stieden",
  subject: "abbonament | l-abbonament | sħubija | kuntratt | l-kuntratt",
  affirm: "=iva | =kompli | =ikkonferma",
};
