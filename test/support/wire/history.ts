import { fencedIn } from "./page-text.ts";

/** An earlier act of the run, as the turn's text tells it. */
export type Told = {
  action: string;
  name: string | undefined;
  value: string | undefined;
  went: "ok" | "nothing changed" | "failed";
};

const STEP =
  /^\d+ (\w+)(?: (\S*) "(.*?)")?(?: = "(.*?)")?(?: at \S*: (ok, but nothing changed|ok|failed)\b.*| (ok|failed))$/;

/** The steps so far, oldest first. A model has no other memory. */
export function historyIn(text: string): Told[] {
  const told = /^steps so far:\n([\s\S]*?)(?:^errors so far:|^page now:)/m.exec(
    fencedIn(text),
  )?.[1];
  return (told ?? "").split("\n").flatMap((line) => {
    const [, action, , name, value, recent, older] = STEP.exec(line) ?? [];
    if (action === undefined) return [];
    const went = recent ?? older;
    return [
      {
        action,
        name,
        value,
        went:
          went === "ok, but nothing changed" ? "nothing changed" : went === "ok" ? "ok" : "failed",
      } satisfies Told,
    ];
  });
}
