import { ContractError } from "../contract/errors.ts";
import { registrableDomain } from "../reading/registrable-domain.ts";
import { hostOf } from "./domains.ts";
import { addressFault, defineService, type Service } from "./service.ts";

/** A service for a site that nobody has described: the address is all that is known. */
export function genericService(url: string): Service {
  const fault = addressFault(url);
  if (fault !== undefined)
    throw new ContractError("CONTRACT_MISMATCH", `Address: ${fault}`, {
      field: "url",
      hint: "Give the full address of the account page, such as https://example.com/account.",
    });
  const host = hostOf(url);
  const domain = registrableDomain(host);
  const title = host.replace(/^www\./, "");
  return defineService({
    name: title.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "site",
    title: title.slice(0, 80),
    startUrl: url,
    domains: [domain],
    goal: `Cancel the subscription at ${title}`,
    hints: ["Nothing is known about this site: go by what the page says."],
  });
}
