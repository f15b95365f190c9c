import { ContractError } from "../../contract/errors.ts";
import type { ActInput } from "../../contract/input.ts";
import { moreSevere } from "../../reading/risk/element-risk.ts";
import { originOf } from "../extract/affordance.ts";
import type { PageLink } from "../page-link.ts";
import type { CallContext } from "../port.ts";
import { elementPicture } from "../screenshot.ts";
import type { Session } from "../session.ts";
import type { Tab } from "../tab.ts";
import { deedOf, doingOf } from "./deed-of.ts";
import { doElementAct } from "./element-act.ts";
import { digestOf, logDecision, passGate, type DangerAct } from "./gate.ts";
import { disarm, Missed, Slid } from "./guarded.ts";
import { inspect, type Inspected } from "./inspect.ts";
import type { Located } from "./locate.ts";
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
  let yes = agreed;
  for (let attempt = 1; ; attempt++) {
    const looked = await inspect(located, input);
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

/** A yes for the element as it looks with the pointer or the focus on it, which is how the act will meet it. */
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
  if (looked.point !== undefined) await hover(link, looked);
  else if (input.action === "press") await located.frame.call("focusElement", located.localId);
  const look = async (): Promise<Inspected> => {
    const now = await inspect(located, input);
    // What was a danger stays one, however harmless it looks from near.
    return { ...now, risk: moreSevere(looked.risk, now.risk) };
  };
  let element = await look();
  const danger = dangerOf(tab, input, element);
  // A person may take minutes, and use the page by hand meanwhile.
  if (agreed === undefined) await disarm(tab, [located.frame]);
  const passed = await passGate(session, danger, agreed, context);
  const yes = digestOf(session, danger);
  if (passed === "asked") {
    element = await look();
    if (digestOf(session, dangerOf(tab, input, element)) !== yes) {
      logDecision(session, danger, "changed");
      throw new ContractError(
        "SAFETY_CONFIRMATION_INVALID",
        "The element, its form or the page changed while the person was deciding.",
      );
    }
  }
  session.gate.cover({
    kinds: element.risk.kinds,
    origins: [originOf(tab.page.url()), originOf(element.prepared.page.url)],
    request: danger.request,
    words: `${danger.deed?.words ?? ""} ${danger.name ?? ""}`,
  });
  return { element, yes };
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
    deed: deedOf(element),
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
