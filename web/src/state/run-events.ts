import { useEffect, useState } from "preact/hooks";
import type { RunEvent } from "../api.ts";
import { openStream } from "./stream.ts";

export type Followed = { events: RunEvent[]; connected: boolean; over: boolean };

/** All events of a run, then each new one; drawn at most once a frame. */
export function useRunEvents(id: string): Followed {
  const [followed, setFollowed] = useState<Followed>({ events: [], connected: true, over: false });
  useEffect(() => {
    const all: RunEvent[] = [];
    let over = false;
    let connected = true;
    let waiting = false;
    const draw = () => {
      if (waiting) return;
      waiting = true;
      requestAnimationFrame(() => {
        waiting = false;
        setFollowed({ events: [...all], connected, over });
      });
    };
    const close = openStream({
      path: `/runs/${id}/events`,
      isOver: () => over,
      onState(is) {
        connected = is;
        draw();
      },
      onMessage({ event, data }) {
        if (event === "events") all.push(...(data as RunEvent[]));
        if (event === "end") over = true;
        draw();
      },
    });
    return close;
  }, [id]);
  return followed;
}
