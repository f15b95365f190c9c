import type { Step } from "../planners/port.ts";

/** A switch that was pressed on the way is no fold: pressed again it takes back what was done. */
const CHANGES = /^(?:switch|checkbox|option|combobox|textbox|slider|spinbutton)$/;

/** Tabs and folds of the page at this address that were opened to see what it shows. */
export function foldsOpened(steps: Step[], url: string): { role: string; name: string }[] {
  const last = steps.findLastIndex((step) => step.url !== url);
  return steps
    .slice(last + 1)
    .flatMap(({ intent, role, name, ok, danger, sent }) =>
      ok &&
      !danger &&
      sent !== true &&
      role !== undefined &&
      !CHANGES.test(role) &&
      name !== undefined &&
      (role === "tab" || /^(open|enter)$/.test(intent))
        ? [{ role, name }]
        : [],
    );
}
