import type { FinalWords } from "./language-words.ts";

/** Uzbek. */
export const uz: FinalWords = {
  cancel: "bekor qilish",
  end: "obunani bekor qilish | obunani to'xtatish | a'zolikni bekor qilish | shartnomani bekor qilish",
  delete: "o'chirish | hisobni o'chirish",
  buy: "sotib olish | hozir sotib olish | to'lash | buyurtma berish | obuna bo'lish | xayriya qilish | pul yuborish",
  reach: "nashr qilish | ulashish | taklif qilish",
  subject: "obuna | obunani | a'zolik | shartnoma",
  affirm: "=ha | =davom etish | =tasdiqlash",
};
