import { ContractError } from "../../contract/errors.ts";
import { offsetOf } from "../../contract/act-shape.ts";
import type { ActInput, Target } from "../../contract/input.ts";
import { SAFE, type Risk } from "../../contract/risk.ts";
import { moreSevere } from "../../reading/risk/element-risk.ts";
import { originOf } from "../extract/affordance.ts";
import type { PageLink } from "../page-link.ts";
import type { CallContext } from "../port.ts";
import { elementPicture } from "../screenshot.ts";
import type { Session } from "../session.ts";
import type { Tab } from "../tab.ts";
import { deedOf, doingOf } from "./deed-of.ts";
import { doElementAct, dropTarget } from "./element-act.ts";
import { digestOf, logDecision, passGate, type DangerAct } from "./gate.ts";
import { disarm, Missed, Slid } from "./guarded.ts";
import { inspect, type Inspected } from "./inspect.ts";
import { locate, type Located } from "./locate.ts";
import { hover } from "./pointer.ts";

const ATTEMPTS = 3;

/**
 * An act on an element, behind the gate by element: what is judged, asked about and acted on is the element as it is
 * now. `agreed` is the digest of a confirmation that the caller has given back.
 */
export async function elementAct(
  session: Session,
  tab: Tab,
  input: ActInput,
  located: Located,
  agreed: string | undefined,
  context: CallContext,
): Promise<void> {
  const link = await tab.connect();
  // Looking closely brings it into view; what the page sends for that is the act's, and not the page's own.
  session.gate.does({}, tab.page);
  let yes = agreed;
  for (let attempt = 1; ; attempt++) {
    const drop = await riskOfDrop(session, link, input, located);
    const alone = await inspect(located, input);
    const looked = { ...alone, risk: moreSevere(alone.risk, drop) };
    let element = looked;
    try {
      if (looked.risk.level === "danger")
        ({ element, yes } = await agreeTo(session, tab, link, input, looked, yes, context));
      else if (yes !== undefined)
        throw new ContractError(
          "SAFETY_CONFIRMATION_INVALID",
          "The element is no longer what was confirmed.",
        );
    } catch (error) {
      // Nothing will be done, so whoever uses the page by hand must not meet the guard that looking has armed.
      await disarm(tab, [located.frame]);
      session.untouched = true;
      throw error;
    }
    try {
      session.gate.does(doingOf(element, input), tab.page);
      return await doElementAct(session, tab, link, input, element);
    } catch (error) {
      if (!(error instanceof ContractError) || error.code !== "SAFETY_CONFIRMATION_INVALID")
        throw error;
      // A page that acts on pressing alone has had what it wanted: pressing again would do it twice.
      const acted = session.gate.held.length + session.gate.effects.length > 0;
      if (error instanceof Slid && acted) return;
      // A layout that moved under the pointer stopped the click before the page saw it. Labels that count down change
      // between two looks. Looking again is enough where no yes is at stake, or where the yes still fits.
      // A page that commits on pressing alone has had its one request; then there is nothing left to try.
      const spent = session.gate.effects.some((effect) => effect.risk === "danger");
      const again = (error instanceof Missed && !spent) || element.risk.level !== "danger";
      if (!again) throw error;
      if (attempt < ATTEMPTS) continue;
      throw element.risk.level === "danger"
        ? error
        : new ContractError("ELEMENT_GONE", "The element keeps changing.", { cause: error });
    }
  }
}

/** What is dragged onto "Delete" is deleted. */
async function riskOfDrop(
  session: Session,
  link: PageLink,
  input: ActInput,
  taken: Located,
): Promise<Risk> {
  if (input.action !== "drag") return SAFE;
  const offset = offsetOf(input.value);
  const { point } = offset === undefined ? { point: undefined } : await inspect(taken, input);
  const target: Exclude<Target, { kind: "page" }> =
    offset === undefined || point === undefined
      ? dropTarget(input)
      : {
          kind: "locator",
          x: Math.max(0, point.x + offset.dx),
          y: Math.max(0, point.y + offset.dy),
        };
  try {
    const there = await locate(link, session.ids, target);
    const { risk, prepared } = await inspect(there, { action: "click", value: undefined, target });
    await disarm(session.active, [there.frame]);
    // The bare page holds all words and stands for none of them.
    return /^(?:html|body|main)$/.test(prepared.raw.tag) ? SAFE : risk;
  } catch (error) {
    // Let go over nothing, or over what takes nothing.
    const nothing =
      error instanceof ContractError && /^ELEMENT_(?:GONE|DISABLED)$/.test(error.code);
    if (offset !== undefined && nothing) return SAFE;
    throw error;
  }
}

/**
 * A yes for the element as it stands, before the pointer or the focus is on it: a page may act on that alone. Once there
 * is one the pointer goes there, and what the element says from near is held against what was agreed to. What
 * only style sheets write there then is asked about once more, with that.
 */
async function agreeTo(
  session: Session,
  tab: Tab,
  link: PageLink,
  input: ActInput,
  looked: Inspected,
  agreed: string | undefined,
  context: CallContext,
): Promise<{ element: Inspected; yes: string }> {
  const { located } = looked;
  const look = async (): Promise<Inspected> => {
    const now = await inspect(located, input);
    // What was a danger stays one, however harmless it looks from near.
    return { ...now, risk: moreSevere(looked.risk, now.risk) };
  };
  const near = async (element: Inspected): Promise<Inspected> => {
    if (element.point !== undefined) await hover(link, element);
    else if (input.action === "press") await located.frame.call("focusElement", located.localId);
    return look();
  };
  let covers = true;
  const ask = async (element: Inspected, given: string | undefined): Promise<Inspected> => {
    const danger = dangerOf(tab, input, element);
    // A person may take minutes, and use the page by hand meanwhile.
    if (given === undefined) await disarm(tab, [located.frame]);
    const answer = await passGate(session, danger, given, context);
    covers = answer !== "press";
    if (answer === "confirmed") return element;
    const now = await look();
    if (digestOf(session, dangerOf(tab, input, now)) === digestOf(session, danger)) return now;
    logDecision(session, danger, "changed");
    throw new ContractError(
      "SAFETY_CONFIRMATION_INVALID",
      "The element, its form or the page changed while the person was deciding.",
    );
  };
  let said = await ask(looked, agreed);
  let element = await near(said);
  if (paintedWords(said) !== paintedWords(element) && madeOf(said) === madeOf(element)) {
    said = await ask(element, undefined);
    element = await near(said);
  }
  if (paintedWords(said) !== paintedWords(element) || madeOf(said) !== madeOf(element)) {
    logDecision(session, dangerOf(tab, input, said), "changed");
    throw new ContractError(
      "SAFETY_CONFIRMATION_INVALID",
      "The element, its form or the page is no longer what was agreed to.",
    );
  }
  const danger = dangerOf(tab, input, element);
  if (covers)
    session.gate.cover({
      kinds: said.risk.kinds,
      origins: [originOf(tab.page.url()), originOf(element.prepared.page.url)],
      request: danger.request,
      words: `${danger.deed?.words ?? ""} ${danger.name ?? ""}`,
    });
  return { element, yes: digestOf(session, danger) };
}

/** What the page's own nodes say and send; a change of that under the pointer makes the yes void. */
function madeOf({ role, through, prepared, facts }: Inspected): string {
  const { raw, formSignature, request } = prepared;
  const { href, formAction } = facts;
  return JSON.stringify([
    role,
    through,
    raw.text,
    raw.label,
    href,
    formAction,
    formSignature,
    request,
  ]);
}

/** What style sheets write on it under the pointer changes nothing that is sent; it is asked about once more. */
function paintedWords({ facts, risk }: Inspected): string {
  return JSON.stringify([facts.name, facts.drawn, risk.kinds]);
}

function dangerOf(tab: Tab, input: ActInput, element: Inspected): DangerAct {
  const { prepared, located, through } = element;
  const url = tab.page.url();
  const frameOrigin = originOf(prepared.page.url);
  const { request } = prepared;
  return {
    action: input.action,
    role: element.role,
    name: element.name,
    url,
    risk: element.risk,
    heldAfter: true,
    deed: deedOf(element, input),
    ...(through === undefined ? {} : { through }),
    ...(frameOrigin === originOf(url) ? {} : { frameOrigin }),
    ...(request === null || !element.submits
      ? {}
      : { request: { method: request.method.toUpperCase(), url: request.url } }),
    facts: {
      origin: originOf(url),
      frameOrigin,
      document: located.documentKey,
      action: input.action,
      element: String(located.localId),
      role: element.role,
      name: JSON.stringify([element.name, through ?? null]),
      label: prepared.signature,
      form: prepared.formSignature,
      value: JSON.stringify(input.value ?? null),
    },
    picture: () => elementPicture(tab, prepared.box, located.frame),
  };
}
