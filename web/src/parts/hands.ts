import { useEffect } from "preact/hooks";
import { api } from "../api.ts";

/** The window that runs have; what is drawn smaller is measured in its pixels. */
const PAGE = { width: 1280, height: 720 };
const SEND_MS = 30;
const BUTTONS = ["left", "middle", "right"] as const;

/** Mouse and keys of a person who has taken over, sent in the order they come, many at once. */
export function useHands(
  canvas: { current: HTMLCanvasElement | null },
  id: string | undefined,
): void {
  useEffect(() => {
    const surface = canvas.current;
    if (surface === null || id === undefined) return;
    surface.focus();
    let waiting: Record<string, unknown>[] = [];
    let sending = Promise.resolve();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const push = (input: Record<string, unknown>) => {
      if (input["type"] === "move" && waiting.at(-1)?.["type"] === "move") waiting.pop();
      waiting.push(input);
      timer ??= setTimeout(() => {
        timer = undefined;
        const inputs = waiting.splice(0, 100);
        waiting = [];
        sending = sending
          .then(() => api.input(id, inputs))
          .then(
            () => undefined,
            () => undefined,
          );
      }, SEND_MS);
    };
    const at = (event: MouseEvent) => {
      const box = surface.getBoundingClientRect();
      return {
        x: Math.max(0, ((event.clientX - box.left) / box.width) * PAGE.width),
        y: Math.max(0, ((event.clientY - box.top) / box.height) * PAGE.height),
      };
    };
    const pressed = (type: "down" | "up") => (event: MouseEvent) => {
      event.preventDefault();
      surface.focus();
      push({
        type,
        ...at(event),
        button: BUTTONS[event.button] ?? "left",
        clicks: Math.min(3, Math.max(1, event.detail)),
      });
    };
    const move = (event: MouseEvent) => push({ type: "move", ...at(event) });
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      push({ type: "wheel", ...at(event), dx: event.deltaX, dy: event.deltaY });
    };
    const key = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      event.preventDefault();
      const plain =
        [...event.key].length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (plain) push({ type: "text", text: event.key });
      else if (/^(?:Shift|Control|Alt|Meta|AltGraph|CapsLock|Dead)$/.test(event.key)) return;
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
    const paste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData("text/plain").slice(0, 1000);
      if (text) push({ type: "text", text });
    };
    const menu = (event: Event) => event.preventDefault();
    const [down, up] = [pressed("down"), pressed("up")];
    surface.addEventListener("mousedown", down);
    surface.addEventListener("mouseup", up);
    surface.addEventListener("mousemove", move);
    surface.addEventListener("wheel", wheel, { passive: false });
    surface.addEventListener("keydown", key);
    surface.addEventListener("contextmenu", menu);
    addEventListener("paste", paste);
    return () => {
      clearTimeout(timer);
      surface.removeEventListener("mousedown", down);
      surface.removeEventListener("mouseup", up);
      surface.removeEventListener("mousemove", move);
      surface.removeEventListener("wheel", wheel);
      surface.removeEventListener("keydown", key);
      surface.removeEventListener("contextmenu", menu);
      removeEventListener("paste", paste);
    };
  }, [id]);
}
