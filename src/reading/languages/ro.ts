import type { FinalWords } from "./language.ts";

/** Romanian. */
export const ro: FinalWords = {
  cancel: "anulează | anulați | anulare",
  end: "dezabonează* | dezabonare | reziliază | reziliați | reziliere | anulează abonamentul | renunță la abonament | încetează abonamentul | încheie abonamentul | încheie contractul | oprește abonamentul",
  delete: "șterge | ștergeți | ștergere",
  buy: "cumpără | cumpărați | plătește | plătiți | plătesc | comandă acum | plasează comanda | finalizează comanda | abonează-te | abonare | treci la premium | donează | trimite bani",
  reach: "publică | distribuie | invită | trimite invitația | postează",
  subject:
    "abonament | abonamentul | abonamentului | abonamentele | calitatea de membru | contractul | contract",
  affirm: "=da | =continuă | =confirmă | =confirm",
};
