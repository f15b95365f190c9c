import type { FinalWords } from "./language.ts";

/** Latvian. */
export const lv: FinalWords = {
  cancel: "atcelt | atcelšana",
  end: "atteikties no abonementa | atcelt abonementu | pārtraukt abonementu | pārtraukt | izbeigt abonementu | izbeigt līgumu | lauzt līgumu | atrakstīties",
  delete: "dzēst | izdzēst | neatgriezeniski dzēst",
  buy: "pirkt | pirkt tagad | nopirkt | maksāt | apmaksāt | samaksāt | pasūtīt | veikt pasūtījumu | abonēt | ziedot | sūtīt naudu",
  reach: "publicēt | kopīgot | uzaicināt | dalīties",
  subject: "abonementu | abonements | abonementa | dalību | līgumu | līgums | plānu",
  affirm: "=jā | =turpināt | =apstiprināt",
};
