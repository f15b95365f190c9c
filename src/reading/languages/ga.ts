import type { FinalWords } from "./language-words.ts";

/** Irish. */
export const ga: FinalWords = {
  cancel: "cealaigh | cuir ar ceal",
  end: "díliostáil | cuir deireadh le | cuir deireadh le síntiús | cealaigh an síntiús | cealaigh do shíntiús | foirceann",
  delete: "scrios | scrios an cuntas | scrios go buan",
  buy: "ceannaigh | ceannaigh anois | íoc | íoc anois | ordaigh | liostáil | uasghrádaigh | bronn airgead | seol airgead",
  reach: "foilsigh | roinn | tabhair cuireadh",
  subject: "síntiús | shíntiús | ballraíocht | bhallraíocht | conradh",
  affirm: "=tá | =ar aghaidh | =deimhnigh | =lean ar aghaidh",
};
