import { ContractError } from "../../contract/errors.ts";
import { checkUrl } from "../../contract/egress.ts";

/** At a terminal the person names the host; here anybody who may submit does, so a private one needs the operator's word. */
export function checkHost(url: string, allowed: readonly string[]): void {
  const verdict = checkUrl(url, {
    allowedHosts: [],
    blockedHosts: [],
    namedHosts: [...allowed],
    deniedPorts: [],
    httpsOnly: false,
  });
  if (verdict.allowed) return;
  throw new ContractError("NAVIGATION_BLOCKED", `url: ${verdict.reason}`, {
    field: "url",
    hint: "Private hosts are visited only by workers that are started with --allow-host.",
  });
}
