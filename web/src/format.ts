import type { RunRow } from "./api.ts";
import type { Words } from "./words/words.ts";

export function duration(ms: number, words: Words): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return words.common.seconds(seconds);
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${words.common.minutes(minutes)} ${words.common.seconds(seconds % 60)}`;
  return `${words.common.hours(Math.floor(minutes / 60))} ${words.common.minutes(minutes % 60)}`;
}

export function moment(at: string | undefined, language: string): string {
  const time = new Date(at ?? "");
  if (Number.isNaN(time.getTime())) return "";
  const sameDay = time.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(
    language,
    sameDay ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" },
  ).format(time);
}

export function clock(at: string, language: string): string {
  const time = new Date(at);
  return Number.isNaN(time.getTime())
    ? ""
    : new Intl.DateTimeFormat(language, { timeStyle: "medium" }).format(time);
}

export function day(at: string, language: string): string {
  const time = new Date(`${at}T00:00:00Z`);
  return Number.isNaN(time.getTime())
    ? at
    : new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(time);
}

export function dollars(cost: number | null, language: string, words: Words): string {
  if (cost === null) return words.run.unknownCost;
  return new Intl.NumberFormat(language, {
    style: "currency",
    currency: "USD",
    maximumFractionDigits: cost < 1 ? 4 : 2,
  }).format(cost);
}

export function money(amount: number, currency: string, language: string): string {
  return new Intl.NumberFormat(language, { style: "currency", currency }).format(amount);
}

export const number = (value: number, language: string): string =>
  new Intl.NumberFormat(language).format(value);

/** How a run's end is told in two words, and in which tone. */
export type Tone = "good" | "wait" | "busy" | "bad" | "plain";

const PERSON = new Set(["login_required", "needs_human"]);
const ELSEWHERE = new Set(["third_party_billing", "not_possible"]);

export function resultOf(row: RunRow, words: Words): { text: string; tone: Tone } {
  if (row.state === "waiting") return { text: words.states.waiting, tone: "wait" };
  if (row.state === "running") return { text: words.states.running, tone: "busy" };
  if (row.state === "queued") return { text: words.states.queued, tone: "plain" };
  if (row.state !== "finished")
    return { text: words.states[row.state], tone: row.state === "pruned" ? "plain" : "bad" };
  if (row.verified)
    return {
      text: row.personRead === true ? words.results.byPerson : words.results.verified,
      tone: "good",
    };
  if (row.mode !== "run" && row.reason === "completed")
    return { text: words.results.rehearsed, tone: "plain" };
  if (row.reason === "human_rejected") return { text: words.results.rejected, tone: "plain" };
  if (row.reason === "interrupted") return { text: words.states.interrupted, tone: "bad" };
  if (PERSON.has(row.reason ?? "")) return { text: words.results.person, tone: "wait" };
  if (ELSEWHERE.has(row.reason ?? "")) return { text: words.results.elsewhere, tone: "plain" };
  return {
    text: row.reason === "completed" ? words.results.unverified : words.results.failed,
    tone: "bad",
  };
}

/** A word of a page or a model, for one line; the server has cleaned it, and here it is cut once more. */
export function line(value: unknown, max = 300): string {
  const text =
    typeof value === "string"
      ? value
      : value === undefined || value === null
        ? ""
        : JSON.stringify(value);
  return text.length > max ? `${text.slice(0, max - 1)}…` : text;
}
