import type { ActEffects, ActResult, CheckedExpectation } from "../../contract/act-result.ts";
import { ContractError } from "../../contract/errors.ts";
import { checkActShape, type ActInput } from "../../contract/input.ts";
import type { Observation } from "../../contract/observation.ts";
import { originOf } from "../extract/affordance.ts";
import { mapError } from "../map-error.ts";
import type { CallContext } from "../port.ts";
import { elementPicture } from "../screenshot.ts";
import { defaultObserve, type Session } from "../session.ts";
import { mark, settle, type Mark } from "../settle.ts";
import { DialogOpened, type Tab } from "../tab.ts";
import { ConfirmationNeeded, passGate, textOf, type DangerAct } from "./gate.ts";
import { digest } from "./confirmations.ts";
import { doElementAct } from "./element-act.ts";
import { checkAll, textsOf } from "./expect.ts";
import { inspect, type Inspected } from "./inspect.ts";
import { locate, type Located } from "./locate.ts";
import { addressOf, doPageAct, focused, refuseAddress, riskOfPageAct } from "./page-act.ts";
import type { Held } from "../effect-gate.ts";

/** How things stood when the act began, to tell what it changed. */
type Started = Mark & { downloads: number; mutations: number | undefined };

/**
 * One act, in the order of the contract: epoch, shape, target, egress, risk as it is now, confirmation, the act,
 * settling, held requests, expectations, the next observation. An error ends it early; the next observation comes anyway.
 */
export async function act(
  session: Session,
  input: ActInput,
  context: CallContext,
): Promise<ActResult> {
  checkEpoch(session, input);
  checkActShape(input);
  const before = session.current?.observation;
  const started: Started = {
    ...mark(session.active),
    downloads: session.active.downloads.length,
    mutations: session.current?.seen?.mutations,
  };
  const tab = session.active;
  let error: ContractError | undefined;
  let checks: CheckedExpectation[] = [];
  session.takeOpened();
  try {
    throwIfCancelled(context);
    const held = await redeemHeld(session, input);
    if (held === undefined) await carryOut(session, tab, input, context);
    else await session.gate.release(held);
    await settleActs(session, tab, started);
    await askForHeld(session, input, context, started);
  } catch (thrown) {
    error = mapError(thrown);
  }
  const opened = await session.followOpened();
  const look = defaultObserve(session.id);
  let next = await observeAfter(session, look, textsOf(input)).catch((thrown: unknown) => {
    error ??= mapError(thrown);
    return undefined;
  });
  const effects = effectsOf(session, tab, started, next, opened);
  if (next !== undefined && error === undefined && input.expect.length > 0) {
    ({ checks, next } = await checkAll(session, input, { before, next, effects, look }));
    if (checks.some((check) => check.result !== "matched"))
      session.options.log({
        event: "expectation.failed",
        sessionId: session.id,
        action: input.action,
        checks: session.options.redactor.deep(checks),
      });
  }
  const confirmation =
    error instanceof ConfirmationNeeded &&
    session.options.confirmations === "echo" &&
    next !== undefined
      ? session.confirmations.offer(
          error.text,
          error.digest,
          next.observationId,
          session.gate.held[0],
        )
      : undefined;
  if (error !== undefined)
    session.options.log({
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
    expectations: checks,
    effects,
  };
  // The observation was redacted when it was made.
  return {
    ...session.options.redactor.deep(result),
    ...(next === undefined ? {} : { nextObservation: next }),
  };
}

function checkEpoch(session: Session, input: ActInput): void {
  const current = session.current?.observation.observationId;
  if (current !== input.observationId)
    throw new ContractError(
      "STALE_OBSERVATION",
      `observationId ${input.observationId.slice(0, 40)} is not the newest${current === undefined ? "; observe first" : ` (that is ${current})`}.`,
    );
}

export function throwIfCancelled(context: CallContext): void {
  if (context.signal?.aborted === true)
    throw new ContractError("CANCELLED", "The call was cancelled before anything was done.");
}

/** A token for a request that waits is redeemed by letting exactly that request out; no click is repeated. */
async function redeemHeld(session: Session, input: ActInput): Promise<Held | undefined> {
  const waiting = [...session.gate.held];
  if (input.confirm === undefined) {
    // The caller went on to something else: what waits is dropped.
    await Promise.all(waiting.map((held) => session.gate.drop(held)));
    session.confirmations.forget();
    session.gate.begin();
    return undefined;
  }
  const redeemed = session.confirmations.redeem(input.confirm, input.observationId);
  session.gate.begin();
  if (redeemed.held === undefined) {
    await Promise.all(waiting.map((held) => session.gate.drop(held)));
    pendingDigest.set(session, redeemed.digest);
    return undefined;
  }
  if (!waiting.includes(redeemed.held))
    throw new ContractError(
      "SAFETY_CONFIRMATION_INVALID",
      "The request that waited has been dropped.",
    );
  session.options.log({
    event: "gate.decision",
    sessionId: session.id,
    action: "request",
    reason: redeemed.held.risk.reason,
    decision: "confirmed",
  });
  return redeemed.held;
}

/** The digest a redeemed token stands for, for the act that redeemed it and no other. */
const pendingDigest = new WeakMap<Session, string>();

function takeDigest(session: Session): string | undefined {
  const value = pendingDigest.get(session);
  pendingDigest.delete(session);
  return value;
}

async function carryOut(
  session: Session,
  tab: Tab,
  input: ActInput,
  context: CallContext,
): Promise<void> {
  const confirmed = takeDigest(session);
  if (tab.dialog !== undefined && !/^(dialog|switch_tab|close_tab)$/.test(input.action))
    throw new ContractError("ELEMENT_OBSCURED", "A native dialog stands before the page.", {
      hint: "Answer it first: action dialog, value accept or dismiss.",
    });
  const wanted = await elementTarget(tab, input, session);
  if (wanted === undefined) return pageAct(session, tab, input, confirmed, context);
  return elementAct(session, tab, input, wanted, confirmed, context);
}

async function elementTarget(
  tab: Tab,
  input: ActInput,
  session: Session,
): Promise<Located | undefined> {
  if (input.target.kind !== "page") return locate(await tab.connect(), session.ids, input.target);
  return input.action === "press" ? focused(await tab.connect()) : undefined;
}

async function elementAct(
  session: Session,
  tab: Tab,
  input: ActInput,
  located: Located,
  confirmed: string | undefined,
  context: CallContext,
): Promise<void> {
  const link = await tab.connect();
  for (let attempt = 0; ; attempt++) {
    let element = await inspect(located, input);
    let passed: "confirmed" | "asked" | undefined;
    if (element.risk.level === "danger") {
      const danger = dangerOf(tab, input, element);
      passed = await passGate(session, input, danger, confirmed, context);
      throwIfCancelled(context);
      if (passed === "asked")
        element = await sameAsAsked(session, input, danger, await inspect(located, input), tab);
      session.gate.cover(element.risk.kinds);
    } else if (confirmed !== undefined && attempt === 0) {
      throw new ContractError(
        "SAFETY_CONFIRMATION_INVALID",
        "The element is no longer what was confirmed.",
      );
    }
    try {
      return await doElementAct(session, tab, link, input, element);
    } catch (error) {
      // Labels that count down change between two looks. Where no yes is at stake, looking again is enough.
      const harmless =
        element.risk.level !== "danger" &&
        error instanceof ContractError &&
        error.code === "SAFETY_CONFIRMATION_INVALID";
      if (!harmless) throw error;
      if (attempt >= 2)
        throw new ContractError("ELEMENT_GONE", "The element keeps changing.", { cause: error });
    }
  }
}

async function sameAsAsked(
  session: Session,
  input: ActInput,
  asked: DangerAct,
  now: Inspected,
  tab: Tab,
): Promise<Inspected> {
  const bind = (danger: DangerAct): string =>
    digest({ sessionId: session.id, epoch: "", ...danger.facts });
  if (now.risk.level === "danger" && bind(dangerOf(tab, input, now)) === bind(asked)) return now;
  session.options.log({
    event: "gate.decision",
    sessionId: session.id,
    action: input.action,
    reason: asked.risk.reason,
    decision: "changed",
  });
  throw new ContractError(
    "SAFETY_CONFIRMATION_INVALID",
    "The element, its form or the page changed while the person was deciding.",
  );
}

function dangerOf(tab: Tab, input: ActInput, element: Inspected): DangerAct {
  const { prepared, located } = element;
  const url = tab.page.url();
  const frameOrigin = originOf(prepared.page.url);
  const form = prepared.form;
  return {
    action: input.action,
    role: element.role,
    name: element.name,
    url,
    risk: element.risk,
    ...(frameOrigin === originOf(url) ? {} : { frameOrigin }),
    ...(form === null || !prepared.raw.submits
      ? {}
      : {
          request: {
            method: form.method.toUpperCase(),
            url: prepared.raw.formAction || form.action,
          },
        }),
    facts: {
      origin: originOf(url),
      frameOrigin,
      document: located.documentKey,
      action: input.action,
      element: String(located.localId),
      role: element.role,
      name: element.name,
      label: prepared.signature,
      form: prepared.formSignature,
      value: JSON.stringify(input.value ?? null),
    },
    picture: () => elementPicture(tab, element.prepared.box, located.frame),
  };
}

async function pageAct(
  session: Session,
  tab: Tab,
  input: ActInput,
  confirmed: string | undefined,
  context: CallContext,
): Promise<void> {
  if (input.action === "press") {
    const link = await tab.connect();
    const { pressKey } = await import("./element-act.ts");
    return pressKey(link, tab, String(input.value));
  }
  const goesTo = input.action === "navigate" ? addressOf(input.value, tab.page.url()) : undefined;
  if (goesTo !== undefined) refuseAddress(session, goesTo);
  const risk = riskOfPageAct(tab, input, session.current?.observation.page.title ?? "");
  if (risk.level === "danger") {
    const message = tab.dialog?.message() ?? "";
    const danger: DangerAct = {
      action: input.action,
      url: tab.page.url(),
      risk,
      ...(goesTo === undefined ? {} : { request: { method: "GET", url: goesTo } }),
      ...(input.action === "dialog" ? { role: tab.dialog?.type() ?? "dialog", name: message } : {}),
      facts: {
        origin: originOf(tab.page.url()),
        frameOrigin: "",
        document: String(tab.navigations),
        action: input.action,
        element: "page",
        role: "",
        name: message,
        label: "",
        form: goesTo ?? "",
        value: JSON.stringify([input.value ?? null, input.text ?? null]),
      },
    };
    await passGate(session, input, danger, confirmed, context);
    throwIfCancelled(context);
    session.gate.cover(risk.kinds);
  } else if (confirmed !== undefined)
    throw new ContractError(
      "SAFETY_CONFIRMATION_INVALID",
      "This act is not the one that was confirmed.",
    );
  await doPageAct(session, tab, input);
}

async function settleActs(session: Session, tab: Tab, started: Mark): Promise<void> {
  await settle(tab, started, () => session.gate.held.length > 0 || session.active !== tab);
}

/** The gate by effect: what the act set off waits. Somebody is asked now, or the caller gets to confirm it. */
async function askForHeld(
  session: Session,
  input: ActInput,
  context: CallContext,
  started: Mark,
): Promise<void> {
  for (let held = session.gate.held[0]; held !== undefined; held = session.gate.held[0]) {
    const tab = session.active;
    const danger: DangerAct = {
      action: "request",
      url: tab.page.url(),
      risk: held.risk,
      request: { method: held.method, url: held.url },
      facts: {
        origin: originOf(tab.page.url()),
        frameOrigin: "",
        document: "",
        action: "request",
        element: "",
        role: "",
        name: "",
        label: held.method,
        form: held.url,
        value: held.body,
      },
    };
    try {
      await passGate(session, input, danger, undefined, context);
    } catch (error) {
      // Without a way to confirm it later there is nothing to wait for.
      if (session.options.confirmations !== "echo") await session.gate.drop(held);
      throw error;
    }
    await session.gate.release(held);
    await settleActs(session, tab, started);
  }
}

async function observeAfter(
  session: Session,
  look: ReturnType<typeof defaultObserve>,
  find: string[],
): Promise<Observation> {
  try {
    return await session.look(look, true, find);
  } catch (error) {
    if (error instanceof DialogOpened) return session.look(look, true, find);
    throw error;
  }
}

function effectsOf(
  session: Session,
  tab: Tab,
  started: Started,
  next: Observation | undefined,
  tabOpened: number | undefined,
): ActEffects {
  const navigated = tab.navigations !== started.navigations;
  const changes = next?.changes;
  const changed =
    navigated ||
    tabOpened !== undefined ||
    changes === undefined ||
    !changes.samePage ||
    changes.added.length +
      changes.removed.length +
      changes.changed.length +
      changes.newMessages.length >
      0 ||
    session.current?.seen?.mutations !== started.mutations;
  return {
    navigated,
    changed,
    ...(tabOpened === undefined ? {} : { tabOpened }),
    downloads: tab.downloads.slice(started.downloads),
    ...(tab.dialog === undefined
      ? {}
      : { dialog: { type: tab.dialog.type(), message: tab.dialog.message() } }),
    requests: session.gate.effects.slice(0, 50),
    notes: [],
  };
}

export { textOf };
