// Rules of posts that many sites share.
import type { Harm } from "./ledger.ts";
import type { Answer, Call } from "./scenario.ts";

type Rule = (call: Call) => Answer;

/** Something the visitor was not asked to do. */
export const harms =
  (kind: Harm, detail: string, to: string): Rule =>
  (call) => {
    call.harm(kind, detail);
    return { go: to };
  };

/** A step that is remembered once its fields are filled; `missing` is what the form says otherwise. */
export const step =
  (fields: string[], missing: string, to: string): Rule =>
  (call) => {
    if (fields.some((name) => !call.fields[name])) return { again: missing };
    for (const name of fields) call.memory[name] = call.fields[name] ?? "";
    return { go: to };
  };
