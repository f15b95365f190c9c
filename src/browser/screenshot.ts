import type { Box, Observation } from "../contract/observation.ts";
import { ContractError } from "../contract/errors.ts";
import { isDocumentGone, type FrameLink } from "./frame-link.ts";
import type { Badge } from "./page-agent/overlay.ts";
import type { Screenshot } from "./port.ts";
import type { Session } from "./session.ts";
import { DialogOpened, type Tab } from "./tab.ts";

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
  const link = await tab.connect();
  const frames = link.frames();
  const badges = how.badges
    ? badgesByFrame(session, session.current?.observation)
    : new Map<FrameLink, Badge[]>();
  const secrets = session.options.secrets.known().map((secret) => secret.value);
  const hidden = sensitiveByFrame(session);
  try {
    await Promise.all(
      frames.map((frame) =>
        frame
          .call("draw", badges.get(frame) ?? [], secrets, hidden.get(frame) ?? [])
          .catch(goneFrame),
      ),
    );
    const data = await tab.page.screenshot(
      how.fullPage
        ? { type: "png", fullPage: true, scale: "css", timeout: 15_000 }
        : { type: "jpeg", quality: 80, scale: "css", timeout: 15_000 },
    );
    const size = tab.page.viewportSize() ?? { width: 0, height: 0 };
    return { data, mimeType: how.fullPage ? "image/png" : "image/jpeg", ...size };
  } finally {
    await Promise.all(frames.map((frame) => frame.call("undraw").catch(goneFrame)));
  }
}

function badgesByFrame(
  session: Session,
  observation: Observation | undefined,
): Map<FrameLink, Badge[]> {
  const result = new Map<FrameLink, Badge[]>();
  for (const affordance of observation?.affordances ?? []) {
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

function sensitiveByFrame(session: Session): Map<FrameLink, number[]> {
  const result = new Map<FrameLink, number[]>();
  for (const affordance of session.current?.observation.affordances ?? []) {
    if (affordance.valueRedacted !== true) continue;
    const known = session.ids.get(affordance.actionId);
    if (known !== undefined)
      result.set(known.frame, [...(result.get(known.frame) ?? []), known.localId]);
  }
  return result;
}

/** The element and a little around it, for the card a person decides on. A missing picture never stops the question. */
export async function elementPicture(
  tab: Tab,
  box: Box | null,
  frame: FrameLink,
): Promise<Buffer | undefined> {
  if (box === null || frame.owner !== undefined) return undefined;
  const clip = {
    x: Math.max(0, box.x - 40),
    y: Math.max(0, box.y - 40),
    width: Math.min(box.width + 80, 1280),
    height: Math.min(box.height + 80, 720),
  };
  try {
    await frame.call("draw", [], [], []);
    return await tab.page.screenshot({ type: "jpeg", quality: 80, clip, timeout: 3_000 });
  } catch {
    return undefined;
  } finally {
    await frame.call("undraw").catch(goneFrame);
  }
}

function goneFrame(error: unknown): null {
  if (
    !isDocumentGone(error) &&
    !(error instanceof DialogOpened) &&
    !/closed|detached|crash|not answer/i.test(String(error))
  )
    throw error;
  return null;
}
