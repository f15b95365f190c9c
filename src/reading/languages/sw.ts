import type { FinalWords } from "./language.ts";

/** Swahili. */
export const sw: FinalWords = {
  cancel: "ghairi | futilia mbali | batilisha",
  end: "ghairi usajili | sitisha usajili | jiondoe | maliza usajili | katisha usajili | ghairi uanachama | sitisha mkataba | futa usajili",
  delete: "futa | futa akaunti | ondoa kabisa",
  buy: "nunua | nunua sasa | lipa | lipa sasa | lipia | agiza | agiza sasa | jisajili kulipia | boresha mpango | changia | toa mchango | tuma pesa",
  reach: "chapisha | shiriki | alika",
  subject: "usajili | uanachama | mkataba | mpango",
  affirm: "=ndiyo | =endelea | =thibitisha",
};
