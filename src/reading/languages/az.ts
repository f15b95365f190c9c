import type { FinalWords } from "./language.ts";

/** Azerbaijani. */
export const az: FinalWords = {
  cancel: "ləğv et | ləğv edin | imtina",
  end: "abunəliyi ləğv et | abunəliyi dayandır | abunəlikdən çıx | müqaviləni ləğv et | üzvlüyü ləğv et | abunəliyi bitir",
  delete: "sil | hesabı sil | həmişəlik sil",
  buy: "indi al | satın al | ödə | ödəniş et | sifariş et | abunə ol | yüksəlt | ianə et | pul göndər",
  reach: "dərc et | paylaş | dəvət et",
  subject: "abunəlik | abunəliyi | üzvlük | üzvlüyü | müqavilə",
  affirm: "=bəli | =davam et | =təsdiq et",
};
