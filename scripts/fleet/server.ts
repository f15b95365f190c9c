import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { pgTokens } from "../../src/dashboard/security/pg-tokens.ts";
import { BIN, type World } from "./world.ts";

/** `subterminator serve` as a process of its own, called over HTTP with a token and nothing else. */
export type FleetServer = {
  submit(request: object): Promise<string>;
  /** What it tells of a run that is over: its verdict, read from the log. */
  verdict(id: string): Promise<{ reason?: string; verified?: boolean } | undefined>;
  close(): Promise<void>;
};

/** The first start of a clone builds the page. */
const START_MS = 120_000;
const LOOK_MS = 200;

export async function startServer({ env, fleet }: World): Promise<FleetServer> {
  const child = spawn(process.execPath, [BIN, "serve", "--no-open", "--port", "0"], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
  });
  let [said, complained] = ["", ""];
  child.stdout.on("data", (chunk) => (said += String(chunk)));
  child.stderr.on("data", (chunk) => (complained += String(chunk)));
  const close = async (): Promise<void> => {
    child.kill("SIGTERM");
    await ended;
  };
  for (let waited = 0; !said.includes("#enter="); waited += LOOK_MS) {
    if (child.exitCode === null && waited < START_MS) await sleep(LOOK_MS);
    else {
      await close();
      throw new Error(`the server did not start: ${complained}`);
    }
  }
  const { origin } = new URL(said.trim());
  const token = await pgTokens(fleet.database).create("fleet", ["submit", "read"]);
  const call = async (path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${origin}/api/v1${path}`, {
      ...(body && { method: "POST", body: JSON.stringify(body) }),
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  return {
    submit: async (request) => ((await call("/runs", request)) as { id: string }).id,
    verdict: async (id) =>
      ((await call(`/runs/${id}`)) as { verdict?: { reason?: string; verified?: boolean } })
        .verdict,
    close,
  };
}
