import type { FinalWords } from "./language.ts";

/** Lithuanian. */
export const lt: FinalWords = {
  cancel: "atšaukti | atšaukimas",
  end: "atsisakyti prenumeratos | nutraukti prenumeratą | atšaukti prenumeratą | nutraukti | nutraukti sutartį | atsisakyti narystės | prenumeratos atsisakymas | nutraukti narystę",
  delete: "ištrinti | pašalinti visam laikui | trinti",
  buy: "pirkti | pirkti dabar | mokėti | apmokėti | sumokėti | užsakyti | pateikti užsakymą | prenumeruoti | paaukoti | aukoti | siųsti pinigus",
  reach: "paskelbti | dalintis | pakviesti",
  subject: "prenumeratą | prenumerata | prenumeratos | narystę | narystė | sutartį | planą",
  affirm: "=taip | =tęsti | =patvirtinti",
};
