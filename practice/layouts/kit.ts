// A component library: ARIA roles on spans, drawn radios, a combobox with a list, a switch.
import { esc } from "../markup.ts";
import { addressOf, fieldKey, key, type Style } from "./drawing.ts";
import { semantic } from "./semantic.ts";
import { soup } from "./soup.ts";

export const kit: Style = {
  ...soup,
  act: (act, d) =>
    act.look === "link"
      ? `<a class="Kx-Link" href="${esc(addressOf(act, d))}"${key(act, d)}>${esc(act.label)}</a>`
      : `<button type="button" class="Kx-Btn Kx-${act.look ?? "plain"}"${key(act, d)}><span class="Kx-Btn-label">${esc(act.label)}</span></button>`,
  text: (words, tone) => `<p class="Kx-Text ${tone}">${esc(words)}</p>`,
  heading: (words) => `<h2 class="Kx-H2">${esc(words)}</h2>`,
  note: (tone, title, words) =>
    `<div class="Kx-Alert nt nt-${tone}" role="${tone === "error" ? "alert" : "status"}"><div>${title ? `<div class="Kx-Alert-title"><b>${esc(title)}</b></div>` : ""}<div>${esc(words)}</div></div></div>`,
  list: (items, loss) =>
    `<ul class="Kx-List${loss ? " loss" : ""}">${items.map((item) => `<li><span>${esc(item)}</span></li>`).join("")}</ul>`,
  acts: (inner, stack) => `<div class="Kx-Actions${stack ? " Kx-stack" : ""}">${inner}</div>`,
  card: (card, inner, menu) =>
    `<article class="Kx-Card cd"><div class="cd-h"><h3 class="cd-t">${esc(card.title)}</h3>${card.badge ? `<span class="Kx-Chip bg">${esc(card.badge)}</span>` : ""}</div>${card.price ? `<div class="cd-p">${esc(card.price)}</div>` : ""}${card.text ? `<p class="Kx-Text">${esc(card.text)}</p>` : ""}${inner}${
      menu &&
      `<div class="mn"><button type="button" class="mn-b" aria-haspopup="menu" aria-expanded="false" aria-label="${esc(card.menu ?? "")}" data-menu>⋮</button><div class="mn-l" role="menu" hidden>${menu}</div></div>`
    }</article>`,
  fold: (title, inner) =>
    `<div class="fd"><button type="button" class="fd-t" aria-expanded="false" data-menu>${esc(title)}</button><div class="fd-b" role="region" hidden>${inner}</div></div>`,
  tabs: (labels, panels) => semantic.tabs(labels, panels),
  toggle: (label, words, on, act, d) =>
    `<div class="tg"><div><div class="cd-t">${esc(label)}</div><p class="Kx-Text muted">${esc(words)}</p></div><span role="switch" tabindex="0" aria-checked="${on}" aria-label="${esc(label)}" class="switch"${key(act, d)}><span></span></span></div>`,
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
    if (choice.as === "select") {
      return `<div class="fl"><span class="lb">${esc(choice.label)}</span><div class="dd"${wire("dropdown")}><div class="dd-v" role="combobox" tabindex="0" aria-haspopup="listbox" aria-expanded="false" aria-label="${esc(choice.label)}">${esc(choice.empty ?? "")}</div><div class="dd-l" role="listbox" hidden>${choice.options
        .map(
          ([value, label]) =>
            `<div role="option" aria-selected="false" data-v="${value}">${esc(label)}</div>`,
        )
        .join("")}</div></div></div>`;
    }
    return `<div class="fl"><span class="lb">${esc(choice.label)}</span><div class="rd" role="radiogroup" aria-label="${esc(choice.label)}"${wire("radio")}>${choice.options
      .map(
        ([value, label]) =>
          `<div class="rd-o${choice.value === value ? " on" : ""}" role="radio" tabindex="0" aria-checked="${choice.value === value}" data-v="${value}"><i></i><span>${esc(label)}</span></div>`,
      )
      .join("")}</div></div>`;
  },
  check: (check, d) =>
    `<div class="ck${check.on ? " on" : ""}" role="checkbox" tabindex="0" aria-checked="${check.on ?? false}"${fieldKey({ name: check.name, as: "box", required: check.required ?? false, min: 0, word: "", value: check.on ? "yes" : "" }, d)}><i></i><span>${esc(check.label)}</span></div>`,
};
