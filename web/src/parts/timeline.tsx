import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { RunEvent } from "../api.ts";
import { clock, dollars, line } from "../format.ts";
import { onKeys } from "../state/keys.ts";
import { useLanguage, useWords } from "../state/settings.ts";
import type { Words } from "../words/words.ts";
import { Icon } from "./icon.tsx";
import { Shot } from "./shot.tsx";
import { isLapse, pictureOf, turnsOf, type Turn } from "./turns.ts";

type Filter = "all" | "questions" | "problems";
/** A run of hundreds of steps is drawn from its end: first what fits a window, the rest when somebody looks for it. */
const FIRST = 6;
const AT_ONCE = 25;

export function Timeline({ id, events, over }: { id: string; events: RunEvent[]; over: boolean }) {
  const words = useWords();
  const [filter, setFilter] = useState<Filter>("all");
  const [shown, setShown] = useState(FIRST);
  const turns = useMemo(() => turnsOf(events), [events]);
  const wanted = turns
    .filter((turn) => filter === "all" || (filter === "questions" ? turn.question : turn.problem))
    .toReversed();
  const more = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const end = more.current;
    if (end === null) return;
    const watcher = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting === true && setShown((count) => count + AT_ONCE),
      { rootMargin: "600px" },
    );
    watcher.observe(end);
    return () => watcher.disconnect();
  }, [wanted.length > shown]);
  useTurnKeys();
  return (
    <section class="timeline" aria-label={words.run.timeline}>
      <div class="segments small" role="group" aria-label={words.run.filter}>
        {(["all", "questions", "problems"] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={filter === one}
            onClick={() => setFilter(one)}
          >
            {words.run.filters[one]}
          </button>
        ))}
      </div>
      {turns.length === 0 && !over && <p class="dim">{words.run.waitingForFirst}</p>}
      <ol reversed>
        {wanted.slice(0, shown).map((turn) => (
          <TurnCard
            key={`${turn.number}-${turn.events[0]?.seq}`}
            id={id}
            turn={turn}
            words={words}
          />
        ))}
      </ol>
      {wanted.length > shown && <div ref={more} class="gap" />}
    </section>
  );
}

function useTurnKeys(): void {
  useEffect(
    () =>
      onKeys((key) => {
        if (key !== "j" && key !== "k") return false;
        const cards = [...document.querySelectorAll<HTMLElement>(".turn")];
        const at = cards.indexOf(document.activeElement as HTMLElement);
        const next = at === -1 ? 0 : at + (key === "j" ? 1 : -1);
        cards[Math.max(0, Math.min(cards.length - 1, next))]?.focus();
        return true;
      }),
    [],
  );
}

function TurnCard({ id, turn, words }: { id: string; turn: Turn; words: Words }) {
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const picture = turn.events.map(pictureOf).find((file) => file !== undefined);
  const title = turn.number === 0 ? words.run.beginning : words.run.turn(turn.number);
  return (
    <li
      class={`turn ${turn.problem ? "problem" : ""} ${turn.question ? "asked" : ""}`}
      tabIndex={-1}
    >
      <div class="turn-text">
        <h3>
          {title} <time>{clock(turn.events[0]?.at ?? "", language)}</time>
        </h3>
        <dl>
          {turn.events.map((event, at) => (
            <Line
              key={event.seq}
              event={event}
              after={turn.events.slice(at + 1)}
              lapsed={turn.events.some(isLapse)}
              begun={turn.events.slice(0, at).findLast(({ type }) => type === "acting")}
              words={words}
              language={language}
            />
          ))}
        </dl>
      </div>
      {picture !== undefined && (
        <button
          type="button"
          class={`thumb ${open ? "open" : ""}`}
          aria-label={words.run.pictureOf(title)}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <Shot path={`/runs/${id}/pictures/${picture}`} alt={title} />
        </button>
      )}
    </li>
  );
}

function Line({
  event,
  after,
  begun,
  lapsed,
  words,
  language,
}: {
  event: RunEvent;
  /** What came after it in the same turn. */
  after: readonly RunEvent[];
  /** The act that was under way. */
  begun: RunEvent | undefined;
  lapsed: boolean;
  words: Words;
  language: string;
}) {
  // Written down before it is asked about: it is told as done where it was done, behind the answer.
  const ended = after.find(({ type }) => type === "acted");
  if (event.type === "acting" && ended?.data["ok"] === true) return null;
  // Nobody answered because somebody did it by hand: that it was not done here is no failure.
  if (event.type === "acted" && lapsed) return null;
  const told = tell(event, begun, words, language);
  if (told === undefined) return null;
  const [name, text, tone] = told;
  return (
    <div class={`event ${tone ?? ""}`}>
      <dt>{name}</dt>
      <dd>
        {tone === "bad" && <Icon name="warning" />}
        {text}
      </dd>
    </div>
  );
}

type Told = [name: string, text: string, tone?: "bad" | "good" | "wait" | "dim"];

/** One event in one line; undefined where another line says it already. */
function tell(
  { type, data }: RunEvent,
  begun: RunEvent | undefined,
  words: Words,
  language: string,
): Told | undefined {
  const { run } = words;
  switch (type) {
    case "observed":
      return [
        run.saw,
        `${stateWords(data["state"], words)} — ${line(data["title"], 120) || line(data["url"], 120)}`,
      ];
    case "decided": {
      const sure =
        typeof data["confidence"] === "number"
          ? ` (${run.confidence(Math.round(data["confidence"] * 100))})`
          : "";
      return [run.decided, `${actWords(data["act"], words)}${sure}. ${line(data["reason"])}`];
    }
    case "gated":
      return [
        run.held,
        `${line(data["reason"])} (${line(data["risk"], 20)}): ${line(data["decision"], 80)}`,
        "wait",
      ];
    case "approval.asked":
      return [run.asked, line(data["text"], 400), "wait"];
    case "approval.given": {
      const answer = String(data["answer"]);
      return [
        run.answer,
        run.answered(line(data["by"], 80), run.answers[answer] ?? answer),
        answer === "approved" ? "good" : answer === "lapsed" ? "dim" : "bad",
      ];
    }
    case "acting":
      return [run.begins, actWords(data, words)];
    case "acted": {
      const error = data["error"] as { message?: unknown } | undefined;
      if (data["ok"] !== true) return [run.failed, line(error?.message, 300), "bad"];
      return begun === undefined ? undefined : [run.did, actWords(begun.data, words)];
    }
    case "verified":
      return [
        run.check,
        `${stateWords(data["outcome"], words)}${evidenceWords(data["evidence"])}`,
        "good",
      ];
    case "failed":
      return [run.failed, line(data["message"], 400), "bad"];
    case "recovered":
      return [run.recovered, line(data["how"], 300), "good"];
    case "note":
      return [run.note, line(data["text"], 400), "dim"];
    case "spent":
      return [
        run.spent,
        `${line(data["model"], 60)} ${dollars(typeof data["costUsd"] === "number" ? data["costUsd"] : null, language, words)}`,
        "dim",
      ];
    default:
      return undefined;
  }
}

export function stateWords(state: unknown, { codes }: Words): string {
  const code = line(state, 60).toLowerCase();
  return codes[code] ?? code.replaceAll("_", " ");
}

export function actWords(act: unknown, words: Words): string {
  const { action, role, name, end, asks, lost } = (act ?? {}) as Record<string, unknown>;
  if (end !== undefined) return stateWords(end, words);
  if (asks !== undefined) return line(asks, 200);
  if (lost !== undefined) return "?";
  return `${line(action, 30)} ${line(role, 30)}${name === undefined ? "" : ` “${line(name, 80)}”`}`.trim();
}

const REQUEST = /^[A-Z]+ https?:/;

function evidenceWords(evidence: unknown): string {
  const list = Array.isArray(evidence) ? (evidence as { seen?: unknown }[]) : [];
  // The site's own words before what a request was answered with.
  const seen = list
    .map((one) => line(one.seen, 160))
    .filter((text) => text !== "")
    .toSorted((a, b) => Number(REQUEST.test(a)) - Number(REQUEST.test(b)));
  return seen.length === 0 ? "" : `: “${seen.slice(0, 2).join("” “")}”`;
}
