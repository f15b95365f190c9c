import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import type { LiveRun } from "../../agent/live-run.ts";
import { pageWordsSchema } from "../../browser/live/page-words.ts";
import { PERSON_INPUTS } from "../../browser/live/person-input.ts";
import { ContractError, ERROR_CODES, type ErrorData } from "../../contract/errors.ts";
import type { LiveWire } from "../../jobs/fleet/live-wire.ts";

/** Whoever watches says so again and again; a window that was closed is noticed by its silence. */
const WATCH_EVERY_MS = 1_500;
const WATCHED_MS = 5_000;
const ABOUT_TO_MS = 10_000;
/** Each frame is a dozen notices that the database hands to whoever listens: more than a film has helps nobody. */
const FRAME_MS = 50;
const INPUT_MS = 15_000;

const by = z.string().min(1).max(200);
const askSchema = z.discriminatedUnion("what", [
  z.object({ what: z.literal("who") }),
  z.object({ what: z.literal("take"), by }),
  z.object({ what: z.literal("give"), by }),
  z.object({ what: z.literal("input"), by, inputs: z.array(PERSON_INPUTS).max(100) }),
  z.object({ what: z.literal("words"), by }),
  z.object({
    what: z.literal("watch"),
    width: z.number().int().min(160).max(1920),
    first: z.boolean(),
  }),
]);
type Ask = z.output<typeof askSchema>;

const whoSchema = z.object({ up: z.boolean(), takenBy: z.string().optional() });
const refusedSchema = z.object({
  refused: z.object({
    code: z.enum(ERROR_CODES),
    message: z.string(),
    hint: z.string(),
    retryable: z.boolean(),
  }),
});
const takenSchema = z.object({ by: z.string(), first: z.boolean() });

export type LentLive = {
  /** Somebody watches it, or comes to watch it in a moment: whoever has started it may be about to open its page. */
  watched(): Promise<boolean>;
  close(): Promise<void>;
};

/** The browser of a worker's run for whoever watches it from elsewhere; made into pictures only while somebody does. */
export async function lendLive(wire: LiveWire, runId: string, run: LiveRun): Promise<LentLive> {
  let until = 0;
  let width = 0;
  let last: Buffer | undefined;
  let casting: AbortController | undefined;
  const watched = () => performance.now() < until;

  async function cast(): Promise<void> {
    const own = new AbortController();
    casting = own;
    const look = setInterval(() => !watched() && own.abort(), WATCHED_MS / 10);
    try {
      while (!own.signal.aborted) {
        const frame = async (jpeg: Buffer) => {
          last = jpeg;
          await Promise.all([served.push(jpeg), sleep(FRAME_MS)]);
        };
        await run.frames(frame, { maxWidth: width }, own.signal).catch(() => undefined);
        if (!own.signal.aborted) await sleep(FRAME_MS);
      }
    } finally {
      clearInterval(look);
      last = undefined;
      if (casting === own) casting = undefined;
    }
  }

  async function answer(asked: unknown): Promise<unknown> {
    const ask = askSchema.parse(asked);
    switch (ask.what) {
      case "who":
        return { up: run.up, takenBy: run.takenBy };
      case "take":
        return run.take(ask.by);
      case "give":
        await run.giveBack(ask.by);
        return true;
      case "input":
        return run.input(ask.by, ask.inputs).catch(refusedBy);
      case "words":
        return run.words(ask.by).catch(refusedBy);
      case "watch":
        until = performance.now() + WATCHED_MS;
        width = Math.max(ask.width, casting === undefined ? 0 : width);
        // A page at rest sends no frame: whoever comes second would look at nothing.
        if (casting === undefined) void cast();
        else if (ask.first && last !== undefined) await served.push(last);
        return true;
    }
  }

  const served = await wire.serve(runId, answer);
  return {
    async watched() {
      const give = performance.now() + ABOUT_TO_MS;
      while (!watched() && performance.now() < give) await sleep(WATCHED_MS / 20);
      return watched();
    },
    async close() {
      until = 0;
      casting?.abort();
      await served.close();
    },
  };
}

/** A run that a worker drives, as the dashboard shows it. undefined: no worker says that it has it. */
export async function liveElsewhere(wire: LiveWire, runId: string): Promise<LiveRun | undefined> {
  const ask = (what: Ask, patienceMs?: number) => wire.ask(runId, what, patienceMs);
  const who = whoSchema.safeParse(await ask({ what: "who" }));
  if (!who.success) return undefined;
  const { up, takenBy } = who.data;
  return {
    up,
    takenBy,
    async frames(onFrame, { maxWidth }, signal) {
      let newest: Buffer | undefined;
      let come = Promise.withResolvers<void>();
      const leave = await wire.watch(runId, (jpeg) => {
        newest = jpeg;
        come.resolve();
      });
      const gone = new AbortController();
      const stopped = () => signal.aborted || gone.signal.aborted;
      const keep = async () => {
        for (let first = true; !stopped(); first = false) {
          if ((await ask({ what: "watch", width: maxWidth, first })) !== true) gone.abort();
          await sleep(WATCH_EVERY_MS, undefined, { signal }).catch(() => undefined);
        }
        come.resolve();
      };
      signal.addEventListener("abort", () => come.resolve(), { once: true });
      const kept = keep();
      try {
        while (!stopped()) {
          await come.promise;
          come = Promise.withResolvers<void>();
          const jpeg = newest;
          newest = undefined;
          if (jpeg !== undefined) await onFrame(jpeg);
        }
      } finally {
        gone.abort();
        await leave();
        await kept;
      }
    },
    async take(person) {
      return takenSchema.parse(await ask({ what: "take", by: person }));
    },
    async giveBack(person) {
      await ask({ what: "give", by: person });
    },
    async input(person, inputs) {
      const told = await ask({ what: "input", by: person, inputs: [...inputs] }, INPUT_MS);
      throwRefused(told);
      return told === true;
    },
    async words(person) {
      const told = await ask({ what: "words", by: person }, INPUT_MS);
      throwRefused(told);
      return pageWordsSchema.safeParse(told).data;
    },
  };
}

/** What the page did not take is told to whoever tried it; silence would say that nobody has the run. */
function refusedBy(error: unknown): { refused: ErrorData } {
  if (error instanceof ContractError) return { refused: error.data() };
  throw error;
}

function throwRefused(told: unknown): void {
  const { data } = refusedSchema.safeParse(told);
  if (data === undefined) return;
  const { code, message, ...more } = data.refused;
  throw new ContractError(code, message, more);
}
