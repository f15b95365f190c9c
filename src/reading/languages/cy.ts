import type { FinalWords } from "./language-words.ts";

/** Welsh. */
export const cy: FinalWords = {
  cancel: "canslo | diddymu",
  end: "dad-danysgrifio | terfynu | terfynu tanysgrifiad | canslo tanysgrifiad | canslo fy nhanysgrifiad | canslo aelodaeth | dod â'r tanysgrifiad i ben | gorffen tanysgrifiad",
  delete: "dileu | dileu cyfrif",
  buy: "prynu | prynu nawr | talu | talu nawr | archebu | tanysgrifio | uwchraddio | cyfrannu arian | anfon arian",
  reach: "cyhoeddi | rhannu | gwahodd",
  subject: "tanysgrifiad | danysgrifiad | nhanysgrifiad | aelodaeth | contract | cytundeb",
  affirm: "=ie | =parhau | =cadarnhau",
};
