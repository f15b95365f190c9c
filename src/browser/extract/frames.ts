import type { Box } from "../../contract/observation.ts";
import { isDocumentGone, type FrameLink } from "../frame-link.ts";
import type { RawSurvey, SurveyOptions } from "../page-agent/survey.ts";
import type { PageLink } from "../page-link.ts";

/** One frame as it was surveyed: what it holds, and where it stands in the page. */
export type Surveyed = {
  frame: FrameLink;
  parent: Surveyed | undefined;
  raw: RawSurvey;
  objects: Map<string, string>;
  offset: { x: number; y: number };
};

/** A frame that is on the page but cannot be looked into. */
export type Unreadable = { box: Box };

const MAX_DEPTH = 6;
const MAX_FRAMES = 40;

/** Surveys the page and, level by level, every frame that a person can see in it. */
export async function surveyPage(
  link: PageLink,
  options: SurveyOptions,
  scopeFrame?: FrameLink,
): Promise<{ frames: Surveyed[]; unreadable: Unreadable[] }> {
  const unreadable: Unreadable[] = [];
  const scoped = (frame: FrameLink): SurveyOptions =>
    scopeFrame === undefined || scopeFrame === frame ? options : { ...options, scope: "none" };
  const top = await surveyFrame(link.main, undefined, { x: 0, y: 0 }, scoped(link.main));
  const frames = [top];
  let level = [top];
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
  const offset = { x: parent.offset.x + place.box.x, y: parent.offset.y + place.box.y };
  const frame = await link.frameOf(parent.frame, objectId);
  if (frame === undefined) {
    unreadable.push({ box: { ...place.box, x: offset.x, y: offset.y } });
    return undefined;
  }
  try {
    frame.owner = { frame: parent.frame, localId: await parent.frame.idFor(objectId) };
    return await surveyFrame(frame, parent, offset, {
      ...scoped(frame),
      framed: { blocking: place.blocking, clip: place.box },
    });
  } catch (error) {
    // Frames come and go by themselves (ads, captchas); one that left while it was looked at is not part of the page.
    if (!isDocumentGone(error) && !/closed|detached/i.test(String(error))) throw error;
    link.forget(frame);
    return undefined;
  }
}

async function surveyFrame(
  frame: FrameLink,
  parent: Surveyed | undefined,
  offset: { x: number; y: number },
  options: SurveyOptions,
): Promise<Surveyed> {
  let parts = await frame.callForParts("survey", options);
  if (await adoptClosedRoots(frame, parts.objects))
    parts = await frame.callForParts("survey", options);
  return {
    frame,
    parent,
    raw: JSON.parse(parts.json) as RawSurvey,
    objects: parts.objects,
    offset,
  };
}

async function adoptClosedRoots(frame: FrameLink, objects: Map<string, string>): Promise<boolean> {
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
