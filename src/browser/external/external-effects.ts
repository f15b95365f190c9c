import type { ActEffects } from "../../contract/act-result.ts";
import type { Observation } from "../../contract/observation.ts";
import { riskOfSubmission } from "../../contract/risk/submission-risk.ts";
import type { Current, ExternalSession } from "./external-session.ts";
import { requestsOf } from "./reply.ts";

const MAX_REQUESTS = 50;

export function nothing(): ActEffects {
  return { navigated: false, changed: false, downloads: [], requests: [], notes: [] };
}

type Around = {
  before: Current | undefined;
  next: Observation;
  tabOpened: number | undefined;
  sentBefore: number;
};

export async function effectsOf(
  session: ExternalSession,
  { before, next, tabOpened, sentBefore }: Around,
  signal: AbortSignal | undefined,
): Promise<ActEffects> {
  const navigated = before !== undefined && before.observation.page.url !== next.page.url;
  const dialog = session.current?.dialog;
  return {
    navigated,
    changed:
      navigated ||
      tabOpened !== undefined ||
      dialog !== undefined ||
      differs(next) ||
      shape(before?.raw) !== shape(session.current?.raw),
    ...(tabOpened === undefined ? {} : { tabOpened }),
    downloads: [],
    ...(dialog === undefined
      ? {}
      : { dialog: { type: dialog.type, message: dialog.message.slice(0, 500) } }),
    requests: dialog === undefined ? await sentSince(session, sentBefore, signal) : [],
    notes: [],
  };
}

/** The number of the last request so far. */
export async function sentSoFar(
  session: ExternalSession,
  signal: AbortSignal | undefined,
): Promise<number> {
  // Before the first page there is nothing, and asking would only start the browser twice.
  if (!session.link.has("requests") || session.current?.described === undefined) return 0;
  const reply = await session.link.call("requests", {}, signal).catch(() => undefined);
  return reply === undefined || reply.failed ? 0 : (requestsOf(reply).at(-1)?.index ?? 0);
}

/** What was sent meanwhile and changes something: seen afterwards, since nothing can be held back here. */
async function sentSince(
  session: ExternalSession,
  from: number,
  signal: AbortSignal | undefined,
): Promise<ActEffects["requests"]> {
  if (!session.link.has("requests")) return [];
  const reply = await session.link.call("requests", {}, signal).catch(() => undefined);
  if (reply === undefined || reply.failed) return [];
  return requestsOf(reply)
    .filter(({ index, method }) => index > from && !/^(GET|HEAD|OPTIONS)$/.test(method))
    .slice(0, MAX_REQUESTS)
    .map(({ method, url, status }) => ({
      method,
      url,
      ...(status === undefined ? {} : { status }),
      risk: riskOfSubmission({ method, url, pageUrl: session.lastUrl, fields: [] }).level,
      held: false,
    }));
}

/** The tree without where things stand and where the focus is: scrolling alone changes no page. */
export function shape(raw: string | undefined): string {
  return (raw ?? "").replaceAll(/ \[(active|box=[^\]]*)\]/g, "");
}

export function differs({ changes }: Observation): boolean {
  return (
    changes !== undefined &&
    changes.added.length +
      changes.removed.length +
      changes.changed.length +
      changes.newMessages.length >
      0
  );
}
