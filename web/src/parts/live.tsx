import { useEffect, useRef, useState } from "preact/hooks";
import { api, headers } from "../api.ts";
import { onKeys } from "../state/keys.ts";
import { useWords } from "../state/settings.ts";
import { Icon } from "./icon.tsx";
import { Fault } from "./states.tsx";
import { watchFrames } from "./frames.ts";
import { PAGE, useHands, type Point } from "./hands.ts";
import { PageInWords } from "./page-in-words.tsx";

/** The browser of a run as it is, and a person's hands in it. */
export function Live({
  id,
  takenBy,
  me,
  onTaken,
}: {
  id: string;
  takenBy: string | undefined;
  me: string;
  onTaken: () => void;
}) {
  const words = useWords();
  const canvas = useRef<HTMLCanvasElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const [frames, setFrames] = useState(0);
  const [error, setError] = useState<unknown>();
  const mine = takenBy === me;
  useEffect(() => {
    const surface = canvas.current;
    if (surface === null) return;
    return watchFrames(
      `/api/v1/runs/${id}/live?width=${Math.min(1280, Math.max(320, Math.round(surface.clientWidth * devicePixelRatio)))}`,
      headers,
      (picture) => {
        if (surface.width !== picture.width) surface.width = picture.width;
        if (surface.height !== picture.height) surface.height = picture.height;
        surface.getContext("2d")?.drawImage(picture, 0, 0);
        setFrames((count) => count + 1);
      },
    );
    // Taken, it is drawn larger, and asked for so.
  }, [id, mine]);
  const [point, movePoint] = useAtOnce<Point | undefined>(undefined);
  const [inside, setInside] = useAtOnce(false);
  useHands(
    canvas,
    mine ? id : undefined,
    { is: () => inside.current, set: setInside },
    { at: () => point.current, move: movePoint },
    () => handle.current?.focus(),
  );
  useEffect(() => {
    if (!mine) movePoint(undefined);
  }, [mine]);
  const change = (act: () => Promise<unknown>) => {
    setError(undefined);
    void act().then(onTaken, setError);
  };
  const turn = () => change(() => (mine ? api.giveBack(id) : api.takeMouse(id)));
  useEffect(
    () =>
      onKeys((key) => {
        if (key !== "t" || (takenBy !== undefined && !mine)) return false;
        turn();
        return true;
      }),
    [id, takenBy, mine],
  );
  const pointer = () => {
    movePoint(point.current === undefined ? { x: PAGE.width / 2, y: PAGE.height / 2 } : undefined);
    canvas.current?.focus();
    setInside(true);
  };
  return (
    <section class={`live ${mine ? "mine" : ""}`} aria-label={words.run.frames}>
      <div class="live-bar">
        <span class="pulse">{words.run.live}</span>
        {takenBy !== undefined && !mine && <span class="dim">{words.takeover.other(takenBy)}</span>}
        {mine && (
          <button
            type="button"
            class="by-keys"
            aria-pressed={point.current !== undefined}
            onClick={pointer}
          >
            {words.takeover.pointer}
          </button>
        )}
        {(mine || takenBy === undefined) && (
          <button type="button" ref={handle} class={mine ? "strong" : ""} onClick={turn}>
            <Icon name="hand" /> {mine ? words.takeover.give : words.takeover.take} <kbd>t</kbd>
          </button>
        )}
      </div>
      <div role="status" id="taken-hint">
        {mine && (
          <p class="note">
            {words.takeover.yours}{" "}
            <span class="by-keys">
              {point.current !== undefined
                ? words.takeover.pointerHint
                : inside.current
                  ? words.takeover.hint
                  : words.takeover.hintOutside}
            </span>
            <span class="by-touch">{words.takeover.hintTouch}</span>
          </p>
        )}
      </div>
      {error !== undefined && <Fault error={error} />}
      <div class="surface">
        <canvas
          ref={canvas}
          width={1280}
          height={720}
          data-frames={frames}
          data-keys={mine && inside.current ? "own" : undefined}
          tabIndex={mine ? 0 : -1}
          role={mine ? "application" : "img"}
          aria-label={
            !mine
              ? words.run.frames
              : inside.current
                ? words.takeover.surface
                : words.takeover.outside
          }
          aria-describedby={mine ? "taken-hint" : undefined}
        />
        {point.current !== undefined && <Cross {...point.current} />}
      </div>
      {mine && <PageInWords id={id} frames={frames} />}
    </section>
  );
}

/** Keys come faster than a page is drawn: what one of them has set must hold for the next before it shows. */
function useAtOnce<T>(first: T): [{ current: T }, (next: T) => void] {
  const value = useRef(first);
  const [, draw] = useState(0);
  return [
    value,
    (next) => {
      value.current = next;
      draw((count) => count + 1);
    },
  ];
}

function Cross({ x, y }: Point) {
  return (
    <svg class="cross" viewBox={`0 0 ${PAGE.width} ${PAGE.height}`} aria-hidden="true">
      <circle cx={x} cy={y} r="14" />
      <path d={`M${x - 26} ${y}h52M${x} ${y - 26}v52`} />
    </svg>
  );
}
