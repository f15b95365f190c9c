import type { FinalWords } from "./language-words.ts";

/** Hausa. */
export const ha: FinalWords = {
  cancel: "soke",
  end: "soke biyan kuɗi | soke rajista | daina biyan kuɗi | soke kwangila | soke zama memba",
  delete: "share asusu | goge | goge asusu",
  buy: "sayi yanzu | biya yanzu | biya | yi oda | ba da gudummawa | aika kuɗi",
  reach: "wallafa | gayyata",
  subject: "biyan kuɗi | rajista | kwangila",
  affirm: "=ci gaba | =tabbatar",
};
