import type { ActEffects } from "../../contract/act-result.ts";
import type { Observation } from "../../contract/observation.ts";
import { riskOfSubmission } from "../../reading/risk/submission-risk.ts";
import type { Current, ExternalSession } from "./external-session.ts";
import { requestsOf, type SentRequest } from "./reply.ts";

const MAX_REQUESTS = 50;

export function nothing(): ActEffects {
  return { navigated: false, changed: false, downloads: [], requests: [], notes: [] };
}

type Around = {
  before: Current | undefined;
  next: Observation;
  tabOpened: number | undefined;
};

export async function effectsOf(
  session: ExternalSession,
  { before, next, tabOpened }: Around,
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
    requests: dialog === undefined ? await sentSince(session, signal) : [],
    notes: [],
  };
}

/** Notes what was sent before the act begins. While a dialog is open nothing can be asked, and the last note stands. */
export async function noteSent(
  session: ExternalSession,
  signal: AbortSignal | undefined,
): Promise<void> {
  // Before the first page there is nothing, and asking would only start the browser twice.
  if (session.current?.described === undefined) return;
  session.sent = (await requestsNow(session, signal))?.at(-1)?.index ?? session.sent;
}

/** What was sent meanwhile and changes something: seen afterwards, since nothing can be held back here. */
async function sentSince(
  session: ExternalSession,
  signal: AbortSignal | undefined,
): Promise<ActEffects["requests"]> {
  const requests = (await requestsNow(session, signal)) ?? [];
  const last = requests.at(-1)?.index ?? 0;
  // Some servers count anew on every page.
  const from = last < session.sent ? 0 : session.sent;
  return requests
    .filter(({ index, method }) => index > from && !/^(GET|HEAD|OPTIONS)$/.test(method))
    .slice(0, MAX_REQUESTS)
    .map(({ method, url, status }) => ({
      method,
      url,
      ...(status === undefined ? {} : { status }),
      risk: riskOfSubmission({ method, url, pageUrl: session.lastUrl, fields: [] }).level,
      held: false,
      canChange: true,
    }));
}

async function requestsNow(
  session: ExternalSession,
  signal: AbortSignal | undefined,
): Promise<SentRequest[] | undefined> {
  if (!session.link.has("requests")) return undefined;
  const reply = await session.link.call("requests", {}, signal).catch(() => undefined);
  return reply === undefined || reply.failed ? undefined : requestsOf(reply);
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
