import { describe, expect, test } from "vitest";
import {
  sampleDrafts,
  SAMPLE_EVIDENCE,
  sealAll,
  started,
  verdict,
} from "../../test/runs/sample-run.ts";
import type { EventDraft, Picture } from "./events.ts";
import { sha256 } from "./chain.ts";
import { proofFacts } from "./proof-facts.ts";
import { renderProof } from "./proof.ts";
import { BY_POLICY, type Verdict } from "./verdict.ts";

const proofOf = (end: Verdict) => renderProof(sealAll(sampleDrafts({ steps: [] }, end)).events);
/** The words a reader sees, without the style. */
const words = (proof: string) =>
  proof
    .replace(/<style>[\s\S]*?<\/style>/, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ");

const PROBES = [
  "<script>alert(1)</script>",
  "</style><script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  '" onload="alert(1)',
  "' onfocus='alert(1)",
  "</title></head><body><h1>PWNED</h1>",
  "<!--",
  "]]>",
  "javascript:alert(1)",
  "https://evil.example/x.png",
  "${alert(1)}",
  "`onx=1`",
  "\u202egnp.exe",
  "\u2066\u2067\u200f",
  "a\u200bb\ufeff",
  "\0\u0001\u001b[31m",
  "\ud800",
  "\u{e0041}\u{e0042}",
  "&lt;b&gt; &amp;",
  "x".repeat(20_000),
];

/** Every string of every event replaced, but for those that code branches on. */
function poisoned(probe: string): EventDraft[] {
  const fixed = new Set([
    "kind",
    "mode",
    "tier",
    "outcome",
    "reason",
    "state",
    "runId",
    "at",
    "sha256",
    "file",
    "startedAt",
    "timeZone",
    "endDate",
    "answer",
    "result",
  ]);
  const poison = (value: unknown, key: string): unknown => {
    if (typeof value === "string") return fixed.has(key) ? value : probe;
    if (Array.isArray(value)) return value.map((one) => poison(one, key));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, poison(one, name)]),
    );
  };
  const drafts = sampleDrafts(
    { steps: [] },
    verdict({ billedBy: "b", error: { code: "c", message: "m" } }),
  );
  return drafts.map(({ type, data }) => ({ type, data: poison(data, "") }) as EventDraft);
}

describe("page words can't become markup", () => {
  const tagNames = (proof: string) =>
    [...proof.matchAll(/<\/?([a-z!][a-z0-9]*)/gi)].map((tag) => tag[1]);
  const harmless = tagNames(renderProof(sealAll(poisoned("plain")).events));

  test.each(PROBES)("%j", (probe) => {
    const proof = renderProof(sealAll(poisoned(probe)).events);
    expect(tagNames(proof)).toEqual(harmless);
    expect(proof).not.toMatch(/<[^>]*\son\w+\s*=/i);
    expect(proof).not.toMatch(/<[^>]*\s(?:href|srcset|style)\s*=/i);
    expect(proof).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b\ufeff\u0000\u001b]/);
    expect(proof).not.toMatch(/[\u{e0000}-\u{e0fff}]|\p{Cs}/u);
    expect(proof.length).toBeLessThan(400_000);
  });

  test("of a megabyte each are cut, the name of the site and the sentence too", () => {
    const proof = renderProof(sealAll(poisoned("A".repeat(1_000_000))).events);
    expect(proof.length).toBeLessThan(400_000);
  });

  test("time zone, date, ids and answers are text too", () => {
    const bad = "<script>x</script>";
    const odd = [
      { type: "run.started", data: { ...started(bad), timeZone: bad, startedAt: bad } },
      { type: "approval.asked", data: { turn: 1, text: bad } },
      {
        type: "approval.given",
        data: { turn: 1, text: bad, by: bad, answer: bad, waitedMs: Number.MAX_VALUE },
      },
      {
        type: "observed",
        data: {
          turn: 1,
          observationId: bad,
          url: bad,
          title: bad,
          state: bad,
          confidence: 1,
          stateEvidence: [],
        },
      },
      { type: "acting", data: { turn: 1, action: bad, url: bad, danger: true } },
      {
        type: "acted",
        data: {
          turn: 1,
          ok: true,
          expectations: [{ kind: bad, value: bad, result: bad, seen: bad }, null, 3],
        },
      },
      {
        type: "run.finished",
        data: {
          verdict: verdict({ endDate: bad, reference: bad, runId: bad, patterns: [{ kind: bad }] }),
        },
      },
    ] as EventDraft[];
    expect(renderProof(sealAll(odd).events)).not.toContain("<script");
  });
});

test("what a bank needs is in it, and nothing is fetched", () => {
  const proof = proofOf(verdict());
  for (const needed of [
    "Streamly is cancelled and ends on 14 December 2026.",
    "Confirmed by the site",
    "Cancel the Streamly subscription",
    "anna on laptop",
    "15 November 2026 at 10:15:30 GMT+01:00 (Europe/Berlin)",
    "2026-11-15 09:15:30 UTC",
    "Premium",
    "€13.99 a month",
    "SL-7731-0042",
    "You can keep watching until 14 December 2026.",
    "anna at the terminal",
    "This ends a subscription: Streamly Premium",
    "Stay for half the price",
    "for 3 months, then €13.99 a month",
    "Confirm shaming",
    "https://www.streamly.example/cancel/confirm",
    "subterminator runs verify 20261115-091530-streamly-4f2a",
  ]) {
    expect(words(proof)).toContain(needed);
  }
  expect(proof).toContain("default-src &#39;none&#39;");
  expect(proof).not.toMatch(/url\((?!"data:)|@import|<link|<script|<iframe|<object/);
});

describe("never more than the evidence carries", () => {
  const claim =
    /Confirmed by the site|is cancelled and ends|The site confirms it|Cancelled to its end/;
  const only = (...tiers: string[]) => SAMPLE_EVIDENCE.filter((one) => tiers.includes(one.tier));
  test.each<[string, Partial<Verdict>, boolean]>([
    ["A, B and C", {}, true],
    ["C alone", { evidence: only("C") }, true],
    ["A and B", { evidence: only("A", "B") }, true],
    ["a flag without evidence", { evidence: [] }, false],
    ["A alone", { evidence: only("A") }, false],
    ["B alone", { evidence: only("B") }, false],
    ["not verified", { verified: false }, false],
    ["not a success", { success: false }, false],
    [
      "verification failed",
      { success: false, verified: false, reason: "verification_failed", outcome: "unknown" },
      false,
    ],
    [
      "a sentence that lies",
      { verified: false, sentence: "Streamly is cancelled and ends today. The site confirms it." },
      false,
    ],
    ["a rehearsal", { mode: "rehearse" }, false],
  ])("%s", (_, change, confirmed) => {
    expect(claim.test(words(proofOf(verdict(change))))).toBe(confirmed);
  });

  test("unknown is said in so many words", () => {
    const proof = words(
      proofOf(
        verdict({
          success: false,
          verified: false,
          outcome: "unknown",
          reason: "verification_failed",
          evidence: [],
        }),
      ),
    );
    expect(proof).toContain("The site did not confirm that Streamly is cancelled.");
    expect(proof).toContain("Not known");
    expect(proof).toContain("None. After the last step the site showed no words");
  });

  test("a run without an end says so", () => {
    const { events } = sealAll(sampleDrafts().slice(0, 12));
    expect(words(renderProof(events))).toContain("The run has no result.");
  });
});

test("the same events give the same bytes", () => {
  expect(proofOf(verdict())).toBe(proofOf(verdict()));
});

test("plan and price before are from before the act", () => {
  const drafts = sampleDrafts();
  const late = drafts.findLast((draft) => draft.type === "observed");
  if (late?.type === "observed") late.data.account = { plan: "Free", price: "0" };
  expect(proofFacts(sealAll(drafts).events).before?.account).toMatchObject({
    plan: "Premium",
    price: "€13.99 a month",
  });
});

describe("pictures", () => {
  const data = Buffer.from([0xff, 0xd8, 0xff, 0xd9]);
  const picture: Picture = { file: "0001-step.jpg", sha256: sha256(data), bytes: data.length };
  const proofWith = (stored: Map<string, Uint8Array>) =>
    renderProof(sealAll(sampleDrafts({ steps: [picture] })).events, stored);

  test("are in the file itself", () => {
    expect(proofWith(new Map([[picture.file, data]]))).toContain(
      `src="data:image/jpeg;base64,${data.toString("base64")}"`,
    );
  });
  test("missing or changed: said, not shown", () => {
    expect(proofWith(new Map())).toContain("no longer in the run&#39;s folder");
    const changed = proofWith(new Map([[picture.file, Buffer.from([0xff, 0xd8, 0xff, 0])]]));
    expect(changed).toContain("does not match its recorded hash");
    expect(changed).not.toContain("data:image");
  });
});

test.each([
  ["always", "approved"],
  ["never", "rejected"],
] as const)("a rule in a person's place (--approve %s) reads as nobody asked", (policy, answer) => {
  const drafts: EventDraft[] = sampleDrafts({ steps: [] }, verdict()).map((draft) =>
    draft.type === "approval.given"
      ? { ...draft, data: { ...draft.data, by: BY_POLICY[policy], answer } }
      : draft,
  );
  expect(drafts.some(({ type }) => type === "approval.given")).toBe(true);
  const proof = words(renderProof(sealAll(drafts).events));
  expect(proof).toContain(`(--approve ${policy}): nobody was asked`);
  expect(proof).not.toMatch(/Answered|the customer saw|was shown before/);
});

test("the looks after a claim that it is over are steps of their own; what follows a claim that did not hold is not", () => {
  const url = "https://streamly.example/account";
  const observed = (turn: number, state: string, said: string): EventDraft => ({
    type: "observed",
    data: {
      turn,
      url,
      title: "Account",
      state,
      confidence: 0.98,
      stateEvidence: [`status: ${said}`],
      observationId: `o${turn}`,
    },
  });
  const claim = (turn: number): EventDraft => ({
    type: "decided",
    data: { turn, kind: "end", reason: "It says goodbye" },
  });
  const drafts: EventDraft[] = [
    { type: "run.started", data: started() },
    observed(1, "COMPLETE", "Goodbye"),
    claim(1),
    observed(1, "ACCOUNT_ACTIVE", "Active"),
    observed(2, "ACCOUNT_ACTIVE", "Active"),
    claim(2),
    observed(2, "ACCOUNT_CANCELLED", "Ended"),
    observed(2, "ACCOUNT_CANCELLED", "Ended"),
  ];
  const { steps } = proofFacts(sealAll(drafts).events);
  expect(steps.map(({ turn, check, reason }) => [turn, check, reason])).toEqual([
    [1, false, "It says goodbye"],
    [1, true, "Active"],
    [2, false, "It says goodbye"],
    [2, true, "Ended"],
    [2, true, "Ended"],
  ]);
});

test("a site that was known by its address alone is called by its own name, in sentences without the address", () => {
  const first = { type: "run.started" as const, data: { ...started(), title: "127.0.0.1" } };
  const [, ...rest] = sampleDrafts({ steps: [] }, verdict({ title: "Velora (127.0.0.1:4871)" }));
  const text = words(renderProof(sealAll([first, ...rest]).events));
  expect(text).toMatch(/Service Velora \(127\.0\.0\.1:4871\)/);
  expect(text).toMatch(/walked through Velora’s own pages/);
  expect(text).toMatch(/not issued by Velora\./);
});
