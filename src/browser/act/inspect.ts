import { ContractError } from "../../contract/errors.ts";
import { riskOfElement, type PageFacts } from "../../contract/risk/element-risk.ts";
import type { Risk } from "../../contract/risk/risk.ts";
import type { ActInput } from "../../contract/input.ts";
import { elementFacts, roleAndName } from "../extract/affordance.ts";
import { nameElement, type Named } from "../extract/names.ts";
import type { FrameLink } from "../frame-link.ts";
import type { Prepared } from "../page-agent/prepare.ts";
import { documentGone, type Located } from "./locate.ts";

/** The element as it is now, not as it was when it was listed: place, name, form, and the risk of acting on it. */
export type Inspected = {
  located: Located;
  prepared: Prepared & { raw: NonNullable<Prepared["raw"]> };
  named: Named;
  role: string;
  name: string;
  risk: Risk;
  /** The click point in the page's own coordinates. */
  point: { x: number; y: number } | undefined;
};

const NEEDS_POINT = new Set<string>(["click", "check", "uncheck", "hover"]);
const TYPES = new Set<string>(["fill", "select", "press", "upload"]);

export async function inspect(
  located: Located,
  act: Pick<ActInput, "action" | "value">,
): Promise<Inspected> {
  const { frame, localId } = located;
  const scroll = act.action !== "scroll";
  const [prepared, named] = await Promise.all([
    frame.call("prepare", localId, scroll, true),
    nameNow(frame, localId),
  ]);
  const raw = prepared.raw;
  // A number belongs to one document; in the next one it could mean anything.
  if (frame.documentKey !== located.documentKey)
    throw documentGone({ role: "element", name: located.actionId ?? "" });
  if (prepared.gone || raw === null)
    throw new ContractError("ELEMENT_GONE", "The element has left the page.");
  const { role, name } = roleAndName(raw, named);
  const label = `${role} "${name}"`;
  if (!prepared.visible && !(act.action === "upload" && raw.type === "file"))
    throw new ContractError("NOT_TARGETABLE", `${label} is hidden.`, { retryable: true });
  if (
    prepared.disabled &&
    (NEEDS_POINT.has(act.action) || TYPES.has(act.action)) &&
    act.action !== "hover"
  )
    throw new ContractError("ELEMENT_DISABLED", `${label} is disabled.`);
  const full = { ...prepared, raw };
  const risk = await riskOfAct(frame, full, named, act);
  const point = NEEDS_POINT.has(act.action) ? await pagePoint(frame, full, label) : undefined;
  return { located, prepared: full, named, role, name, risk, point };
}

async function nameNow(frame: FrameLink, localId: number): Promise<Named> {
  const objectId = await frame.objectOf(localId);
  if (objectId === undefined)
    throw new ContractError("ELEMENT_GONE", "The element has left the page.");
  return nameElement(frame.session, objectId);
}

/** Keys and lists have the risk of what they set off: Enter in a field that of the button it presses. */
async function riskOfAct(
  frame: FrameLink,
  prepared: Inspected["prepared"],
  named: Named,
  act: Pick<ActInput, "action" | "value">,
): Promise<Risk> {
  const page: PageFacts = prepared.page;
  const own = (): Risk =>
    riskOfElement(elementFacts(prepared.raw, named, prepared.form ?? undefined, page));
  const ofSubmit = async (): Promise<Risk> => {
    if (prepared.defaultSubmit === 0) return own();
    const [submit, submitNamed] = await Promise.all([
      frame.call("prepare", prepared.defaultSubmit, false, false),
      nameNow(frame, prepared.defaultSubmit),
    ]);
    return submit.raw === null
      ? own()
      : riskOfElement(elementFacts(submit.raw, submitNamed, submit.form ?? undefined, page));
  };
  const safe: Risk = { level: "safe", reason: "", kinds: [] };
  switch (act.action) {
    case "click":
    case "check":
    case "uncheck":
      return own();
    case "press": {
      const key = String(act.value);
      if (!/^(Enter|NumpadEnter|Space| )$/.test(key.split("+").at(-1) ?? "")) return safe;
      const typing =
        prepared.editable &&
        !/^(checkbox|radio|button|submit|reset|image|file|color|range)$/.test(prepared.raw.type);
      if (!typing) return own();
      return /Enter$/.test(key) && prepared.raw.tag === "input" ? ofSubmit() : safe;
    }
    case "select":
      return (await frame.call("submitsOnChange", prepared.raw.id)) ? ofSubmit() : safe;
    case "upload":
      return { level: "caution", reason: "sends a file", kinds: [] };
    default:
      return safe;
  }
}

/** From the frame's coordinates to the page's, asking every frame on the way whether something covers it there. */
async function pagePoint(
  frame: FrameLink,
  prepared: Prepared,
  label: string,
): Promise<{ x: number; y: number }> {
  if (prepared.point === null)
    throw new ContractError(
      "ELEMENT_OBSCURED",
      `${label} is covered by ${prepared.obscuredBy ?? "something"}.`,
    );
  let { x, y } = prepared.point;
  for (let at: FrameLink | undefined = frame; at?.owner !== undefined; at = at.owner.frame) {
    const { frame: parent, localId } = at.owner;
    const box = await parent.call("frameBox", localId);
    if (box === null) throw new ContractError("ELEMENT_GONE", "The frame has left the page.");
    x += box.x;
    y += box.y;
    if (!(await parent.call("frameIsAt", localId, x, y)))
      throw new ContractError("ELEMENT_OBSCURED", `The frame of ${label} is covered there.`);
  }
  return { x, y };
}
