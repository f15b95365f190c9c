import { useState } from "preact/hooks";
import { QuestionCard } from "../parts/question-card.tsx";
import { Told, type ToldOf } from "../parts/told.tsx";
import { Empty } from "../parts/states.tsx";
import { canNotify } from "../state/notify.ts";
import { questions } from "../state/runs.ts";
import { useWords } from "../state/settings.ts";
import { useStore } from "../state/store.ts";

export function QuestionsView() {
  const words = useWords();
  const open = useStore(questions);
  const [told, setTold] = useState<ToldOf>();
  return (
    <>
      <div class="head">
        <h1>{words.question.title}</h1>
        <NotifyButton />
      </div>
      <Told told={told} open={open} withRun />
      {open.length === 0 && <Empty title={words.question.empty} text={words.question.emptyText} />}
      {open.map((question, index) => (
        <QuestionCard
          key={question.id}
          question={question}
          keys={index === 0}
          withRun
          onAnswered={(text) => setTold({ text, runId: question.runId })}
        />
      ))}
    </>
  );
}

function NotifyButton() {
  const words = useWords();
  const [state, setState] = useState(canNotify() ? Notification.permission : "denied");
  if (state !== "default") return null;
  return (
    <button type="button" onClick={() => void Notification.requestPermission().then(setState)}>
      {words.question.notify}
    </button>
  );
}
