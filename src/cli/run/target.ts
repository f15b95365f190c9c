import { ContractError } from "../../contract/errors.ts";
import { EXIT_CODES } from "../../runs/reasons.ts";
import { genericService } from "../../services/generic.ts";
import { findService } from "../../services/find.ts";
import { loadServices, resolveService, type LoadedServices } from "../../services/load.ts";
import { addressFault, type Service } from "../../services/service.ts";
import { homeFolder } from "../home.ts";
import { UsageError } from "../usage-error.ts";

/** What a run is about: the service, where it begins, what is wanted. */
export type RunTarget = { service: Service; url: string; goal: string };

export type Wanted = {
  service: string | undefined;
  url: string | undefined;
  goal: string | undefined;
};

export async function findTarget(wanted: Wanted): Promise<RunTarget> {
  const loaded = await loadServices({ home: homeFolder() });
  const address = wanted.url ?? addressIn(wanted.service);
  if (address !== undefined) checkAddress(address);
  const service =
    wanted.service === undefined || addressIn(wanted.service) !== undefined
      ? byAddress(address ?? "", loaded)
      : byName(wanted.service, loaded);
  const url = address ?? service.accountUrl ?? service.startUrl;
  if (url === undefined)
    throw new UsageError(
      `${service.title} can't be cancelled online, only by ${service.channels.join(" or ")}.`,
      service.hints[0],
      EXIT_CODES.notPossible,
    );
  return { service, url, goal: wanted.goal ?? service.goal };
}

/** One service by what a person calls it, also one that cannot be ended online. */
export async function namedService(name: string): Promise<Service> {
  return byName(name, await loadServices({ home: homeFolder() }));
}

function byName(name: string, loaded: LoadedServices): Service {
  let found: ReturnType<typeof resolveService>;
  try {
    found = resolveService(name, loaded);
  } catch (error) {
    throw error instanceof ContractError ? new UsageError(error.message, error.hint) : error;
  }
  if ("service" in found) return found.service;
  const meant = found.suggestions.map((one) => `\`${one}\``).join(", ");
  throw new UsageError(
    `there is no service ${JSON.stringify(name.slice(0, 60))}.${meant === "" ? "" : ` Did you mean ${meant}?`}`,
    "`subterminator services` lists them; for any other site give --url with its account page.",
  );
}

function byAddress(url: string, loaded: LoadedServices): Service {
  const found = findService(url, loaded.services);
  return "service" in found ? found.service : genericService(url);
}

function addressIn(text: string | undefined): string | undefined {
  return text !== undefined && /^https?:\/\//i.test(text) ? text : undefined;
}

/** The same rule as for a service's own addresses, told as the flag's fault. */
export function checkAddress(url: string): void {
  const fault = addressFault(url);
  if (fault !== undefined)
    throw new UsageError(
      `--url: ${fault}; not ${JSON.stringify(url.slice(0, 80))}.`,
      "Give the full address of the account page, such as https://example.com/account.",
    );
}
