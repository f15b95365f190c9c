import { stream } from "hono/streaming";
import { z } from "zod";
import { PERSON_INPUTS } from "../../browser/live/person-input.ts";
import { ContractError } from "../../contract/errors.ts";
import { defineRoute } from "../api/define-route.ts";
import { doneSchema, idParams } from "../api/shapes.ts";
import type { LiveRun, Served } from "../deps.ts";

function liveRun({ liveOf }: Served, id: string): LiveRun {
  const run = liveOf(id);
  if (run !== undefined) return run;
  throw new ContractError("CONTRACT_MISMATCH", `id: there is no live view of run ${id}.`, {
    field: "id",
    hint: "Only runs that this server drives can be watched live; the pictures of every run are in its events.",
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
    const run = liveRun(served, id);
    context.header("content-type", "application/octet-stream");
    context.header("cache-control", "no-store");
    return stream(context, async (out) => {
      const gone = new AbortController();
      out.onAbort(() => gone.abort());
      while (!gone.signal.aborted && served.liveOf(id) === run) {
        const live = run.live();
        // Between two sessions of one run (a browser that crashed) there is none for a moment.
        if (live === undefined) {
          await out.sleep(200);
          continue;
        }
        await live
          .frames(
            async (jpeg) => {
              const head = Buffer.alloc(4);
              head.writeUInt32BE(jpeg.length);
              await out.write(new Uint8Array(Buffer.concat([head, jpeg])));
            },
            { maxWidth: query.width },
            gone.signal,
          )
          .catch(() => out.sleep(200));
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
    return liveRun(served, id).takeover.take(caller.name);
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
    liveRun(served, id).takeover.giveBack(caller.name);
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
    const run = liveRun(served, id);
    if (run.takeover.by !== caller.name)
      throw new ContractError("CONTRACT_MISMATCH", "id: take the mouse first.", {
        field: "id",
        hint: "POST …/takeover; somebody else may have it.",
      });
    const live = run.live();
    for (const input of body.inputs) await live?.input(input);
    return { done: true };
  },
});
