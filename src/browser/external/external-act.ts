import type { ActEffects, ActResult, CheckedExpectation } from "../../contract/act-result.ts";
import { ContractError } from "../../contract/errors.ts";
import { checkExpectation } from "../../contract/expectations.ts";
import { checkActShape, type ActInput } from "../../contract/input.ts";
import type { Observation } from "../../contract/observation.ts";
import { riskOfSubmission } from "../../contract/risk/submission-risk.ts";
import { ConfirmationNeeded, throwIfCancelled } from "../act/gate.ts";
import { mapError } from "../map-error.ts";
import type { CallContext } from "../port.ts";
import { actOnElement } from "./external-element.ts";
import { actOnPage } from "./external-page.ts";
import type { Current, ExternalSession } from "./external-session.ts";
import { isGone } from "./page-view.ts";
import { requestsOf } from "./reply.ts";

const EXPECT_MS = 2_000;
const LOOK_AGAIN_MS = 250;
const MAX_REQUESTS = 50;

/**
 * One act, in the order of the contract: epoch, shape, target, egress, risk as it is now, confirmation, the act,
 * settling, expectations, the next observation. An error ends it early; the next observation comes anyway.
 */
export async function externalAct(
  session: ExternalSession,
  input: ActInput,
  context: CallContext,
): Promise<ActResult> {
  const refused = notBegun(session, input);
  if (refused !== undefined)
    return finish(session, input, refused, [], nothing(), session.current?.observation);
  const { signal } = context;
  const before = session.current;
  const sentBefore = await sentSoFar(session, signal);
  const tabsBefore = session.tabs.length;
  let error: ContractError | undefined;
  try {
    throwIfCancelled(context);
    await carryOut(session, input, context);
  } catch (thrown) {
    error = mapError(thrown);
  }
  if (error !== undefined && isGone(error)) {
    await session.revive(error, signal);
    // Whether it was done nobody knows; it is never done again without looking.
    error = new ContractError(
      "STALE_OBSERVATION",
      "The browser server went away during the act and was started again; look at the page before going on.",
    );
  }
  const { next, tabOpened } = await session.surviving(
    () => lookAfter(session, tabsBefore, signal),
    signal,
  );
  const effects = await effectsOf(session, { before, next, tabOpened, sentBefore }, signal);
  const waited =
    error === undefined && input.expect.length > 0
      ? await checkAll(session, input, before?.observation, next, effects, signal)
      : { checks: [], next };
  return finish(session, input, error, waited.checks, effects, waited.next);
}

/** An act that is refused before it begins leaves everything as it was. */
function notBegun(session: ExternalSession, input: ActInput): ContractError | undefined {
  const newest = session.current?.observation.observationId;
  if (newest !== input.observationId)
    return new ContractError(
      "STALE_OBSERVATION",
      `observationId ${input.observationId.slice(0, 40)} is not the newest${newest === undefined ? "; observe first" : ` (that is ${newest})`}.`,
    );
  try {
    checkActShape(input);
    return undefined;
  } catch (thrown) {
    return mapError(thrown);
  }
}

async function carryOut(
  session: ExternalSession,
  input: ActInput,
  context: CallContext,
): Promise<void> {
  const agreed = takeConfirmation(session, input);
  if (
    session.current?.dialog !== undefined &&
    !/^(dialog|switch_tab|close_tab)$/.test(input.action)
  )
    throw new ContractError("ELEMENT_OBSCURED", "A native dialog stands before the page.", {
      hint: "Answer it first: action dialog, value accept or dismiss.",
    });
  return input.target.kind === "page" && input.action !== "press"
    ? actOnPage(session, input, agreed, context)
    : actOnElement(session, input, agreed, context);
}

function takeConfirmation(session: ExternalSession, input: ActInput): string | undefined {
  if (input.confirm === undefined) return undefined;
  const yes = session.confirmations.redeem(input.confirm, input.observationId);
  return "digest" in yes ? yes.digest : undefined;
}

/** A tab that the page opened is followed, as a person would. */
async function lookAfter(
  session: ExternalSession,
  tabsBefore: number,
  signal: AbortSignal | undefined,
): Promise<{ next: Observation; tabOpened: number | undefined }> {
  await session.watcher.settled(session.link, signal);
  const view = await session.see(signal);
  const newest = session.tabs.at(-1);
  const opened =
    view.kind === "page" &&
    newest !== undefined &&
    session.tabs.length > Math.max(1, tabsBefore) &&
    !newest.active
      ? newest.index
      : undefined;
  if (opened !== undefined && session.link.has("tabs")) {
    await session.use("tabs", { action: "select", index: opened }, signal);
    await session.watcher.settled(session.link, signal);
  }
  return { next: await session.lookPlainly(signal), tabOpened: opened };
}

type Around = {
  before: Current | undefined;
  next: Observation;
  tabOpened: number | undefined;
  sentBefore: number;
};

async function effectsOf(
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

async function sentSoFar(
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

async function checkAll(
  session: ExternalSession,
  input: ActInput,
  before: Observation | undefined,
  first: Observation,
  effects: ActEffects,
  signal: AbortSignal | undefined,
): Promise<{ checks: CheckedExpectation[]; next: Observation }> {
  const until = Date.now() + (input.expectTimeoutMs ?? EXPECT_MS);
  const start = session.current?.raw;
  let next = first;
  for (;;) {
    const checks = input.expect.map((expected) =>
      checkExpectation(expected, evidence(session, before, next, effects)),
    );
    const open = checks.some((check) => check.result === "not_matched");
    if (!open || Date.now() >= until || session.current?.dialog !== undefined)
      return { checks, next };
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    next = await session.surviving(() => session.lookPlainly(signal), signal);
    effects.navigated ||= before !== undefined && before.page.url !== next.page.url;
    effects.changed ||=
      effects.navigated || differs(next) || shape(start) !== shape(session.current?.raw);
  }
}

/** The tree without where things stand and where the focus is: scrolling alone changes no page. */
function shape(raw: string | undefined): string {
  return (raw ?? "").replaceAll(/ \[(active|box=[^\]]*)\]/g, "");
}

function differs({ changes }: Observation): boolean {
  return (
    changes !== undefined &&
    changes.added.length +
      changes.removed.length +
      changes.changed.length +
      changes.newMessages.length >
      0
  );
}

function evidence(
  session: ExternalSession,
  before: Observation | undefined,
  now: Observation,
  effects: ActEffects,
): Parameters<typeof checkExpectation>[1] {
  const described = session.current?.described;
  const words =
    described === undefined ? undefined : `${described.text}\n${described.messages.join("\n")}`;
  return {
    before,
    now,
    findText: (text) => (words === undefined ? undefined : around(words, text)),
    valueOf: (actionId) => {
      const target = described?.targets.get(actionId);
      return target === undefined || target.sensitive
        ? undefined
        : (target.affordance.value ?? null);
    },
    navigated: effects.navigated,
    changed: effects.changed,
    tabOpened: effects.tabOpened !== undefined,
    downloads: effects.downloads,
  };
}

function around(words: string, text: string): string | null {
  const plain = (value: string): string =>
    value.normalize("NFKC").replaceAll(/\s+/g, " ").toLowerCase();
  const at = plain(words).indexOf(plain(text).trim());
  return at < 0 ? null : plain(words).slice(Math.max(0, at - 30), at + text.length + 30);
}

function nothing(): ActEffects {
  return { navigated: false, changed: false, downloads: [], requests: [], notes: [] };
}

function finish(
  session: ExternalSession,
  input: ActInput,
  error: ContractError | undefined,
  expectations: CheckedExpectation[],
  effects: ActEffects,
  next: Observation | undefined,
): ActResult {
  const { options, confirmations } = session;
  const confirmation =
    error instanceof ConfirmationNeeded && options.confirmations === "echo" && next !== undefined
      ? confirmations.offer(error.text, error.yes, next.observationId)
      : undefined;
  if (error !== undefined)
    options.log({
      event: "act.failed",
      sessionId: session.id,
      action: input.action,
      code: error.code,
    });
  const result: ActResult = {
    ok: error === undefined,
    did: `${input.action}${input.target.kind === "element" ? ` ${input.target.actionId}` : ""}`,
    ...(error === undefined ? {} : { error: error.data() }),
    ...(confirmation === undefined ? {} : { confirmation }),
    expectations,
    effects,
  };
  return {
    ...options.redactor.deep(result),
    ...(next === undefined ? {} : { nextObservation: next }),
  };
}
