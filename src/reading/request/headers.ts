/** What browsers and libraries send with everything; no deed is named in them. */
const PLAIN =
  /^(?:accept.*|authorization|cache-control|connection|content-.*|cookie|dnt|host|if-.*|origin|pragma|priority|range|referer|sec-(?!websocket-protocol).*|te|upgrade.*|user-agent|x-requested-with|x-(?:csrf|xsrf|request|correlation|trace|client|device|session|b3|datadog|amz-(?:date|security|content|user)|forwarded|real|api-key|app|build|platform|sdk|version|locale|timezone|goog|youtube).*|x-[\w-]*(?:token|version|id|key|hash|nonce|signature)|traceparent|tracestate|baggage|sentry-trace|newrelic|apikey|api-key|idempotency-key|rsc|next-url|next-router.*|purpose|keep-alive|date|via|expect|x-client-data|x-goog.*|save-data|viewport-width|width|dpr|downlink|ect|rtt|ping-.*)$/i;
const OVERRIDE = /^(?:x-)?(?:http-)?method(?:-override)?$|^x-original-method$/i;
const OPERATION =
  /^(?:soapaction|last-event-id|sec-websocket-protocol|.*operation-?name|x-(?:[\w-]+-)?(?:action|operation|command|method|target|intent|event|rpc|procedure|mutation|function|task|op|cmd)|action|operation|command|rpc|procedure|intent|x-amz-target)$/i;

/** "application/vnd.acme.contract-termination+json": a media type of one's own may be the name of what is asked for. */
const OWN_TYPE = /^\s*[\w-]+\/(?:vnd|prs|x)[.-]([^;+]+)/i;

export type HeaderWords = {
  /** The method that the server is asked to take for the real one. */
  override: string | undefined;
  /** Headers that name an operation, and others that are not of the usual ones. */
  operations: string[];
  fields: [name: string, value: string][];
};

export function readHeaders(headers: Readonly<Record<string, string>>): HeaderWords {
  const words: HeaderWords = { override: undefined, operations: [], fields: [] };
  for (const [name, value] of Object.entries(headers)) {
    const kind = name.toLowerCase() === "content-type" ? OWN_TYPE.exec(value)?.[1] : undefined;
    if (kind !== undefined) words.operations.push(kind.replace(/[-.]request\b/i, "").slice(0, 200));
    if (OVERRIDE.test(name)) words.override = value.trim().toUpperCase();
    else if (OPERATION.test(name)) words.operations.push(value.replaceAll('"', "").slice(0, 2_000));
    else if (!PLAIN.test(name))
      words.fields.push([name.replace(/^x-/i, ""), value.slice(0, 2_000)]);
  }
  return words;
}
