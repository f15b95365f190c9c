import type { FinalWords } from "./language-words.ts";

/** Somali. */
export const so: FinalWords = {
  cancel: "jooji | baaji | kansal",
  end: "jooji rukunka | baaji rukunka | ka bax rukunka | jooji xubinnimada | jooji heshiiska",
  delete: "tirtir | tirtir akoonka",
  buy: "iibso | iibso hadda | bixi | bixi lacagta | dalbo | ku deeq | dir lacag",
  reach: "daabac | la wadaag | casuun",
  subject: "rukunka | xubinnimada | heshiiska",
  affirm: "=haa | =sii wad | =xaqiiji",
};
