import { useEffect } from "preact/hooks";
import { api, type PersonInput } from "../api.ts";

/** The window that runs have; what is drawn smaller is measured in its pixels. */
export const PAGE = { width: 1280, height: 720 };
const SEND_MS = 30;
const BUTTONS = ["left", "middle", "right"] as const;
/** One Escape is the page's. A second one so soon after it leads out: no key else is free, and nobody may be locked in. */
const TWICE_MS = 1_000;

/** A pointer that keys move, in the page's own pixels; undefined where keys go to the page. */
export type Point = { x: number; y: number };
export type Pointing = {
  at: () => Point | undefined;
  move: (to: Point | undefined) => void;
};

const STEP = 25;
const FINE_STEP = 4;
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Whether keys go to the page. Outside of it Tab passes the picture like any other control, and Enter leads in. */
export type Inside = { is: () => boolean; set: (inside: boolean) => void };

/** Mouse and keys of a person who has taken over, sent in the order they come, many at once. */
export function useHands(
  canvas: { current: HTMLCanvasElement | null },
  id: string | undefined,
  inside: Inside,
  pointing: Pointing,
  leave: () => void,
): void {
  useEffect(() => {
    const surface = canvas.current;
    if (surface === null || id === undefined) return;
    surface.focus();
    inside.set(true);
    const { push, stop } = sender(id);
    const ways = {
      ...mouse(surface, push, inside),
      keydown: keys(push, inside, pointing, leave),
      blur: () => inside.set(false),
    };
    const paste = (event: ClipboardEvent) => {
      // What is pasted into a field of ours is meant for that field.
      if (!inside.is()) return;
      const text = event.clipboardData?.getData("text/plain").slice(0, 1000);
      if (text) push({ type: "text", text });
    };
    for (const [name, way] of Object.entries(ways))
      surface.addEventListener(name, way as (event: Event) => void, { passive: false });
    addEventListener("paste", paste);
    return () => {
      stop();
      for (const [name, way] of Object.entries(ways))
        surface.removeEventListener(name, way as (event: Event) => void);
      removeEventListener("paste", paste);
    };
  }, [id]);
}

type Push = (input: PersonInput) => void;

function sender(id: string): { push: Push; stop: () => void } {
  let waiting: PersonInput[] = [];
  let sending = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    timer = undefined;
    const inputs = waiting.splice(0, 100);
    waiting = [];
    sending = sending
      .then(() => api.input(id, inputs))
      .then(
        () => undefined,
        () => undefined,
      );
  };
  return {
    push(input) {
      if (input.type === "move" && waiting.at(-1)?.type === "move") waiting.pop();
      waiting.push(input);
      timer ??= setTimeout(send, SEND_MS);
    },
    stop: () => clearTimeout(timer),
  };
}

function mouse(surface: HTMLCanvasElement, push: Push, inside: Inside) {
  const at = (event: MouseEvent): Point => {
    const box = surface.getBoundingClientRect();
    return {
      x: Math.max(0, ((event.clientX - box.left) / box.width) * PAGE.width),
      y: Math.max(0, ((event.clientY - box.top) / box.height) * PAGE.height),
    };
  };
  const pressed = (type: "down" | "up") => (event: MouseEvent) => {
    event.preventDefault();
    surface.focus();
    inside.set(true);
    push({
      type,
      ...at(event),
      button: BUTTONS[event.button] ?? "left",
      clicks: Math.min(3, Math.max(1, event.detail)),
    });
  };
  return {
    mousedown: pressed("down"),
    mouseup: pressed("up"),
    mousemove: (event: MouseEvent) => push({ type: "move", ...at(event) }),
    wheel(event: WheelEvent) {
      event.preventDefault();
      push({ type: "wheel", ...at(event), dx: event.deltaX, dy: event.deltaY });
    },
    contextmenu: (event: Event) => event.preventDefault(),
  };
}

function keys(
  push: Push,
  inside: Inside,
  pointing: Pointing,
  leave: () => void,
): (event: KeyboardEvent) => void {
  let escaped = -TWICE_MS;
  return (event) => {
    if (event.isComposing) return;
    if (!inside.is()) {
      if (event.key !== "Enter") return;
      event.preventDefault();
      return inside.set(true);
    }
    event.preventDefault();
    if (event.key === "Escape" && !event.repeat) {
      const again = event.timeStamp - escaped < TWICE_MS;
      escaped = again ? -TWICE_MS : event.timeStamp;
      if (again) {
        inside.set(false);
        return leave();
      }
    }
    const at = pointing.at();
    if (at !== undefined && pointed(event, at, push, pointing)) return;
    const plain = [...event.key].length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (plain) push({ type: "text", text: event.key });
    else if (
      /^(?:Shift|Control|Alt|Meta|AltGraph|CapsLock|Dead|Unidentified|Process)$/.test(event.key)
    )
      return;
    else {
      const held = [
        event.ctrlKey && "Control",
        event.shiftKey && "Shift",
        event.altKey && "Alt",
        event.metaKey && "Meta",
      ].filter(Boolean);
      push({ type: "key", key: [...held, event.key].join("+") });
    }
  };
}

/** True: the key was for the pointer. */
function pointed(event: KeyboardEvent, at: Point, push: Push, pointing: Pointing): boolean {
  const arrow = ARROWS[event.key];
  if (arrow !== undefined) {
    const step = event.shiftKey ? FINE_STEP : STEP;
    const to = {
      x: Math.min(PAGE.width - 1, Math.max(0, at.x + arrow[0] * step)),
      y: Math.min(PAGE.height - 1, Math.max(0, at.y + arrow[1] * step)),
    };
    pointing.move(to);
    push({ type: "move", ...to });
  } else if (event.key === "Enter" || event.key === " ") {
    push({ type: "down", ...at, button: "left", clicks: 1 });
    push({ type: "up", ...at, button: "left", clicks: 1 });
  } else if (event.key === "Escape") pointing.move(undefined);
  else return false;
  return true;
}
