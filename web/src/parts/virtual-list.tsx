import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

const SPARE = 8;

/** Draws only the rows that are in the window or near it; all have the same height, which the stylesheet sets. */
export function VirtualList<T>({
  items,
  label,
  draw,
  keyOf,
}: {
  items: T[];
  label: string;
  draw: (item: T, index: number) => ComponentChildren;
  keyOf: (item: T) => string;
}) {
  const list = useRef<HTMLUListElement>(null);
  const [range, setRange] = useState({ from: 0, to: 30 });
  const [height, setHeight] = useState(76);
  useLayoutEffect(() => {
    const row = list.current?.querySelector("li");
    const tall = row?.getBoundingClientRect().height ?? 0;
    if (tall > 0 && Math.abs(tall - height) > 0.5) setHeight(tall);
  });
  useEffect(() => {
    let waiting = false;
    const look = () => {
      waiting = false;
      const top = list.current?.getBoundingClientRect().top ?? 0;
      const from = Math.max(0, Math.floor(-top / height) - SPARE);
      const to = Math.ceil((innerHeight - top) / height) + SPARE;
      setRange((now) => (now.from === from && now.to === to ? now : { from, to }));
    };
    const soon = () => {
      if (waiting) return;
      waiting = true;
      requestAnimationFrame(look);
    };
    look();
    addEventListener("scroll", soon, { passive: true });
    addEventListener("resize", soon);
    return () => {
      removeEventListener("scroll", soon);
      removeEventListener("resize", soon);
    };
  }, [height, items.length]);
  const to = Math.min(items.length, Math.max(range.to, 0));
  const from = Math.min(range.from, Math.max(0, to - 1));
  const gap = (rows: number) => ({ height: `${rows * height}px` });
  return (
    <ul class="rows" ref={list} aria-label={label}>
      <li class="gap" role="presentation" aria-hidden="true" style={gap(from)} />
      {items.slice(from, to).map((item, at) => (
        <li key={keyOf(item)} aria-setsize={items.length} aria-posinset={from + at + 1}>
          {draw(item, from + at)}
        </li>
      ))}
      <li class="gap" role="presentation" aria-hidden="true" style={gap(items.length - to)} />
    </ul>
  );
}
