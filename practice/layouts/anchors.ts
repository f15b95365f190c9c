// Every control is an anchor with a button's role, and facts are running text.
import { esc } from "../markup.ts";
import { key, type Style } from "./drawing.ts";
import { semantic } from "./semantic.ts";

export const anchors: Style = {
  ...semantic,
  act: (act, d) =>
    `<a href="#" role="button" class="btn ${act.look ?? "plain"}"${key(act, d)}>${esc(act.label)}</a>`,
  facts: (rows) =>
    `<p class="lines">${rows.map(([name, value]) => `<strong>${esc(name)}:</strong> ${esc(value)}`).join("<br>")}</p>`,
  list: (items, loss) =>
    `<ol class="${loss ? "loss" : ""}">${items.map((item) => `<li><em>${esc(item)}</em></li>`).join("")}</ol>`,
};
