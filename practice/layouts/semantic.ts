// Native elements: headings, lists, forms, labels. With server forms it needs no script at all.
import { attr, esc, flag } from "../markup.ts";
import type { Act } from "../screen.ts";
import { addressOf, type Drawing, fieldKey, key, type Style } from "./drawing.ts";

function serverAct(act: Act, d: Drawing, cls: string): string {
  const ask =
    act.ask === undefined ? "" : attr("onclick", `return confirm(${JSON.stringify(act.ask)})`);
  if (act.post === undefined) {
    return `<a${cls} href="${esc(addressOf(act, d))}"${act.tab ? ' target="_blank"' : ""}${ask}>${esc(act.label)}</a>`;
  }
  const value = act.with ? attr("name", act.with[0]) + attr("value", act.with[1]) : "";
  const wait = act.wait === undefined ? "" : ` disabled data-wait="${act.wait}"`;
  return `<button type="submit"${cls}${attr("formaction", d.base + act.post)}${value}${wait}${ask}${flag("formnovalidate", act.free)}>${esc(act.label)}</button>`;
}

function drawAct(one: Act, d: Drawing): string {
  const cls = ` class="btn ${one.look ?? "plain"}"`;
  if (d.server) return serverAct(one, d, cls);
  if (one.post === undefined && one.close === undefined) {
    return `<a${cls} href="${esc(addressOf(one, d))}"${one.tab ? ' target="_blank"' : ""}${key(one, d)}>${esc(one.label)}</a>`;
  }
  return `<button type="button"${cls}${key(one, d)}>${esc(one.label)}</button>`;
}

export const semantic: Style = {
  act: drawAct,
  text: (words, tone) => `<p${tone && ` class="${tone}"`}>${esc(words)}</p>`,
  heading: (words) => `<h2>${esc(words)}</h2>`,
  facts: (rows) =>
    `<dl>${rows.map(([name, value]) => `<div><dt>${esc(name)}</dt><dd>${esc(value)}</dd></div>`).join("")}</dl>`,
  list: (items, loss) =>
    `<ul${loss ? ' class="loss"' : ""}>${items.map((item) => `<li>${esc(item)}</li>`).join("")}</ul>`,
  note: (tone, title, words) =>
    `<div class="note ${tone}" role="${tone === "error" ? "alert" : "status"}">${title ? `<strong>${esc(title)}</strong> ` : ""}<span>${esc(words)}</span></div>`,
  acts: (inner, stack) => `<div class="acts${stack ? " stack" : ""}">${inner}</div>`,
  card: (card, inner, menu) =>
    `<section class="card"><header><h3>${esc(card.title)}</h3>${card.badge ? `<span class="badge">${esc(card.badge)}</span>` : ""}${
      menu &&
      `<details class="menu"><summary aria-label="${esc(card.menu ?? "")}">⋯</summary><div>${menu}</div></details>`
    }</header>${card.price ? `<p class="price">${esc(card.price)}</p>` : ""}${card.text ? `<p>${esc(card.text)}</p>` : ""}${inner}</section>`,
  cards: (inner) => `<div class="cards">${inner}</div>`,
  fold: (title, inner) =>
    `<details class="fold"><summary>${esc(title)}</summary><div>${inner}</div></details>`,
  tabs: (labels, panels) =>
    `<div class="tabs"><div role="tablist" class="tabs-h">${labels
      .map(
        (label, index) =>
          `<button type="button" role="tab" class="tab" aria-selected="${index === 0}" data-tab>${esc(label)}</button>`,
      )
      .join(
        "",
      )}</div>${panels.map((panel, index) => `<div role="tabpanel"${flag("hidden", index > 0)}>${panel}</div>`).join("")}</div>`,
  challenge: (label, address) =>
    `<iframe class="human" title="${esc(label)}" src="${esc(address)}" width="320" height="84"></iframe>`,
  toggle: (label, words, on, one, d) =>
    `<div class="toggle"><div><strong>${esc(label)}</strong><p>${esc(words)}</p></div><button type="${d.server ? "submit" : "button"}" role="switch" aria-checked="${on}" aria-label="${esc(label)}" class="switch"${
      d.server ? attr("formaction", d.base + (one.post ?? "")) : key(one, d)
    }><span></span></button></div>`,
  choice: (choice, d) => {
    const wire = d.server
      ? ""
      : fieldKey(
          {
            name: choice.name,
            as: "native",
            required: choice.required ?? false,
            min: 0,
            word: "",
            value: choice.value ?? "",
          },
          d,
        );
    if (choice.as === "select") {
      return `<label class="field"><span>${esc(choice.label)}</span><select name="${choice.name}"${flag("required", choice.required)}${wire}><option value="">${esc(choice.empty ?? "")}</option>${choice.options
        .map(
          ([value, label]) =>
            `<option value="${value}"${flag("selected", choice.value === value)}>${esc(label)}</option>`,
        )
        .join("")}</select></label>`;
    }
    return `<fieldset${wire}><legend>${esc(choice.label)}</legend>${choice.options
      .map(
        ([value, label]) =>
          `<label class="option"><input type="radio" name="${choice.name}" value="${value}"${flag("required", choice.required)}${flag("checked", choice.value === value)}><span>${esc(label)}</span></label>`,
      )
      .join("")}</fieldset>`;
  },
  field: (field, d) => {
    const wire = d.server
      ? ""
      : fieldKey(
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
    const rules = `${flag("required", field.required)}${field.min ? attr("minlength", String(field.min)) : ""}${field.word && d.server ? attr("pattern", field.word) : ""}${wire}`;
    const input =
      field.input === "area"
        ? `<textarea name="${field.name}" rows="4"${rules}>${esc(field.value ?? "")}</textarea>`
        : `<input type="${field.input}" name="${field.name}"${attr("value", field.value)} autocomplete="off"${rules}>`;
    return `<label class="field"><span>${esc(field.label)}</span>${input}${field.hint ? `<small>${esc(field.hint)}</small>` : ""}</label>`;
  },
  check: (check, d) => {
    const wire = d.server
      ? ""
      : fieldKey(
          {
            name: check.name,
            as: "native",
            required: check.required ?? false,
            min: 0,
            word: "",
            value: check.on ? "yes" : "",
          },
          d,
        );
    return `<label class="option"><input type="checkbox" name="${check.name}" value="yes"${flag("checked", check.on)}${flag("required", check.required)}${wire}><span>${esc(check.label)}</span></label>`;
  },
};
