import type { FinalWords } from "./language-words.ts";

/** Kurdish. */
export const ku: FinalWords = {
  cancel: "betal bike | hilweşîne | هەڵوەشاندنەوە",
  end: "abonetiyê betal bike | abonetiyê rawestîne | endametiyê betal bike | هەڵوەشاندنەوەی بەشداریکردن",
  delete: "jê bibe | hesabê jê bibe | سڕینەوە",
  buy: "bikire | niha bikire | siparîş bike | abone bibe | کڕین | پارەدان",
  reach: "biweşîne | parve bike | vexwîne",
  subject: "abonetî | abonetiyê | endametî | بەشداریکردن",
  affirm: "=erê | =bidomîne | =بەڵێ",
};
