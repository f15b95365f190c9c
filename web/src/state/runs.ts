import { api, type PostedQuestion, type RunRow } from "../api.ts";
import { openStream } from "./stream.ts";
import { store } from "./store.ts";

export type Runs = { rows: RunRow[]; loaded: boolean; whole: boolean };

export const runs = store<Runs>({ rows: [], loaded: false, whole: false });
export const questions = store<PostedQuestion[]>([]);
export const connected = store(true);
/** The question of this view has been scrolled out of sight, and nothing else on the page says that it waits. */
export const questionAway = store(false);

const byId = new Map<string, RunRow>();
const PAGE = 2_000;
let drawing = false;

function draw(more: Partial<Runs>): void {
  // Sorted once a frame, however many messages come.
  Object.assign(pending, more);
  if (drawing) return;
  drawing = true;
  requestAnimationFrame(() => {
    drawing = false;
    const rows = [...byId.values()].toSorted((a, b) => (a.id < b.id ? 1 : -1));
    runs.set((now) => ({ ...now, ...pending, rows }));
    pending = {};
  });
}
let pending: Partial<Runs> = {};

type Told = { rows: RunRow[]; gone: string[]; whole: boolean; reset?: boolean };

/** The list comes in pages, newest first; what changes after the first page comes by the feed. */
export async function followRuns(): Promise<() => void> {
  const first = await api.runs(undefined, 100);
  for (const row of first.runs) byId.set(row.id, row);
  draw({ loaded: true, whole: first.whole });
  const close = openStream({
    path: "/feed",
    lastId: first.revision,
    onState: (is) => connected.set(is),
    onMessage({ event, data }) {
      if (event === "questions") return questions.set(data as PostedQuestion[]);
      if (event !== "runs") return;
      const { rows, gone, whole, reset } = data as Told;
      if (reset === true) byId.clear();
      for (const row of rows) byId.set(row.id, row);
      for (const id of gone) byId.delete(id);
      draw({ whole });
    },
  });
  for (let cursor = first.next; cursor !== undefined;) {
    const page = await api.runs(cursor, PAGE);
    for (const row of page.runs) if (!byId.has(row.id)) byId.set(row.id, row);
    draw({});
    cursor = page.next;
  }
  return close;
}
