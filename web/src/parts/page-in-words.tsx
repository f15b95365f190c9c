import { useEffect, useRef, useState } from "preact/hooks";
import { api, Refused, type PageControl, type PageWords, type PersonInput } from "../api.ts";
import { line } from "../format.ts";
import { useWords } from "../state/settings.ts";
import { ControlItem } from "./control-item.tsx";
import { Fault } from "./states.tsx";

/** The page moves: so long after it the list is asked for again. A blinking caret moves it twice a second. */
const AGAIN_MS = 1_500;
/** What the page said to an act, as much as is heard in one go. */
const MOST_SAID = 4;

/**
 * The page that somebody has taken, for whoever has no mouse, no keyboard that a picture could use (a phone), or no eyes
 * for it: what it says, and its controls by name.
 */
export function PageInWords({ id, frames }: { id: string; frames: number }) {
  const { takeover } = useWords();
  const [page, setPage] = useState<PageWords>();
  const [error, setError] = useState<unknown>();
  const [said, setSaid] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const look = useLook(id, setPage, setError);
  useEffect(() => look.soon(frames === 0 ? 0 : AGAIN_MS), [frames]);

  const send = async (input: PersonInput, name: string) => {
    setError(undefined);
    setSaid("");
    try {
      await api.input(id, [input]);
    } catch (refused) {
      setError(refused);
    }
    const now = await look.now();
    if (now === undefined) return;
    setSaid(`${takeover.done(name)} ${cameOfIt(page, now, takeover.pageNow)}`.trim());
    // What had the focus may be gone with its page: whoever goes by keys goes on from here.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) heading.current?.focus();
    });
  };
  return (
    <section class="in-words" aria-labelledby="in-words-title">
      <div class="head">
        <h2 id="in-words-title" ref={heading} tabIndex={-1}>
          {takeover.words}
        </h2>
        <button
          type="button"
          class="quiet"
          onClick={() => void send({ type: "back" }, takeover.back)}
        >
          {takeover.back}
        </button>
        <button type="button" class="quiet" onClick={() => void look.now()}>
          {takeover.again}
        </button>
      </div>
      <p class="told" role="status">
        {said}
      </p>
      {error !== undefined && <Fault error={error} />}
      {page !== undefined && <Told page={page} send={(input, name) => void send(input, name)} />}
    </section>
  );
}

type Send = (input: PersonInput, name: string) => void;

function Told({ page, send }: { page: PageWords; send: Send }) {
  const { takeover } = useWords();
  const { dialog, tabs, lines, controls } = page;
  if (dialog !== undefined) return <Dialog dialog={dialog} send={send} />;
  return (
    <>
      <p class="dim">
        {page.title === "" ? "" : `${line(page.title, 120)} · `}
        {line(page.url, 160)}
      </p>
      {tabs.length > 1 && (
        <div class="segments small" role="group" aria-label={takeover.tabs}>
          {tabs.map(({ index, title, active }) => (
            <button
              key={index}
              type="button"
              aria-pressed={active}
              onClick={() => send({ type: "tab", index }, title)}
            >
              {line(title, 60) || index + 1}
            </button>
          ))}
        </div>
      )}
      {lines.length > 0 && (
        <details>
          <summary>{takeover.says}</summary>
          {lines.map((text, at) => (
            <p key={at}>{line(text, 400)}</p>
          ))}
        </details>
      )}
      {controls.length === 0 ? (
        <p class="dim">{takeover.noControls}</p>
      ) : (
        <ul class="controls" aria-label={takeover.controls}>
          {controls.map((control: PageControl) => (
            <ControlItem key={`${page.url} ${control.id}`} control={control} send={send} />
          ))}
        </ul>
      )}
      {page.more && <p class="dim">{takeover.more}</p>}
    </>
  );
}

/** A question of the browser itself: no picture shows it, and until it is answered the page does nothing. */
function Dialog({ dialog, send }: { dialog: NonNullable<PageWords["dialog"]>; send: Send }) {
  const { takeover, common } = useWords();
  const [text, setText] = useState("");
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const answer = (yes: boolean) =>
    send({ type: "answer", yes, ...(yes && dialog.asksText ? { text } : {}) }, dialog.text);
  return (
    <div
      class="second asks"
      role="alertdialog"
      aria-labelledby="dialog-title"
      aria-describedby="dialog-text"
    >
      <p>
        <strong id="dialog-title">{takeover.asks}</strong>{" "}
        <span id="dialog-text">{line(dialog.text, 600)}</span>
      </p>
      {dialog.asksText && (
        <label class="field">
          <span>{takeover.answer}</span>
          <input
            type="text"
            autocomplete="off"
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
      )}
      <div class="answers">
        <button type="button" ref={first} onClick={() => answer(false)}>
          {common.cancel}
        </button>
        <button type="button" class="strong" onClick={() => answer(true)}>
          {takeover.ok}
        </button>
      </div>
    </div>
  );
}

/** Asked again when the page moves, never twice at once; an answer that comes late overwrites no newer one. */
function useLook(
  id: string,
  show: (page: PageWords) => void,
  fail: (error: unknown) => void,
): { now: () => Promise<PageWords | undefined>; soon: (ms: number) => void } {
  const state = useRef({ newest: 0, over: false, timer: 0 });
  const now = async (): Promise<PageWords | undefined> => {
    const mine = ++state.current.newest;
    try {
      const page = await api.page(id);
      if (state.current.over) return undefined;
      // Overtaken by a later look it is not shown, but whoever asked for it still hears what came of their press.
      if (state.current.newest === mine) show(page);
      return page;
    } catch (error) {
      // Given back a moment ago: there is nothing to say of a page that is no longer taken.
      if (!state.current.over && !(error instanceof Refused && error.status === 400)) fail(error);
      return undefined;
    }
  };
  useEffect(
    () => () => {
      state.current.over = true;
      clearTimeout(state.current.timer);
    },
    [],
  );
  return {
    now,
    soon(ms) {
      if (state.current.timer !== 0) return;
      state.current.timer = setTimeout(() => {
        state.current.timer = 0;
        void now();
      }, ms) as unknown as number;
    },
  };
}

/** What a person hears of what they did: the new page, or what the same one says now and did not say before. */
function cameOfIt(
  before: PageWords | undefined,
  now: PageWords,
  pageNow: (title: string) => string,
): string {
  if (now.dialog !== undefined) return "";
  const known = new Set(before?.lines);
  const fresh = now.lines.filter((text) => !known.has(text)).slice(0, MOST_SAID);
  const other = before?.url !== now.url || before.title !== now.title;
  return [...(other ? [pageNow(line(now.title || now.url, 120))] : []), ...fresh]
    .map((text) => line(text, 200))
    .join(" · ");
}
