import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Where on a page a text of any length can stand. `hole` is replaced by the text. */
const PLACES: Record<string, string> = {
  title: "<title>@</title><button>Go</button>",
  label: "<button>@</button>",
  "aria-label": '<button aria-label="@">Go</button>',
  attributes: '<button title="@" id="@" class="@" data-testid="@" name="@">Go</button>',
  value: '<input value="@"><textarea>@</textarea>',
  placeholder: '<input placeholder="@">',
  heading: "<h1>@</h1><button>Go</button>",
  text: "<main><p>@</p><button>Go</button></main>",
  option: "<select><option>@</option><option>b</option></select>",
  message: "<div role=alert>@</div><button>Go</button>",
  dialog: "<dialog open><h2>@</h2><p>@</p><button>Go</button></dialog>",
  link: '<a href="/?@">Go</a><a href="/x#@">@</a>',
  form: '<form action="/?@"><input name="@" value=1><button>Go</button></form>',
  table: "<table><tr><td>@</td><td><button>Go</button></td></tr></table>",
  pseudo: '<style>button::before { content: "@" }</style><button>Go</button>',
  styles: "<style>/*@*/</style><button>Go</button>",
  comment: "<!--@--><button>Go</button>",
};

/** What a long text is made of: what is cheap to skip for one reader makes another try again at every character. */
const STUFFS: Record<string, string> = {
  letters: "A",
  blanks: " x",
  digits: "4111 1111 ",
  escapes: "%41&amp;",
  words: "cancel plan ",
  paths: "/a=b&amp;c=d?",
  wide: "ﬁ\u0301",
};

/** Pages whose script does something without end; `#go` is what a caller presses. */
const UNRESTS: Record<string, string> = {
  "loop while loading": "<button>Go</button><script>for (;;);</script>",
  "loop after loading": "<button>Go</button><script>onload = () => { for (;;); }</script>",
  "loop in a click": '<button onclick="for (;;);">Go</button>',
  "loop in a timer": '<button onclick="setTimeout(() => { for (;;); })">Go</button>',
  "loop in a mutation":
    '<p id=p></p><button onclick="p.append(1)">Go</button><script>new MutationObserver(() => { for (;;); }).observe(p, { childList: true })</script>',
  "loop in a frame": '<button>Go</button><iframe srcdoc="<script>for (;;);</script>"></iframe>',
  "loop in a microtask":
    '<button onclick="const f = () => Promise.resolve().then(f); f()">Go</button>',
  reload: "<button>Go</button><script>location.reload()</script>",
  "reload after loading": "<button>Go</button><script>onload = () => location.reload()</script>",
  refresh: "<meta http-equiv=refresh content=0><button>Go</button>",
  alerts:
    "<button>Go</button><script>setTimeout(() => { for (;;) alert('x'.repeat(1e6)) })</script>",
  prompts:
    "<button>Go</button><script>setTimeout(() => { for (;;) prompt('x'.repeat(1e6)) })</script>",
  console:
    "<button>Go</button><script>setInterval(() => { for (let i = 0; i < 50; i++) console.log('x'.repeat(2e5), i) })</script>",
  "push state":
    "<button>Go</button><script>let n = 0; setInterval(() => { for (let i = 0; i < 100; i++) try { history.pushState({}, '', '?' + n++) } catch {} })</script>",
  hashes:
    "<button>Go</button><script>let n = 0; setInterval(() => { location.hash = n++ })</script>",
  windows: "<button onclick=\"for (let i = 0; i < 60; i++) open('/quiet')\">Go</button>",
  frames:
    "<button>Go</button><script>setInterval(() => { const f = document.createElement('iframe'); f.src = '/quiet'; document.body.append(f) })</script>",
  renders:
    "<main id=m></main><script>const draw = () => { m.innerHTML = Array.from({ length: 300 }, (_, i) => `<button>b${i} ${Math.random()}</button>`).join(''); requestAnimationFrame(draw) }; draw()</script>",
  requests:
    "<button>Go</button><script>setInterval(() => { for (let i = 0; i < 20; i++) fetch('/quiet?' + Math.random()) })</script>",
  grows:
    "<button>Go</button><script>setInterval(() => { for (let i = 0; i < 500; i++) document.body.append(document.createElement('button')) })</script>",
  "long address":
    "<button>Go</button><script>history.replaceState({}, '', '?' + 'x'.repeat(1.9e6))</script>",
};

const repeat = (stuff: string, size: number): string =>
  stuff.repeat(Math.ceil(size / stuff.length)).slice(0, size);

const HEAD = "<!doctype html><meta charset=utf-8>";

export type HeavySite = { origin: string; close(): Promise<void> };

/** Addresses: /place/<place>/<stuff>/<size>, /many/<kind>/<count>, /unrest/<kind>, /endless/<kind>, /quiet. */
export const heavy = {
  places: Object.keys(PLACES),
  stuffs: Object.keys(STUFFS),
  unrests: Object.keys(UNRESTS),
  many: ["nodes", "controls", "depth", "options", "frames", "forms", "hosts", "tables"],
  endless: ["document", "headers", "redirects", "hops", "silence"],
};

const MANY: Record<string, (count: number) => string> = {
  nodes: (count) => `<button>Go</button>${"<p>a<b>b</b>".repeat(count / 2)}`,
  controls: (count) => "<button>Go</button>".repeat(count),
  depth: (count) =>
    `<button>Go</button><script>let at = document.body; for (let i = 0; i < ${count}; i++) { const d = document.createElement('div'); at.append(d); at = d } at.innerHTML = '<button>Deep</button>'</script>`,
  options: (count) => `<select>${"<option>a".repeat(count)}</select><button>Go</button>`,
  frames: (count) =>
    `<button>Go</button>${"<iframe srcdoc='<button>In</button>'></iframe>".repeat(count / 100)}`,
  forms: (count) => "<form action=/x><input name=a><button>Go</button></form>".repeat(count / 4),
  hosts: (count) =>
    `<button>Go</button><script>for (let i = 0; i < ${count / 2}; i++) { const h = document.createElement('x-' + (i % 50)); h.attachShadow({ mode: i % 2 ? 'open' : 'closed' }).innerHTML = '<button>In</button>'; document.body.append(h) }</script>`,
  tables: (count) => `<table>${"<tr><td>a<td><button>Go</button>".repeat(count / 4)}</table>`,
};

function endless(kind: string, path: URL, response: ServerResponse): void {
  if (kind === "silence") return;
  if (kind === "redirects") {
    response.writeHead(302, { location: path.pathname }).end();
    return;
  }
  if (kind === "hops") {
    // Never the same address twice, each hop slow: a browser's own limit of 20 alone would take minutes.
    const next = Number(path.searchParams.get("n") ?? 0) + 1;
    setTimeout(
      () => response.writeHead(302, { location: `${path.pathname}?n=${next}` }).end(),
      3_000,
    );
    return;
  }
  response.writeHead(200, { "content-type": "text/html" });
  response.write(`${HEAD}<title>Endless</title><button>Go</button>`);
  if (kind === "headers") return;
  const more = (): void => {
    while (!response.destroyed && response.write("<p>more</p>".repeat(1_000)));
    if (!response.destroyed) response.once("drain", more);
  };
  more();
}

export async function startHeavySite(): Promise<HeavySite> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost");
    const [kind = "", name = "", third = "", size = ""] = decodeURIComponent(path.pathname)
      .slice(1)
      .split("/");
    if (kind === "endless") return endless(name, path, response);
    const page =
      kind === "place"
        ? (PLACES[name] ?? "").replaceAll("@", () => repeat(STUFFS[third] ?? "A", Number(size)))
        : kind === "many"
          ? (MANY[name]?.(Number(third)) ?? "")
          : kind === "unrest"
            ? (UNRESTS[name] ?? "")
            : "<title>Quiet</title><button>Press</button><p>quiet page</p>";
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(HEAD + page);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
