import type { BodyWords } from "./body-words.ts";
import type { Work } from "./reading-work.ts";

const TAG = /<(\/?)([\w:.-]{1,300})([^<>]*)>([^<]*)/g;
const ATTRIBUTE = /([\w:.-]{1,300})\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** Elements that name what the next text is the value of: <name>status</name><value><string>… */
const NAMES = /^(?:name|key|field|path|property|attribute)$/i;

/** Names, attributes and text of XML, SOAP or HTML: who calls what stands in them, however deep. */
export async function readXml(source: string, words: BodyWords, work: Work): Promise<void> {
  const text = plain(withOwnEntities(source, work));
  let around = "";
  let naming = "";
  for (const [, closes, name = "", attributes = "", inside = ""] of text.matchAll(TAG)) {
    if (!work.take(1)) return;
    if (closes === "/") continue;
    const local = name.replace(/^.*:/, "");
    const value = inside.trim();
    // An element around others is often the operation itself: <CancelSubscription><id>…
    words.fields.push([local, value === "" ? "true" : value]);
    for (const [, key = "", quoted, single] of attributes.matchAll(ATTRIBUTE))
      words.fields.push([key.replace(/^.*:/, ""), quoted ?? single ?? ""]);
    // <query xmlns="…:register"><remove/>: an empty element says something of the one around it.
    if (attributes.endsWith("/")) words.fields.push([`${around} ${local}`, "true"]);
    else around = /xmlns\s*=\s*["'][^"']*?([\w-]{1,60})["']/.exec(attributes)?.[1] ?? local;
    if (NAMES.test(local)) naming = value;
    else if (naming !== "" && value !== "") {
      words.fields.push([naming.slice(0, 300), value]);
      naming = "";
    }
    await work.breathe();
  }
}

const OWN_ENTITY = /<!ENTITY\s+([\w.-]{1,100})\s+(?:"([^"]*)"|'([^']*)')\s*>/g;
const MAX_EXPANDED = 1_000_000;

/** A document may bring words of its own that stand for others; those that stand for too much, or for a file, are not read. */
function withOwnEntities(source: string, work: Work): string {
  if (!/<!ENTITY/i.test(source)) return source;
  const own = new Map<string, string>();
  let text = source.replace(OWN_ENTITY, (_, name: string, double?: string, single?: string) => {
    if (!own.has(name)) own.set(name, double ?? single ?? "");
    return "";
  });
  if (/<!ENTITY/i.test(text)) work.giveUp("its entities stand for something elsewhere");
  for (let times = 0; times < 4; times++) {
    let expanded = 0;
    text = text.replace(/&([\w.-]{1,100});/g, (whole, name: string) => {
      const meant = own.get(name);
      if (meant === undefined || expanded > MAX_EXPANDED) return whole;
      expanded += meant.length + 1;
      return meant;
    });
    if (expanded === 0) return text;
  }
  work.giveUp("its entities stand for one another");
  return text;
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
