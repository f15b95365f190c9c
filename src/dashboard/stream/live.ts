import { stream } from "hono/streaming";
import { z } from "zod";
import { pageWordsSchema } from "../../browser/live/page-words.ts";
import { PERSON_INPUTS } from "../../browser/live/person-input.ts";
import { ContractError } from "../../contract/errors.ts";
import { defineRoute } from "../api/define-route.ts";
import { doneSchema, idParams } from "../api/shapes.ts";
import { shownDeep } from "../shown.ts";
import type { LiveRun } from "../../agent/live-run.ts";
import type { Served } from "../deps.ts";

const BETWEEN_MS = 200;

async function liveRun({ liveOf }: Served, id: string): Promise<LiveRun> {
  const run = await liveOf(id);
  if (run !== undefined) return run;
  throw new ContractError("CONTRACT_MISMATCH", `id: there is no live view of run ${id}.`, {
    field: "id",
    hint: "Only runs of this server or of its fleet can be watched live, while they go on; the pictures of every run are in its events.",
  });
}

export const liveFrames = defineRoute({
  id: "liveFrames",
  method: "get",
  path: "/api/v1/runs/{id}/live",
  scope: "read",
  words:
    "The browser as it is, pushed: each frame is its length in four bytes (big endian), then a JPEG. A slow reader gets fewer frames, never old ones.",
  params: idParams,
  query: z.strictObject({ width: z.coerce.number().int().min(160).max(1920).default(1280) }),
  output: { media: "application/octet-stream", words: "frames" },
  async handle({ params: { id }, query, context }, served) {
    const first = await liveRun(served, id);
    context.header("content-type", "application/octet-stream");
    context.header("cache-control", "no-store");
    return stream(context, async (out) => {
      const gone = new AbortController();
      out.onAbort(() => gone.abort());
      let run: LiveRun | undefined = first;
      while (!gone.signal.aborted && run !== undefined) {
        await run
          .frames(
            async (jpeg) => {
              const head = Buffer.alloc(4);
              head.writeUInt32BE(jpeg.length);
              await out.write(new Uint8Array(Buffer.concat([head, jpeg])));
            },
            { maxWidth: query.width },
            gone.signal,
          )
          .catch(() => undefined);
        // Between two sessions of one run (a browser that crashed) there is none for a moment.
        await out.sleep(BETWEEN_MS);
        run = await served.liveOf(id).catch(() => undefined);
      }
    });
  },
});

export const takeMouse = defineRoute({
  id: "takeMouse",
  method: "post",
  path: "/api/v1/runs/{id}/takeover",
  scope: "approve",
  words:
    "A person takes mouse and keys; the run stops before its next step until they are given back.",
  params: idParams,
  output: z.object({ by: z.string(), first: z.boolean() }),
  async handle({ params: { id }, caller }, served) {
    return (await liveRun(served, id)).take(caller.name);
  },
});

export const giveMouseBack = defineRoute({
  id: "giveMouseBack",
  method: "post",
  path: "/api/v1/runs/{id}/giveback",
  scope: "approve",
  words: "Gives mouse and keys back; the run goes on from what is there now.",
  params: idParams,
  output: doneSchema,
  async handle({ params: { id }, caller }, served) {
    await (await liveRun(served, id)).giveBack(caller.name);
    return { done: true };
  },
});

export const liveInput = defineRoute({
  id: "liveInput",
  method: "post",
  path: "/api/v1/runs/{id}/input",
  scope: "approve",
  words: "What the person who has the mouse does with it. Nothing of it is written down.",
  params: idParams,
  body: z.strictObject({ inputs: z.array(PERSON_INPUTS).max(100) }),
  output: doneSchema,
  async handle({ params: { id }, body, caller }, served) {
    const run = await liveRun(served, id);
    if (!(await run.input(caller.name, body.inputs))) throw notTaken();
    return { done: true };
  },
});

export const liveWords = defineRoute({
  id: "liveWords",
  method: "get",
  path: "/api/v1/runs/{id}/page",
  scope: "approve",
  words:
    "The page in words for the person who has the mouse: what it says and its controls, to be used by `press`, `fill` and `choose` of …/input. Nothing of it is written down.",
  params: idParams,
  output: pageWordsSchema,
  async handle({ params: { id }, caller }, served) {
    const words = await (await liveRun(served, id)).words(caller.name);
    if (words === undefined) throw notTaken();
    return shownDeep(words);
  },
});

function notTaken(): ContractError {
  return new ContractError("CONTRACT_MISMATCH", "id: take the mouse first.", {
    field: "id",
    hint: "POST …/takeover; somebody else may have it.",
  });
}
