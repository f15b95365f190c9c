import type { PostedQuestion } from "../api.ts";
import { useWords } from "../state/settings.ts";

/** What became of an answer, and of which run it was. */
export type ToldOf = { text: string; runId: string | undefined };

/**
 * Where an answer was given: that it counts, where to see what comes of it, and that the next card is another question
 * although it may look the same (a site that fails at the first try, a last step behind the last step).
 */
export function Told({
  told,
  open,
  withRun = false,
}: {
  told: ToldOf | undefined;
  open: readonly PostedQuestion[];
  withRun?: boolean;
}) {
  const { question } = useWords();
  const again = told?.runId !== undefined && open.some(({ runId }) => runId === told.runId);
  return (
    <p class="told" role="status">
      {told?.text}
      {again && ` ${question.next}`}
      {withRun && told?.runId !== undefined && !again && (
        <>
          {" "}
          <a href={`#/runs/${told.runId}`}>{question.follow}</a>
        </>
      )}
    </p>
  );
}
