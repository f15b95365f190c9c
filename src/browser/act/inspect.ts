import { ContractError } from "../../contract/errors.ts";
import { type PageFacts, moreSevere, riskOfElement } from "../../reading/risk/element-risk.ts";
import { type ElementFacts } from "../../reading/risk/element-facts.ts";
import { caution, SAFE, type Risk } from "../../contract/risk.ts";
import { pressesOf } from "../../contract/act-shape.ts";
import type { ActInput } from "../../contract/input.ts";
import { elementFacts, roleAndName } from "../extract/affordance.ts";
import { nameElement, type Named } from "../extract/names.ts";
import type { FrameLink } from "../frame-link.ts";
import type { Prepared } from "../page-agent/prepare.ts";
import type { Way } from "../page-agent/signature.ts";
import { documentGone, type Located } from "./locate.ts";

/** The element as it is now, not as it was when it was listed: place, name, form, and the risk of acting on it. */
export type Inspected = {
  located: Located;
  prepared: Prepared & { raw: NonNullable<Prepared["raw"]> };
  role: string;
  name: string;
  /** The control that the act really sets off, where that is another one. */
  through: { role: string; name: string } | undefined;
  /** Whether the act sends the form, by the element itself or by what it sets off. */
  submits: boolean;
  risk: Risk;
  /** What it is judged by, and what the control it sets off is judged by. */
  facts: ElementFacts;
  throughFacts: ElementFacts | undefined;
  /** The click point in the page's own coordinates. */
  point: { x: number; y: number } | undefined;
};

const NEEDS_POINT = new Set<string>([
  "click",
  "double_click",
  "right_click",
  "drag",
  "check",
  "uncheck",
  "hover",
]);
const TYPES = new Set<string>(["fill", "type", "select", "press", "upload"]);

type Act = Pick<ActInput, "action" | "value" | "target">;

/** The key that a combination ends in; Playwright knows Enter by four names. */
export function keyOf(act: Act): string {
  // Typing is many keys; the one that can set something off counts.
  if (act.action === "type")
    return /[\r\n]/.test(String(act.value)) ? "Enter" : /\s/.test(String(act.value)) ? "Space" : "";
  const value = pressesOf(act.value).key;
  const last = /^[\r\n ]$/.test(value) ? value : (value.split("+").at(-1) ?? "");
  if (/^(Enter|NumpadEnter|\r|\n)$/.test(last)) return "Enter";
  return last === " " ? "Space" : last;
}

function wayOf(act: Act): Way {
  if (NEEDS_POINT.has(act.action)) return "point";
  if (act.action === "select") return "choose";
  return /^(?:press|type)$/.test(act.action) && keyOf(act) === "Enter" ? "enter" : "own";
}

/** A calendar that fades out, a picture that is drawn anew under the pointer: in the way for so long, and no longer. */
const PASSES_MS = 1_000;
/** Two frames of an animation are 17 ms apart, on a busy machine 100. */
const STIRS_MS = 120;

/** What is covered or gone from sight while the page still moves is looked at again until the page stands still. */
export async function inspect(located: Located, act: Act): Promise<Inspected> {
  const until = Date.now() + PASSES_MS;
  for (let still = 0; ;)
    try {
      return await inspectNow(located, act);
    } catch (error) {
      // Its last movement may fall between a look and the waiting: what stands still is looked at once more.
      if (!isInTheWay(error) || still > 1 || Date.now() > until) throw error;
      still = (await located.frame.call("stirs", STIRS_MS)) ? 0 : still + 1;
    }
}

const isInTheWay = (error: unknown): boolean =>
  error instanceof ContractError &&
  (error.code === "ELEMENT_OBSCURED" || (error.code === "NOT_TARGETABLE" && error.retryable));

async function inspectNow(located: Located, act: Act): Promise<Inspected> {
  const { frame, localId } = located;
  const scroll = act.action !== "scroll";
  const look = () =>
    Promise.all([
      frame.call("prepare", localId, scroll, true, wayOf(act), located.at ?? null),
      nameNow(frame, localId),
    ]);
  let [prepared, named] = await look();
  const { scrolledFrom } = prepared;
  if (scrolledFrom !== "") {
    // A list that draws only what is in view may have put another row in its place: pressing that would be a mistake.
    if ((await frame.call("wordsAfterScroll", localId)) !== scrolledFrom)
      throw new ContractError(
        "ELEMENT_GONE",
        "The list drew other rows while it was scrolled there.",
      );
    [prepared, named] = await look();
  }
  const raw = prepared.raw;
  // A number belongs to one document; in the next one it could mean anything.
  if (frame.documentKey !== located.documentKey)
    throw documentGone({ role: "element", name: located.actionId ?? "" });
  if (prepared.gone || raw === null)
    throw new ContractError("ELEMENT_GONE", "The element has left the page.");
  const { role, name } = roleAndName(raw, named);
  const label = `${role} "${name}"`;
  // Terminals and editors take their keys by a field that nobody sees; it has the focus, and nothing is pointed at.
  const unseen =
    (act.action === "upload" && raw.type === "file") ||
    (/^(?:press|type)$/.test(act.action) && act.target.kind === "page");
  if (!prepared.visible && !unseen)
    throw new ContractError("NOT_TARGETABLE", `${label} is hidden.`, { retryable: true });
  if (
    prepared.disabled &&
    (NEEDS_POINT.has(act.action) || TYPES.has(act.action)) &&
    act.action !== "hover"
  )
    throw new ContractError("ELEMENT_DISABLED", `${label} is disabled.`);
  const full = { ...prepared, raw };
  const page = await pageAround(frame, prepared.page);
  const through = prepared.through === 0 ? undefined : await lookThrough(frame, full, page);
  const facts = elementFacts(raw, named, prepared.form ?? undefined, page);
  const risk = await riskOfAct(frame, full, facts, through?.risk, act);
  const point = NEEDS_POINT.has(act.action) ? await pagePoint(frame, full, label) : undefined;
  return {
    located,
    prepared: full,
    role,
    name,
    through: through === undefined ? undefined : { role: through.role, name: through.name },
    submits: through?.submits ?? (raw.submits || wayOf(act) === "enter"),
    risk,
    facts,
    throughFacts: through?.facts,
    point,
  };
}

/** A frame is read with the page around it: "Done" in a pad under "Give up plot 31, £62 a year" means what stands there. */
async function pageAround(frame: FrameLink, own: Prepared["page"]): Promise<PageFacts> {
  let top = frame;
  while (top.owner !== undefined) top = top.owner.frame;
  if (top === frame) return own;
  const page = await top.call("pageFacts");
  return {
    url: /^https?:/.test(own.url) ? own.url : page.url,
    title: [own.title, page.title].filter(Boolean).join("\n"),
    headings: [...own.headings, ...page.headings],
    text: `${own.text}\n${page.text}`,
    lang: own.lang === "" ? page.lang : own.lang,
  };
}

type Through = {
  role: string;
  name: string;
  submits: boolean;
  facts: ElementFacts;
  risk: Risk;
};

async function lookThrough(
  frame: FrameLink,
  prepared: Inspected["prepared"],
  page: PageFacts,
): Promise<Through | undefined> {
  const [through, named] = await Promise.all([
    frame.call("prepare", prepared.through, false, false, "own"),
    nameNow(frame, prepared.through),
  ]);
  if (through.raw === null) return undefined;
  const facts = elementFacts(through.raw, named, through.form ?? undefined, page);
  return {
    ...roleAndName(through.raw, named),
    submits: through.raw.submits,
    facts,
    risk: riskOfElement(facts),
  };
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
  facts: ElementFacts,
  through: Risk | undefined,
  act: Act,
): Promise<Risk> {
  const { raw } = prepared;
  const own = (): Risk => moreSevere(riskOfElement(facts), through ?? SAFE);
  // A form without a button is sent by Enter all the same: it has the risk of a button without a label.
  const ofSending = (): Risk =>
    through ??
    (facts.form === undefined
      ? SAFE
      : riskOfElement({
          ...facts,
          role: "button",
          name: "",
          tag: "button",
          inputType: "submit",
          submits: true,
          ids: [],
        }));
  if (/^(click|double_click|right_click|drag|check|uncheck)$/.test(act.action)) return own();
  if (act.action === "upload") return caution("sends_file");
  if (act.action === "select")
    return moreSevere(
      (await frame.call("submitsOnChange", raw.id)) ? ofSending() : SAFE,
      riskOfChosen(facts, raw.options, act),
    );
  // A slider that reads "Slide to cancel my plan" is moved by arrows and by numbers.
  if (/^(fill|type|press)$/.test(act.action) && MOVED.has(facts.role)) return own();
  const key = /^(?:press|type)$/.test(act.action) ? keyOf(act) : "";
  if (key !== "Enter" && key !== "Space") return SAFE;
  if (/^(button|submit|reset|image|file)$/.test(raw.type)) return own();
  // Enter sends the form from every kind of field, ticks and lists too; in a text of several lines it does not.
  if (raw.tag === "input" || raw.tag === "select")
    return key === "Enter" ? ofSending() : /^(checkbox|radio)$/.test(raw.type) ? own() : SAFE;
  return prepared.editable ? SAFE : own();
}

const MOVED = new Set(["slider", "tab", "radio", "option", "menuitem", "treeitem"]);

/** What is chosen in a list says what choosing it does, as far as no button of its form has to be pressed first. */
function riskOfChosen(facts: ElementFacts, options: string[], act: Act): Risk {
  const wanted = (Array.isArray(act.value) ? act.value : [act.value]).map(String);
  // Chosen by a value that nobody can read: it may be any of them.
  const chosen = wanted.every((value) => options.includes(value))
    ? wanted
    : [...wanted, ...options];
  const { drawn: _, ...rest } = facts;
  return chosen
    .map((value) => riskOfElement({ ...rest, role: "option", tag: "option", name: value }))
    .reduce(moreSevere, SAFE);
}

/** So often a page is moved to show a frame: once for each level of frames, and once more where one moves another. */
const MOVES = 7;

/** From the frame's coordinates to the page's, asking every frame on the way whether something covers it there. */
export async function pagePoint(
  frame: FrameLink,
  prepared: Prepared,
  label: string,
  moves = MOVES,
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
    if (await parent.call("frameIsAt", localId, x, y)) continue;
    // In view in its own frame, which lies below the window.
    if (moves > 0 && (await parent.call("showFrameAt", localId, x, y)))
      return pagePoint(frame, prepared, label, moves - 1);
    throw new ContractError("ELEMENT_OBSCURED", `The frame of ${label} is covered there.`);
  }
  return { x, y };
}
