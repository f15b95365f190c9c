import { isAside } from "./control-use.ts";
import type { Block } from "./find-block.ts";
import type { Page, PageLine } from "./labelled-page.ts";
import { plain } from "./match-end-words.ts";
import { claimOf, sentencesOf, STATUS, type About } from "./sentence.ts";
import { inItsRow } from "./table-rows.ts";
import { amountsIn, datesIn, hasCome, isPast } from "./tokens.ts";
import { newPrice, starred, vetoOf, type Veto } from "./vetoes.ts";

type Parts = { ours: PageLine[]; head: PageLine[]; all: PageLine[] };

/** "Cancelled ●—— Carries on", a legend of colours: where the opposite stands beside it, the word is one of a choice. */
export function goesOn({ kind, text }: PageLine, { words }: About): boolean {
  if (kind !== "text" || text.length > STATUS || datesIn(text).length > 0) return false;
  const said = plain(text);
  const over = (["ended", "noMore", "none", "ends", "undo", "negates"] as const).some((key) =>
    words.has(key, said),
  );
  return !over && words.has("goesOn", said);
}

const CHANGES = new Set<Veto["kind"]>(["again", "moved", "paused"]);

/** "5 January 2025 | Reactivated by you": what happened days before the run undoes nothing that the run did. */
function isHistory(line: PageLine, after: Page, { now }: About): boolean {
  const dates = datesIn(line.row === undefined ? line.said : inItsRow(line, after));
  return dates.length > 0 && dates.every((date) => isPast(date, now));
}

/** What of the new lines speaks against an end. */
export function vetoesIn(
  { ours, head, all }: Parts,
  block: Block | undefined,
  after: Page,
  about: About,
): Veto[] {
  const vetoes: Veto[] = [];
  const sums = new Set((block?.lines ?? []).flatMap(({ text }) => amountsIn(text)));
  // A log that has today's end at its head may have older ones under it.
  const logged = ours.some(
    ({ kind, said }) =>
      kind === "text" &&
      about.words.has("ended", plain(said)) &&
      datesIn(said).some((date) => hasCome(date, about.now) && !isPast(date, about.now)),
  );
  for (const line of [...ours, ...head]) {
    if (line.kind === "control") continue;
    const parts = line.label === undefined ? sentencesOf(line.text) : [line.said];
    for (const part of parts) {
      const kind = vetoOf(part, about);
      const booked = kind === "waits" && amountsIn(part).length > 0;
      const old =
        kind !== undefined && (CHANGES.has(kind) || booked || (kind === "past" && logged));
      if (kind !== undefined && !(old && isHistory(line, after, about)))
        vetoes.push({ kind, quote: part });
      const note = starred(
        part,
        all.map(({ text }) => text),
        (text) => claimOf(text.slice(1), about) !== undefined,
      );
      if (note !== undefined && claimOf(part.replace(/[*†‡§¹²³]/g, ""), about) !== undefined)
        vetoes.push({ kind: "condition", quote: note });
    }
  }
  const own = new Set(ours);
  if (block !== undefined && sums.size > 0)
    for (const line of all) {
      if (line.kind === "control" || isAside(line)) continue;
      const bare =
        line.label === undefined && line.text.length <= STATUS && datesIn(line.text).length === 0;
      const said = bare || line.row !== undefined ? inItsRow(line, after) : line.said;
      if (newPrice(said, own.has(line), sums, about)) vetoes.push({ kind: "price", quote: said });
    }
  if (isSignIn(after)) vetoes.push({ kind: "signed_out", quote: after.title });
  return vetoes;
}

/** No account without a line of it: told from a form by whoever looked, and by an empty page here. */
const isSignIn = (page: Page): boolean => page.lines.length === 0;
