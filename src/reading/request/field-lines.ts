/** Text that is made of lines with a name and a value: calendars, address cards, mail, requests written out. */
export type FieldLines = {
  fields: [name: string, value: string][];
  calls: { method: string; url: string }[];
  /** What stands after the blank line that ends the head of a request. */
  rest: string;
};

const LINE = /^([A-Za-z][\w.$-]{0,80})(?:;[^:\n]{0,500})?\s{0,8}[:=]\s{0,8}(.*)$/;
const CALL = /^([A-Z]{3,20}) (\S{1,2000})(?: HTTP\/[\d.]+)?$/;
const MAX_LINES = 5_000;

/** undefined: most of its lines are something else, and it is prose. */
export function linesOfFields(text: string): FieldLines | undefined {
  if (!/[:=]|^[A-Z]{3,20} \//.test(text.slice(0, 2_000))) return undefined;
  // A line that begins with a blank goes on with the one before it.
  const lines = text
    .replace(/\r\n?/g, "\n")
    .replace(/\n[ \t]/g, "")
    .split("\n");
  if (lines.length > MAX_LINES) return undefined;
  const found: FieldLines = { fields: [], calls: [], rest: "" };
  let others = 0;
  // STOMP and its like: a verb by itself, lines of a head, a blank line, and a body again.
  const isFrame = /^[A-Z]{3,20}$/.test(lines[0] ?? "");
  for (const [at, line] of lines.entries()) {
    const call = CALL.exec(line);
    const pair = LINE.exec(line);
    if (call !== null && /^\/|^https?:|HTTP\//i.test(`${call[2]}${line.slice(-10)}`))
      found.calls.push({ method: call[1] ?? "", url: call[2] ?? "" });
    else if (pair !== null) found.fields.push([pair[1] ?? "", pair[2] ?? ""]);
    else if (line.trim() === "" && (found.calls.length > 0 || (isFrame && at > 1))) {
      found.rest = lines
        .slice(at + 1)
        .join("\n")
        .trim();
      break;
    } else if (line.trim() !== "") others++;
  }
  const named = found.fields.length + found.calls.length;
  const enough = found.rest === "" ? 2 : 1;
  if (found.calls.length === 0 && (named < enough || others > named)) return undefined;
  return found;
}
