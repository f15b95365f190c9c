import { store } from "./store.ts";

export type Place =
  | { view: "overview" | "runs" | "start" | "questions" }
  | { view: "run" | "proof"; id: string };

/** Behind the #, so that the server needs to know no paths and sees no ids in its log. */
export function placeOf(hash: string): Place {
  const [view = "", id = ""] = hash.replace(/^#\/?/, "").split("/");
  if (view === "runs" && /^[a-z0-9-]{1,80}$/.test(id))
    return { view: hash.endsWith("/proof") ? "proof" : "run", id };
  if (view === "overview" || view === "start" || view === "questions") return { view };
  return { view: "runs" };
}

export const place = store<Place>(placeOf(location.hash));
export const goTo = (hash: string): void => {
  location.hash = hash;
};

export function followAddress(): void {
  addEventListener("hashchange", () => {
    place.set(placeOf(location.hash));
    scrollTo(0, 0);
    // Whoever hears the page or goes by Tab begins with the new view, not behind the link that led there.
    document.getElementById("content")?.focus({ preventScroll: true });
  });
}
