import type { JobOptions } from "../../agent/job.ts";
import { ContractError } from "../../contract/errors.ts";
import type { Planner } from "../../planners/port.ts";
import type { Settings } from "../settings.ts";
import { UsageError } from "../usage-error.ts";

type Choice = Pick<
  Settings,
  "planner" | "model" | "fallbackModel" | "modelSimple" | "vision" | "modelTimeoutMs"
>;

/**
 * `auto` is the best planner there is: a model where one can be asked, else the rules, which know only how to cancel.
 * A fault in what was set is thrown before a run is written down.
 */
export async function choosePlanner(
  choice: Choice,
  kind: JobOptions["kind"],
  env: NodeJS.ProcessEnv = process.env,
): Promise<Planner> {
  if (kind === "run" && choice.planner === "rules")
    throw new UsageError(
      "`run` needs a language model: the rules know only how to cancel.",
      "Leave --planner out, or use `subterminator cancel`.",
    );
  if (choice.planner === "rules") return rules();
  const { modelKeySet } = await import("../../models/resolve.ts");
  if (kind === "run") return byModel(choice, env).catch(forAnyTask);
  const wanted = choice.planner === "model" || modelKeySet(env, choice.model);
  return wanted ? byModel(choice, env) : rules();
}

/** The usual way out of a missing key, the rules, is none here. */
function forAnyTask(error: unknown): never {
  if (!(error instanceof ContractError)) throw error;
  const hint = error.hint.replace(/\s*`--planner rules`[^.]*\./, "");
  throw new UsageError(`\`run\` needs a language model. ${error.message}`, hint.trim());
}

async function rules(): Promise<Planner> {
  return (await import("../../planners/rules/rules.ts")).rulesPlanner;
}

async function byModel(choice: Choice, env: NodeJS.ProcessEnv): Promise<Planner> {
  const [{ resolveModels }, { modelPlanner }] = await Promise.all([
    import("../../models/resolve.ts"),
    import("../../planners/model/planner.ts"),
  ]);
  const { models, simple } = resolveModels(
    {
      model: choice.model,
      fallbackModels: choice.fallbackModel?.split(",").map((name) => name.trim()),
      simpleModel: choice.modelSimple,
      timeoutMs: choice.modelTimeoutMs,
    },
    env,
  );
  return modelPlanner({
    models,
    ...(simple === undefined ? {} : { simple }),
    vision: choice.vision,
  });
}

/** A way that was walked before is walked again before anybody is asked; a planner that was named decides by itself. */
export function replays(wanted: string): boolean {
  return wanted === "auto" || wanted === "replay";
}
