import stringWidth from "string-width";

/** A text in lines that fit, broken between words; `first` stands before the first line, `rest` before the others. */
export function wrapped(text: string, columns: number, first = "", rest = first): string[] {
  const lines: string[] = [];
  let line = first;
  let empty = true;
  for (const word of text.split(/\s+/)) {
    const next = `${line}${empty ? "" : " "}${word}`;
    if (!empty && stringWidth(next) > columns) {
      lines.push(line);
      line = `${rest}${word}`;
    } else line = next;
    empty = false;
  }
  return [...lines, line];
}

/** How wide lines may be; what goes into a pipe has no columns and is not broken at all. */
export const widthOf = ({ columns }: { columns?: number | undefined }): number =>
  columns !== undefined && columns > 0 ? columns : Number.POSITIVE_INFINITY;

/**
 * A name and what belongs to it, the further lines below the first. An address or path that is longer than the room
 * begins a line of its own: the terminal breaks it, and it can still be copied in one piece.
 */
export function labelled(name: string, value: string, columns: number, indent: number): string[] {
  const rest = " ".repeat(indent);
  const long = value.split(/\s+/).some((word) => stringWidth(word) > columns - indent);
  if (!long) return wrapped(value, columns, name, rest);
  const few = rest.slice(0, 4);
  return [name.trimEnd(), ...wrapped(value, columns, few)];
}

/** A line of progress: what does not fit goes on below its words, not below its mark. */
export function hung(line: string, columns: number): string {
  if (columns === Number.POSITIVE_INFINITY) return line;
  return line
    .split("\n")
    .flatMap((one) => {
      if (stringWidth(one) <= columns) return [one];
      const [head = ""] = HEAD.exec(one) ?? [];
      return wrapped(one.slice(head.length), columns, head, " ".repeat(stringWidth(head)));
    })
    .join("\n");
}

/** Spaces, a mark and a number, each perhaps in colour. */
const HEAD = /^(?:\s|\u001b\[\d+m)*(?:[✓■✗↻!•-](?:\s|\u001b\[\d+m)+(?:\d+(?:\s|\u001b\[\d+m)+)?)?/u;
