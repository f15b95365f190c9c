import type { RunEvent } from "../api.ts";

/** What belongs together: one look, one decision, what came of it. */
export type Turn = { number: number; events: RunEvent[]; problem: boolean; question: boolean };

const PROBLEMS = new Set(["failed", "recovered"]);

export function turnsOf(events: readonly RunEvent[]): Turn[] {
  const turns: Turn[] = [];
  for (const event of events) {
    if (event.type === "run.started" || event.type === "run.finished") continue;
    const number =
      typeof event.data["turn"] === "number" ? event.data["turn"] : (turns.at(-1)?.number ?? 0);
    let turn = turns.at(-1);
    if (turn === undefined || turn.number !== number) {
      turn = { number, events: [], problem: false, question: false };
      turns.push(turn);
    }
    turn.events.push(event);
    const failed = event.type === "acted" && event.data["ok"] === false;
    if (PROBLEMS.has(event.type) || (failed && !turn.events.some(isLapse))) turn.problem = true;
    if (event.type === "approval.asked") turn.question = true;
  }
  return turns;
}

/** Asked no more, since whoever could have answered took the page into their own hands. */
export const isLapse = ({ type, data }: RunEvent): boolean =>
  type === "approval.given" && data["answer"] === "lapsed";

export function pictureOf(event: RunEvent): string | undefined {
  const shot = event.data["screenshot"] as { file?: unknown } | undefined;
  return typeof shot?.file === "string" && /^[a-z0-9][a-z0-9.-]*$/.test(shot.file)
    ? shot.file
    : undefined;
}

export function lastPicture(events: readonly RunEvent[]): string | undefined {
  for (let at = events.length - 1; at >= 0; at--) {
    const event = events[at];
    const file = event === undefined ? undefined : pictureOf(event);
    if (file !== undefined) return file;
  }
  return undefined;
}

export type Visit = { address: string; title: string; state: string; times: number };

/** The pages that were walked, in the order of their first sight. */
export function wayOf(events: readonly RunEvent[]): Visit[] {
  const visits = new Map<string, Visit>();
  let last = "";
  for (const { type, data } of events) {
    if (type !== "observed") continue;
    const address = addressOf(textOf(data["url"]));
    const known = visits.get(address);
    if (known === undefined)
      visits.set(address, {
        address,
        title: textOf(data["title"]),
        state: textOf(data["state"]),
        times: 1,
      });
    else if (last !== address) known.times++;
    last = address;
  }
  return [...visits.values()];
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

export function addressOf(url: string): string {
  if (!URL.canParse(url)) return url;
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
