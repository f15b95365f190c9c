import type { Box } from "../../contract/observation.ts";
import { isDocumentGone, type FrameLink } from "../frame-link.ts";
import type { RawFrame, RawSurvey, SurveyOptions } from "../page-agent/survey.ts";
import type { PageLink } from "../page-link.ts";

/** One frame as it was surveyed: what it holds, and where it stands in the page. */
export type Surveyed = {
  frame: FrameLink;
  parent: Surveyed | undefined;
  raw: RawSurvey;
  objects: Map<string, string>;
  /** From the frame's own coordinates to the page's: scaled, then moved. */
  offset: { x: number; y: number };
  scale: number;
  framed: SurveyOptions["framed"];
  /** The parent's blocker that this frame is a part of; -1 for none. */
  blocker: number;
};

/** A frame that is on the page but cannot be looked into. */
export type Unreadable = { box: Box };

const MAX_DEPTH = 6;
const MAX_FRAMES = 40;
/** A closed root may hold another; deeper than this nobody nests them. */
const MAX_CLOSED = 4;
const CLICK_EVENTS =
  /^(click|mousedown|mouseup|pointerdown|pointerup|dblclick|contextmenu|touchstart|touchend)$/;

/** Surveys the page and, level by level, every frame that a person can see in it. */
export async function surveyPage(
  link: PageLink,
  options: SurveyOptions,
  scopeFrame?: FrameLink,
): Promise<{ frames: Surveyed[]; unreadable: Unreadable[] }> {
  const unreadable: Unreadable[] = [];
  const scoped = (frame: FrameLink): SurveyOptions =>
    scopeFrame === undefined || scopeFrame === frame ? options : { ...options, scope: "none" };
  const top = {
    ...(await surveyFrame(link.main, scoped(link.main))),
    parent: undefined,
    offset: { x: 0, y: 0 },
    scale: 1,
    blocker: -1,
  };
  const frames: Surveyed[] = [top];
  let level = frames;
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth++) {
    const next = await Promise.all(
      level.flatMap((parent) =>
        parent.raw.frames.map((_, index) => surveyChild(link, parent, index, scoped, unreadable)),
      ),
    );
    level = next.filter((child) => child !== undefined).slice(0, MAX_FRAMES - frames.length);
    frames.push(...level);
  }
  return { frames, unreadable };
}

async function surveyChild(
  link: PageLink,
  parent: Surveyed,
  index: number,
  scoped: (frame: FrameLink) => SurveyOptions,
  unreadable: Unreadable[],
): Promise<Surveyed | undefined> {
  const place = parent.raw.frames[index];
  const objectId = parent.objects.get(`f${index}`);
  if (place === undefined || objectId === undefined) return undefined;
  const offset = {
    x: parent.offset.x + place.box.x * parent.scale,
    y: parent.offset.y + place.box.y * parent.scale,
  };
  const frame = await link.frameOf(parent.frame, objectId);
  if (frame === undefined) {
    unreadable.push({ box: { ...place.box, ...offset } });
    return undefined;
  }
  try {
    frame.owner = { frame: parent.frame, localId: await parent.frame.idFor(objectId) };
    const surveyed = await surveyFrame(frame, {
      ...scoped(frame),
      framed: { blocking: place.blocking, window: windowOf(parent, place) },
    });
    return {
      ...surveyed,
      parent,
      offset,
      scale: parent.scale * place.scale,
      blocker: place.blocker,
    };
  } catch (error) {
    // Frames come and go by themselves (ads, captchas); one that left while it was looked at is not part of the page.
    if (!isDocumentGone(error) && !/closed|detached/i.test(String(error))) throw error;
    link.forget(frame);
    return undefined;
  }
}

/** The part of a frame's document that is on the screen, in the frame's own coordinates. */
function windowOf(parent: Surveyed, { box, scale }: RawFrame): Box {
  const outer = parent.framed?.window ?? { x: 0, y: 0, ...parent.raw.viewport };
  const left = Math.max(outer.x, box.x);
  const top = Math.max(outer.y, box.y);
  const right = Math.min(outer.x + outer.width, box.x + box.width);
  const bottom = Math.min(outer.y + outer.height, box.y + box.height);
  return {
    x: (left - box.x) / scale,
    y: (top - box.y) / scale,
    width: Math.max(0, right - left) / scale,
    height: Math.max(0, bottom - top) / scale,
  };
}

async function surveyFrame(
  frame: FrameLink,
  options: SurveyOptions,
): Promise<Pick<Surveyed, "frame" | "raw" | "objects" | "framed">> {
  const survey = async () => {
    const { json, objects } = await frame.callForParts("survey", options);
    return { raw: JSON.parse(json) as RawSurvey, objects };
  };
  // Of a new document there is something to hear in any case: asked first, it is surveyed once and not twice.
  const fresh = frame.takeUnheard();
  if (fresh) await hearListeners(frame);
  // Where nothing new is heard, and that is nearly always, asking costs no time of its own.
  const [first, news] = await Promise.all([
    survey(),
    options.listeners && !fresh && hearListeners(frame),
  ]);
  let seen = first;
  let again = news;
  // Hosts are named once, by the survey that first meets them: what it asks for must be answered before the next one.
  for (let round = 0; round < MAX_CLOSED; round++) {
    const adopted = await adoptClosedRoots(frame, seen.objects);
    const heard = (adopted || seen.raw.grown) && (await hearListeners(frame));
    if (!adopted && !heard && !again) break;
    again = false;
    seen = await survey();
  }
  return { frame, ...seen, framed: options.framed };
}

/**
 * No script can see another's listeners, so the debugger is asked which elements have one for clicks; the page's agent
 * is told of those it has not heard of: true when there were any. Left out on large pages, where it costs more than it finds.
 */
async function hearListeners(frame: FrameLink): Promise<boolean> {
  const nodes = new Set<number>();
  const roots = await frame.objects("agent.listenerScopes()");
  await Promise.all(
    roots.map(async (objectId) => {
      for (const { type, backendNodeId } of await frame.listenersIn(objectId))
        if (backendNodeId !== undefined && CLICK_EVENTS.test(type)) nodes.add(backendNodeId);
    }),
  );
  return frame.hear([...nodes]);
}

/** Hands the agent the closed shadow roots of the hosts it asked about; true when there were any. */
export async function adoptClosedRoots(
  frame: FrameLink,
  objects: Map<string, string>,
): Promise<boolean> {
  const hosts = [...objects].filter(([key]) => key.startsWith("h")).map(([, objectId]) => objectId);
  if (hosts.length === 0) return false;
  const found = await Promise.all(
    hosts.map(async (objectId) => {
      const { node } = await frame.session.send("DOM.describeNode", {
        objectId,
        depth: 1,
        pierce: true,
      });
      return (
        node.shadowRoots
          ?.filter((root) => root.shadowRootType === "closed")
          .map((root) => root.backendNodeId) ?? []
      );
    }),
  );
  const roots = found.flat();
  await Promise.all(roots.map((backendNodeId) => frame.adoptClosedRoot(backendNodeId)));
  return roots.length > 0;
}
