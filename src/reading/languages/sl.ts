import type { FinalWords } from "./language.ts";

/** Slovenian. */
export const sl: FinalWords = {
  cancel: "prekliči | preklic | prekličite",
  end: "odpovej naročnino | odpoved naročnine | prekliči naročnino | preklic naročnine | odjavi me | odjava od naročnine | prekini naročnino | razveljavi pogodbo | odpovejte naročnino",
  delete: "izbriši | izbris | izbrišite",
  buy: "kupi | kupite | kupi zdaj | plačaj | plačajte | naroči | oddaj naročilo | naroči se | nadgradi | daruj | pošlji denar",
  reach: "objavi | povabi",
  subject: "naročnino | naročnina | naročnine | članstvo | članstva | pogodbo | paket",
  affirm: "=da | =nadaljuj | =potrdi | =naprej",
};
