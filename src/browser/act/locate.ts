import { ContractError } from "../../contract/errors.ts";
import type { LocatorTarget, Target } from "../../contract/input.ts";
import type { ActionIds } from "../action-ids.ts";
import type { FrameLink } from "../frame-link.ts";
import { nameElement } from "../extract/names.ts";
import { surveyPage } from "../extract/frames.ts";
import { roleAndName } from "../extract/affordance.ts";
import type { PageLink } from "../page-link.ts";
import type { RawElement } from "../page-agent/facts.ts";

/** One element of one document, found for an act. */
export type Located = {
  frame: FrameLink;
  localId: number;
  documentKey: string;
  actionId: string | undefined;
  /** The very point that was named, in its frame's own coordinates. */
  at?: { x: number; y: number };
};

export async function locate(
  link: PageLink,
  ids: ActionIds,
  target: Exclude<Target, { kind: "page" }>,
): Promise<Located> {
  return target.kind === "element"
    ? byActionId(link, ids, target.actionId)
    : byLocator(link, target);
}

function byActionId(link: PageLink, ids: ActionIds, actionId: string): Located {
  const known = ids.get(actionId);
  if (known === undefined)
    throw new ContractError("UNKNOWN_ACTION_ID", `There is no affordance ${actionId}.`);
  if (known.frame.documentKey !== known.documentKey || !link.frames().includes(known.frame))
    throw documentGone(known);
  return { frame: known.frame, localId: known.localId, documentKey: known.documentKey, actionId };
}

export function documentGone(what: { role: string; name: string }): ContractError {
  return new ContractError(
    "ELEMENT_GONE",
    `${what.role} "${what.name}" belongs to a page that is gone.`,
  );
}

async function byLocator(link: PageLink, target: LocatorTarget): Promise<Located> {
  if (target.x !== undefined && target.y !== undefined) return byPoint(link, target.x, target.y);
  const css =
    target.css ??
    (target.testId === undefined
      ? undefined
      : `[data-testid=${JSON.stringify(target.testId)}],[data-test-id=${JSON.stringify(target.testId)}],[data-test=${JSON.stringify(target.testId)}]`);
  const found = css === undefined ? await byWords(link, target) : await byCss(link, css);
  if (found === undefined)
    throw new ContractError(
      "ELEMENT_GONE",
      `Nothing on the page fits ${JSON.stringify(target).slice(0, 160)}.`,
    );
  return found;
}

async function byCss(link: PageLink, css: string): Promise<Located | undefined> {
  for (const frame of await visibleFrames(link)) {
    const id = await frame.call("findByCss", css);
    if (id === -1)
      throw new ContractError("CONTRACT_MISMATCH", "target.css: not a valid selector", {
        field: "target.css",
      });
    if (id === -2)
      throw new ContractError(
        "NOT_TARGETABLE",
        "target.css fits more than one visible element; make it narrower.",
      );
    if (id > 0) return { frame, localId: id, documentKey: frame.documentKey, actionId: undefined };
  }
  return undefined;
}

/** Through frames, down to the one that is really at the point. */
async function byPoint(link: PageLink, x: number, y: number): Promise<Located> {
  let frame = link.main;
  let [px, py] = [x, y];
  for (let depth = 0; depth < 6; depth++) {
    const objectId = await frame.object(`agent.elementAt(${px}, ${py})`);
    if (objectId === undefined)
      throw new ContractError("ELEMENT_GONE", `Nothing is at ${x}, ${y}.`);
    const localId = await frame.idFor(objectId);
    const inner = await frame.call("frameBox", localId);
    if (inner === null)
      return {
        frame,
        localId,
        documentKey: frame.documentKey,
        actionId: undefined,
        at: { x: px, y: py },
      };
    const child = await link.frameOf(frame, objectId);
    if (child === undefined)
      throw new ContractError("NOT_TARGETABLE", `The frame at ${x}, ${y} cannot be looked into.`);
    child.owner = { frame, localId };
    frame = child;
    px -= inner.x;
    py -= inner.y;
  }
  throw new ContractError("NOT_TARGETABLE", "Frames are nested too deep.");
}

async function byWords(link: PageLink, target: LocatorTarget): Promise<Located | undefined> {
  const wanted = clean(target.name ?? target.text ?? "");
  const { frames } = await surveyPage(link, {
    limit: 400,
    listing: "locate",
    offset: 0,
    includeHidden: false,
    includeDisabled: true,
    scope: "page",
    selectors: false,
    listeners: true,
    find: [],
    framed: undefined,
  });
  const fits: Fit[] = [];
  for (const from of frames) {
    const rows = await Promise.all(
      from.raw.elements.map(async (raw: RawElement, index) => {
        const objectId = from.objects.get(`e${index}`);
        return objectId === undefined
          ? undefined
          : { raw, named: await nameElement(from.frame.session, objectId) };
      }),
    );
    for (const row of rows) {
      if (row === undefined) continue;
      const { role, name } = roleAndName(row.raw, row.named);
      if (target.role !== undefined && role !== target.role) continue;
      const label = clean(name);
      if (wanted !== "" && !label.includes(wanted)) continue;
      fits.push({
        located: {
          frame: from.frame,
          localId: row.raw.id,
          documentKey: from.frame.documentKey,
          actionId: undefined,
        },
        exact: label === wanted,
      });
    }
    await from.frame.release();
  }
  const best = await innermost(fits.filter((fit) => fit.exact));
  // Plain text that a handler further up listens for: the words themselves are meant, not the list that holds them.
  const plain = best.length === 0 && target.text !== undefined ? await byText(link, wanted) : [];
  const pool = best.length > 0 ? best : plain.length > 0 ? plain : await innermost(fits);
  // Choosing one of several at random is how a wrong button gets clicked.
  if (pool.length > 1)
    throw new ContractError(
      "NOT_TARGETABLE",
      `${pool.length} controls fit ${JSON.stringify(target).slice(0, 120)}; name one by actionId.`,
    );
  return pool[0]?.located;
}

type Fit = { located: Located; exact: boolean };

/** Of a row and the button in it that bear the same words, the button. */
async function innermost(fits: Fit[]): Promise<Fit[]> {
  if (fits.length < 2) return fits;
  const kept = new Set<Fit>();
  for (const frame of new Set(fits.map(({ located }) => located.frame))) {
    const here = fits.filter(({ located }) => located.frame === frame);
    const ids = await frame.call(
      "innermostOf",
      here.map(({ located }) => located.localId),
    );
    for (const fit of here) if (ids.includes(fit.located.localId)) kept.add(fit);
  }
  return fits.filter((fit) => kept.has(fit));
}

async function byText(link: PageLink, wanted: string): Promise<Fit[]> {
  const fits: Fit[] = [];
  for (const frame of await visibleFrames(link)) {
    const localId = await frame.call("findByText", wanted);
    if (localId === -2)
      throw new ContractError(
        "NOT_TARGETABLE",
        `"${wanted.slice(0, 80)}" stands in several places; name one by actionId.`,
      );
    const located = { frame, localId, documentKey: frame.documentKey, actionId: undefined };
    if (localId > 0) fits.push({ located, exact: true });
  }
  return fits;
}

async function visibleFrames(link: PageLink): Promise<FrameLink[]> {
  const { frames } = await surveyPage(link, {
    limit: 0,
    listing: "locate",
    offset: 0,
    includeHidden: false,
    includeDisabled: true,
    scope: "none",
    selectors: false,
    listeners: true,
    find: [],
    framed: undefined,
  });
  return frames.map((from) => from.frame);
}

function clean(text: string): string {
  return text.normalize("NFKC").replace(/\s+/g, " ").trim().toLowerCase();
}
