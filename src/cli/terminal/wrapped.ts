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
