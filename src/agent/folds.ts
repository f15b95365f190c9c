import type { Step } from "../planners/port.ts";

/** Tabs and folds of the page at this address that were opened to see what it shows. */
export function foldsOpened(steps: Step[], url: string): { role: string; name: string }[] {
  const last = steps.findLastIndex((step) => step.url !== url);
  return steps
    .slice(last + 1)
    .flatMap(({ intent, role, name, ok, danger }) =>
      ok &&
      !danger &&
      role !== undefined &&
      name !== undefined &&
      (role === "tab" || /^(open|enter)$/.test(intent))
        ? [{ role, name }]
        : [],
    );
}
