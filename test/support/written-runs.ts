import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { seal } from "../../src/runs/chain.ts";
import type { EventDraft, RunEvent } from "../../src/runs/events.ts";
import { renderProof } from "../../src/runs/proof.ts";

/** A picture of one grey pixel, for runs that were never walked. */
export const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGOora39DwAFSAKRl2kMhgAAAABJRU5ErkJggg==",
  "base64",
);

export type Written = {
  id: string;
  title?: string;
  goal?: string;
  url?: string;
  turns?: number;
  at?: string;
  price?: string;
  plan?: string;
  outcome?: string;
  verified?: boolean;
  endDate?: string;
  reason?: string;
  sentence?: string;
  /** Words of the page and the model, wherever a run has some. */
  words?: string;
  /** The same, longer than anybody reads: the first page's title and a note. */
  long?: string;
  finished?: boolean;
  /** Whoever was asked said that it is over. */
  personRead?: boolean;
  who?: string;
  /** What the log says its pictures are called. */
  picture?: string;
  /** False: none is written, which is quicker for thousands. */
  proof?: boolean;
};

/** A run's folder as a run leaves it, with a chain that verifies; thousands of them in a second. */
export function writeRun(home: string, run: Written): void {
  const folder = join(home, "runs", run.id);
  mkdirSync(folder, { recursive: true });
  const picture = { file: "0001-step.png", sha256: "", bytes: PIXEL.length };
  const drafts = draftsOf(run, { ...picture, file: run.picture ?? picture.file });
  const events: RunEvent[] = [];
  const lines = drafts.map((draft, at) => {
    const time = new Date(Date.parse(run.at ?? "2026-11-01T10:00:00Z") + at * 1000).toISOString();
    const { event, line } = seal(draft, time, events.at(-1));
    events.push(event);
    return line;
  });
  writeFileSync(join(folder, "events.jsonl"), `${lines.join("\n")}\n`);
  writeFileSync(join(folder, picture.file), PIXEL);
  if (run.finished !== false && run.proof !== false)
    writeFileSync(join(folder, "proof.html"), renderProof(events));
}

export function draftsOf(
  run: Written,
  screenshot: { file: string; sha256: string; bytes: number },
) {
  const { words = "Account", long = words, url = "https://shop.example/account", turns = 3 } = run;
  const drafts: EventDraft[] = [
    {
      type: "run.started",
      data: {
        runId: run.id,
        kind: "cancel",
        service: "shop",
        title: run.title ?? "Shop",
        url,
        goal: run.goal ?? "Cancel the Shop subscription",
        planner: "rules",
        approve: "ask",
        limits: { turns: 20 },
        version: "0",
        startedAt: run.at ?? "2026-11-01T10:00:00.000Z",
        mode: "run",
        askedBy: run.who ?? "kim",
      },
    },
  ];
  for (let turn = 1; turn <= turns; turn++) {
    drafts.push(
      {
        type: "observed",
        data: {
          turn,
          observationId: `o${turn}`,
          url,
          title: turn === 1 ? long : words,
          state: "ACCOUNT_ACTIVE",
          confidence: 0.9,
          stateEvidence: [],
          screenshot,
          account: { plan: run.plan ?? "Standard", price: run.price ?? "€9.99 a month" },
        },
      },
      {
        type: "decided",
        data: {
          turn,
          kind: "act",
          act: { action: "click", role: "button", name: words },
          reason: words,
          confidence: 0.9,
        },
      },
      {
        type: "acting",
        data: { turn, action: "click", role: "button", name: words, url, danger: false },
      },
      {
        type: "acted",
        data: { turn, ok: turn % 7 !== 6, did: words, error: { code: "X", message: words } },
      },
      { type: "spent", data: { turn, model: words.slice(0, 2000), costUsd: 0.01, tokens: 1200 } },
      { type: "note", data: { text: turn === 1 ? long : words } },
    );
  }
  if (run.finished !== false)
    drafts.push({
      type: "run.finished",
      data: {
        verdict: {
          runId: run.id,
          success: run.verified ?? true,
          verified: run.verified ?? true,
          outcome: (run.outcome ?? "ends_on") as "ends_on",
          reason: (run.reason ?? "completed") as "completed",
          sentence: run.sentence ?? `${run.title ?? "Shop"} is cancelled.`,
          evidence: [{ tier: "C", what: "two fresh loads of the account page agree", seen: words }],
          turns,
          finalUrl: url,
          state: "ACCOUNT_CANCELLED",
          error: null,
          approvals: [],
          offers: [],
          patterns: [],
          costUsd: 0.01 * turns,
          tokens: 1200 * turns,
          proof: null,
          ...(run.endDate === undefined ? {} : { endDate: run.endDate }),
          ...(run.personRead === undefined ? {} : { personRead: run.personRead }),
        },
      },
    });
  return drafts;
}
