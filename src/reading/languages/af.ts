import type { FinalWords } from "./language-words.ts";

/** Afrikaans. */
export const af: FinalWords = {
  cancel: "kanselleer",
  end: "kanselleer intekening | kanselleer my intekening | kanselleer lidmaatskap | beëindig | beëindig intekening | teken uit van intekening | stop intekening | sê kontrak op",
  delete: "skrap | skrap rekening | vee uit | verwyder permanent",
  buy: "koop | koop nou | betaal | betaal nou | bestel | plaas bestelling | teken in en betaal | gradeer op | skenk | stuur geld",
  reach: "publiseer | deel met almal | nooi",
  subject: "intekening | lidmaatskap | kontrak | subskripsie",
  affirm: "=ja | =gaan voort | =bevestig",
};
