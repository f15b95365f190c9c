import { ContractError } from "../../contract/errors.ts";
import type { JobDesk } from "../../mcp/jobs/desk.ts";
import { homeFolder } from "../home.ts";
import type { BrowserChoice } from "./browser-setup.ts";
import { withOwnProfile } from "./browser-setup.ts";
import { UsageError } from "../usage-error.ts";
import { packageVersion } from "../version.ts";

/** What the jobs of the MCP server need, by the same rules as at the command line. */
export function jobDesk(choice: BrowserChoice, approve: JobDesk["approve"]): JobDesk {
  return {
    approve,
    version: packageVersion(),
    async target(wanted) {
      const { targetForCaller } = await import("./target-for-caller.ts");
      const { service, url, goal } = await targetForCaller(wanted);
      const { profile } = withOwnProfile(choice, service.name);
      return { service, url, goal, open: profile === undefined ? {} : { profile } };
    },
    async planner(kind) {
      const [{ choosePlanner }, { readSettings }] = await Promise.all([
        import("./choose-planner.ts"),
        import("../settings.ts"),
      ]);
      try {
        // By the environment and the config file, as at the command line without flags.
        return await choosePlanner(readSettings({}), kind);
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
        const hint = error.hint === undefined ? {} : { hint: error.hint };
        throw new ContractError("MODEL_CONFIG", error.message.replace(/^`run`/, "run_task"), hint);
      }
    },
    async store() {
      const { openRuns } = await import("../fleet/open-store.ts");
      return openRuns();
    },
    async recordings() {
      const [{ recordingsIn }, { replays }, { readSettings }] = await Promise.all([
        import("../../agent/recordings.ts"),
        import("./choose-planner.ts"),
        import("../settings.ts"),
      ]);
      return { store: recordingsIn(homeFolder()), replay: replays(readSettings({}).planner) };
    },
  };
}
