import type { Box } from "../contract/observation.ts";
import { ContractError } from "../contract/errors.ts";
import { adoptClosedRoots } from "./extract/frames.ts";
import { DocumentGone, isDocumentGone, type FrameLink } from "./frame-link.ts";
import { mapError } from "./map-error.ts";
import type { Area, Badge, Masks, Stretch } from "./page-agent/overlay.ts";
import type { PageLink } from "./page-link.ts";
import type { Screenshot } from "./port.ts";
import type { Session } from "./session.ts";
import { DialogOpened, type Tab } from "./tab.ts";

const ATTEMPTS = 3;
const MAX_FRAMES = 60;
/** Beyond this a picture is neither looked at nor affordable. */
const MAX_HEIGHT = 12_000;
const CAPTURE_MS = 15_000;

/** A picture of the page with everything secret painted over and, on request, the affordances' numbers. */
export async function takeScreenshot(
  session: Session,
  how: { fullPage: boolean; badges: boolean },
): Promise<Screenshot> {
  const tab = session.active;
  if (tab.dialog !== undefined)
    throw new ContractError("ELEMENT_OBSCURED", "A native dialog stands before the page.", {
      hint: "Answer it first: action dialog.",
    });
  const badges = how.badges ? badgesByFrame(session) : new Map<FrameLink, Badge[]>();
  if (!how.fullPage || session.options.shared) {
    const data = await paintedOver(tab, badges, () =>
      tab.page.screenshot(
        how.fullPage
          ? { type: "png", fullPage: true, scale: "css", timeout: CAPTURE_MS }
          : { type: "jpeg", quality: 80, scale: "css", timeout: CAPTURE_MS },
      ),
    );
    return { data, mimeType: how.fullPage ? "image/png" : "image/jpeg", ...sizeOf(tab) };
  }
  return wholePage(tab, badges);
}

/**
 * The window is made as tall as the page, so that what is painted over is measured in the layout that is taken. Taking
 * more than the window shows lays the page out anew behind our back.
 */
async function wholePage(tab: Tab, badges: Map<FrameLink, Badge[]>): Promise<Screenshot> {
  const before = sizeOf(tab);
  const link = await tab.connect();
  const height = Number(await link.main.valueOf("document.documentElement.scrollHeight"));
  const tall = {
    width: before.width,
    height: Math.min(Math.max(height, before.height), MAX_HEIGHT),
  };
  await tab.interrupts.guard(tab.page.setViewportSize(tall));
  try {
    const data = await paintedOver(tab, badges, () =>
      tab.page.screenshot({ type: "png", scale: "css", timeout: CAPTURE_MS }),
    );
    return { data, mimeType: "image/png", ...tall };
  } finally {
    await tab.interrupts.guard(tab.page.setViewportSize(before)).catch(goneFrame);
  }
}

/** Enough around a control to know where on the page it is: the heading over it, the buttons beside it. */
const AROUND = { width: 960, height: 560 };

/** The element and what is around it, for the card a person decides on. A missing picture never stops the question. */
export async function elementPicture(
  tab: Tab,
  box: Box | null,
  frame: FrameLink,
): Promise<{ data: Buffer; mark: Box } | undefined> {
  try {
    const at = box === null ? undefined : await inPage(box, frame);
    if (at === undefined) return undefined;
    const size = sizeOf(tab);
    const width = Math.min(Math.max(AROUND.width, at.width + 80), size.width);
    const height = Math.min(Math.max(AROUND.height, at.height + 80), size.height);
    const x = between(0, at.x + at.width / 2 - width / 2, size.width - width);
    const y = between(0, at.y + at.height / 2 - height / 2, size.height - height);
    const clip = { x: Math.round(x), y: Math.round(y), width, height };
    const data = await paintedOver(tab, new Map(), () =>
      tab.page.screenshot({ type: "jpeg", quality: 80, scale: "css", clip, timeout: 3_000 }),
    );
    return { data, mark: { ...at, x: at.x - clip.x, y: at.y - clip.y } };
  } catch {
    return undefined;
  }
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** The window as it stands, for a question about what a page sends. */
export async function pagePicture(tab: Tab): Promise<{ data: Buffer } | undefined> {
  try {
    if (tab.dialog !== undefined) return undefined;
    const data = await paintedOver(tab, new Map(), () =>
      tab.page.screenshot({ type: "jpeg", quality: 60, scale: "css", timeout: 3_000 }),
    );
    return { data };
  } catch {
    return undefined;
  }
}

async function inPage(box: Box, frame: FrameLink): Promise<Box | undefined> {
  let { x, y } = box;
  for (let at: FrameLink | undefined = frame; at?.owner !== undefined; at = at.owner.frame) {
    const outer = await at.owner.frame.call("frameBox", at.owner.localId);
    if (outer === null) return undefined;
    x += outer.x;
    y += outer.y;
  }
  return { ...box, x, y };
}

/**
 * Takes a picture while everything secret is covered, and looks again afterwards: if something secret had moved or come
 * up meanwhile, the picture is thrown away and taken anew.
 */
async function paintedOver(
  tab: Tab,
  badges: Map<FrameLink, Badge[]>,
  capture: () => Promise<Buffer>,
): Promise<Buffer> {
  const link = await tab.connect();
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const frames = await allFrames(link);
    try {
      const drawn = await Promise.all(
        frames.map(async (frame) => {
          const masks = await masksOf(tab, frame);
          return masks && frame.call("draw", badges.get(frame) ?? [], masks).catch(goneFrame);
        }),
      );
      const data = await tab.interrupts.until(capture());
      const after = await Promise.all(frames.map((frame) => stillCovered(tab, frame)));
      if (after.every((areas, index) => covers(drawn[index] ?? null, areas))) return data;
    } catch (error) {
      if (error instanceof DialogOpened || error instanceof ContractError) throw error;
      throw /Timeout/i.test(String(error))
        ? new ContractError("PAGE_CRASH", "The page does not answer.")
        : mapError(error);
    } finally {
      await Promise.all(frames.map((frame) => frame.call("undraw").catch(ignore)));
    }
  }
  throw new ContractError(
    "ELEMENT_OBSCURED",
    "The page keeps moving what must not be shown; no picture was taken.",
    { hint: "Wait until the page is at rest, then take the picture." },
  );
}

/** Every frame there is, whether or not it was ever observed. */
async function allFrames(link: PageLink): Promise<FrameLink[]> {
  const found = [link.main];
  for (let index = 0; index < found.length && found.length < MAX_FRAMES; index++) {
    const frame = found[index] as FrameLink;
    try {
      const { objects } = await frame.callForParts("overlayParts");
      await adoptClosedRoots(frame, objects);
      for (const [key, objectId] of objects) {
        if (!key.startsWith("f")) continue;
        const child = await link.frameOf(frame, objectId);
        if (child === undefined || found.includes(child)) continue;
        child.owner = { frame, localId: await frame.idFor(objectId) };
        found.push(child);
      }
    } catch (error) {
      if (frame === link.main) throw error;
      goneFrame(error);
    }
  }
  return found;
}

/** Undefined for a frame that is gone. */
async function masksOf(tab: Tab, frame: FrameLink): Promise<Masks | undefined> {
  const pieces = await frame.call("paintedTexts").catch((error: unknown) => {
    if (frame.owner === undefined) throw error;
    return goneFrame(error);
  });
  if (pieces === null) return undefined;
  const fields = tab.privacy.secretFields().get(frame) ?? [];
  return { stretches: await secretStretches(pieces, tab), fields };
}

/** Pieces are looked through this many characters at a time, and others get their turn in between: 20 ms each. */
const TURN_LENGTH = 8_000;

async function secretStretches(pieces: string[], tab: Tab): Promise<Stretch[]> {
  const stretches: Stretch[] = [];
  let from = 0;
  while (from < pieces.length) {
    let to = from;
    for (let length = 0; to < pieces.length && length < TURN_LENGTH; to++)
      length += pieces[to]?.length ?? 0;
    // A secret that is spread over pieces may begin in the turn before.
    let begin = from;
    for (let length = 0; begin > 0 && length < OVERLAP; begin--)
      length += pieces[begin - 1]?.length ?? 0;
    for (const [index, start, end] of stretchesIn(pieces.slice(begin, to), tab))
      stretches.push([index + begin, start, end]);
    from = to;
    await new Promise((resolve) => setImmediate(resolve));
  }
  return stretches;
}

/** Longer than any secret that is spelled out over many elements. */
const OVERLAP = 1_000;

function stretchesIn(pieces: string[], tab: Tab): Stretch[] {
  const { redactor } = tab.privacy;
  const stretches: Stretch[] = [];
  // A secret may be spread over many elements; a short one is told by what stands around it.
  for (const separator of ["", "\n"]) {
    const text = pieces.join(separator);
    const places = redactor.places(text).toSorted((one, two) => one.start - two.start);
    let offset = 0;
    let next = 0;
    for (const [index, piece] of pieces.entries()) {
      const end = offset + piece.length;
      while (next < places.length && (places[next]?.end ?? 0) <= offset) next++;
      for (let at = next; at < places.length && (places[at]?.start ?? end) < end; at++) {
        const place = places[at] as { start: number; end: number };
        if (place.end > offset)
          stretches.push([index, Math.max(0, place.start - offset), place.end - offset]);
      }
      offset = end + separator.length;
    }
  }
  // Card numbers, tokens and keys that nobody told us about.
  // All at once: asked one by one, each looks up anew which secrets there are, which took 4 s of 20,000 pieces.
  for (const [index, masked] of redactor.deep(pieces).entries())
    if (masked !== pieces[index]) stretches.push([index, 0, pieces[index]?.length ?? 0]);
  return stretches;
}

async function stillCovered(tab: Tab, frame: FrameLink): Promise<Area[] | undefined> {
  const masks = await masksOf(tab, frame);
  if (masks === undefined) return [];
  const [areas, stands] = await Promise.all([
    frame.call("maskAreas", masks).catch(goneFrame),
    frame.call("overlayStands").catch(goneFrame),
  ]);
  // A page that takes the cover away has something to show.
  return stands === false ? undefined : (areas ?? []);
}

function covers(drawn: Area[] | null, after: Area[] | undefined): boolean {
  if (after === undefined) return false;
  const known = new Set((drawn ?? []).map((area) => area.join()));
  return after.every((area) => known.has(area.join()));
}

function badgesByFrame(session: Session): Map<FrameLink, Badge[]> {
  const result = new Map<FrameLink, Badge[]>();
  for (const affordance of session.current?.observation.affordances ?? []) {
    const known = session.ids.get(affordance.actionId);
    if (known === undefined || !affordance.inViewport) continue;
    const list = result.get(known.frame) ?? [];
    list.push({
      id: known.localId,
      label: affordance.actionId,
      danger: affordance.risk === "danger",
    });
    result.set(known.frame, list);
  }
  return result;
}

function sizeOf(tab: Tab): { width: number; height: number } {
  return tab.page.viewportSize() ?? { width: 1280, height: 720 };
}

function ignore(): void {
  // The document is gone, and what was drawn on it; or it hangs, and takes it away itself.
}

function goneFrame(error: unknown): null {
  if (
    !isDocumentGone(error) &&
    !(error instanceof DocumentGone) &&
    !/closed|detached/i.test(String(error))
  )
    throw error;
  return null;
}
