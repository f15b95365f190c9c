import type { FinalWords } from "./language.ts";

/** Estonian. */
export const et: FinalWords = {
  cancel: "tühista | tühistamine | katkesta",
  end: "tühista tellimus | lõpeta tellimus | lõpeta liikmesus | lõpeta leping | loobu tellimusest | tellimuse lõpetamine | ütle leping üles | lepingu lõpetamine | tühista liikmesus",
  delete: "kustuta | kustutamine | kustuta jäädavalt",
  buy: "osta | osta kohe | maksa | maksan | telli | esita tellimus | telli kohe | liitu tasuliselt | anneta | saada raha",
  reach: "avalda | postita | jaga kõigiga | kutsu",
  subject: "tellimus | tellimuse | tellimust | liikmesus | liikmesuse | leping | lepingu | paketi",
  affirm: "=jah | =jätka | =kinnita",
};
