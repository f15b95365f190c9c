const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

export const esc = (value: string): string => value.replace(/[&<>"]/g, (c) => ENTITIES[c] ?? c);

/** JSON that cannot close the script element it stands in. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll("<", String.raw`\u003c`);

export const attr = (name: string, value: string | undefined): string =>
  value === undefined ? "" : ` ${name}="${esc(value)}"`;

export const flag = (name: string, on: boolean | undefined): string => (on ? ` ${name}` : "");
