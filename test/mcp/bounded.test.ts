import { rmSync } from "node:fs";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { heavy, startHeavySite, type HeavySite } from "../support/heavy-site.ts";
import { descendants, isAlive, startCli, type Answer } from "../support/mcp-cli.ts";

/**
 * Pages that are too long, too many, too deep or never at rest, each looked at and pressed through the front door, while a
 * second session on the same server must go on being answered. `npm run long` takes the sizes that strangers took.
 */
const LONG = process.env["SUBTERMINATOR_LONG"] === "1";
const SIZE = LONG ? 10_000_000 : 1_000_000;
const COUNT = LONG ? 100_000 : 10_000;
if (LONG) vi.setConfig({ testTimeout: 600_000 });

/** An answer longer than this is no bounded answer; a picture has a megabyte at most. */
const MOST_TEXT = 150_000;

let site: HeavySite;
let server: ReturnType<typeof startCli>;
let quiet: string;

beforeAll(async () => {
  site = await startHeavySite();
});
afterAll(() => site.close());

beforeEach(async () => {
  server = startCli();
  await server.initialize();
  quiet = sessionOf(
    await server.call("browser_open", { url: `${site.origin}/quiet`, format: "json" }),
  );
});

/** The server is told to end with whatever it has open, and ends itself; nothing of it is left. */
afterEach(async () => {
  const below = descendants(server.child.pid ?? 0);
  server.child.kill("SIGTERM");
  expect((await server.ended).signal).toBeNull();
  await expect.poll(() => below.filter(isAlive)).toEqual([]);
  rmSync(server.home, { recursive: true, force: true });
});

type Shown = {
  sessionId?: string;
  observationId?: string;
  affordances?: { actionId: string; name: string }[];
};
const shown = ({ result }: Answer): Shown => (result?.structuredContent ?? {}) as Shown;
const sessionOf = (answer: Answer): string => shown(answer).sessionId ?? "";
const errorOf = ({ result, error }: Answer): unknown =>
  error ?? result?.structuredContent?.error?.["code"];

/** Answered, bounded, and not by a fault of ours; the second session is asked all the while and answers each time. */
async function meanwhile(work: Promise<Answer>): Promise<Answer> {
  let answered = 0;
  const turn = { over: false };
  const other = (async () => {
    do {
      const answer = await server.call("browser_observe", { sessionId: quiet });
      expect(errorOf(answer)).toBeUndefined();
      answered++;
      await new Promise((resolve) => setTimeout(resolve, 50));
    } while (!turn.over);
  })();
  const answer = await work;
  turn.over = true;
  await other;
  expect(answered).toBeGreaterThan(0);
  expect(answer.error).toBeUndefined();
  expect(errorOf(answer)).not.toBe("INTERNAL");
  const text = (answer.result?.content ?? []).map((part) => part.text ?? "").join("");
  expect(text.length).toBeLessThan(MOST_TEXT);
  return answer;
}

/** Every call on one page. */
async function goThrough(path: string): Promise<void> {
  const call = (name: string, args: Record<string, unknown>) =>
    meanwhile(server.call(name, { format: "json", ...args }));
  let last = await call("browser_open", { url: site.origin + encodeURI(path) });
  const sessionId = sessionOf(last);
  // A page that cannot be opened is said to be so, and leaves no session.
  if (sessionId === "") {
    expect(errorOf(last)).toMatch(/^(PAGE_CRASH|NAVIGATION_TIMEOUT|NETWORK_ERROR)$/);
    return;
  }
  for (const mode of ["act", "read", "full"]) {
    const seen = await call("browser_observe", { sessionId, mode });
    if (shown(seen).observationId !== undefined) last = seen;
  }
  const { observationId, affordances = [] } = shown(last);
  const [go] = affordances;
  if (go !== undefined)
    await call("browser_act", { sessionId, observationId, actionId: go.actionId, action: "click" });
  await meanwhile(server.call("browser_screenshot", { sessionId }));
  await meanwhile(server.call("browser_close", { sessionId }));
  expect(errorOf(await server.call("browser_observe", { sessionId }))).toBe("SESSION_NOT_FOUND");
}

describe("a text without end", () => {
  const all = heavy.places.map((place) => ({ place, stuff: "letters" }));
  const some = all.filter(({ place }) => /^(title|label|text|option)$/.test(place));
  const stuffs = heavy.stuffs.map((stuff) => ({ place: "text", stuff }));
  test.each(LONG ? [...all, ...stuffs] : [...some, { place: "title", stuff: "digits" }])(
    "$stuff as $place",
    ({ place, stuff }) => goThrough(`/place/${place}/${stuff}/${SIZE}`),
  );
});

test.each(LONG ? heavy.many : ["nodes", "controls", "depth"])("very many: %s", (kind) =>
  goThrough(`/many/${kind}/${kind === "nodes" ? 2 * COUNT : kind === "depth" ? COUNT / 2 : COUNT}`),
);

test.each(
  LONG
    ? heavy.unrests
    : ["loop in a click", "alerts", "console", "push state", "windows", "renders"],
)("no rest: %s", (kind) => goThrough(`/unrest/${kind}`));

test.each(LONG ? heavy.endless : ["redirects"])("no end: %s", (kind) =>
  goThrough(`/endless/${kind}`),
);

test.each(["SIGINT", "end of stdin"])("%s is obeyed while a page hangs", async (how) => {
  const opened = await server.call("browser_open", {
    url: `${site.origin}/unrest/loop%20in%20a%20click`,
    format: "json",
  });
  const { sessionId, observationId, affordances } = shown(opened);
  void server.call("browser_act", {
    sessionId,
    observationId,
    actionId: affordances?.[0]?.actionId,
    action: "click",
  });
  await server.call("browser_observe", { sessionId: quiet });
  const below = descendants(server.child.pid ?? 0);
  if (how === "SIGINT") server.child.kill("SIGINT");
  else server.child.stdin.end();
  expect((await server.ended).signal).toBeNull();
  await expect.poll(() => below.filter(isAlive)).toEqual([]);
});
