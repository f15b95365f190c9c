import { billerNamedIn, billers } from "../../services/billers.ts";
import { escapeRegex, plainText } from "../../services/pattern.ts";
import { ownDomains, type Service } from "../../services/service.ts";
import { sentencesOf } from "./claims.ts";
import { conceptReader, plain } from "./concepts.ts";
import type { Language } from "./language.ts";
import type { Layer } from "./layers.ts";
import { sellsForUs } from "./something-else-ended.ts";
import type { Signs } from "./signs.ts";

const named = billers
  .filter((biller) => biller.kind !== "payment")
  .map((biller) => {
    const names = biller.aliases.map((alias) => escapeRegex(plainText(alias))).join("|");
    return {
      biller,
      says: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${names})(?![\p{Ll}\p{N}])`, "iu"),
    };
  });
const SIGN_IN = /sign in|log ?in|continue with|anmelden|connect|iniciar|accedi|inloggen|ログイン/i;

/** Who bills, when the page names him in a sentence about billing or ending. */
export function billerOf(
  layer: Layer,
  languages: Language[],
  service?: Service,
): { title: string; words: string; sure: boolean } | undefined {
  const text = layer.lines
    .map((line) => line.text)
    .filter((line) => !sellsForUs(plain(line)))
    .join("\n");
  const spoken = billerNamedIn(text, service);
  if (spoken) return { title: spoken.biller.title, words: spoken.words, sure: true };
  const own = service === undefined ? [] : ownDomains(service);
  const read = conceptReader(languages);
  for (const sentence of layer.lines.flatMap((line) => sentencesOf(line.text))) {
    const hit = named.find(
      ({ biller, says }) =>
        !biller.domains?.some((domain) => own.includes(domain)) && says.test(plainText(sentence)),
    );
    if (!hit || SIGN_IN.test(sentence) || sellsForUs(plain(sentence))) continue;
    if (read(plain(sentence)).some((found) => found.concept === "billedElsewhere"))
      return { title: hit.biller.title, words: sentence, sure: false };
  }
  return undefined;
}

export function billerSigns(
  signs: Signs,
  layer: Layer,
  languages: Language[],
  service?: Service,
): void {
  const billed = billerOf(layer, languages, service);
  if (!billed) return;
  signs.add("THIRD_PARTY_BILLING", billed.sure ? 4 : 2.5, "biller", billed.words);
  // "It cannot be cancelled here" is then no failure.
  signs.add("FAILED", -2, "biller", billed.words);
  signs.add("ACCOUNT_ACTIVE", -1.5, "biller", billed.words);
}
