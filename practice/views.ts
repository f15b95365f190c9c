// Labelled single pages: every screen of every scenario that carries a label, frozen.
import { createHash } from "node:crypto";

import type { Status } from "./ledger.ts";
import type { Call, Scenario, Site } from "./scenario.ts";
import type { PageState, Screen } from "./screen.ts";

export interface View {
  token: string;
  scenario: string;
  path: string;
  status: Status;
  state: PageState;
}

function screenAt(scenario: Scenario, path: string, status: Status): Screen | undefined {
  const call: Call = {
    fields: {},
    memory: {},
    status,
    cancel: () => undefined,
    harm: () => undefined,
    drift: () => undefined,
    note: () => undefined,
  };
  return scenario.wall?.(call, path) ?? scenario.screens[path]?.(call);
}

function view(scenario: Scenario, path: string, status: Status): View | undefined {
  const state = screenAt(scenario, path, status)?.state;
  if (!state) return undefined;
  const token = createHash("sha256").update(`${scenario.id} ${path} ${status}`).digest("hex");
  return { token: token.slice(0, 12), scenario: scenario.id, path, status, state };
}

export function listViews({ scenarios }: Site): View[] {
  return scenarios.flatMap((scenario) => {
    const first = scenario.status ?? "active";
    const ended = scenario.expect === "cancelled" ? "cancelled" : first;
    // A wall shows the same page at every address: one view of it is enough.
    const walled = view(scenario, scenario.account, first)?.state === "LOGIN_REQUIRED";
    const paths = walled ? [scenario.account] : Object.keys(scenario.screens);
    const all = paths.map((path) => {
      const found = view(scenario, path, first);
      return found?.state === "COMPLETE" ? view(scenario, path, ended) : found;
    });
    if (ended !== first) all.push(view(scenario, scenario.account, ended));
    return all.filter((one) => one !== undefined);
  });
}
