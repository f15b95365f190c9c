import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ActResult } from "../../src/contract/act-result.ts";
import type { ActRequest } from "../../src/contract/input.ts";
import type { Browsers } from "../../src/browser/port.ts";
import { startLedgerSite, type LedgerSite } from "../support/ledger-site.ts";
import { Driver, testBrowsers } from "../support/session-driver.ts";

let site: LedgerSite;
let browsers: Browsers;
let driver: Driver;

beforeAll(async () => {
  site = await startLedgerSite({
    "/step307": (_, response) =>
      response.writeHead(307, { location: "/subscription/cancel" }).end(),
    "/step308": (_, response) => response.writeHead(308, { location: "/purchase" }).end(),
    "/away": (_, response) =>
      response
        .writeHead(302, { location: `${site.otherOrigin}/subscription/cancel?confirm=1` })
        .end(),
    "/worker.js": (_, response) =>
      response
        .writeHead(200, { "content-type": "text/javascript" })
        .end(
          `onmessage = () => fetch("/subscription/cancel", {method: "POST", body: "x=1"}).then(() => postMessage("done"), () => postMessage("failed"))`,
        ),
    "/nested.js": (_, response) =>
      response
        .writeHead(200, { "content-type": "text/javascript" })
        .end(
          `onmessage = () => { const w = new Worker("/worker.js"); w.onmessage = (e) => postMessage(e.data); w.postMessage(1); }`,
        ),
    "/shared.js": (_, response) =>
      response
        .writeHead(200, { "content-type": "text/javascript" })
        .end(
          `onconnect = (e) => { const port = e.ports[0]; port.onmessage = () => fetch("/subscription/cancel", {method: "POST", body: "x=1"}).then(() => port.postMessage("done"), () => port.postMessage("failed")) }`,
        ),
  });
  browsers = testBrowsers();
  driver = await Driver.open(browsers, `${site.origin}/start`);
});
afterAll(async () => {
  await browsers?.closeAll();
  await site?.close();
});

type Call = Pick<ActRequest, "action"> & Partial<Pick<ActRequest, "target" | "value" | "text">>;
type Road = {
  name: string;
  /** Much like the one beside it: in `npm run long` and `npm run safety` only. */
  like?: boolean;
  body: string;
  /** The call that sets it off; by default a click on the control called "Go on". */
  call?: Call | ((driver: Driver) => Call);
  /** Acts before it, each of which must be free. */
  before?: Call[];
  /** It comes by itself or late: seen by waiting. */
  late?: boolean;
  /** What goes out in the end is not what the first yes was for ("Renew" that ends). */
  hop?: boolean;
  /** Where the page cannot show the result itself. */
  silent?: boolean;
};

const css = (selector: string): ActRequest["target"] => ({ kind: "locator", css: selector });
const SAY = `const say = (text) => { document.querySelector("#out").textContent = "Result: " + text; };
const post = (url, init = {}) => fetch(url, { method: "POST", body: "x=1", ...init }).then(() => say("done"), () => say("failed"));`;
const page = (body: string): string => `<!doctype html><title>Account</title><h1>Account</h1>
<p id=out role=status></p><button id=other onclick="this.textContent='Other used'">Other</button><script>${SAY}</script>${body}`;
const button = (script: string): string => `<button id=go onclick='${script}'>Go on</button>`;
const form = (inside: string, more = ""): string =>
  `<form method=post action=/subscription/cancel ${more}>${inside}</form>`;

const ROADS: Road[] = [
  // The same button, by every way of naming it.
  {
    name: "a click by css",
    body: form("<button>Cancel subscription</button>"),
    call: { action: "click", target: css("form button") },
  },
  {
    name: "a click by role and name",
    like: true,
    body: form("<button>Cancel subscription</button>"),
    call: {
      action: "click",
      target: { kind: "locator", role: "button", name: "Cancel subscription" },
    },
  },
  {
    name: "a click by text",
    like: true,
    body: form("<button>Cancel subscription</button>"),
    call: { action: "click", target: { kind: "locator", text: "Cancel subscription" } },
  },
  {
    name: "a click by coordinates",
    body: form("<button>Cancel subscription</button>"),
    call: (d) => {
      const { box } = d.find("Cancel subscription");
      return {
        action: "click",
        target: { kind: "locator", x: box.x + box.width / 2, y: box.y + box.height / 2 },
      };
    },
  },
  {
    name: "a click on an icon inside the button",
    body: `<form method=post action=/api/x><input type=hidden name=do value=cancel><button aria-label="Cancel subscription"><i id=icon style="display:block;width:20px;height:20px"></i></button></form>`,
    call: { action: "click", target: css("#icon") },
  },
  {
    name: "a click on the box around the button",
    like: true,
    body: `<form method=post action=/api/x><input type=hidden name=do value=cancel><div id=box style="padding:4px;width:200px"><button style="width:190px">Cancel subscription</button></div></form>`,
    call: { action: "click", target: css("#box") },
  },
  {
    name: "a click on the label of the button",
    body: `<form method=post action=/api/x><input type=hidden name=do value=cancel><label for=b id=lab>Go on</label> <button id=b style="position:absolute;top:400px">Cancel subscription</button></form>`,
    call: { action: "click", target: css("#lab") },
  },
  // Keys.
  {
    name: "Enter in a field",
    body: form("<input aria-label=Reason name=r><button>Cancel subscription</button>"),
    call: (d) => ({ action: "press", value: "Enter", target: on(d, "Reason") }),
  },
  {
    name: "Enter in a field by its other name",
    like: true,
    body: form("<input aria-label=Reason name=r><button>Cancel subscription</button>"),
    call: (d) => ({ action: "press", value: "\n", target: on(d, "Reason") }),
  },
  {
    name: "Enter on a checkbox, which sends its form",
    like: true,
    body: form("<input type=checkbox aria-label=Agree name=r><button>Cancel subscription</button>"),
    call: (d) => ({ action: "press", value: "Enter", target: on(d, "Agree") }),
  },
  {
    name: "Enter in a form without a button",
    like: true,
    body: form("<input aria-label=Reason name=r>"),
    call: (d) => ({ action: "press", value: "Enter", target: on(d, "Reason") }),
  },
  {
    name: "Enter on the focused button, pressed on the page",
    like: true,
    body: form("<button autofocus>Cancel subscription</button>"),
    call: { action: "press", value: "Enter" },
  },
  {
    name: "Space on the focused button, pressed on the page",
    body: form("<button autofocus>Cancel subscription</button>"),
    call: { action: "press", value: "Space" },
  },
  {
    name: "Space on the button",
    like: true,
    body: form("<button>Cancel subscription</button>"),
    call: (d) => ({ action: "press", value: " ", target: on(d, "Cancel subscription") }),
  },
  {
    name: "a key that the page turns into a submission",
    body: `<script>onkeydown = (e) => { if (e.key === "x") post("/subscription/cancel"); };</script>`,
    call: { action: "press", value: "x" },
  },
  // Controls that submit by themselves.
  {
    name: "a list that submits by its onchange",
    like: true,
    body: form(
      `<select aria-label=Plan name=p onchange="this.form.submit()"><option>Basic<option>None</select>`,
    ),
    call: (d) => ({ action: "select", value: "None", target: on(d, "Plan") }),
  },
  {
    name: "a list that submits by requestSubmit",
    like: true,
    body: form(
      `<select aria-label=Plan name=p onchange="this.form.requestSubmit()"><option>Basic<option>None</select>`,
    ),
    call: (d) => ({ action: "select", value: "None", target: on(d, "Plan") }),
  },
  {
    name: "a list that submits by a listener",
    body: `${form(`<select id=s aria-label=Plan name=p><option>Basic<option>None</select>`)}<script>s.addEventListener("change", () => s.form.submit());</script>`,
    call: (d) => ({ action: "select", value: "None", target: on(d, "Plan") }),
  },
  {
    name: "a checkbox that submits by its onchange",
    like: true,
    hop: true,
    body: form(`<input type=checkbox aria-label=Renew name=p onchange="this.form.submit()">`),
    call: (d) => ({ action: "check", target: on(d, "Renew") }),
  },
  {
    name: "a checkbox that submits by a listener",
    hop: true,
    body: `${form(`<input id=s type=checkbox aria-label=Renew name=p>`)}<script>s.addEventListener("change", () => s.form.requestSubmit());</script>`,
    call: (d) => ({ action: "click", target: on(d, "Renew") }),
  },
  // Harmless labels.
  { name: "Continue that posts to a cancel address", body: form(`<button>Go on</button>`) },
  {
    name: "requestSubmit from a handler",
    body: `${form("", "id=f")}${button("f.requestSubmit()")}`,
  },
  {
    name: "form.submit() from a handler",
    like: true,
    body: `${form("", "id=f")}${button("f.submit()")}`,
  },
  {
    name: "a handler that clicks the danger button",
    like: true,
    body: `<form method=post action=/subscription/cancel><button id=b hidden>Cancel subscription</button></form>${button("b.click()")}`,
  },
  { name: "fetch", body: button(`post("/subscription/cancel")`) },
  { name: "PUT", like: true, body: button(`post("/subscription/cancel", {method: "PUT"})`) },
  { name: "PATCH", like: true, body: button(`post("/subscription/cancel", {method: "PATCH"})`) },
  {
    name: "DELETE",
    body: button(`post("/account/delete", {method: "DELETE", body: undefined})`),
  },
  {
    name: "XMLHttpRequest",
    body: button(
      `const x = new XMLHttpRequest(); x.onload = () => say("done"); x.open("POST", "/subscription/cancel"); x.send("x=1")`,
    ),
  },
  {
    name: "sendBeacon",
    body: button(`navigator.sendBeacon("/subscription/cancel", "x=1"); say("sent")`),
    silent: true,
  },
  {
    name: "a picture by GET",
    body: button(`new Image().src = "/subscription/cancel?confirm=1"`),
    silent: true,
  },
  {
    name: "GraphQL mutation",
    body: button(
      `post("/graphql", {headers: {"content-type": "application/json"}, body: JSON.stringify({query: "mutation { cancelSubscription(id: 1) { id } }"})})`,
    ),
  },
  {
    name: "multipart form",
    body: `<form method=post enctype=multipart/form-data action=/api/account/subscription><input type=hidden name=action value=cancel><button>Go on</button></form>`,
  },
  {
    name: "JSON body with action cancel",
    body: button(
      `post("/api/subscription", {headers: {"content-type": "application/json"}, body: JSON.stringify({action: "cancel"})})`,
    ),
  },
  { name: "window.open", body: button(`window.open("/subscription/cancel?confirm=1")`) },
  {
    name: "a form into a new tab",
    body: form(`<button>Go on</button>`, "target=_blank"),
  },
  { name: "location.href", body: button(`location.href = "/subscription/cancel?confirm=1"`) },
  {
    name: "a link with side effect",
    body: `<a href="/subscription/cancel?confirm=1">Go on</a>`,
  },
  {
    name: "navigate to an address with side effect",
    body: "",
    call: () => ({ action: "navigate", value: `${site.origin}/subscription/cancel?confirm=1` }),
  },
  {
    name: "redirect 307",
    body: `<form method=post action=/step307><button>Go on</button></form>`,
  },
  { name: "redirect 307 of a fetch", like: true, body: button(`post("/step307")`) },
  {
    name: "redirect 308 to a purchase",
    body: `<form method=post action=/step308><button>Go on</button></form>`,
  },
  { name: "redirect to another site by GET", body: `<a href=/away>Go on</a>` },
  {
    name: "a worker's fetch",
    body: `<script>const w = new Worker("/worker.js"); w.onmessage = (e) => say(e.data);</script>${button("w.postMessage(1)")}`,
  },
  {
    name: "a worker's worker",
    like: true,
    body: `<script>const w = new Worker("/nested.js"); w.onmessage = (e) => say(e.data);</script>${button("w.postMessage(1)")}`,
    late: true,
  },
  // By itself, late, or at a touch.
  {
    name: "one second later",
    body: button(`setTimeout(() => post("/subscription/cancel"), 1000)`),
    late: true,
  },
  {
    name: "a hover handler",
    body: `<button onmouseenter='post("/subscription/cancel")'>Go on</button>`,
    call: (d) => ({ action: "hover", target: on(d, "Go on") }),
  },
  {
    name: "a scroll handler",
    body: `<div style="height:3000px"></div><script>onscroll = () => { onscroll = null; post("/subscription/cancel"); };</script>`,
    call: { action: "scroll", value: "down" },
  },
  {
    name: "a typing handler",
    body: `<input aria-label=Name oninput='oninput = null; post("/subscription/cancel")'>`,
    call: (d) => ({ action: "fill", value: "Ann", target: on(d, "Name") }),
  },
  {
    name: "a mousedown handler",
    body: `<button onmousedown='post("/subscription/cancel")'>Go on</button>`,
  },
  // Frames and shadow roots.
  {
    name: "a same-origin frame",
    like: true,
    body: `<iframe srcdoc="<form method=post action=/subscription/cancel><button>Cancel subscription</button></form>"></iframe>`,
    call: (d) => ({ action: "click", target: on(d, "Cancel subscription") }),
  },
  {
    name: "a cross-origin frame",
    body: `<iframe src="OTHER/framed"></iframe>`,
    call: (d) => ({ action: "click", target: on(d, "Cancel subscription") }),
  },
  {
    name: "an open shadow root",
    like: true,
    body: `<div id=h></div><script>h.attachShadow({mode: "open"}).innerHTML = "<form method=post action=/subscription/cancel><button>Cancel subscription</button></form>"</script>`,
    call: (d) => ({ action: "click", target: on(d, "Cancel subscription") }),
  },
  {
    name: "a closed shadow root",
    body: `<div id=h></div><script>h.attachShadow({mode: "closed"}).innerHTML = "<form method=post action=/subscription/cancel><button>Cancel subscription</button></form>"</script>`,
    call: (d) => ({ action: "click", target: on(d, "Cancel subscription") }),
  },
];

function on(d: Driver, name: string): NonNullable<ActRequest["target"]> {
  return { kind: "element", actionId: d.find(name).actionId };
}

async function visit(body: string): Promise<void> {
  site.set(
    "/framed",
    "<!doctype html><form method=post action=/subscription/cancel><button>Cancel subscription</button></form>",
  );
  site.set("/road", page(body.replaceAll("OTHER", site.otherOrigin)));
  const result = await driver.goto(`${site.origin}/road`);
  expect(result.error).toBeUndefined();
  site.clear();
}

function perform(call: Call, confirm?: ActResult["confirmation"]): Promise<ActResult> {
  const { action, value, ...more } = call;
  return driver.send(action, value, {
    ...more,
    ...(confirm === undefined ? {} : { confirm: { token: confirm.token, text: confirm.text } }),
  });
}

/** The call that is refused at last: the act itself, or the waiting that follows it. */
async function refusedCall(road: Road): Promise<{ call: Call; result: ActResult }> {
  for (const call of road.before ?? []) expect((await perform(call)).error).toBeUndefined();
  const call =
    typeof road.call === "function"
      ? road.call(driver)
      : (road.call ?? { action: "click" as const, target: on(driver, "Go on") });
  const result = await perform(call);
  if (road.late !== true || result.error !== undefined) return { call, result };
  const wait: Call = { action: "wait", value: 3000 };
  return { call: wait, result: await perform(wait) };
}

const ALL = process.env["SUBTERMINATOR_LONG"] === "1" || process.env["SAFETY_TRIALS"] !== undefined;
describe.each(ROADS.filter(({ like }) => ALL || like !== true))("$name", (road) => {
  test("needs a yes, does it once with it, and leaves the page usable without", async () => {
    await visit(road.body);
    const first = await refusedCall(road);
    expect(first.result.error?.code).toBe("SAFETY_CONFIRMATION_REQUIRED");
    expect(first.result.nextObservation).toBeDefined();
    expect(site.danger()).toEqual([]);

    // The caller turns to something else: what waited is dropped, and the page still works.
    if (road.body !== "") {
      const other = await driver.send("click", undefined, { target: css("#other") });
      expect(other.error).toBeUndefined();
      expect(driver.has("Other used")).toBe(true);
      expect(site.danger()).toEqual([]);
    }

    await visit(road.body);
    const again = await refusedCall(road);
    expect(again.result.error?.code).toBe("SAFETY_CONFIRMATION_REQUIRED");
    let done = await perform(again.call, again.result.confirmation);
    if (road.hop === true) {
      expect([done.error?.code, site.danger()]).toEqual(["SAFETY_CONFIRMATION_REQUIRED", []]);
      done = await perform(again.call, done.confirmation);
    }
    expect(done.error).toBeUndefined();
    expect(site.danger()).toHaveLength(1);
    if (road.silent !== true) expect(await driver.text()).toContain("Result: done");

    // The token is spent.
    const replay = await perform(again.call, again.result.confirmation);
    expect(replay.ok).toBe(false);
    expect(site.danger()).toHaveLength(1);
  });
});
