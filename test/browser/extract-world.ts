import { afterAll, expect } from "vitest";
import { createBrowsers, type BrowsersOptions } from "../../src/browser/browsers.ts";
import type { ActResult } from "../../src/contract/act-result.ts";
import type { ActRequest, ObserveRequest } from "../../src/contract/input.ts";
import type { Affordance, Observation } from "../../src/contract/observation.ts";
import { startPageServer, type PageServer } from "../support/page-server.ts";

const OWNER = "test";

export type World = {
  server: PageServer;
  /** Shows a page and observes it. */
  show(html: string, how?: Omit<ObserveRequest, "sessionId">): Promise<Observation>;
  goto(url: string, how?: Omit<ObserveRequest, "sessionId">): Promise<Observation>;
  observe(how?: Omit<ObserveRequest, "sessionId">): Promise<Observation>;
  /** Acts on the affordance of that name in the newest observation. */
  act(
    target: string | Affordance,
    action: ActRequest["action"],
    more?: Partial<ActRequest>,
  ): Promise<ActResult>;
};

/** One browser, one session and one server for a test file; a session left open fails the file. */
export async function createWorld(options: BrowsersOptions = {}): Promise<World> {
  const server = await startPageServer();
  const browsers = createBrowsers({
    confirmations: "echo",
    executablePath: process.env["SUBTERMINATOR_BROWSER"] ?? "/usr/bin/chromium",
    allowedHosts: ["127.0.0.1", "localhost"],
    ...options,
  });
  const { sessionId, observationId } = await browsers.open({}, OWNER);
  let current = observationId;
  let listed: Affordance[] = [];
  let pages = 0;
  const keep = (observation: Observation): Observation => {
    current = observation.observationId;
    listed = observation.affordances;
    return observation;
  };
  afterAll(async () => {
    await browsers.close(sessionId, OWNER);
    const left = browsers.sessions();
    await browsers.closeAll();
    await server.close();
    expect(left).toEqual([]);
  });
  const world: World = {
    server,
    show(html, how) {
      const path = `/page${++pages}`;
      server.set(path, html);
      return world.goto(server.origin + path, how);
    },
    async goto(url, how = {}) {
      const result = await browsers.act(
        { sessionId, observationId: current, action: "navigate", value: url },
        OWNER,
      );
      // A test that fails must not fail the next one: its act has to start from what is newest.
      if (result.nextObservation !== undefined) keep(result.nextObservation);
      const observed = await world.observe(how);
      expect(result.error).toBeUndefined();
      return observed;
    },
    observe: async (how = {}) => keep(await browsers.observe({ sessionId, ...how }, OWNER)),
    async act(target, action, more = {}) {
      const affordance = typeof target === "string" ? named(listed, target) : target;
      const result = await browsers.act(
        {
          sessionId,
          observationId: current,
          target: { kind: "element", actionId: affordance.actionId },
          action,
          ...more,
        },
        OWNER,
      );
      if (result.nextObservation !== undefined) keep(result.nextObservation);
      return result;
    },
  };
  return world;
}

/** The one affordance of that name; the whole list is in the failure. */
export function named(affordances: Affordance[] | Observation, name: string): Affordance {
  const list = Array.isArray(affordances) ? affordances : affordances.affordances;
  const found = list.filter((affordance) => affordance.name === name);
  if (found.length !== 1)
    throw new Error(
      `${found.length} affordances are called ${JSON.stringify(name)}:\n${lines(list).join("\n")}`,
    );
  return found[0] as Affordance;
}

/** "role name", in order. */
export function lines(affordances: Affordance[] | Observation): string[] {
  const list = Array.isArray(affordances) ? affordances : affordances.affordances;
  return list.map(({ role, name }) => `${role} ${name}`);
}
