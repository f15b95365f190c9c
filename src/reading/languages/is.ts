import type { FinalWords } from "./language.ts";

/** Icelandic. */
export const icelandic: FinalWords = {
  cancel: "hætta við | afturkalla",
  end: "segja upp | segja upp áskrift | uppsögn | hætta í áskrift | ljúka áskrift | slíta samningi | afskrá mig | hætta áskrift",
  delete: "eyða | eyða reikningi | eyða varanlega",
  buy: "kaupa | kaupa núna | greiða | borga | panta | staðfesta pöntun | gerast áskrifandi | uppfæra áskrift | styrkja | senda peninga",
  reach: "birta | deila | bjóða",
  subject: "áskrift | áskriftina | áskriftar | aðild | aðildina | samning | samningi",
  affirm: "=já | =halda áfram | =staðfesta",
};
