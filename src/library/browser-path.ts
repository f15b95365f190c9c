import { ensureBrowser } from "../../scripts/setup/browser.js";
import { ContractError } from "../contract/errors.ts";

/** The browser of this machine; gets one where there is none, as the command line does. */
export async function browserPath(given: string | undefined): Promise<string> {
  if (given !== undefined) return given;
  try {
    return (await ensureBrowser()).path;
  } catch (error) {
    throw new ContractError("BROWSER_UNAVAILABLE", (error as Error).message.split("\n")[0] ?? "", {
      hint: "`npx subterminator doctor` shows what is missing.",
    });
  }
}
