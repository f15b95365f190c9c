import { questions } from "./runs.ts";
import { goTo } from "./router.ts";
import { wordsNow } from "./settings.ts";
import { store } from "./store.ts";

/** What a screen reader is told at once. */
export const announcement = store("");
const TITLE = "Subterminator";

export function followQuestions(): void {
  let known = new Set<string>();
  const look = () => {
    const open = questions.get();
    const fresh = open.filter(({ id }) => !known.has(id));
    known = new Set(open.map(({ id }) => id));
    document.title =
      open.length === 0 ? TITLE : `(${open.length}) ${wordsNow().question.banner(open.length)}`;
    if (fresh.length === 0) return;
    announcement.set(wordsNow().question.arrived);
    if (document.hidden) notify();
  };
  look();
  questions.watch(look);
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
