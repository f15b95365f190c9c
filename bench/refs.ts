import type { Control } from "./peers.ts";

const escape = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

function find(pattern: RegExp, snapshot: string, { role, name }: Control): string {
  const ref = pattern.exec(snapshot)?.[1];
  if (!ref) throw new Error(`${role} "${name}" is not in the snapshot`);
  return ref;
}

/** `- button "Save" [active] [ref=e12] [cursor=pointer]`, the whole entry in quotes where YAML asks for them. */
export const playwrightRef = (snapshot: string, control: Control): string =>
  find(
    new RegExp(`^\\s*- '?${control.role} "${escape(control.name)}".*?\\[ref=(\\w+)\\]`, "m"),
    snapshot,
    control,
  );

/** `  uid=1_12 button "Save" focusable` */
export const chromeDevtoolsRef = (snapshot: string, control: Control): string =>
  find(
    new RegExp(`^\\s*uid=(\\S+) ${control.role} "${escape(control.name)}"`, "m"),
    snapshot,
    control,
  );

/** `- button "Save" [expanded=false, ref=e12]` */
export const agentBrowserRef = (snapshot: string, control: Control): string =>
  find(
    new RegExp(`^\\s*- ${control.role} "${escape(control.name)}" \\[.*?ref=(\\w+)`, "m"),
    snapshot,
    control,
  );
