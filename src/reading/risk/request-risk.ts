import { riskOfAddress } from "./address-risk.ts";
import { readAddress, readWords } from "./address-words.ts";
import { ADDRESS } from "./lexicon-address.ts";
import { readBody } from "./request-body.ts";
import { caution, danger, moreSevere, type Risk, SAFE } from "../../contract/risk.ts";
import { riskOfSubmission } from "./submission-risk.ts";

export type RequestFacts = {
  method: string;
  url: string;
  resourceType: string; // Playwright's: document, xhr, fetch, ping, image, script, websocket, other, …
  isNavigation: boolean;
  contentType?: string;
  body?: string; // may be cut at 64 KB
  pageUrl: string;
};

const READS = new Set(["GET", "HEAD", "OPTIONS"]);
const WRITES = new Set(["POST", "PUT", "PATCH", "DELETE"]);
const OVERRIDE_NAME = /^(?:_method|x-http-method(?:-override)?|http_?method|__method)$/i;
const MUTATION = /^\s*mutation\b\s*(\w*)[^{]*\{\s*(?:\w+\s*:\s*)?(\w*)/;

/** The last two labels of a host, three under "co.uk" and its like: enough to tell a site's own requests from others'. */
function siteOf(host: string): string {
  const labels = host.split(".");
  const short =
    labels.length > 2 && (labels.at(-1)?.length ?? 0) === 2 && (labels.at(-2)?.length ?? 0) <= 3;
  return labels.slice(short ? -3 : -2).join(".");
}

function riskOfOperations(names: string[]): Risk {
  let worst: Risk = caution("changes");
  for (const name of names) {
    const { kinds, bits } = readWords(name);
    const [kind] = kinds;
    const takesOffer = (bits & ADDRESS.offer) !== 0 && (bits & ADDRESS.accept) !== 0;
    if (!kind || ((bits & ADDRESS.neutral) !== 0 && !takesOffer)) continue;
    worst = moreSevere(worst, danger(kind));
  }
  return worst;
}

function riskOfReading(request: RequestFacts): Risk {
  const address = readAddress(request.url);
  if (address.asset || request.resourceType === "websocket") return SAFE;
  const query = address.query.find(([name]) => name === "query")?.[1] ?? "";
  const mutation = MUTATION.exec(query);
  if (mutation) return riskOfOperations([mutation[1] ?? "", mutation[2] ?? ""].filter(Boolean));
  const risk = riskOfAddress(request.url);
  if (risk.level === "danger") return risk;
  return request.isNavigation ? risk : SAFE;
}

/** The gate by effect: what a request does, whatever label set it off. */
export function riskOfRequest(request: RequestFacts): Risk {
  const address = readAddress(request.url);
  const method = request.method.toUpperCase();
  // Counters repeat the page's words ("cancel_clicked") in query and body; only a danger in their own path counts.
  const counts =
    address.telemetry && !request.isNavigation && readWords(pathOf(request.url)).kinds.length === 0;
  if (counts) return SAFE;
  if (READS.has(method)) return method === "GET" ? riskOfReading(request) : SAFE;

  const body = readBody(request.contentType ?? "", request.body ?? "");
  if (body.kind === "graphql")
    return body.reads ? SAFE : moreSevere(riskOfOperations(body.operations), SAFE);
  const fields = [...address.query, ...body.fields];
  const override = fields.find(
    ([name, value]) => OVERRIDE_NAME.test(name) && WRITES.has(value.toUpperCase()),
  )?.[1];
  // A worker, or a frame that was written by a script, has no address: it speaks for the page that made it.
  const foreign =
    /^https?:/i.test(request.pageUrl) &&
    siteOf(address.host) !== siteOf(readAddress(request.pageUrl).host);
  return riskOfSubmission({
    method: (override ?? method).toUpperCase(),
    url: request.url,
    pageUrl: request.pageUrl,
    fields,
    ignoreValues: foreign && body.kind === "json" && !request.isNavigation,
  });
}

function pathOf(url: string): string {
  return url.replace(/^[a-z]+:\/\/[^/]*/i, "").replace(/[?#].*$/s, "");
}
