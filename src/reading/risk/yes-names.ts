import { ADDRESS } from "./lexicon-address.ts";
import { bitsOf, wordsOf } from "./read-words.ts";

const CONFIRM_NAME =
  /^(?:confirm(?:ed|ation)?|yes|sure|force|final|execute|commit|really|go|(?:go_?)?ahead|proceed|do_?it|for_?real)$/i;

/** Programs say 1 and true; a word of yes is somebody's. */
export const SPOKEN_YES =
  /^(?:yes|ja|jo|oui|s[ií]|sim|tak|ano|áno|igen|da|да|так|evet|kyllä|kylla|ναι|כן|نعم|はい|是|예|네)$/iu;

export const TRUTHY =
  /^(?:|1|true|y|yes|on|ja|jo|oui|s[ií]|sim|tak|ano|áno|igen|da|evet|kyllä|kylla|jah|ya|ναι|да|так|はい|是|네|예|ok|confirm(?:ed)?|now)$/i;

/** What says of itself that there is no way back: no look has that to say. */
export const FOR_GOOD =
  /(?:^|[^a-z])(?:forever|for[_ -]?good|permanent(?:ly|e|emente)?|irrevocabl[ey]|irrevocablemente|irreversibl[ey]|irreversiblemente|definitively|unwiderruflich|endgu?e?ltig|definitivement|definitivamente|definitief|voorgoed|nieodwracalnie|trwale|natrvalo|pysyvasti|permanent[ao]|navsegda|kalici)(?![a-z])/i;

/** "bekräfta", "bestaetigen", "irrevocable": a yes in the words of other languages, or one for good. */
export const isYesName = (name: string): boolean =>
  CONFIRM_NAME.test(name) ||
  SPOKEN_YES.test(name) ||
  (name.length <= 40 &&
    (FOR_GOOD.test(name) || ADDRESS.commit === (bitsOf(wordsOf(name)) & ADDRESS.commit)));
