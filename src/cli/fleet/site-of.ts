import type { JobRequest } from "../../jobs/job-request.ts";
import { registrableDomain } from "../../reading/registrable-domain.ts";
import { loadServices, resolveService } from "../../services/load.ts";
import { homeFolder } from "../home.ts";

/**
 * Whose site a job goes to, so that no more of them run at a time than one site is to bear: the same for a service by
 * any of its names, for its address, and for the address with `www.` before it.
 */
export async function siteFinder(): Promise<(request: JobRequest) => string> {
  const loaded = await loadServices({ home: homeFolder() });
  const addressOf = (name: string): string | undefined => {
    try {
      const found = resolveService(name, loaded);
      return "service" in found ? (found.service.accountUrl ?? found.service.startUrl) : undefined;
    } catch {
      // Its file is broken; whoever runs the job says so.
      return undefined;
    }
  };
  return ({ url, service = "" }) => {
    const address = url ?? addressOf(service) ?? service;
    const host = URL.canParse(address) ? new URL(address).hostname : "";
    return host === "" ? address.toLowerCase() : registrableDomain(host);
  };
}
