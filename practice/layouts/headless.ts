// A headless component library: buttons play radio, checkbox and combobox, and labels stand beside them.
import { attr, esc, flag } from "../markup.ts";
import { addressOf, fieldKey, key, type Style } from "./drawing.ts";
import { semantic } from "./semantic.ts";

const ICON = '<svg aria-hidden="true" width="14" height="14"><circle cx="7" cy="7" r="5"/></svg>';

export const headless: Style = {
  ...semantic,
  act: (act, d) =>
    act.look === "link" || act.href !== undefined
      ? `<a class="btn ${act.look ?? "plain"}" href="${esc(addressOf(act, d))}"${act.tab ? ' target="_blank"' : ""}${key(act, d)}>${esc(act.label)}</a>`
      : `<button type="button" class="btn ${act.look ?? "plain"}"${key(act, d)}>${esc(act.label)}</button>`,
  facts: (rows) =>
    `<div class="kv">${rows.map(([name, value]) => `<div class="kv-r"><span class="kv-k">${esc(name)}</span><span class="kv-v">${esc(value)}</span></div>`).join("")}</div>`,
  note: (tone, title, words) =>
    `<div class="note ${tone}"${attr("role", tone === "error" ? "alert" : undefined)}>${ICON}${title ? `<h5>${esc(title)}</h5>` : ""}<div>${esc(words)}</div></div>`,
  card: (card, inner, menu) =>
    `<div class="card"><div class="cd-h"><div class="cd-t">${esc(card.title)}</div>${card.badge ? `<span class="badge">${esc(card.badge)}</span>` : ""}${
      menu &&
      `<div class="mn"><button type="button" class="mn-b" aria-haspopup="menu" aria-expanded="false" data-menu>${ICON}<span class="seen-not">${esc(card.menu ?? "")}</span></button><div class="mn-l" role="menu" hidden>${menu}</div></div>`
    }</div>${card.price ? `<div class="price">${esc(card.price)}</div>` : ""}${card.text ? `<p>${esc(card.text)}</p>` : ""}${inner}</div>`,
  fold: (title, inner) =>
    `<div class="fd"><button type="button" class="fd-t" aria-expanded="false" data-menu>${esc(title)}</button><div role="region" hidden>${inner}</div></div>`,
  toggle: (label, words, on, act, d) =>
    `<div class="toggle"><div><label for="t-${d.acts.length}">${esc(label)}</label><p>${esc(words)}</p></div><button type="button" role="switch" id="t-${d.acts.length}" aria-checked="${on}" class="switch"${key(act, d)}><span></span></button></div>`,
  choice: (choice, d) => {
    const wire = (as: "radio" | "dropdown") =>
      fieldKey(
        {
          name: choice.name,
          as,
          required: choice.required ?? false,
          min: 0,
          word: "",
          value: choice.value ?? "",
        },
        d,
      );
    const title = `${choice.name}-l`;
    if (choice.as === "select") {
      return `<div class="fl"><span class="lb" id="${title}">${esc(choice.label)}</span><div class="dd"${wire("dropdown")}><button type="button" class="dd-v" role="combobox" aria-haspopup="listbox" aria-expanded="false" aria-labelledby="${title}">${esc(choice.empty ?? "")}</button><div class="dd-l" role="listbox" hidden>${choice.options
        .map(
          ([value, label]) =>
            `<div role="option" aria-selected="false" data-v="${value}">${esc(label)}</div>`,
        )
        .join("")}</div></div></div>`;
    }
    return `<div class="fl"><span class="lb" id="${title}">${esc(choice.label)}</span><div role="radiogroup" aria-labelledby="${title}"${wire("radio")}>${choice.options
      .map(([value, label]) => {
        const on = choice.value === value;
        return `<div class="hx"><button type="button" role="radio" id="${choice.name}-${value}" class="hx-b${on ? " on" : ""}" aria-checked="${on}" data-v="${value}"></button><label for="${choice.name}-${value}">${esc(label)}</label></div>`;
      })
      .join("")}</div></div>`;
  },
  field: (field, d) => {
    const wire = fieldKey(
      {
        name: field.name,
        as: "native",
        required: field.required ?? false,
        min: field.min ?? 0,
        word: field.word ?? "",
        value: field.value ?? "",
      },
      d,
    );
    const input =
      field.input === "area"
        ? `<textarea id="${field.name}" rows="4"${flag("required", field.required)}${wire}>${esc(field.value ?? "")}</textarea>`
        : `<input type="${field.input}" id="${field.name}"${attr("value", field.value)}${flag("required", field.required)} autocomplete="off"${wire}>`;
    return `<div class="fl"><label class="lb" for="${field.name}">${esc(field.label)}</label>${input}${field.hint ? `<p class="small">${esc(field.hint)}</p>` : ""}</div>`;
  },
  check: (check, d) =>
    `<div class="hx"><button type="button" role="checkbox" id="${check.name}" class="hx-b${check.on ? " on" : ""}" aria-checked="${check.on ?? false}"${fieldKey({ name: check.name, as: "box", required: check.required ?? false, min: 0, word: "", value: check.on ? "yes" : "" }, d)}></button><label for="${check.name}">${esc(check.label)}</label></div>`,
};
