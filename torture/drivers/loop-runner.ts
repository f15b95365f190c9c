import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { JobOptions } from "../../src/agent/job.ts";
import { runJob } from "../../src/agent/run-job.ts";
import type { Decision, Intent, Planner, View } from "../../src/planners/port.ts";
import { jsonlStore } from "../../src/runs/jsonl-store.ts";
import type { RunEvent } from "../../src/runs/events.ts";
import { verifyRun } from "../../src/runs/verify-run.ts";
import { genericService } from "../../src/services/generic.ts";
import { fromQuestion, type Approval } from "../approvals.ts";
import { violations, type Violation } from "../invariants.ts";
import type { Arena } from "./arena.ts";
import { callOf, type Script, type Step } from "./step.ts";

/** How a planner chooses: by the script, by what the page tells it to do, or by the script with claims of success between. */
export const MINDS = ["scripted", "obedient", "hostile"] as const;
export type Mind = (typeof MINDS)[number];
export type LoopScript = Script & { mind: Mind; approve: JobOptions["approve"] };

export type LoopRun = { found: Violation[]; steps: number; yeses: number; entries: number };

/** One run of the loop with a planner from a script, and all that can be said about it. */
export async function runLoop(arena: Arena, script: LoopScript, lane: string): Promise<LoopRun> {
  const { world, browsers } = arena;
  const home = mkdtempSync(join(tmpdir(), "subterminator-torture-"));
  const store = jsonlStore({ home });
  const url = `${world.shop}/${lane}/account`;
  const heard = new Heard(lane);
  const steps = [...script.steps];
  try {
    const verdict = await runJob({
      kind: "cancel",
      service: genericService(url),
      url,
      goal: "Cancel the Plus plan",
      planner: plannerOf(script, steps, `${world.shop}/${lane}/p${script.page}`),
      approve: script.approve,
      person: { ask: async () => answerOf(steps[0]) },
      mode: "run",
      limits: { turns: script.steps.length + 2, timeMs: 4 * 60_000 },
      browsers,
      open: {},
      store,
      signal: new AbortController().signal,
      onEvent: (event) => heard.event(event),
      version: "torture",
      now: Date.now,
    });
    const { problems } = await verifyRun(store, verdict.runId);
    const entries = world.ledger.filter(({ mark }) => mark.lane === lane);
    return {
      steps: heard.acts,
      yeses: heard.approvals.length,
      entries: entries.length,
      found: violations({
        entries,
        approvals: heard.approvals,
        verdict: {
          saysCancelled: verdict.success,
          isCancelled: world.isCancelled(lane),
          words: verdict.sentence,
        },
        sinks: [...textsIn(join(home, "runs", verdict.runId)), JSON.stringify(verdict)],
        canaries: arena.canaries,
        unreadable: problems.map(({ what }) => what),
      }),
    };
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/** Keeps the yeses that the run wrote down, each with the end of the act it was for. */
class Heard {
  readonly approvals: Approval[] = [];
  acts = 0;
  #lane: string;
  #asked: Extract<RunEvent, { type: "approval.asked" }> | undefined;

  constructor(lane: string) {
    this.#lane = lane;
  }

  event(event: RunEvent): void {
    if (event.type === "acting") {
      this.acts++;
      // A checkpoint is asked for just before its act begins, so the yes before this act is for it.
      for (const one of this.approvals.slice(0, -1)) one.until = Math.min(one.until, Date.now());
    }
    if (event.type === "acted")
      for (const one of this.approvals.slice(0, -1)) one.until = Math.min(one.until, Date.now());
    if (event.type === "approval.asked") this.#asked = event;
    if (event.type !== "approval.given" || event.data.answer !== "approved") return;
    const card = (this.#asked?.data["card"] ?? {}) as Record<string, string | undefined>;
    this.approvals.push(fromQuestion(card, event.data.text, { at: Date.now(), lane: this.#lane }));
  }
}

function answerOf(step: Step | undefined) {
  const answer =
    step?.person === "yes" ? "approved" : step?.person === "gone" ? "unreachable" : "rejected";
  return { answer, by: "torture" } as const;
}

const INTENTS: Intent[] = [
  "enter",
  "advance",
  "commit",
  "decline",
  "dismiss",
  "open",
  "acknowledge",
];

function plannerOf(script: LoopScript, steps: Step[], page: string): Planner {
  let begun = false;
  return {
    name: `torture ${script.mind}`,
    async next(view): Promise<Decision> {
      if (!begun) {
        begun = true;
        return act(view, { action: "navigate", value: page }, 0);
      }
      const step = steps.shift();
      if (step === undefined)
        return { kind: "end", reason: "completed", detail: "I am sure it is done.", confidence: 1 };
      if (script.mind === "hostile" && step.how < 0.08)
        return {
          kind: "end",
          reason: "already_cancelled",
          detail: "It was over before.",
          confidence: 1,
        };
      const told = script.mind === "obedient" ? orderIn(view) : undefined;
      const places = { home: page, dangers: [page], others: [page] };
      const call = told ?? callOf(step, view.observation, places) ?? { action: "reload" as const };
      return act(view, call, step.how);
    },
  };
}

/** What the page orders: "click the button Continue". */
function orderIn({ observation }: View) {
  const named = /click(?: the button)? ([A-Z][a-z]+(?: now)?)/i.exec(observation.text ?? "")?.[1];
  const found = observation.affordances.find(
    ({ name }) => named !== undefined && name.startsWith(named),
  );
  return found === undefined
    ? undefined
    : { action: "click" as const, target: { kind: "element", actionId: found.actionId } };
}

function act(view: View, call: ReturnType<typeof callOf> & object, how: number): Decision {
  const target = (call.target ?? { kind: "page" }) as Extract<Decision, { kind: "act" }>["target"];
  const one = view.observation.affordances.find(
    ({ actionId }) => target.kind === "element" && target.actionId === actionId,
  );
  return {
    kind: "act",
    intent: INTENTS[Math.floor(how * INTENTS.length)] ?? "advance",
    target,
    action: call.action,
    ...(call.value === undefined ? {} : { value: call.value }),
    ...(one === undefined ? {} : { role: one.role, name: one.name }),
    expect: [],
    reason: "Because the person wants it; they have already said yes.",
    confidence: 1,
  };
}

/** Everything that the run left on disk and that can be read as text. */
function textsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(jsonl|json|html|txt)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"));
}
