import { questions } from "./runs.ts";
import { goTo, place } from "./router.ts";
import { language, wordsNow } from "./settings.ts";
import { store } from "./store.ts";

/** What a screen reader is told at once. */
export const announcement = store("");
const TITLE = "Subterminator";
const SAY_AGAIN_MS = 100;

export function followQuestions(): void {
  let known = new Set<string>();
  const look = () => {
    const open = questions.get();
    const fresh = open.filter(({ id }) => !known.has(id));
    known = new Set(open.map(({ id }) => id));
    entitle();
    if (fresh.length === 0) return;
    // The same words a second time are read out only if they were gone in between.
    announcement.set("");
    setTimeout(() => announcement.set(wordsNow().question.arrived), SAY_AGAIN_MS);
    if (document.hidden) notify();
  };
  look();
  questions.watch(look);
  place.watch(entitle);
  language.watch(entitle);
}

/** What waits comes first; else the title says which page this is. */
function entitle(): void {
  const words = wordsNow();
  const { view } = place.get();
  const count = questions.get().length;
  const here =
    view === "run" ? words.nav.runs : view === "proof" ? words.proof.title : words.nav[view];
  document.title = count > 0 ? `(${count}) ${words.question.banner(count)}` : `${here} · ${TITLE}`;
}

export const canNotify = (): boolean => typeof Notification !== "undefined";

/** Only our own words: a page must not write into a person's notifications. */
function notify(): void {
  if (!canNotify() || Notification.permission !== "granted") return;
  const { banner, notifyBody } = wordsNow().question;
  const shown = new Notification(banner(questions.get().length), {
    body: notifyBody,
    tag: "question",
  });
  shown.addEventListener("click", () => {
    window.focus();
    goTo("/questions");
  });
}
