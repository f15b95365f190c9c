import { editDistance } from "../services/find.ts";

/** The one of `known` that was probably meant: at most a third of the letters differ. */
export function nearestWord(typed: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((word) => ({ word, far: editDistance(typed.toLowerCase(), word) }))
    .toSorted((a, b) => a.far - b.far);
  const best = ranked[0];
  const most = Math.max(1, Math.floor(typed.length / 3));
  return best !== undefined && best.far <= most ? best.word : undefined;
}
