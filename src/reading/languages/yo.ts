import type { FinalWords } from "./language-words.ts";

/** Yoruba. */
export const yo: FinalWords = {
  cancel: "fagilee | fagile",
  end: "fagilee ṣiṣe alabapin | fagile alabapin | dawọ alabapin duro | fopin si alabapin",
  delete: "paarẹ | pa iroyin rẹ",
  buy: "ra bayi | sanwo | san owo | paṣẹ | ṣe alabapin | ṣetọrẹ | fi owo ranṣẹ",
  reach: "gbejade | pin pẹlu | pe ọrẹ",
  subject: "alabapin | ọmọ ẹgbẹ",
  affirm: "=bẹẹni | =tẹsiwaju | =jẹrisi",
};
