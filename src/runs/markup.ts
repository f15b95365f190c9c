/** HTML that was put together here; everything else that goes into a template is text and gets escaped. */
export class Markup {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type Part = Markup | string | number | undefined | false | readonly Part[];

/** A template whose values can only ever be text, or markup made by this same function. */
export function markup(strings: TemplateStringsArray, ...values: Part[]): Markup {
  const parts = strings.map((fixed, index) => fixed + render(values[index]));
  return new Markup(parts.join(""));
}

function render(part: Part): string {
  if (part === undefined || part === false) return "";
  if (part instanceof Markup) return part.source;
  if (typeof part === "string" || typeof part === "number") return escapeText(String(part));
  return part.map(render).join("");
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
  "`": "&#96;",
};

export function escapeText(text: string): string {
  return honestText(text).replaceAll(/[&<>"'`]/g, (mark) => ENTITIES[mark] ?? "");
}

/**
 * What the eye sees must be what is there: marks that turn or hide text are spelled out, other invisible ones go.
 * Joiners stay, because Persian, Hindi and family emoji need them.
 */
function honestText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, spelled)
    .replaceAll(/[\u{e0000}-\u{e0fff}]/gu, spelled)
    .replaceAll(
      /[\u00ad\u115f\u1160\u180e\u200b\u2028-\u2029\u2060-\u2064\u206a-\u206f\u3164\ufeff\uffa0]/g,
      "",
    )
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufff9-\ufffb]/g, "\ufffd");
}

function spelled(mark: string): string {
  return `[U+${(mark.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}]`;
}

/** At most `max` characters, and said so where something is left out. */
export function cut(text: string, max: number): string {
  const points = Array.from(text.slice(0, max * 2 + 2));
  return points.length > max ? `${points.slice(0, max - 1).join("")}…` : text;
}
