import { ContractError } from "../../contract/errors.ts";
import { UsageError } from "../usage-error.ts";
import { findTarget, type RunTarget, type Wanted } from "./target.ts";

/** The command line's faults are the caller's here: which of its arguments is wrong, and what to give instead. */
export async function targetForCaller(wanted: Wanted): Promise<RunTarget> {
  try {
    return await findTarget(wanted);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    const field = error.message.startsWith("--url") ? "url" : "service";
    const told = error.message.replace(/^--url: /, "");
    const hint = error.hint?.replace("give --url with", "give as url");
    throw new ContractError("CONTRACT_MISMATCH", `${field}: ${told}`, {
      field,
      ...(hint === undefined ? {} : { hint }),
    });
  }
}
