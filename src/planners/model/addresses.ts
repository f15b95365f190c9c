import { coversHost, hostOf } from "../../services/domains.ts";
import type { View } from "../port.ts";

/**
 * Where a model may go by address: the task's own sites, what the page links to, what the goal names. A page could
 * otherwise have it carry what it read somewhere else to any host, in the address itself. Says what is wrong, or nothing.
 */
export function mayGoTo(address: string, view: View): string | undefined {
  const base = view.observation.page.url;
  if (!URL.canParse(address, base)) return "not an address";
  const url = new URL(address, base);
  if (url.protocol !== "https:" && url.protocol !== "http:") return "only http and https addresses";
  if (isOwn(url, view) || originsIn(view.goal).includes(url.origin)) return undefined;
  const linked = view.observation.affordances.some((one) => one.href === url.href);
  return linked
    ? undefined
    : `${url.host.slice(0, 60)} is neither a site of this task nor linked from this page`;
}

/** Another port is another program: on one's own machine a host alone would open every server there. */
function isOwn(url: URL, { service, url: begun }: View): boolean {
  const ports = [begun, service.startUrl, service.accountUrl].flatMap((own) =>
    own === undefined ? [] : [new URL(own).port],
  );
  return (
    service.domains.some((domain) => coversHost(domain, hostOf(url.href))) &&
    ports.includes(url.port)
  );
}

function originsIn(goal: string): string[] {
  return (goal.match(/https?:\/\/[^\s"'<>()]+/gi) ?? [])
    .map((text) => text.replace(/[.,;:!?…]+$/, ""))
    .flatMap((text) => (URL.canParse(text) ? [new URL(text).origin] : []));
}
