import { amountsIn, datesIn, isPast, isRecurring } from "./tokens.ts";
import { withoutNames, type About } from "./sentence.ts";
import { plain } from "./words.ts";

export const VETOES = [
  "paused",
  "again",
  "moved",
  "waits",
  "condition",
  "living",
  "past",
  "price",
  "trial",
  "refused",
  "signed_out",
] as const;
export type VetoKind = (typeof VETOES)[number];
export type Veto = { kind: VetoKind; quote: string };

const FREE =
  /(?<!\p{L})(?:free|gratis|gratuit|kostenlos|gratuita?|darmow|zdarma|ingyenes|ilmai|ucretsiz|бесплатн|безкоштовн|δωρεαν|mien phi)|無料|免费|免費|무료|مجان|חינם|मुफ़्त|ฟรี/u;

/** What a sentence that is new says against an end. */
export function vetoOf(said: string, about: About): VetoKind | undefined {
  const { words } = about;
  const text = withoutNames(plain(said), about.names);
  const ended = words.has("ended", text);
  const closes = words.has("noMore", text) || words.has("none", text);
  const supposed = words.has("can", text) || words.has("ifs", text);
  const dates = datesIn(said);
  const dated = dates.length > 0;
  // It was running when the run began: what ended long ago is another one, or was begun again.
  if (
    about.ran &&
    dated &&
    (ended || words.has("ends", text)) &&
    dates.every((date) => isPast(date, about.now))
  )
    return "past";
  const open = words.without(["noMore", "none", "ended"], text);
  if (words.has("paused", open) && (!supposed || dated) && !closes) return "paused";
  if (words.has("again", open) && !supposed) return "again";
  if (
    words.has("living", words.without(["noMore", "none"], text)) &&
    (dated || amountsIn(said).length > 0) &&
    !closes
  )
    return "living";
  // What costs nothing is what is left after a plan that was paid.
  const free = FREE.test(text) && amountsIn(said).length === 0 && !words.has("trial", text);
  if (words.has("moved", open) && !words.has("undo", open) && !free) return "moved";
  if (words.has("waits", open)) return "waits";
  if (
    words.has("ifs", words.without(["noMore"], text)) &&
    (ended || closes || words.has("leave", text)) &&
    !words.has("undo", open)
  )
    return "condition";
  return undefined;
}

const MARK = /[\p{L}\d][*†‡§¹²³]+(?:\s|$|[.,])/u;
const NOTE = /^[*†‡§¹²³]/;

/** "Cancelled*": what the star leads to must say the same. */
export function starred(
  claim: string,
  lines: string[],
  isHarmless: (note: string) => boolean,
): string | undefined {
  if (!MARK.test(claim)) return undefined;
  const notes = lines.filter((line) => NOTE.test(line.trim()));
  const bad = notes.find((note) => !isHarmless(note));
  return notes.length === 0 ? claim : bad;
}

/** A sum that comes back and was not there: another plan runs, unless it is what coming back would cost. */
export function newPrice(said: string, known: Set<string>, about: About): boolean {
  if (!isRecurring(said)) return false;
  const text = plain(said);
  return (
    amountsIn(said).some((sum) => !known.has(sum)) &&
    !about.words.has("undo", text) &&
    !about.words.has("can", text)
  );
}
