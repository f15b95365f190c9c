import { ContractError } from "../../contract/errors.ts";
import type { Screenshot } from "../port.ts";
import type { ExternalSession } from "./external-session.ts";

/** A picture as the server takes it. Nothing can be painted over here, so a page that shows a secret gets none. */
export async function takePicture(
  session: ExternalSession,
  fullPage: boolean,
  signal: AbortSignal | undefined,
): Promise<Screenshot> {
  const view = await session.see(signal);
  if (view.kind === "dialog")
    throw new ContractError("ELEMENT_OBSCURED", "A native dialog stands before the page.", {
      hint: "Answer it first: action dialog.",
    });
  const shows = [...view.described.targets.values()].find(
    ({ sensitive, more, node }) =>
      sensitive && more?.type !== "password" && node.children.length > 0,
  );
  if (shows !== undefined || session.options.redactor.places(view.raw).length > 0)
    throw new ContractError(
      "NOT_TARGETABLE",
      "The page shows what must not be shown; no picture is taken.",
    );
  const reply = await session.use("picture", { type: fullPage ? "png" : "jpeg", fullPage }, signal);
  const [picture] = reply.pictures;
  if (picture === undefined)
    throw new ContractError("NOT_TARGETABLE", "The browser server answered without a picture.");
  const data = Buffer.from(picture.data, "base64");
  const mimeType = picture.mimeType === "image/png" ? "image/png" : "image/jpeg";
  return { data, mimeType, ...pictureSize(data) };
}

/** Width and height from the head of a PNG or JPEG; 0 where it is neither. */
export function pictureSize(data: Buffer): { width: number; height: number } {
  const none = { width: 0, height: 0 };
  if (data.length > 24 && data.readUInt32BE(0) === 0x89_50_4e_47)
    return { width: data.readUInt32BE(16), height: data.readUInt32BE(20) };
  if (data.length < 4 || data.readUInt16BE(0) !== 0xff_d8) return none;
  for (let at = 2; at + 9 < data.length && data[at] === 0xff;) {
    const marker = data[at + 1] ?? 0;
    const isFrame =
      marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { height: data.readUInt16BE(at + 5), width: data.readUInt16BE(at + 7) };
    at += 2 + data.readUInt16BE(at + 2);
  }
  return none;
}
