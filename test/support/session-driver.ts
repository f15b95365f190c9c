import { expect } from "vitest";
import type { ActResult } from "../../src/contract/act-result.ts";
import type { ActRequest } from "../../src/contract/input.ts";
import type { Affordance, Observation } from "../../src/contract/observation.ts";
import { createBrowsers, type BrowsersOptions } from "../../src/browser/browsers.ts";
import type { Browsers, OpenInput } from "../../src/browser/port.ts";

/** Browsers on the machine's own Chromium, free to visit the pages that tests serve. */
export function testBrowsers(options: BrowsersOptions = {}): Browsers {
  return createBrowsers({
    confirmations: "echo",
    executablePath: process.env["SUBTERMINATOR_BROWSER"] ?? "/usr/bin/chromium",
    allowedHosts: ["127.0.0.1", "localhost"],
    ...options,
  });
}

type Name = string | RegExp;
type More = Partial<Omit<ActRequest, "sessionId" | "observationId" | "action" | "value">>;

/** One session as a caller sees it: keeps the newest observation and names controls by their labels. */
export class Driver {
  readonly browsers: Browsers;
  readonly owner: string;
  seen: Observation;

  private constructor(browsers: Browsers, owner: string, seen: Observation) {
    this.browsers = browsers;
    this.owner = owner;
    this.seen = seen;
  }

  static async open(
    browsers: Browsers,
    input: OpenInput | string = {},
    owner = "test",
  ): Promise<Driver> {
    const wanted = typeof input === "string" ? { url: input } : input;
    return new Driver(browsers, owner, await browsers.open(wanted, owner));
  }

  get id(): string {
    return this.seen.sessionId;
  }

  find(name: Name, role?: string): Affordance {
    const fits = (a: Affordance): boolean =>
      (typeof name === "string" ? a.name === name : name.test(a.name)) &&
      (role === undefined || a.role === role);
    const found = this.seen.affordances.find(fits);
    if (found !== undefined) return found;
    const listed = this.seen.affordances.map((a) => `${a.actionId} ${a.role} ${a.name}`).join("\n");
    throw new Error(`no control ${String(name)} among:\n${listed}`);
  }

  has(name: Name): boolean {
    return this.seen.affordances.some((a) =>
      typeof name === "string" ? a.name === name : name.test(a.name),
    );
  }

  /** An act on the control with this label. */
  async on(name: Name, action: ActRequest["action"], value?: ActRequest["value"], more: More = {}) {
    const { actionId } = this.find(name);
    return this.send(action, value, { target: { kind: "element", actionId }, ...more });
  }

  click(name: Name, more: More = {}): Promise<ActResult> {
    return this.on(name, "click", undefined, more);
  }

  /** An act on the page, or on whatever target is given. */
  async send(
    action: ActRequest["action"],
    value?: ActRequest["value"],
    more: More = {},
  ): Promise<ActResult> {
    const result = await this.browsers.act(
      {
        sessionId: this.id,
        observationId: this.seen.observationId,
        action,
        ...(value === undefined ? {} : { value }),
        ...more,
      },
      this.owner,
    );
    if (result.nextObservation !== undefined) this.seen = result.nextObservation;
    return result;
  }

  goto(url: string, more: More = {}): Promise<ActResult> {
    return this.send("navigate", url, more);
  }

  async look(mode: "act" | "read" | "full" = "act"): Promise<Observation> {
    this.seen = await this.browsers.observe({ sessionId: this.id, mode }, this.owner);
    return this.seen;
  }

  /** What a person can read on the page now. */
  async text(): Promise<string> {
    return (await this.look("read")).text ?? "";
  }

  close(): Promise<void> {
    return this.browsers.close(this.id, this.owner);
  }
}

/** The code of the error that a call throws or answers with; the test fails when it ends well. */
export async function codeOf(call: Promise<unknown>): Promise<string> {
  const answer = await call.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  if ("value" in answer) {
    const code = (answer.value as { error?: { code: string } } | undefined)?.error?.code;
    if (code !== undefined) return code;
    throw new Error("the call did not fail");
  }
  return (answer.error as { code?: string }).code ?? String(answer.error);
}

/** For what happens outside of any call: asks again until it is so, for as long as a busy machine may need. */
export function eventually<T>(ask: () => T | Promise<T>) {
  return expect.poll(ask, { timeout: 30_000, interval: 100 });
}
