// Markup of the old web: layout tables, input buttons, bare links.
import { attr, esc, flag } from "../markup.ts";
import { addressOf, type Style } from "./drawing.ts";
import { semantic } from "./semantic.ts";

const row = (left: string, right: string): string => `<tr><td>${left}</td><td>${right}</td></tr>`;

export const tables: Style = {
  ...semantic,
  act: (act, d) => {
    if (act.post === undefined) {
      return `<a href="${esc(addressOf(act, d))}"${act.tab ? ' target="_blank"' : ""}>${esc(act.label)}</a>&nbsp; `;
    }
    const ask =
      act.ask === undefined ? "" : attr("onclick", `return confirm(${JSON.stringify(act.ask)})`);
    return `<input type="submit"${act.look === "primary" ? ' class="big"' : ""} value="${esc(act.label)}" formaction="${esc(d.base + act.post)}"${ask}${flag("formnovalidate", act.free)}>&nbsp; `;
  },
  text: (words, tone) =>
    tone === "small" || tone === "muted"
      ? `<p><font size="1">${esc(words)}</font></p>`
      : `<p>${tone === "strong" ? `<b>${esc(words)}</b>` : esc(words)}</p>`,
  heading: (words) => `<p><b><font size="4">${esc(words)}</font></b></p>`,
  facts: (rows) =>
    `<table class="grid">${rows.map(([name, value]) => row(esc(name), `<b>${esc(value)}</b>`)).join("")}</table>`,
  list: (items) => `<p>${items.map((item) => `- ${esc(item)}`).join("<br>")}</p>`,
  note: (tone, title, words) =>
    `<table width="100%" cellpadding="8" bgcolor="${tone === "error" ? "#ffdddd" : "#ffffdd"}"><tr><td>${title ? `<b>${esc(title)}</b><br>` : ""}${esc(words)}</td></tr></table>`,
  acts: (inner) => `<p>${inner}</p>`,
  card: (card, inner, menu) =>
    `<table class="grid"><tr><td>${esc(card.title)}</td><td>${card.badge ? `[${esc(card.badge)}] ` : ""}${esc(card.price ?? "")} ${esc(card.text ?? "")}</td></tr><tr><td colspan="2">${inner}${menu}</td></tr></table>`,
  cards: (inner) => inner,
  fold: (title, inner) => `<p><b>${esc(title)}</b></p><blockquote>${inner}</blockquote>`,
  tabs: (labels, panels) =>
    panels.map((panel, index) => `<p><b>${esc(labels[index] ?? "")}</b></p>${panel}<hr>`).join(""),
  choice: (choice) =>
    choice.as === "select"
      ? `<table>${row(
          `${esc(choice.label)}:`,
          `<select name="${choice.name}"${flag("required", choice.required)}><option value="">${esc(choice.empty ?? "")}</option>${choice.options.map(([value, label]) => `<option value="${value}">${esc(label)}</option>`).join("")}</select>`,
        )}</table>`
      : `<p>${esc(choice.label)}</p><table>${choice.options
          .map(([value, label]) =>
            row(
              `<input type="radio" id="${choice.name}${value}" name="${choice.name}" value="${value}"${flag("required", choice.required)}>`,
              `<label for="${choice.name}${value}">${esc(label)}</label>`,
            ),
          )
          .join("")}</table>`,
};
