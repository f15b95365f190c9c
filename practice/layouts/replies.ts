// Native elements, but every act is a button, as the quick replies of a chat are.
import { esc } from "../markup.ts";
import { key, type Style } from "./drawing.ts";
import { semantic } from "./semantic.ts";

export const replies: Style = {
  ...semantic,
  act: (act, d) =>
    `<button type="button" class="btn ${act.look ?? "plain"}"${key(act, d)}>${esc(act.label)}</button>`,
};
