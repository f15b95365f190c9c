import type { BodyWords } from "./body-words.ts";
import type { Work } from "./work.ts";

const TAG = /<([\w:.-]{1,300})([^<>]*)>([^<]*)/g;
const ATTRIBUTE = /([\w:.-]{1,300})\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Names, attributes and text of XML, SOAP or HTML: who calls what stands in them, however deep. */
export async function readXml(source: string, words: BodyWords, work: Work): Promise<void> {
  const text = plain(source);
  for (const [, name = "", attributes = "", inside = ""] of text.matchAll(TAG)) {
    if (!work.take(1)) return;
    const local = name.replace(/^.*:/, "");
    const value = inside.trim();
    // An element around others is often the operation itself: <CancelSubscription><id>…
    words.fields.push([local, value === "" ? "true" : value]);
    for (const [, key = "", quoted, single] of attributes.matchAll(ATTRIBUTE))
      words.fields.push([key.replace(/^.*:/, ""), quoted ?? single ?? ""]);
    await work.breathe();
  }
}

const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi;
const NAMED: Record<string, string> = { amp: "&", lt: "‹", gt: "›", quot: "'", apos: "'" };

function plain(source: string): string {
  return source
    .replaceAll("<![CDATA[", "")
    .replaceAll("]]>", "")
    .replace(ENTITY, (_, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return NAMED[name.toLowerCase()] ?? "";
      const code = decimal === undefined ? Number.parseInt(hex ?? "0", 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
    });
}
