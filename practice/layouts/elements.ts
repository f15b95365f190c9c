// Web components: the screen sits in a shadow root, its buttons and cards are custom elements with roots of their own.
import { esc } from "../markup.ts";
import { key, type Style } from "./drawing.ts";
import { semantic } from "./semantic.ts";

const shared: Style = {
  ...semantic,
  card: (card, inner, menu) =>
    semantic
      .card(card, inner, menu)
      .replace(/^<section class="card">/, "<section>")
      .replace(/^/, "<x-panel>")
      .replace(/$/, "</x-panel>"),
};

/** Labels stand in the light DOM and are slotted. */
export const openElements: Style = {
  ...shared,
  act: (act, d) =>
    `<${d.tag}-button look="${act.look ?? "plain"}"${key(act, d)}>${esc(act.label)}</${d.tag}-button>`,
  cards: (inner) => `<div class="cards">${inner}</div>`,
};

/** Labels are drawn inside the closed root. */
export const sealedElements: Style = {
  ...shared,
  act: (act, d) =>
    `<${d.tag}-button look="${act.look ?? "plain"}" label="${esc(act.label)}"${key(act, d)}></${d.tag}-button>`,
};
