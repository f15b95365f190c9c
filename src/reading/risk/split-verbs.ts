/**
 * Verbs whose second half comes after their object: "turn renewal off", "zeg mijn abonnement op", "schalte die
 * Verlängerung aus". Put together, the phrases of the lexicons find them.
 */
const SPLIT: [RegExp, string][] = [
  [/\b(turn|switch|shut) ((?:\S+ ){1,4}?)off\b/g, "$1 off $2"],
  [/\b(cut|call) ((?:\S+ ){1,4}?)off\b/g, "$1 off $2"],
  [/\b(close|shut|wind) ((?:\S+ ){1,4}?)down\b/g, "$1 down $2"],
  [/\bopt (me |us )out\b/g, "opt out $1"],
  [/\b(?:zeg|zegt) ((?:\S+ ){1,5}?)op\b/g, "opzeggen $1"],
  [/\b(?:zet|zetten) ((?:\S+ ){1,5}?)stop\b/g, "stopzetten $1"],
  [/\b(?:zet|zetten) ((?:\S+ ){1,5}?)uit\b/g, "uitzetten $1"],
  [/\b(?:zet|zetten) ((?:\S+ ){1,5}?)stil\b/g, "stilzetten $1"],
  [/\b(?:schrijf|meld) ((?:\S+ ){1,5}?)(?:uit|af)\b/g, "uitschrijven $1"],
  [/\b(?:schalte|schalten) ((?:\S+ ){1,5}?)(?:aus|ab)\b/g, "ausschalten $1"],
  [/\b(?:bestelle|bestellen) ((?:\S+ ){1,5}?)ab\b/g, "abbestellen $1"],
  [/\b(?:stelle|stellen) ((?:\S+ ){1,5}?)ein\b/g, "einstellen $1"],
  [/\b(?:lose|losen) ((?:\S+ ){1,5}?)auf\b/g, "auflosen $1"],
  [/\b(?:sag|saga) upp ((?:\S+ ?){1,4})/g, "saga upp $1"],
];

/** `text`: lower case, accents folded. */
export function joinSplitVerbs(text: string): string {
  return SPLIT.reduce((joined, [pattern, whole]) => joined.replace(pattern, whole), text);
}
