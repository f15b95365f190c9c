import { readFileSync } from "node:fs";
import { DEFAULT_LIMITS, type Limits, type Question } from "../agent/job.ts";
import { ContractError } from "../contract/errors.ts";
import type { RunEvent } from "../runs/events.ts";
import type { RunMode, Verdict } from "../runs/verdict.ts";
import { genericService } from "../services/generic.ts";
import { homeFolder, loadServices, resolveService } from "../services/load.ts";
import type { Service } from "../services/service.ts";
import { browserPath } from "./browser-path.ts";

export type CancelOptions = {
  /** A known service's name, or the account page of any site. */
  service?: string;
  url?: string;
  goal?: string;
  /** What to answer where the site asks why; without it nothing, or what tells least. */
  reason?: string;
  /** Asked before anything irreversible. Only true is a yes; without it everything irreversible is refused. */
  approve?: (question: Question) => Promise<boolean> | boolean;
  mode?: RunMode;
  profile?: string;
  headed?: boolean;
  limits?: Partial<Limits>;
  signal?: AbortSignal;
  onEvent?: (event: RunEvent) => void;
  home?: string;
  executablePath?: string;
};

/** One cancellation by the rules, from the first look to the verdict; the proof is in `verdict.proof`. */
export async function cancel(options: CancelOptions): Promise<Verdict> {
  const home = options.home ?? homeFolder();
  const { service, url } = await targetOf(options, home);
  const [{ createBrowsers }, { runJob }, { jsonlStore }, { rulesPlanner }] = await Promise.all([
    import("../browser/browsers.ts"),
    import("../agent/run-job.ts"),
    import("../runs/jsonl-store.ts"),
    import("../planners/rules/rules.ts"),
  ]);
  const browsers = createBrowsers({
    executablePath: await browserPath(options.executablePath),
    confirmations: "ask",
    allowedHosts: [new URL(url).hostname],
    home,
  });
  const { approve } = options;
  try {
    return await runJob({
      kind: "cancel",
      service,
      url,
      goal: options.goal ?? service.goal,
      ...(options.reason !== undefined && { reason: options.reason }),
      planner: rulesPlanner,
      approve: approve === undefined ? "never" : "ask",
      person:
        approve === undefined
          ? undefined
          : {
              ask: async (question) => {
                // From JavaScript anything may come back, and only true is a yes.
                const answer: unknown = await approve(question);
                return {
                  answer: answer === true ? "approved" : "rejected",
                  by: "the program's approver",
                };
              },
            },
      mode: options.mode ?? "run",
      limits: { ...DEFAULT_LIMITS, ...options.limits },
      browsers,
      open: {
        guard: "strict",
        ...(options.headed === true && { headed: true }),
        ...(options.profile !== undefined && { profile: options.profile }),
      },
      store: jsonlStore({ home }),
      signal: options.signal ?? new AbortController().signal,
      onEvent: options.onEvent ?? (() => undefined),
      version: version(),
      now: Date.now,
    });
  } finally {
    await browsers.closeAll();
  }
}

async function targetOf(
  { service: name, url }: CancelOptions,
  home: string,
): Promise<{ service: Service; url: string }> {
  if (name === undefined && url === undefined)
    throw new ContractError("CONTRACT_MISMATCH", "service: give a service or a url", {
      field: "service",
    });
  if (name === undefined && url !== undefined) return { service: genericService(url), url };
  const found = resolveService(name ?? "", await loadServices({ home }));
  if (!("service" in found))
    throw new ContractError("CONTRACT_MISMATCH", `service: there is no ${JSON.stringify(name)}`, {
      field: "service",
      hint: `Did you mean ${found.suggestions.join(", ") || "one of `subterminator services`"}? Any other site: give its url.`,
    });
  const begin = url ?? found.service.accountUrl ?? found.service.startUrl;
  if (begin === undefined)
    throw new ContractError(
      "CONTRACT_MISMATCH",
      `service: ${found.service.title} has no way out online`,
      {
        field: "service",
        hint: found.service.hints[0] ?? "Its channels say how it ends.",
      },
    );
  return { service: found.service, url: begin };
}

function version(): string {
  const file = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
  return (JSON.parse(file) as { version: string }).version;
}
