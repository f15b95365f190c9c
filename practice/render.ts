import { cssFor } from "./layouts/css.ts";
import { type Drawing, drawBlocks, place } from "./layouts/drawing.ts";
import { type Layout, LAYOUTS } from "./layouts/layouts.ts";
import { esc, scriptJson } from "./markup.ts";
import { pageScript } from "./page-script.ts";
import type { Brand, Scenario } from "./scenario.ts";
import type { Screen } from "./screen.ts";
import type { Boot, Part } from "./wire.ts";
import { WORDS } from "./words.ts";

export interface Where {
  brand: Brand;
  scenario: Scenario;
  base: string;
  path: string;
  /** Origin of the billing portal. */
  portal: string;
  inPortal: boolean;
  consented: boolean;
}

export function layoutOf(where: Pick<Where, "scenario" | "inPortal">): Layout {
  const layout = LAYOUTS[where.scenario.layout];
  return where.inPortal && layout.portal ? LAYOUTS[layout.portal] : layout;
}

const tagOf = (brand: Brand): string => brand.slug.slice(0, 4);

function newDrawing(where: Where, layout: Layout, behind: string, prefix: string): Drawing {
  return {
    base: where.base,
    behind,
    portal: where.portal,
    prefix,
    server: !layout.script,
    acts: [],
    fields: [],
    tag: layout.script && layout.script.shadow !== "none" ? tagOf(where.brand) : "",
  };
}

/** The screen without the frame around it, as a single-page app fetches it. */
export function renderPart(screen: Screen, where: Where): Part {
  const layout = layoutOf(where);
  const drawing = newDrawing(where, layout, screen.over ?? where.scenario.account, "");
  const soup = layout.style.heading("") === '<div class="hd2"></div>';
  const title = soup
    ? `<div class="hd1">${esc(screen.heading)}</div>`
    : `<h1>${esc(screen.heading)}</h1>`;
  const html = `${title}\n${drawBlocks(screen.blocks, layout.style, drawing)}`;
  return {
    path: where.path,
    title: `${screen.title} · ${where.brand.name}`,
    html,
    acts: drawing.acts,
    fields: drawing.fields,
    over: screen.over ?? null,
  };
}

const WAIT = `for(const b of document.querySelectorAll("[data-wait]")){let n=+b.dataset.wait;const l=b.textContent;const f=()=>{b.textContent=n>0?l+" ("+n+")":l};f();const t=setInterval(()=>{n--;f();if(n<=0){clearInterval(t);b.disabled=false}},1000)}`;

const TABS = `for(const t of document.querySelectorAll("[data-tab]"))t.onclick=()=>{[...t.parentElement.children].forEach((o,i)=>{o.setAttribute("aria-selected",o===t);t.parentElement.parentElement.children[i+1].hidden=o!==t})}`;

function consentOf({ scenario, consented, base }: Where): string {
  const { consent } = scenario;
  if (!consent || consented) return "";
  return `<div class="veil" id="cc"><div role="dialog" aria-modal="true" aria-label="${esc(consent.title)}"><h2>${esc(consent.title)}</h2><p>${esc(consent.text)}</p><div class="acts"><button type="button" class="btn primary">${esc(consent.accept)}</button><button type="button" class="btn quiet">${esc(consent.reject)}</button></div></div></div>
<script>for(const b of document.querySelectorAll("#cc button"))b.onclick=()=>{document.cookie="cc=1;path=${base}";document.getElementById("cc").remove()}</script>`;
}

function chatOf({ scenario }: Where): string {
  const { chat } = scenario;
  if (!chat) return "";
  return `<div class="chat" id="ch" hidden><button type="button" class="x" aria-label="${esc(chat.dismiss)}">×</button><strong>${esc(chat.who)}</strong><p>${esc(chat.text)}</p><button type="button" class="btn primary">${esc(chat.open)}</button></div>
<script>setTimeout(()=>{document.getElementById("ch").hidden=false},700);for(const b of document.querySelectorAll("#ch button"))b.onclick=()=>{document.getElementById("ch").remove()}</script>`;
}

function around(where: Where, layout: Layout, drawing: Drawing, inner: string): string {
  const { brand, scenario } = where;
  const logo = `<i aria-hidden="true">${esc(brand.mark)}</i>${esc(brand.name)}`;
  if (where.inPortal) return `<main id="app">${inner}</main>`;
  if (layout.css === "tables") {
    const links = scenario.nav
      .map(([label, path]) => `<p><a href="${esc(place(path, drawing))}">» ${esc(label)}</a></p>`)
      .join("");
    const foot = scenario.footer
      .map(([label, path]) => `<a href="${esc(place(path, drawing))}">${esc(label)}</a>`)
      .join(" | ");
    return `<table class="frame" cellpadding="0"><tr><td colspan="2"><span class="logo">${logo}</span></td></tr><tr><td class="side">${links}</td><td class="body">${inner}</td></tr><tr><td colspan="2" class="tiny" align="center">${foot}</td></tr></table>`;
  }
  const isSoup = layout.style.heading("") === '<div class="hd2"></div>';
  const entry = ([label, path]: [string, string]): string => {
    if (drawing.server) return `<a href="${esc(place(path, drawing))}">${esc(label)}</a>`;
    const k = `c${drawing.acts.length}`;
    drawing.acts.push({ label, go: path, k });
    return isSoup
      ? `<div data-k="${k}">${esc(label)}</div>`
      : `<a href="${esc(place(path, drawing))}" data-k="${k}">${esc(label)}</a>`;
  };
  const nav = scenario.nav.map(entry).join("");
  const foot = scenario.footer.map(entry).join("");
  return isSoup
    ? `<div class="tp"><div class="logo">${logo}</div><div class="tp-n">${nav}</div></div><div class="main" id="app">${inner}</div><div class="ft">${foot}</div>`
    : `<header class="top"><span class="logo">${logo}</span><nav>${nav}</nav></header><main id="app">${inner}</main><footer class="end">${foot}</footer>`;
}

const document = (where: Where, title: string, css: string, body: string): string =>
  `<!doctype html>
<html lang="${where.scenario.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${esc(title)}</title><link rel="icon" href="data:,"><style>${css}</style></head>
<body>${body}</body></html>`;

/** A whole page. `problem` is what a refused form says above itself. */
export function renderDocument(screen: Screen, where: Where, problem?: string): string {
  const layout = layoutOf(where);
  const css = cssFor(where.brand, layout.css);
  const drawing = newDrawing(where, layout, "", "c");
  const part = renderPart(screen, where);
  const extras = where.inPortal ? "" : consentOf(where) + chatOf(where);
  if (!layout.script) {
    const note = problem === undefined ? "" : layout.style.note("error", undefined, problem);
    const form = part.html.includes("formaction")
      ? `<form method="post" action="${esc(where.base)}_none"><input type="hidden" name="_at" value="${esc(where.path)}">${note}${part.html}</form>`
      : note + part.html;
    const used = [
      part.html.includes("data-wait") ? WAIT : "",
      part.html.includes("data-tab") ? TABS : "",
    ].join("");
    const script = used && `<script>${used}</script>`;
    return document(where, part.title, css, around(where, layout, drawing, form) + extras + script);
  }
  const { shadow, late, route } = layout.script;
  const inline = route === "load";
  const inner = inline
    ? part.html
    : late > 0
      ? '<div class="skeleton" aria-busy="true"></div>'
      : "";
  const body = around(where, layout, drawing, inner);
  const boot: Boot = {
    ...layout.script,
    base: where.base,
    path: where.path,
    tag: shadow === "none" ? "" : tagOf(where.brand),
    css: shadow === "none" ? "" : css,
    acts: drawing.acts,
    part: inline ? { ...part, html: "" } : null,
    wrong: WORDS[where.scenario.lang].fill,
  };
  return document(
    where,
    part.title,
    css,
    `${body}${extras}<script>(${pageScript.toString()})(${scriptJson(boot)})</script>`,
  );
}

/** The box of a "prove that you are human" service: no answer is ever right. */
export function renderChallenge(label: string, task: string): string {
  return `<!doctype html><meta charset="utf-8"><title>${esc(label)}</title><body style="margin:0;font:15px sans-serif"><div class="captcha" style="border:1px solid #bbb;border-radius:6px;background:#fafafa;padding:18px;display:flex;gap:14px"><input type="checkbox" id="h" aria-label="${esc(label)}" style="width:26px;height:26px"><label for="h">${esc(label)}</label></div><script>document.getElementById("h").onchange=e=>{e.target.checked=false;document.querySelector("label").textContent=${scriptJson(task)}}</script>`;
}
