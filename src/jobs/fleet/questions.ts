import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { canonicalJson, sha256 } from "../../runs/chain.ts";
import { patiently, type Database, type Queries } from "../../runs/postgres/database.ts";
import type { Given, PostedQuestion, QuestionDesk } from "../questions/question.ts";

/** Somebody who waits for an answer looks once a second. */
const LOOK_MS = 1_000;

export type Asked = Omit<PostedQuestion, "id" | "askedAt" | "until">;

/** The facts a yes was given to: another page, amount or request is another question. */
export function digestOf(asked: Asked): string {
  const { kind, text, action, element, url, goesTo, control, group, amounts, fields, account } =
    asked;
  const { options } = asked;
  const facts = { kind, text, action, element, url, goesTo, control, group, amounts, fields };
  return sha256(canonicalJson({ ...facts, account, options }));
}

export type FleetQuestions = QuestionDesk & {
  /** Puts the question where everybody sees it; with the same facts still open, it is that one. */
  post(asked: Asked, untilMs: number): Promise<string>;
  given(id: string): Promise<Given | undefined>;
  /**
   * The answer that somebody gave to exactly these facts of this run, once. A no is good for whatever the run asks next:
   * to be heard it need not be led to the page it was said of by a yes to every step before.
   */
  take(runId: string, digest: string): Promise<Given | undefined>;
  withdraw(id: string): Promise<void>;
  /** The run was laid down with nothing done: what was said yes to may be done once, as before. */
  restore(runId: string): Promise<void>;
};

export function fleetQuestions(
  database: Database,
  /** Runs in the transaction of the answer, so that a run that waits goes on with it or not at all. */
  onAnswer: (queries: Queries, runId: string) => Promise<void> = () => Promise.resolve(),
): FleetQuestions {
  type Row = { id: string; posted: PostedQuestion; given: Given | null };

  const desk: FleetQuestions = {
    post: (asked, untilMs) =>
      patiently(() =>
        database.transaction(async (queries) => {
          const digest = digestOf(asked);
          const runId = asked.runId ?? "";
          // Whoever was given up may have asked this already; a person should see it once.
          const [open] = await queries.query<{ id: string }>(
            `select id from subterminator.question
              where run_id = $1 and digest = $2 and given is null and withdrawn_at is null for update`,
            [runId, digest],
          );
          if (open !== undefined) return open.id;
          // What was asked before of another page is asked no more.
          await queries.query(
            `update subterminator.question set withdrawn_at = now()
              where run_id = $1 and given is null and withdrawn_at is null`,
            [runId],
          );
          const id = randomUUID();
          const now = new Date();
          const until = new Date(now.getTime() + untilMs);
          const posted = { ...asked, id, askedAt: now.toISOString(), until: until.toISOString() };
          await queries.query(
            `insert into subterminator.question (id, run_id, digest, posted, until)
             values ($1, $2, $3, $4, $5)`,
            [id, runId, digest, JSON.stringify(posted), until],
          );
          return id;
        }),
      ),

    async given(id) {
      const [row] = await patiently(() =>
        database.query<{ given: Given | null }>(
          "select given from subterminator.question where id = $1",
          [id],
        ),
      );
      return row?.given ?? undefined;
    },

    async take(runId, digest) {
      const [row] = await database.query<{ given: Given }>(
        `update subterminator.question set used_at = now()
          where id = (select id from subterminator.question
                       where run_id = $1 and (digest = $2 or given->>'answer' = 'rejected')
                         and given is not null and used_at is null and withdrawn_at is null
                       order by asked_at desc limit 1)
            and used_at is null
        returning given`,
        [runId, digest],
      );
      return row?.given;
    },

    async withdraw(id) {
      await database.query(
        "update subterminator.question set withdrawn_at = now() where id = $1 and given is null",
        [id],
      );
    },

    async restore(runId) {
      await database.query(
        "update subterminator.question set used_at = null where run_id = $1 and withdrawn_at is null",
        [runId],
      );
    },

    async ask(question, _picture, signal) {
      const { id: _, askedAt: __, until, ...asked } = question;
      const id = await desk.post(asked, Date.parse(until) - Date.now());
      while (!signal.aborted) {
        const given = await desk.given(id);
        if (given !== undefined) return given;
        await sleep(LOOK_MS, undefined, { signal }).catch(() => undefined);
      }
      await desk.withdraw(id);
      return { answer: "unreachable", by: "nobody", at: new Date().toISOString() };
    },

    async open() {
      const rows = await database.query<Row>(
        `select id, posted from subterminator.question
          where given is null and withdrawn_at is null and until > now() order by asked_at`,
      );
      return rows.map(({ posted }) => posted);
    },

    // The picture is the run's own, by the name that stands in the question.
    picture: () => Promise.resolve(undefined),

    answer: (id, given) => {
      // Said a second time because the reply to the first was lost on its way, it is still ours; two windows of one
      // person who answer in the same millisecond are not.
      const mark = randomUUID();
      return patiently(() =>
        database.transaction(async (queries) => {
          const [won] = await queries.query<{ run_id: string }>(
            `update subterminator.question set given = $2
              where id = $1 and given is null and withdrawn_at is null and until > now() returning run_id`,
            [id, JSON.stringify({ ...given, mark })],
          );
          if (won !== undefined) {
            await onAnswer(queries, won.run_id);
            return { first: true, given };
          }
          const [row] = await queries.query<{ given: (Given & { mark?: string }) | null }>(
            "select given from subterminator.question where id = $1",
            [id],
          );
          if (row?.given === null || row === undefined) return undefined;
          return { first: row.given.mark === mark, given: row.given };
        }),
      );
    },

    // Whoever may answer looks when told by the webhook, or at the dashboard: nobody has to stand by.
    attended: () => Promise.resolve({}),
  };
  return desk;
}
