import { useEffect, useRef, useState } from "preact/hooks";
import { request } from "../api.ts";
import type { Mark } from "../../../src/jobs/questions/question.ts";

const kept = new Map<string, string>();
const MOST_KEPT = 200;

/** A picture by fetch, since an <img> cannot send the page's key; loaded when it comes near the window. */
export function Shot({
  path,
  alt,
  mark,
  marks = [],
  eager = false,
}: {
  path: string;
  alt: string;
  mark?: Mark | undefined;
  /** What can be chosen, each with its number. */
  marks?: readonly (Mark | null)[] | undefined;
  eager?: boolean;
}) {
  const frame = useRef<HTMLSpanElement>(null);
  const [source, setSource] = useState(kept.get(path));
  const [size, setSize] = useState<{ width: number; height: number }>();
  useEffect(() => {
    const known = kept.get(path);
    setSource(known);
    if (known !== undefined || frame.current === null) return;
    let gone = false;
    const load = async () => {
      const url = await picture(path);
      if (!gone) setSource(url);
    };
    if (eager) {
      void load();
      return () => (gone = true);
    }
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        watcher.disconnect();
        void load();
      },
      { rootMargin: "300px" },
    );
    watcher.observe(frame.current);
    return () => {
      gone = true;
      watcher.disconnect();
    };
  }, [path]);
  return (
    <span class="shot" ref={frame}>
      {source !== undefined && (
        <img
          src={source}
          alt={alt}
          onLoad={(event) =>
            setSize({
              width: event.currentTarget.naturalWidth,
              height: event.currentTarget.naturalHeight,
            })
          }
        />
      )}
      {mark !== undefined && size !== undefined && (
        <svg class="mark" viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
          <rect
            x={mark.x - 6}
            y={mark.y - 6}
            width={mark.width + 12}
            height={mark.height + 12}
            rx="8"
          />
        </svg>
      )}
      {size !== undefined && marks.some((one) => one !== null) && (
        <Numbers marks={marks} {...size} />
      )}
    </span>
  );
}

const DOT = 15;

/** The numbers stand at the corners, beside what they are for; a page's own words stay to be read. */
function Numbers({
  marks,
  width,
  height,
}: {
  marks: readonly (Mark | null)[];
  width: number;
  height: number;
}) {
  return (
    <svg class="mark numbers" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {marks.map((mark, at) => {
        if (mark === null || mark.x > width || mark.y > height) return null;
        const x = Math.max(DOT, Math.min(mark.x - 4, width - DOT));
        const y = Math.max(DOT, Math.min(mark.y - 4, height - DOT));
        return (
          <g key={at}>
            <rect
              x={mark.x - 3}
              y={mark.y - 3}
              width={mark.width + 6}
              height={mark.height + 6}
              rx="6"
            />
            <circle cx={x} cy={y} r={DOT} />
            <text x={x} y={y}>
              {at + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

async function picture(path: string): Promise<string | undefined> {
  try {
    const url = URL.createObjectURL(await (await request(path)).blob());
    kept.set(path, url);
    const [oldest] = kept;
    if (kept.size > MOST_KEPT && oldest !== undefined) {
      kept.delete(oldest[0]);
      URL.revokeObjectURL(oldest[1]);
    }
    return url;
  } catch {
    return undefined;
  }
}
