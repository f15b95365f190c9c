import type { Dice } from "../dice.ts";
import type { Mark } from "./world.ts";

/** How a page gets a request out. `fits`: which methods can go this way; `live`: without anybody touching it. */
type Road = { name: string; fits: RegExp; forms?: true; html: (way: Way) => string };
type Way = {
  mark: Mark;
  label: string;
  url: string;
  /** A script that sends it. */
  send: string;
  /** Attributes and fields of a form that sends it. */
  form: string;
  fields: string;
  ms: number;
};

const attribute = (code: string): string => code.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
const button = (label: string, code: string): string =>
  `<button type=button onclick="${attribute(code)}">${label}</button>`;
const on = (event: string, tag: string, code: string, inner = ""): string =>
  `<${tag} on${event}="${attribute(code)}"${inner === "" ? ">" : `>${inner}</${tag}>`}`;
const ANY = /./;

export const ROADS: Road[] = [
  {
    name: "form",
    fits: /GET|POST/,
    forms: true,
    html: ({ form, fields, label }) => `<form ${form}>${fields}<button>${label}</button></form>`,
  },
  {
    name: "form by formaction",
    fits: /POST/,
    forms: true,
    html: ({ url, label }) =>
      `<form method=post action=/preferences><button formaction="${attribute(url)}">${label}</button></form>`,
  },
  {
    name: "form by Enter",
    fits: /GET|POST/,
    forms: true,
    html: ({ form, fields, label }) =>
      `<form ${form}>${fields}<label>${label} <input name=note></label></form>`,
  },
  {
    name: "form.submit()",
    fits: /GET|POST/,
    forms: true,
    html: ({ form, fields, label }) =>
      `<form ${form}>${fields}</form>${button(label, "this.previousElementSibling.submit()")}`,
  },
  {
    name: "requestSubmit()",
    fits: /GET|POST/,
    forms: true,
    html: ({ form, fields, label }) =>
      `<form ${form}>${fields}</form>${button(label, "this.previousElementSibling.requestSubmit()")}`,
  },
  {
    name: "select that submits",
    fits: /GET|POST/,
    forms: true,
    html: ({ form, fields, label }) =>
      `<form ${form}>${fields}<label>${label} <select name=c onchange="this.form.submit()"><option>One<option>Two<option>Three</select></label></form>`,
  },
  {
    name: "link",
    fits: /GET/,
    html: ({ url, label }) => `<a href="${attribute(url)}">${label}</a>`,
  },
  {
    name: "link in a new tab",
    fits: /GET/,
    html: ({ url, label }) => `<a target=_blank href="${attribute(url)}">${label}</a>`,
  },
  {
    name: "location",
    fits: /GET/,
    html: ({ url, label }) => button(label, `location.assign(${JSON.stringify(url)})`),
  },
  {
    name: "window.open",
    fits: /GET/,
    html: ({ url, label }) => button(label, `window.open(${JSON.stringify(url)})`),
  },
  {
    name: "image",
    fits: /GET/,
    html: ({ url, label }) => button(label, `new Image().src = ${JSON.stringify(url)}`),
  },
  {
    name: "frame",
    fits: /GET/,
    html: ({ url, label }) =>
      button(
        label,
        `const f = document.createElement('iframe'); f.src = ${JSON.stringify(url)}; document.body.append(f)`,
      ),
  },
  { name: "script", fits: ANY, html: ({ send, label }) => button(label, send) },
  {
    name: "script, later",
    fits: ANY,
    html: ({ send, label, ms }) => button(label, `setTimeout(() => { ${send} }, ${ms})`),
  },
  {
    name: "script, twice",
    fits: ANY,
    html: ({ send, label }) => button(label, `${send}; ${send}`),
  },
  {
    name: "div that is clicked",
    fits: ANY,
    html: ({ send, label }) => on("click", "div role=button tabindex=0", send, label),
  },
  {
    name: "pointerdown",
    fits: ANY,
    html: ({ send, label }) => on("pointerdown", "button type=button", send, label),
  },
  {
    name: "hover",
    fits: ANY,
    html: ({ send, label }) => on("mouseenter", "button type=button", send, label),
  },
  {
    name: "focus",
    fits: ANY,
    html: ({ send, label }) => on("focus", "button type=button", send, label),
  },
  {
    name: "keydown",
    fits: ANY,
    html: ({ send, label }) => `<label>${label} ${on("keydown", "input", send)}</label>`,
  },
  {
    name: "typing",
    fits: ANY,
    html: ({ send, label }) => `<label>${label} ${on("input", "input", send)}</label>`,
  },
  {
    name: "tick",
    fits: ANY,
    html: ({ send, label }) =>
      `<label>${on("change", "input type=checkbox", send)} ${label}</label>`,
  },
  {
    name: "confirm()",
    fits: ANY,
    html: ({ send, label }) => button(label, `if (confirm('${label}?')) { ${send} }`),
  },
  {
    name: "prompt()",
    fits: ANY,
    html: ({ send, label }) =>
      button(label, `if (prompt('${label}?', 'yes') !== null) { ${send} }`),
  },
  {
    name: "scrolling",
    fits: ANY,
    html: ({ send }) =>
      `<script>addEventListener("scroll", () => { ${send} }, { once: true })</script>`,
  },
  {
    name: "a timer",
    fits: ANY,
    html: ({ send, ms }) => `<script>setTimeout(() => { ${send} }, ${ms})</script>`,
  },
  {
    name: "leaving the page",
    fits: ANY,
    html: ({ send }) =>
      `<script>addEventListener("pagehide", () => { ${send.replace("{", '{"keepalive":true,')} })</script>`,
  },
  {
    name: "a worker",
    fits: ANY,
    html: ({ send, label }) =>
      button(label, `new Worker(window.URL.createObjectURL(new Blob([${JSON.stringify(send)}])))`),
  },
  {
    name: "a beacon",
    fits: /POST/,
    html: ({ mark, url, label }) =>
      button(
        label,
        `navigator.sendBeacon(${JSON.stringify(url)}, ${JSON.stringify(mark.wish.json ?? "x=1")})`,
      ),
  },
  {
    name: "a hop by 307",
    fits: /POST/,
    forms: true,
    html: ({ mark, label }) =>
      `<form method=post action="/hop/${mark.id}"><button>${label}</button></form>`,
  },
  {
    name: "a hop by another site",
    fits: /POST/,
    forms: true,
    html: ({ mark, label }) =>
      `<form method=post action="${mark.hop}/hop/${mark.id}"><button>${label}</button></form>`,
  },
  { name: "an open shadow root", fits: ANY, html: (way) => shadow(way, "open") },
  { name: "a closed shadow root", fits: ANY, html: (way) => shadow(way, "closed") },
  {
    name: "a dialog element",
    fits: ANY,
    html: ({ send, label }) =>
      `<button type=button onclick="this.nextElementSibling.showModal()">Show details</button><dialog><p>Are you sure?</p>${button(label, send)}<button type=button onclick="this.closest('dialog').close()">Close</button></dialog>`,
  },
  {
    name: "a frame of its own",
    fits: ANY,
    html: ({ send, label }) =>
      `<iframe width=300 height=60 srcdoc="${attribute(button(label, send))}"></iframe>`,
  },
];

const shadow = ({ send, label }: Way, mode: string): string =>
  `<x-box></x-box><script>{ const root = document.currentScript.previousElementSibling.attachShadow({ mode: "${mode}" }); root.innerHTML = '<button type=button>${label}</button>'; root.firstChild.onclick = () => { ${send} }; }</script>`;

export function roadFor(mark: Mark, label: string, dice: Dice): { name: string; html: string } {
  const { wish, origin } = mark;
  const url = addressOf(mark);
  const fits = ROADS.filter(
    (road) => road.fits.test(wish.method) && !(road.forms === true && wish.json !== undefined),
  );
  const road = dice.pick(fits);
  const [path = "", query = ""] = wish.path.split("?");
  const hidden = [...new URLSearchParams(query), ["m", String(mark.id)]]
    .map(([name, value]) => `<input type=hidden name=${name} value=${value}>`)
    .join("");
  const form =
    wish.method === "GET" ? `action="${origin}${path}"` : `method=post action="${attribute(url)}"`;
  const init = {
    method: wish.method,
    ...(wish.method === "GET" ? {} : { body: wish.json ?? "x=1" }),
    ...(wish.json === undefined ? {} : { headers: { "content-type": "application/json" } }),
    ...(dice.chance(0.3) ? { keepalive: true } : {}),
  };
  const html = road.html({
    mark,
    label,
    url,
    send: `fetch('${url}', ${JSON.stringify(init)}).catch(() => 0)`,
    form,
    fields: wish.method === "GET" ? hidden : `<input type=hidden name=plan value=basic>`,
    ms: dice.below(300),
  });
  return { name: road.name, html };
}

export function addressOf({ wish, origin, id }: Pick<Mark, "wish" | "origin" | "id">): string {
  return `${origin}${wish.path}${wish.path.includes("?") ? "&" : "?"}m=${id}`;
}
