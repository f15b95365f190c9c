import type { FinalWords } from "./language-words.ts";

/** Luxembourgish. */
export const lb: FinalWords = {
  cancel: "ofbriechen | annuléieren",
  end: "kënnegen | kënnegt | abo kënnegen | ofbestellen | kontrakt kënnegen | resiliéieren",
  delete: "läschen | kont läschen",
  buy: "kafen | elo kafen | bezuelen | bestellen | abonnéieren | spenden | suen schécken",
  reach: "verëffentlechen | deelen | invitéieren",
  subject: "abo | abonnement | memberschaft | kontrakt",
  affirm: "=jo | =weiderfueren | =bestätegen",
};
