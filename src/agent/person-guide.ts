import type { Approvals } from "./approvals.ts";
import type { Guide } from "./guide.ts";

/** A person picks the control by its number, or does it in the window and says so; no answer stops the run. */
export function personGuide(approvals: Approvals, headed: boolean): Guide {
  return {
    by: "the person",
    async take(hand, signal) {
      const { candidates, observation } = hand;
      const shown = candidates.map(({ role, name }) => `${role} "${name}"`);
      const choice = await approvals.choose(
        {
          text: "No way on is seen from here. Which of these leads on?",
          options: headed ? [...shown, IN_THE_WINDOW] : shown,
          url: observation.page.url,
          reason: hand.why,
          marks: candidates.map(({ box }) => box ?? null),
        },
        hand.picture,
      );
      if (choice === undefined) return { next: approvals.lapsed ? "go_on" : "stop" };
      const chosen = candidates[choice];
      if (chosen === undefined) return { next: "go_on" };
      await hand.act(
        {
          sessionId: hand.sessionId,
          observationId: observation.observationId,
          target: { kind: "element", actionId: chosen.actionId },
          action: "click",
        },
        hand.runId,
        signal,
      );
      return approvals.last === "rejected" ? { next: "stop", refused: true } : { next: "go_on" };
    },
  };
}

const IN_THE_WINDOW = "I have done it myself in the window: go on from there";
