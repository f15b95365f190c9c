import type { Observation } from "../../contract/observation.ts";

/** The site's own name, which stands on every page. */
const NAME_LENGTH = 25;
const LOADING = /(?:…|\.\.\.)$/;
/** "Fetching your page…" is no sentence of the page itself; one that is longer may be. */
const LOADING_LENGTH = 60;

const plain = (line: string): string =>
  line
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*#]/g, "")
    .trim()
    .toLowerCase();

/** What a page says besides the labels of its controls, and whether it says that it is loading. */
function saidBesides({ text, affordances }: Observation): { length: number; loading: boolean } {
  // Questions that unfold and buttons are what a page is about; its links may be all menus.
  const names = new Set(
    affordances
      .filter(({ role }) => /^(link|clickable|menuitem|tab)$/.test(role))
      .map(({ name }) => name.trim().toLowerCase()),
  );
  const lines = (text ?? "").split("\n").map(plain);
  const said = lines.filter((line) => line.length > 2 && !names.has(line));
  const loads = (line: string): boolean => LOADING.test(line) && line.length < LOADING_LENGTH;
  return {
    length: said.filter((line) => !loads(line)).join("").length,
    loading: said.some(loads),
  };
}

/** Nothing but menus, where a page's own words should be. */
export function onlyMenus(observation: Observation): boolean {
  return saidBesides(observation).length < NAME_LENGTH;
}

/** Nothing but menus, and a word that it is loading. */
export function isLoading(observation: Observation): boolean {
  const { length, loading } = saidBesides(observation);
  return loading && length < NAME_LENGTH;
}
