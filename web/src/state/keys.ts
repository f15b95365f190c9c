import { goTo } from "./router.ts";
import { store } from "./store.ts";

export const helpOpen = store(false);

/** Views that want keys of their own say so here; the newest is asked first. True: it was meant for them. */
type Handler = (key: string, event: KeyboardEvent) => boolean;
const handlers: Handler[] = [];

export function onKeys(handler: Handler): () => void {
  handlers.unshift(handler);
  return () => handlers.splice(handlers.indexOf(handler), 1);
}

const PLACES: Record<string, string> = { n: "/start", o: "/overview", r: "/runs", q: "/questions" };

export function followKeys(): void {
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const at = event.target as HTMLElement | null;
    // What somebody types into a field, or does in a page they have taken over, is no command to us.
    if (
      at?.closest(
        "input:not([type=checkbox]):not([type=radio]), textarea, select, [data-keys=own]",
      ) != null
    )
      return;
    for (const handler of handlers)
      if (handler(event.key, event)) {
        event.preventDefault();
        return;
      }
    const to = PLACES[event.key];
    if (to !== undefined) goTo(to);
    else if (event.key === "?") helpOpen.set((open) => !open);
    else return;
    event.preventDefault();
  });
}
