import { readAddress } from "./address-words.ts";
import { caution, danger, entryTo, type Risk, SAFE } from "../../contract/risk.ts";

/** A top-level GET: danger only where the address itself reads like the commit, caution where it leads into such a flow. */
export function riskOfAddress(url: string): Risk {
  if (/^\s*javascript:/i.test(url)) return caution("runs_script");
  const address = readAddress(url);
  const [kind] = address.kinds;
  if (address.asset || address.help || kind === undefined) return SAFE;
  return address.commits ? danger(kind) : entryTo(danger(kind));
}
