// Div soup: nothing has a role, everything listens to clicks, the widgets are drawn.
import { esc, flag } from "../markup.ts";
import { fieldKey, key, type Style } from "./drawing.ts";

const required = (value: true | undefined): boolean => value ?? false;

export const soup: Style = {
  act: (act, d) =>
    `<div class="b-x ${{ primary: "b-1", plain: "b-2", quiet: "b-3", danger: "b-4", link: "b-5" }[act.look ?? "plain"]}"${key(act, d)}><span>${esc(act.label)}</span></div>`,
  text: (words, tone) => `<div class="tx ${tone}">${esc(words)}</div>`,
  heading: (words) => `<div class="hd2">${esc(words)}</div>`,
  facts: (rows) =>
    `<div class="kv">${rows.map(([name, value]) => `<div class="kv-r"><div class="kv-k">${esc(name)}</div><div class="kv-v">${esc(value)}</div></div>`).join("")}</div>`,
  list: (items, loss) =>
    `<div class="li${loss ? " li-x" : ""}">${items.map((item) => `<div><i></i>${esc(item)}</div>`).join("")}</div>`,
  note: (tone, title, words) =>
    `<div class="nt nt-${tone}">${title ? `<b>${esc(title)}</b> ` : ""}${esc(words)}</div>`,
  acts: (inner, stack) => `<div class="bs${stack ? " bs-v" : ""}">${inner}</div>`,
  card: (card, inner, menu) =>
    `<div class="cd"><div class="cd-h"><div class="cd-t">${esc(card.title)}</div>${card.badge ? `<div class="bg">${esc(card.badge)}</div>` : ""}</div>${card.price ? `<div class="cd-p">${esc(card.price)}</div>` : ""}${card.text ? `<div class="tx">${esc(card.text)}</div>` : ""}${inner}${
      menu &&
      `<div class="mn"><div class="mn-b" data-menu title="${esc(card.menu ?? "")}">•••</div><div class="mn-l" hidden>${menu}</div></div>`
    }</div>`,
  cards: (inner) => `<div class="cds">${inner}</div>`,
  fold: (title, inner) =>
    `<div class="fd"><div class="fd-t" data-menu>${esc(title)}</div><div class="fd-b" hidden>${inner}</div></div>`,
  tabs: (labels, panels) =>
    `<div class="tabs"><div class="tabs-h">${labels
      .map(
        (label, index) =>
          `<div class="tab${index === 0 ? " on" : ""}" data-tab>${esc(label)}</div>`,
      )
      .join(
        "",
      )}</div>${panels.map((panel, index) => `<div${flag("hidden", index > 0)}>${panel}</div>`).join("")}</div>`,
  challenge: (label, address) =>
    `<iframe title="${esc(label)}" src="${esc(address)}" width="320" height="84" frameborder="0"></iframe>`,
  toggle: (label, words, on, act, d) =>
    `<div class="tg"><div><div class="cd-t">${esc(label)}</div><div class="tx muted">${esc(words)}</div></div><div class="sw${on ? " on" : ""}"${key(act, d)}><div></div></div></div>`,
  choice: (choice, d) => {
    const wire = (as: "radio" | "dropdown") =>
      fieldKey(
        {
          name: choice.name,
          as,
          required: required(choice.required),
          min: 0,
          word: "",
          value: choice.value ?? "",
        },
        d,
      );
    if (choice.as === "select") {
      return `<div class="fl"><div class="lb">${esc(choice.label)}</div><div class="dd"${wire("dropdown")}><div class="dd-v">${esc(choice.empty ?? "")}</div><div class="dd-l" hidden>${choice.options
        .map(([value, label]) => `<div data-v="${value}">${esc(label)}</div>`)
        .join("")}</div></div></div>`;
    }
    return `<div class="fl"><div class="lb">${esc(choice.label)}</div><div class="rd"${wire("radio")}>${choice.options
      .map(
        ([value, label]) =>
          `<div class="rd-o${choice.value === value ? " on" : ""}" data-v="${value}"><i></i><span>${esc(label)}</span></div>`,
      )
      .join("")}</div></div>`;
  },
  field: (field, d) => {
    const wire = fieldKey(
      {
        name: field.name,
        as: "native",
        required: required(field.required),
        min: field.min ?? 0,
        word: field.word ?? "",
        value: field.value ?? "",
      },
      d,
    );
    const hint = field.hint ? `<div class="tx small">${esc(field.hint)}</div>` : "";
    const input =
      field.input === "area"
        ? `<textarea placeholder="${esc(field.label)}" rows="4"${wire}>${esc(field.value ?? "")}</textarea>`
        : `<input type="${field.input}" placeholder="${esc(field.label)}" value="${esc(field.value ?? "")}"${wire}>`;
    return `<div class="fl"><div class="lb">${esc(field.label)}</div>${input}${hint}</div>`;
  },
  check: (check, d) =>
    `<div class="ck${check.on ? " on" : ""}"${fieldKey({ name: check.name, as: "box", required: required(check.required), min: 0, word: "", value: check.on ? "yes" : "" }, d)}><i></i><span>${esc(check.label)}</span></div>`,
};
