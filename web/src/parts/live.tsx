import { useEffect, useRef, useState } from "preact/hooks";
import { api, headers } from "../api.ts";
import { useWords } from "../state/settings.ts";
import { Icon } from "./icon.tsx";
import { Fault } from "./states.tsx";
import { watchFrames } from "./frames.ts";
import { useHands } from "./hands.ts";

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
  }, [id]);
  useHands(canvas, mine ? id : undefined);
  const change = (act: () => Promise<unknown>) => () => void act().then(onTaken, setError);
  return (
    <section class={`live ${mine ? "mine" : ""}`} aria-label={words.run.frames}>
      <div class="live-bar">
        <span class="pulse">{words.run.live}</span>
        {takenBy !== undefined && !mine && <span class="dim">{words.takeover.other(takenBy)}</span>}
        {mine ? (
          <button type="button" class="strong" onClick={change(() => api.giveBack(id))}>
            <Icon name="hand" /> {words.takeover.give}
          </button>
        ) : (
          takenBy === undefined && (
            <button type="button" onClick={change(() => api.takeMouse(id))}>
              <Icon name="hand" /> {words.takeover.take}
            </button>
          )
        )}
      </div>
      {mine && (
        <p class="note" role="status">
          {words.takeover.yours} {words.takeover.hint}
        </p>
      )}
      {error !== undefined && <Fault error={error} />}
      <canvas
        ref={canvas}
        width={1280}
        height={720}
        data-frames={frames}
        data-keys={mine ? "own" : undefined}
        tabIndex={mine ? 0 : -1}
        role="img"
        aria-label={mine ? words.takeover.surface : words.run.frames}
      />
    </section>
  );
}
