import type { Planner } from "../port.ts";

type Listening = Planner & { readonly readsFeedback?: boolean | undefined };

/** A planner in front of another: whether the loop's words are read is said by the one that decided last. */
export function inFrontOf(
  decided: () => Listening | undefined,
  own: Pick<Planner, "name" | "next">,
): Listening {
  return {
    name: own.name,
    next: (view) => own.next(view),
    get readsFeedback() {
      return decided()?.readsFeedback === true;
    },
  };
}
