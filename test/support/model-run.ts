import type { Practice } from "../../practice/server.ts";
import { DEFAULT_LIMITS, type JobOptions } from "../../src/agent/job.ts";
import { resolveModels } from "../../src/models/resolve.ts";
import { modelPlanner } from "../../src/planners/model/planner.ts";
import type { RunEvent } from "../../src/runs/events.ts";
import type { Verdict } from "../../src/runs/verdict.ts";
import { job, type JobKit } from "./job.ts";
import { walkOf } from "./practice-walks.ts";
import { MODEL_OF } from "./wire/question.ts";
import { startWire } from "./wire/server.ts";
import { walker } from "./wire/walker.ts";
import type { Policy, Recorded, WireKind } from "./wire/wire.ts";

export type Truth = { status: string; commits: number; harmful: unknown[] };
export type ModelRun = { verdict: Verdict; events: RunEvent[]; truth: Truth; asked: Recorded[] };

export async function truthOf(practice: Practice, id: string): Promise<Truth> {
  const answer = await fetch(`http://127.0.0.1:${practice.port}/__truth/${id}`);
  return (await answer.json()) as Truth;
}

type How = {
  kind: WireKind;
  /** Another way to the same site. */
  through?: (url: string) => string;
  /** What the model answers, in place of walking the site. */
  policy?: Policy;
  job?: Partial<JobOptions>;
};

/** A practice site, cancelled by a model: the provider's own SDK asks a server that speaks its wire format. */
export async function cancelByModel(
  practice: Practice,
  kit: JobKit,
  id: string,
  { kind, through = (url) => url, policy = walker(walkOf(id).steps), job: more = {} }: How,
): Promise<ModelRun> {
  const site = practice.scenarios.find((one) => one.id === id);
  if (site === undefined) throw new Error(`no site ${id}`);
  await fetch(`http://127.0.0.1:${practice.port}/__reset/${id}`, { method: "POST" });
  const wire = await startWire(kind, policy);
  try {
    const choice = { model: MODEL_OF[kind], fallbackModels: [] };
    const { models } = resolveModels(choice, wire.env());
    const planner = modelPlanner({ models, vision: "never" });
    const { verdict, events } = await job(kit, planner, through(site.url), {
      kind: "cancel",
      goal: site.goal,
      limits: { ...DEFAULT_LIMITS, timeMs: 120_000 },
      ...more,
    });
    return { verdict, events, truth: await truthOf(practice, id), asked: wire.requests };
  } finally {
    await wire.close();
  }
}
