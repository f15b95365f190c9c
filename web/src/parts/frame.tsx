import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { announcement } from "../state/notify.ts";
import { helpOpen } from "../state/keys.ts";
import { place } from "../state/router.ts";
import { connected, questionAway, questions } from "../state/runs.ts";
import { language as chosenLanguage, theme, useLanguage, useWords } from "../state/settings.ts";
import { useStore } from "../state/store.ts";
import { LANGUAGES } from "../words/words.ts";
import { Icon, type IconName } from "./icon.tsx";
import { leadOf } from "./question-card.tsx";

/** What stands around every view: the way about, what waits, the state of the connection. */
export function Frame({ children }: { children: ComponentChildren }) {
  const words = useWords();
  return (
    <div class="frame">
      <a class="skip" href="#content" onClick={toContent}>
        {words.skip}
      </a>
      <Side />
      <div class="body">
        <Connection />
        <QuestionBanner />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
      </div>
      <Help />
      <div class="unseen" role="status" aria-live="assertive">
        {useStore(announcement)}
      </div>
    </div>
  );
}

function toContent(event: Event): void {
  event.preventDefault();
  document.getElementById("content")?.focus();
}

const LINKS: { view: string; icon: IconName; word: "overview" | "runs" | "questions" }[] = [
  { view: "overview", icon: "overview", word: "overview" },
  { view: "runs", icon: "runs", word: "runs" },
  { view: "questions", icon: "question", word: "questions" },
];

function Side() {
  const words = useWords();
  const { view } = useStore(place);
  const waiting = useStore(questions).length;
  return (
    <header class="side">
      <div class="brand">
        <Icon name="mark" />
        <span>Subterminator</span>
      </div>
      <nav aria-label={words.nav.main}>
        <a class="new" href="#/start" aria-current={view === "start" ? "page" : undefined}>
          <Icon name="plus" />
          <span>{words.nav.start}</span>
        </a>
        {LINKS.map((link) => {
          const here =
            view === link.view || (link.view === "runs" && (view === "run" || view === "proof"));
          return (
            <a key={link.view} href={`#/${link.view}`} aria-current={here ? "page" : undefined}>
              <Icon name={link.icon} />
              <span>{words.nav[link.word]}</span>
              {link.view === "questions" && waiting > 0 && <b class="count">{waiting}</b>}
            </a>
          );
        })}
      </nav>
      <Choices />
    </header>
  );
}

function Choices() {
  const words = useWords();
  const chosen = useStore(chosenLanguage);
  const colours = useStore(theme);
  return (
    <div class="choices">
      <label>
        <span class="unseen">{words.languageLabel}</span>
        <select value={chosen} onChange={(event) => chosenLanguage.set(event.currentTarget.value)}>
          {Object.entries(LANGUAGES).map(([code, { language: name }]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span class="unseen">{words.theme.label}</span>
        <select value={colours} onChange={(event) => theme.set(event.currentTarget.value)}>
          {(["auto", "light", "dark"] as const).map((one) => (
            <option key={one} value={one}>
              {words.theme[one]}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="quiet" onClick={() => helpOpen.set(true)}>
        <kbd>?</kbd> {words.keys.title}
      </button>
    </div>
  );
}

function QuestionBanner() {
  const words = useWords();
  const language = useLanguage();
  const open = useStore(questions);
  const where = useStore(place);
  // Where a question itself stands on the page, a second call to it is only noise.
  const away = useStore(questionAway);
  const elsewhere = open.filter(
    ({ runId }) => !(where.view === "run" && runId === where.id && !away),
  );
  const only = elsewhere.length === 1 ? elsewhere[0] : undefined;
  if (elsewhere.length === 0 || where.view === "questions") return null;
  return (
    <aside class="banner" aria-label={words.nav.questions}>
      <Icon name="question" />
      <p>
        <strong>{words.question.banner(elsewhere.length, elsewhere.length < open.length)}</strong>
        {only !== undefined && <span>{leadOf(only, words, language)}</span>}
      </p>
      <a class="button strong" href="#/questions">
        {words.question.look} <kbd>q</kbd>
      </a>
    </aside>
  );
}

function Connection() {
  const words = useWords();
  const is = useStore(connected);
  return (
    <div role="status">
      {!is && (
        <p class="offline">
          <strong>{words.connection.lost}</strong> {words.connection.hint}
        </p>
      )}
    </div>
  );
}

function Help() {
  const words = useWords();
  const open = useStore(helpOpen);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog ref={dialog} aria-labelledby="keys-title" onClose={() => helpOpen.set(false)}>
      <h2 id="keys-title">{words.keys.title}</h2>
      <dl class="keys">
        {words.keys.list.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <button type="button" onClick={() => helpOpen.set(false)}>
        {words.keys.close}
      </button>
    </dialog>
  );
}
