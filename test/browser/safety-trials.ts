import type { ServerResponse } from "node:http";
import type { ActResult } from "../../src/contract/act-result.ts";
import type { Browsers } from "../../src/browser/port.ts";
import { startLedgerSite, type LedgerSite } from "../support/ledger-site.ts";
import { Driver } from "../support/session-driver.ts";

/** When the page swaps what was confirmed for something else. */
export const MOMENTS = [
  "after the refusal",
  "just before the second call",
  "by a timer",
  "in an animation frame",
  "by a mutation observer",
  "on pointermove",
  "on pointerenter",
  "on pointerdown",
  "on mousedown",
  "on focus",
] as const;
export type Moment = (typeof MOMENTS)[number] | "never";

// What can be swapped between confirmation and click (threats GATE-1 to 3). Zero in 180 bounds the rate at 1.7 %.
export const SWAPS = {
  label: "the label's text",
  aria: "the aria-label",
  before: "a label drawn by CSS",
  same: "the node, for one that looks the same",
  other: "the node, for one with another label",
  overlay: "what lies over it",
  cover: "a frame laid over it",
  moved: "its place, with another one there",
  action: "the form's address",
  method: "the form's method",
  hidden: "a hidden field's value",
  added: "the form's fields, by one more",
  formaction: "the button's own address",
  href: "the link's address",
  frame: "the frame's document, for another origin's",
} as const;

/** Movement that has nothing to do with what was confirmed. */
export const STIRS = [
  "clock",
  "ads",
  "counters",
  "rings",
  "hover",
  "tooltip",
  "pulse",
  "drift",
  "images",
  "ripple",
  "title",
  "route",
] as const;

/** For each swap, half of these by a caller that echoes and half by a person who is asked. */
/** Half by an echoing caller, half with a person asked. `npm run safety` does 180; every test run a fixed first part. */
export const COUNT = Number(process.env["SAFETY_TRIALS"] ?? 20) / 2;

/** Ninety trials took 216 s on two cores with a load of 40. */
export const PATIENCE_MS = 900_000;

export type Trial = { id: number; swap: string; moment: Moment; delay: number };
export type Outcome = { trial: Trial; result: ActResult };

/** Seeded, so that a failed trial can be run again. */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const CONTROL = `<button id=target>Cancel subscription</button>`;
const FORM = (id: number): string =>
  `<form id=form method=post action="/subscription/cancel?id=${id}&v=A"><input type=hidden name=confirm value=1><input type=hidden name=id value=${id}><input type=hidden name=plan value=basic><button id=target>Cancel subscription</button></form>`;

/**
 * One page for all trials. It takes its orders over an event stream, so that a trial costs no navigation: "set" builds
 * the control anew, "arm" lets the swap happen at its moment. What it sends says which version was clicked.
 */
const PAGE = `<!doctype html><title>Account</title><style id=sheet></style><h1>Account</h1><p id=clock>0</p><div id=place style="position:relative;height:300px"></div><div id=later></div><script>
const S = new URLSearchParams(location.search).get("s");
const CONTROL = ${JSON.stringify(CONTROL)};
let trial, cleanup = [];
const send = (v) => fetch("/subscription/cancel?id=" + trial.id + "&v=" + v, { method: "POST", body: "x=1" }).catch(() => 0);
const target = () => document.querySelector("#target");
const good = { label: (t) => t.textContent === "Cancel subscription", aria: (t) => t.ariaLabel === "Cancel subscription", before: () => sheet.textContent.includes("Cancel subscription") };
const wire = (v) => { const t = target(); t.onclick = () => send(v ?? (good[trial.swap] && !good[trial.swap](t) ? "B" : "A")); };
const over = (html) => { const r = target().getBoundingClientRect(); const d = document.createElement("div"); d.id = "over"; d.style.cssText = "position:fixed;z-index:9;left:" + r.x + "px;top:" + r.y + "px;width:" + r.width + "px;height:" + r.height + "px"; d.innerHTML = html; document.body.append(d); cleanup.push(() => d.remove()); return d; };
const build = {
  form: () => place.innerHTML = trial.form,
  link: () => place.innerHTML = '<a id=target href="/subscription/cancel?confirm=1&id=' + trial.id + '&v=A">Cancel subscription now</a>',
  frame: () => place.innerHTML = '<iframe id=frame width=400 height=200 src="/framed?id=' + trial.id + '&v=A"></iframe>',
  aria: () => { place.innerHTML = '<button id=target aria-label="Cancel subscription">Go</button>'; wire(); },
  before: () => { sheet.textContent = '#target::before { content: "Cancel subscription" }'; place.innerHTML = "<button id=target></button>"; wire(); },
  plain: () => { place.innerHTML = CONTROL; wire(); },
};
const kind = { action: "form", method: "form", hidden: "form", added: "form", formaction: "form", href: "link", frame: "frame", aria: "aria", before: "before" };
const swaps = {
  label: () => target().textContent = "Cancel subscription for everyone",
  aria: () => target().setAttribute("aria-label", "Cancel subscription for everyone"),
  before: () => sheet.textContent = '#target::before { content: "Cancel subscription for everyone" }',
  same: () => { target().outerHTML = CONTROL; wire("B"); },
  other: () => { target().outerHTML = CONTROL.replace("Cancel", "Stop"); wire("B"); },
  overlay: () => over("<button style='width:100%;height:100%'>Cancel subscription</button>").onclick = () => send("B"),
  cover: () => over("<iframe style='width:100%;height:100%;border:0' srcdoc=\\"<body style='margin:0' onclick='parent.send(\\\`B\\\`)'><button style='width:100%;height:99vh' autofocus>Cancel subscription</button>\\"></iframe>"),
  moved: () => { const r = target().getBoundingClientRect(); target().style.cssText = "position:relative;left:300px"; const b = document.createElement("button"); b.textContent = "Cancel subscription"; b.style.cssText = "position:fixed;left:" + r.x + "px;top:" + r.y + "px;width:" + r.width + "px;height:" + r.height + "px"; b.onclick = () => send("B"); place.append(b); },
  action: () => form.setAttribute("action", form.getAttribute("action").replace("v=A", "v=B")),
  method: () => form.setAttribute("method", "get"),
  hidden: () => form.elements.plan.value = "all",
  added: () => form.insertAdjacentHTML("beforeend", "<input type=hidden name=refund value=none>"),
  formaction: () => target().setAttribute("formaction", "/subscription/cancel?id=" + trial.id + "&v=B"),
  href: () => target().setAttribute("href", target().getAttribute("href").replace("v=A", "v=B")),
  frame: () => frame.src = "OTHER/framed?id=" + trial.id + "&v=B",
};
// Movement that has nothing to do with what was confirmed.
const stir = {
  clock: () => { const t = setInterval(() => clock.textContent = Number(clock.textContent) + 1, 5); cleanup.push(() => clearInterval(t)); },
  ads: () => { const d = document.createElement("div"); d.style.height = "60px"; later.append(d); const t = setInterval(() => d.innerHTML = "<a href=#>Ad " + Math.random() + "</a><img alt=x>", 7); cleanup.push(() => { clearInterval(t); d.remove(); }); },
  counters: () => { const t = setInterval(() => document.title = "Account (" + Math.random() + ")", 6); cleanup.push(() => clearInterval(t)); },
  rings: () => sheet.textContent = "button:focus { outline: 4px solid red } button:focus::before { content: '' }",
  hover: () => sheet.textContent = "button { transition: all .1s } button:hover { background: red; text-transform: uppercase; letter-spacing: 2px }",
  tooltip: () => sheet.textContent = "#target:hover::after { content: 'Ends your plan'; position: absolute; margin-top: 30px }",
  pulse: () => sheet.textContent = "@keyframes p { 50% { transform: scale(1.15) } } #target { animation: p .3s infinite }",
  drift: () => sheet.textContent = "@keyframes p { 50% { transform: translateX(14px) } } #target { animation: p 1s infinite }",
  images: () => { const d = document.createElement("div"); place.prepend(d); let h = 0; const t = setInterval(() => { d.style.height = Math.min(h += 9, 120) + "px"; }, 11); cleanup.push(() => clearInterval(t)); },
  ripple: () => target().addEventListener("pointerdown", () => target().insertAdjacentHTML("beforeend", "<span class=ripple></span>")),
  title: () => { target().title = "Ends your plan"; target().addEventListener("mouseenter", () => { target().removeAttribute("title"); target().setAttribute("aria-describedby", "clock2"); }); },
  route: () => history.replaceState(0, "", location.pathname + location.search + "#part" + trial.id),
};
const once = (type, on = window) => { const f = () => { on.removeEventListener(type, f, true); go(); }; on.addEventListener(type, f, true); cleanup.push(() => on.removeEventListener(type, f, true)); };
const go = () => swaps[trial.swap]();
const moments = {
  "after the refusal": go, "just before the second call": go,
  "by a timer": () => { const t = setTimeout(go, trial.delay); cleanup.push(() => clearTimeout(t)); },
  "in an animation frame": () => { const f = requestAnimationFrame(go); cleanup.push(() => cancelAnimationFrame(f)); },
  "by a mutation observer": () => { const o = new MutationObserver(() => { o.disconnect(); go(); }); o.observe(place, { subtree: true, childList: true, attributes: true }); cleanup.push(() => o.disconnect()); const t = setTimeout(() => place.setAttribute("data-x", trial.id), trial.delay); cleanup.push(() => clearTimeout(t)); },
  "on pointermove": () => once("pointermove"), "on pointerenter": () => once("pointerover"), "on pointerdown": () => once("pointerdown"), "on mousedown": () => once("mousedown"), "on focus": () => once("focus", target() ?? window),
};
const ready = () => fetch("/ready?s=" + S);
const orders = new EventSource("/orders?s=" + S);
orders.onmessage = ({ data }) => {
  const order = JSON.parse(data);
  if (order.set) {
    for (const undo of cleanup.splice(0)) undo();
    trial = order.set; sheet.textContent = ""; later.innerHTML = "";
    build[kind[trial.swap] ?? "plain"]();
    if (stir[trial.swap]) { stir[trial.swap](); }
    if (trial.swap === "frame") frame.onload = () => { frame.onload = null; ready(); }; else ready();
  } else { moments[trial.moment](); ready(); }
};
</script>`;

let nextId = 1;

export function swapTrials(swap: string, seed: number): Trial[] {
  const next = random(seed * 7919 + swap.length);
  return Array.from({ length: COUNT }, () => {
    const moment = MOMENTS[Math.floor(next() * MOMENTS.length)] ?? "by a timer";
    return { id: nextId++, swap, moment, delay: Math.floor(next() * 60) };
  });
}

export function stirTrials(seed: number): Trial[] {
  const next = random(seed);
  return Array.from({ length: Math.max(COUNT, STIRS.length) }, (_, at) => ({
    id: nextId++,
    swap: STIRS[at % STIRS.length] ?? "clock",
    moment: "never",
    delay: Math.floor(next() * 60),
  }));
}

/** Lanes take trials as they become free. */
export async function runAll(
  lanes: Lane[],
  list: Trial[],
  work: (lane: Lane, trial: Trial) => Promise<Outcome>,
): Promise<Outcome[]> {
  const queue = [...list];
  const outcomes: Outcome[] = [];
  await Promise.all(
    lanes.map(async (lane) => {
      for (let trial = queue.shift(); trial !== undefined; trial = queue.shift())
        outcomes.push(await work(lane, trial));
    }),
  );
  return outcomes;
}

export class Trials {
  readonly site: LedgerSite;
  #streams = new Map<string, ServerResponse>();
  #waiting = new Map<string, () => void>();

  private constructor(site: LedgerSite) {
    this.site = site;
    site.set("/trials", PAGE.replace("OTHER", site.otherOrigin));
    const key = (url: string): string => new URL(url, site.origin).searchParams.get("s") ?? "";
    site.set("/orders", ({ url }, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write(":\n\n");
      this.#streams.set(key(url), response);
      this.#waiting.get(key(url))?.();
    });
    site.set("/ready", ({ url }, response) => {
      response.writeHead(204).end();
      this.#waiting.get(key(url))?.();
    });
    // No content: the browser stays on the page.
    site.set("/subscription/cancel", (_, response) => response.writeHead(204).end());
    site.set("/framed", ({ url }, response) => {
      const { searchParams } = new URL(url, site.origin);
      response
        .writeHead(200, { "content-type": "text/html" })
        .end(
          `<!doctype html><form method=post action="/subscription/cancel?id=${searchParams.get("id")}&v=${searchParams.get("v")}"><button id=target>Cancel subscription</button></form>`,
        );
    });
  }

  static async start(): Promise<Trials> {
    return new Trials(await startLedgerSite());
  }

  async open(browsers: Browsers, name: string): Promise<Lane> {
    const ready = this.next(name);
    const driver = await Driver.open(browsers, `${this.site.origin}/trials?s=${name}`);
    await ready;
    return new Lane(this, driver, name);
  }

  /** The page's next sign that it is done with an order. */
  next(name: string): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.set(name, () => {
        this.#waiting.delete(name);
        resolve();
      });
    });
  }

  order(name: string, order: object): Promise<void> {
    const done = this.next(name);
    this.#streams.get(name)?.write(`data: ${JSON.stringify(order)}\n\n`);
    return done;
  }

  /** What reached the server of one trial: A as it was confirmed, B as it was swapped. */
  arrived(id: number): ("A" | "B")[] {
    return this.site.ledger
      .filter(({ url, method }) => {
        if (method === "OPTIONS" || !url.startsWith("/subscription/cancel")) return false;
        return new URL(url, this.site.origin).searchParams.get("id") === String(id);
      })
      .map(({ url, method, body }) => {
        const { searchParams } = new URL(url, this.site.origin);
        const link = method === "GET" && searchParams.has("v");
        const swapped =
          searchParams.get("v") === "B" ||
          (method === "GET" && !link) ||
          /plan=all|refund=/.test(body + url);
        return swapped ? "B" : "A";
      });
  }

  /** The trials in which something arrived that nobody had agreed to, or more than once, or that was denied to have been done. */
  wrong(outcomes: Outcome[]): string[] {
    this.#report(outcomes);
    return outcomes.flatMap(({ trial, result }) => {
      const arrived = this.arrived(trial.id);
      // A frame that is sent elsewhere in the very click takes its own request with it.
      const done = trial.swap === "frame" && arrived.length === 0 ? "" : "A";
      const fits = arrived.join("") === (result.ok ? done : "");
      const clean = result.nextObservation !== undefined && result.error?.code !== "INTERNAL";
      return fits && clean
        ? []
        : [`${JSON.stringify(trial)} ${arrived.join("")} ${JSON.stringify(result.error ?? "ok")}`];
    });
  }

  #report(outcomes: Outcome[]): void {
    if (process.env["SAFETY_REPORT"] === undefined) return;
    const counts: Record<string, number> = {};
    for (const { trial, result } of outcomes) {
      const key = `${result.error?.code ?? "done"} ${this.arrived(trial.id).join("") || "-"}`;
      counts[key] = (counts[key] ?? 0) + 1;
    }
    const [first] = outcomes;
    process.stderr.write(
      `${first?.trial.moment === "never" ? "stir" : first?.trial.swap} ${outcomes.length} ${JSON.stringify(counts)}\n`,
    );
  }

  close(): Promise<void> {
    return this.site.close();
  }
}

/** One session that runs trials, one after the other. */
export class Lane {
  readonly trials: Trials;
  readonly driver: Driver;
  readonly name: string;
  /** What happens while the person decides. */
  decide: () => Promise<void> = () => Promise.resolve();

  constructor(trials: Trials, driver: Driver, name: string) {
    this.trials = trials;
    this.driver = driver;
    this.name = name;
  }

  async set(trial: Trial): Promise<void> {
    const form = FORM(trial.id);
    await this.trials.order(this.name, { set: { ...trial, form } });
  }

  click(more: Parameters<Driver["send"]>[2] = {}): Promise<ActResult> {
    return this.driver.send("click", undefined, {
      target: { kind: "locator", css: "#target" },
      ...more,
    });
  }

  /** A caller asks, the page swaps at its moment, and the caller confirms what it was asked. */
  async echo(trial: Trial): Promise<Outcome> {
    await this.set(trial);
    const asked = await this.click();
    if (asked.confirmation === undefined)
      throw new Error(`${JSON.stringify(trial)} was not asked about: ${asked.error?.message}`);
    const { token, text } = asked.confirmation;
    await this.#swap(trial);
    // Either by the same words as before, or by the number that the observation gave it.
    const known = this.driver.seen.affordances.find(({ name }) => name.startsWith("Cancel sub"));
    const target =
      known !== undefined && trial.delay % 3 === 0
        ? ({ kind: "element", actionId: known.actionId } as const)
        : ({ kind: "locator", css: "#target" } as const);
    return { trial, result: await this.click({ target, confirm: { token, text } }) };
  }

  /** A person is asked in the course of one call, and the page swaps while they decide or after. */
  async ask(trial: Trial): Promise<Outcome> {
    await this.set(trial);
    let asked = false;
    this.decide = async () => {
      asked = true;
      await this.#swap(trial);
    };
    const result = await this.click();
    if (!asked) throw new Error(`${JSON.stringify(trial)}: nobody was asked`);
    return { trial, result };
  }

  /** The swap is let loose: its moment has come, or will come; half of the time nobody waits to see. */
  async #swap({ moment, delay }: Trial): Promise<void> {
    if (moment === "never") return;
    const armed = this.trials.order(this.name, { arm: true });
    if (moment !== "just before the second call" && delay % 2 === 0) await armed;
  }
}
