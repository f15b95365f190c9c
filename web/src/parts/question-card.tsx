import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { api, Refused, type PostedQuestion } from "../api.ts";
import { clock, day, line } from "../format.ts";
import { onKeys } from "../state/keys.ts";
import { questionAway } from "../state/runs.ts";
import { useLanguage, useWords } from "../state/settings.ts";
import type { Words } from "../words/words.ts";
import { Icon } from "./icon.tsx";
import { Shot } from "./shot.tsx";
import { Fault } from "./states.tsx";

type Props = {
  question: PostedQuestion;
  /** Whether y, x and the numbers are for this one. */
  keys: boolean;
  withRun?: boolean;
  onAnswered: (told: string) => void;
  /** Whether it must be called to where it is out of sight. */
  calls?: boolean;
  /** Where the browser is at hand: what is asked for is done there. */
  onTake?: () => void;
};

/** What a person decides on: the picture with the control marked, the facts, and what follows. */
export function QuestionCard({
  question,
  keys,
  withRun = false,
  calls = false,
  onAnswered,
  onTake,
}: Props) {
  const words = useWords();
  const language = useLanguage();
  const [armed, show] = useState(false);
  // Keys come faster than a page is drawn: what the first key did must hold for the second before it shows.
  const first = useRef(false);
  const setArmed = (yes: boolean): void => {
    first.current = yes;
    show(yes);
  };
  const [error, setError] = useState<unknown>();
  const busy = useRef(false);

  const give = async (answer: "approved" | "rejected", choice?: number) => {
    if (busy.current) return;
    busy.current = true;
    setError(undefined);
    try {
      const done = await api.answer(question.id, answer, choice);
      const said = words.run.answers[done.answer] ?? done.answer;
      onAnswered(done.first ? words.question.given : words.question.second(done.by, said));
    } catch (fault) {
      if (fault instanceof Refused && fault.status === 404) onAnswered(words.question.gone);
      else setError(fault);
    } finally {
      busy.current = false;
    }
  };
  const yes = () => (question.final ? setArmed(true) : void give("approved"));

  // With the card itself, not a moment after it: whoever sees it may press at once.
  useLayoutEffect(() => {
    if (!keys) return;
    return onKeys((key, event) => {
      const { kind, options = [] } = question;
      if (event.repeat) return key === "y" || key === "Enter";
      if (kind === "choose" && /^[1-9]$/.test(key) && Number(key) <= options.length) {
        void give("approved", Number(key) - 1);
        return true;
      }
      if (key === "x") void give("rejected");
      else if (key === "y" && kind !== "choose") yes();
      else if (first.current && key === "Enter") void give("approved");
      else if (first.current && key === "Escape") setArmed(false);
      else return false;
      return true;
    });
  });

  const card = useRef<HTMLElement>(null);
  useCall(card, calls);
  const title = titleOf(question, words);
  return (
    <article ref={card} class="question" aria-labelledby={`t-${question.id}`}>
      <header>
        <Icon name="question" />
        <div>
          <h2 id={`t-${question.id}`}>{title}</h2>
          {question.kind === "login" ? (
            <p>{words.question.loginText}</p>
          ) : (
            <p>{leadOf(question, words, language)}</p>
          )}
        </div>
      </header>
      <div class="decide">
        <Picture question={question} title={title} />
        <div class="facts-side">
          <Facts question={question} words={words} />
          {question.warnings.map((warning) => (
            <p class="warning" key={warning}>
              <Icon name="warning" /> {line(warning)}
            </p>
          ))}
        </div>
      </div>
      {error !== undefined && <Fault error={error} />}
      {question.kind === "choose" ? (
        <Choice
          question={question}
          give={(answer, choice) => void give(answer, choice)}
          keys={keys}
        />
      ) : armed ? (
        <Second yes={() => void give("approved")} no={() => setArmed(false)} />
      ) : (
        <div class="answers">
          <button type="button" class="big no" onClick={() => void give("rejected")}>
            {question.kind === "login" ? words.question.loginStop : words.question.no}{" "}
            {keys && <kbd>x</kbd>}
          </button>
          {question.kind === "login" && onTake !== undefined && (
            <button type="button" class="big strong" onClick={onTake}>
              <Icon name="hand" /> {words.takeover.take} {keys && <kbd>t</kbd>}
            </button>
          )}
          <button
            type="button"
            class={`big ${question.kind === "login" ? "" : "yes"}`}
            onClick={yes}
          >
            {question.kind === "login" ? words.question.loginDone : words.question.yes}
            {question.final && " …"} {keys && <kbd>y</kbd>}
          </button>
          {withRun && question.runId !== undefined && (
            <a class="button" href={`#/runs/${question.runId}`}>
              {question.kind === "login" ? words.takeover.take : words.question.openRun}
            </a>
          )}
        </div>
      )}
      <p class="dim small">{words.question.pageWords}</p>
    </article>
  );
}

/** Whoever reads further down, or has just given the mouse back there, is called to it by the bar on top. */
function useCall(card: { current: HTMLElement | null }, calls: boolean): void {
  useEffect(() => {
    if (!calls || card.current === null) return;
    const watcher = new IntersectionObserver(([entry]) =>
      questionAway.set(entry?.isIntersecting === false),
    );
    watcher.observe(card.current);
    return () => {
      watcher.disconnect();
      questionAway.set(false);
    };
  }, [calls]);
}

function titleOf({ kind, action, control, element, ends }: PostedQuestion, words: Words): string {
  if (kind === "login") return words.question.login;
  if (kind === "choose") return words.question.choose;
  if (action === "request")
    return ends?.button === undefined
      ? words.question.send
      : words.question.sendBy(line(ends.button, 80));
  if (action === "read") return words.question.over;
  const name = control ?? /"(.*)"$/s.exec(element ?? "")?.[1];
  if (name !== undefined && name !== "") return words.question.press(line(name, 80));
  return words.question.doIt(action);
}

/** What it ends, in the reader's language where it is known as facts. */
export function leadOf({ ends, text }: PostedQuestion, words: Words, language: string): string {
  if (ends === undefined) return line(text, 400);
  const on = ends.on === undefined ? undefined : words.question.endsOn(day(ends.on, language));
  const facts = [words.question.ends(ends.what, ends.site), ends.price, on];
  return line(`${facts.filter((fact) => fact !== undefined).join(", ")}.`, 400);
}

function Picture({ question, title }: { question: PostedQuestion; title: string }) {
  const words = useWords();
  const { picture, runId, id } = question;
  if (picture === undefined) return null;
  const path =
    runId !== undefined && picture.file !== undefined
      ? `/runs/${runId}/pictures/${picture.file}`
      : `/questions/${id}/picture`;
  return (
    <figure class="asked-picture">
      <Shot
        path={path}
        alt={words.question.pictureAlt(title)}
        mark={picture.mark}
        marks={picture.marks}
        eager
      />
    </figure>
  );
}

function Facts({ question, words }: { question: PostedQuestion; words: Words }) {
  const language = useLanguage();
  const { facts, kinds } = words.question;
  const rows: [string, string | undefined][] = [
    [facts.follows, question.kinds?.map((kind) => kinds[kind] ?? kind).join("; ")],
    [facts.account, question.account],
    [facts.group, question.group],
    [facts.amounts, question.amounts?.join(", ")],
    [facts.url, question.url],
    [facts.goesTo, question.goesTo],
    [facts.fields, question.fields?.map(([name, value]) => `${name} = ${value}`).join("; ")],
    // The heading says it.
    [facts.reason, question.kind === "login" ? undefined : question.reason],
    [facts.asker, words.question.askers[question.asker] ?? question.asker],
    [facts.until, clock(question.until, language)],
  ];
  return (
    <dl class="facts-list">
      {rows.map(([name, value]) =>
        value === undefined || value === "" ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{line(value, 500)}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

function Choice({
  question,
  give,
  keys,
}: {
  question: PostedQuestion;
  give: (answer: "approved" | "rejected", choice?: number) => void;
  keys: boolean;
}) {
  const words = useWords();
  return (
    <div class="choice">
      {(question.options ?? []).map((option, at) => (
        <button type="button" key={option} onClick={() => give("approved", at)}>
          <b>{at + 1}</b> {line(option, 200)}
        </button>
      ))}
      <button type="button" class="quiet" onClick={() => give("rejected")}>
        {words.question.chooseNone} {keys && <kbd>x</kbd>}
      </button>
    </div>
  );
}

/** The second key. It takes the focus, so that Enter and Tab do what they say. */
function Second({ yes, no }: { yes: () => void; no: () => void }) {
  const words = useWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div
      class="second"
      role="alertdialog"
      aria-labelledby="second-title"
      aria-describedby="second-text"
    >
      <p>
        <strong id="second-title">{words.question.confirmTitle}</strong>{" "}
        <span id="second-text" class="by-keys">
          {words.question.confirmKey}
        </span>
      </p>
      <div class="answers">
        <button type="button" class="big" onClick={no}>
          {words.question.think} <kbd>Esc</kbd>
        </button>
        <button type="button" class="big sure" ref={button} onClick={yes}>
          {words.question.confirm} <kbd>Enter</kbd>
        </button>
      </div>
    </div>
  );
}
