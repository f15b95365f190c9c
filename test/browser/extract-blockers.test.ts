import { describe, expect, test } from "vitest";
import type { Observation } from "../../src/contract/observation.ts";
import { renderObservation } from "../../src/contract/render-text.ts";
import { startPageServer } from "../support/page-server.ts";
import { createWorld, lines, named } from "./extract-world.ts";

const world = await createWorld();

/** An ordinary page beneath whatever stands before it. */
const page = (over: string, style = ""): string => `<!doctype html><title>Shop</title>
  <style>body{margin:0;font:16px sans-serif}${style}</style>
  <header><nav><a href="/home">Home</a><a href="/plans">Plans</a></nav></header>
  <main><h1>Your account</h1>${"<p>Words of the page, which is long enough to fill the screen.</p>".repeat(14)}
  <button>Page button</button></main><footer><a href="/legal">Legal</a></footer>${over}`;

const blockers = (seen: Observation): [string, string, string[]][] =>
  seen.blockers.map(({ kind, label, actionIds }) => [
    kind,
    label,
    actionIds.map((id) => seen.affordances.find((a) => a.actionId === id)?.name ?? "?"),
  ]);

const FIXED = "position:fixed;z-index:1000;background:#fff;";
const remove = `onclick="document.querySelector('#over').remove()"`;

describe("what stands before the page is said and its controls come first:", () => {
  test.each([
    [
      "a native modal dialog",
      `<dialog id="over"><h2>Stay with us?</h2><button ${remove}>Stay</button><button>Leave</button></dialog><script>over.showModal()</script>`,
      ["modal", "Stay with us?", ["Stay", "Leave"]],
    ],
    [
      "role=dialog with aria-modal",
      `<div id="over" role="dialog" aria-modal="true" aria-labelledby="t" style="${FIXED}inset:25%"><p id="t">Sure?</p><button ${remove}>Stay</button><button>Leave</button></div>`,
      ["modal", "Sure?", ["Stay", "Leave"]],
    ],
    [
      "an overlay without any ARIA",
      `<div id="over" style="${FIXED}inset:0;background:#0008"><div style="position:absolute;inset:30%;background:#fff"><h3>Offer</h3><button ${remove}>Stay</button><button>Leave</button></div></div>`,
      ["modal", "Offer", ["Stay", "Leave"]],
    ],
    [
      "a small overlay above a backdrop that is its sibling",
      `<div id="over"><div style="${FIXED}inset:0;background:#0008"></div><div style="${FIXED}left:20px;top:20px;width:300px;height:200px;z-index:1001"><h3>Corner offer</h3><button ${remove}>Stay</button><button>Leave</button></div></div>`,
      ["modal", "Corner offer", ["Stay", "Leave"]],
    ],
    [
      "an absolutely placed overlay over the whole page",
      `<div id="over" style="position:absolute;left:0;top:0;width:100%;height:100vh;background:#fff;z-index:5"><h3>Before you go</h3><button ${remove}>Stay</button><button>Leave</button></div>`,
      ["modal", "Before you go", ["Stay", "Leave"]],
    ],
    [
      "a panel that slid in from the side, of boxes without markup",
      `<div id="over" style="${FIXED}top:0;right:0;bottom:0;width:400px"><div style="cursor:pointer;float:right" ${remove}>×</div><div>Turn off renewal?</div><div style="cursor:pointer">Leave</div></div>`,
      ["modal", "Turn off renewal?", ["×", "Leave"]],
    ],
    [
      "a consent banner at the bottom",
      `<div id="over" style="${FIXED}left:0;right:0;bottom:0;padding:20px">We use cookies to improve your experience. <button ${remove}>Accept all</button><button>Reject all</button></div>`,
      ["consent", expect.stringContaining("We use cookies"), ["Accept all", "Reject all"]],
    ],
    [
      "a consent dialog in German",
      `<div id="over" role="dialog" aria-label="Datenschutz" style="${FIXED}inset:20%"><p>Wir brauchen Ihre Einwilligung für Cookies.</p><button ${remove}>Alle akzeptieren</button><button>Ablehnen</button></div>`,
      ["consent", "Datenschutz", ["Alle akzeptieren", "Ablehnen"]],
    ],
    [
      "an open popover over the middle",
      `<div id="over" popover="manual" style="width:600px;height:400px"><h2>News</h2><button ${remove}>Stay</button><button>Leave</button></div><script>over.showPopover()</script>`,
      ["modal", "News", ["Stay", "Leave"]],
    ],
    [
      "a dialog inside a shadow root",
      `<div id="over"></div><script>over.attachShadow({mode:"open"}).innerHTML = '<div role="dialog" aria-modal="true" aria-label="Shadowed" style="${FIXED}inset:25%"><button onclick="this.getRootNode().host.remove()">Stay</button><button>Leave</button></div>'</script>`,
      ["modal", "Shadowed", ["Stay", "Leave"]],
    ],
  ])("%s", async (_, over, expected) => {
    const seen = await world.show(page(over));
    expect(blockers(seen)).toEqual([expected]);
    const own = expected[2] as string[];
    expect(seen.affordances.slice(0, 2).map(({ name }) => name)).toEqual(own);
    expect(seen.affordances.slice(0, 2).map(({ region }) => region)).toEqual(["modal", "modal"]);
    expect(lines(seen)).toContain("button Page button");
    const result = await world.act(own[0] as string, "click");
    expect(result.error).toBeUndefined();
    expect(result.nextObservation?.blockers).toEqual([]);
  });

  test("consent in a frame of another site, over the page", async () => {
    const other = await startPageServer({
      "/cmp": `<body><p>We and our 812 partners use cookies.</p><button onclick="parent.postMessage('done', '*')">Agree</button><button>Manage</button>`,
    });
    try {
      const seen = await world.show(
        page(
          `<div id="sp_message_container" style="${FIXED}inset:10%"><iframe title="SP Consent Message" src="http://localhost:${other.port}/cmp" style="width:100%;height:100%"></iframe></div><script>addEventListener("message", () => sp_message_container.remove())</script>`,
        ),
      );
      expect(blockers(seen)).toEqual([
        ["consent", expect.stringMatching(/consent|cookies/i), ["Agree", "Manage"]],
      ]);
      expect(seen.affordances.slice(0, 2).map(({ name }) => name)).toEqual(["Agree", "Manage"]);
      const result = await world.act("Agree", "click");
      expect(result.error).toBeUndefined();
      expect(result.nextObservation?.blockers).toEqual([]);
    } finally {
      await other.close();
    }
  });

  test("a dialog that a frame of the page opens comes first too, as far as it covers the frame", async () => {
    world.server.set(
      "/framed-dialog",
      `<button>Under</button><dialog id="d"><h2>Inside</h2><button>Yes</button></dialog><script>d.showModal()</script>`,
    );
    const seen = await world.show(
      `<button>Outer</button><iframe src="/framed-dialog" width="600" height="400"></iframe>`,
    );
    expect(blockers(seen)).toEqual([["modal", "Inside", ["Yes"]]]);
    expect(lines(seen)[0]).toBe("button Yes");
  });
});

test("two dialogs one above the other: the upper one first, each with its own controls", async () => {
  const seen = await world.show(
    page(
      `<dialog id="a"><h2>First</h2><button>One</button></dialog><dialog id="b"><h2>Second</h2><button>Two</button></dialog><script>a.showModal(); b.showModal()</script>`,
    ),
  );
  expect(blockers(seen)).toEqual([
    ["modal", "Second", ["Two"]],
    ["modal", "First", ["One"]],
  ]);
});

test("a login wall and a captcha are named, with what answers them", async () => {
  const login = await world.show(
    `<main><h1>Sign in</h1><form action="/login" method="post"><label>Email <input type="email"></label><label>Password <input type="password" autocomplete="current-password"></label><label><input type="checkbox">Remember me</label><button>Sign in</button><a href="/forgot">Forgot password?</a></form></main>`,
  );
  expect(blockers(login)).toEqual([
    ["login", "Sign in", ["Email", "Password", "Remember me", "Sign in", "Forgot password?"]],
  ]);
  world.server.set(
    "/recaptcha/anchor",
    `<div role="checkbox" tabindex="0" aria-checked="false">I'm not a robot</div>`,
  );
  const captcha = await world.show(
    `<form><label>Name <input></label><div class="g-recaptcha"><iframe title="reCAPTCHA" src="/recaptcha/anchor" width="304" height="78"></iframe></div><button>Send</button></form>`,
  );
  expect(blockers(captcha)).toEqual([["captcha", "reCAPTCHA", ["I'm not a robot"]]]);
});

test("a page that is nothing but a check of the browser is an interstitial", async () => {
  const seen = await world.show(
    `<title>Just a moment...</title><h1>shop.example</h1><p>Verifying you are human. This may take a few seconds.</p><div id="challenge-stage"></div>`,
  );
  expect(blockers(seen).map(([kind]) => kind)).toEqual(["interstitial"]);
});

describe("what does not stand in the way is no blocker:", () => {
  test.each([
    [
      "a sticky header",
      `<div style="position:sticky;top:0;background:#fff;z-index:500">Sticky <a href="/x">Home</a></div>`,
    ],
    [
      "a fixed header",
      `<div style="${FIXED}top:0;left:0;right:0;height:60px"><a href="/x">Home</a><button>Menu</button></div>`,
    ],
    [
      "a cookie settings link in the footer",
      `<footer><a href="/c">Cookie settings</a><button id="ot-sdk-btn" class="cookie-settings">Manage cookies</button></footer>`,
    ],
    [
      "a fixed footer with a cookie link",
      `<div style="${FIXED}bottom:0;left:0;right:0;height:40px"><a href="/imprint">Imprint</a> <a href="/privacy">Privacy</a> <a href="/cookies">Cookies</a></div>`,
    ],
    [
      "a chat bubble",
      `<div style="${FIXED}right:20px;bottom:20px;width:60px;height:60px"><button>Chat</button></div>`,
    ],
    [
      "a tooltip",
      `<div role="tooltip" style="${FIXED}left:40%;top:48%;width:200px;height:40px">Helpful words</div>`,
    ],
    [
      "a toast",
      `<div role="status" style="${FIXED}left:40%;bottom:20px;width:300px;height:40px">Saved <button>Undo</button></div>`,
    ],
    [
      "a side bar that is always there",
      `<div style="${FIXED}left:0;top:0;bottom:0;width:200px"><a href="/x">Inbox</a><a href="/y">Sent</a></div>`,
    ],
    [
      "a side bar of links that can be closed",
      `<div style="${FIXED}left:0;top:0;bottom:0;width:240px"><button aria-label="Close menu">×</button><a href="/x">Inbox</a><a href="/y">Sent</a></div>`,
    ],
    [
      "a side bar of buttons that cannot be closed",
      `<div style="${FIXED}left:0;top:0;bottom:0;width:240px"><button>Write</button><a href="/y">Sent</a></div>`,
    ],
    [
      "an article about cookies",
      `<article><h2>Baking cookies</h2><p>We use cookies in this recipe.</p><button>Print</button></article>`,
    ],
    [
      "an application laid out in one fixed box",
      `<div style="position:fixed;inset:0;background:#fff"><nav><a href="/x">Inbox</a></nav><main><h1>Mail</h1><button>Write</button>${"<a href='/m'>A mail</a> ".repeat(12)}</main></div>`,
    ],
    [
      "a closed dialog",
      `<dialog><button>Hidden</button></dialog><div role="dialog" style="display:none"><button>Hidden</button></div><div popover><button>Hidden</button></div>`,
    ],
    [
      "a password among the settings of an account",
      `<form action="/settings"><label>Name <input></label><label>Street <input></label><label>Town <input></label><label>Your password <input type="password"></label><button>Save</button></form>`,
    ],
    [
      "an open menu",
      `<div role="menu" style="${FIXED}left:500px;top:300px;width:300px;height:200px"><div role="menuitem" tabindex="0">Copy</div></div>`,
    ],
    [
      "a form that only speaks of captchas",
      `<form class="captcha-free" id="no-captcha-form"><label>Name <input></label><button>Send</button></form>`,
    ],
    [
      "a layer that lets clicks through",
      `<div style="${FIXED}inset:0;background:none;pointer-events:none"><button style="pointer-events:auto;position:absolute;right:0;bottom:0">Help</button></div>`,
    ],
  ])("%s", async (_, extra) => {
    expect(blockers(await world.show(page(extra)))).toEqual([]);
  });
});

test("a blocker's controls come first also when there are more of them than fit, and its ids are those listed", async () => {
  const seen = await world.show(
    page(
      `<dialog id="d"><h2>Choose</h2>${Array.from({ length: 30 }, (_, i) => `<button>Choice ${i}</button>`).join("")}</dialog><script>d.showModal()</script>`,
    ),
    { maxAffordances: 10 },
  );
  expect(seen.affordances.every(({ region }) => region === "modal")).toBe(true);
  expect(seen.blockers[0]?.actionIds).toHaveLength(8);
  expect(named(seen, "Choice 0").actionId).toBe(seen.blockers[0]?.actionIds[0]);
});

describe("in the text for a model only the topmost layer is listed", () => {
  const dialog = (name: string, inset: string): string =>
    `<div style="${FIXED}inset:0;background:#0008"><div role="dialog" aria-modal="true" aria-label="${name}" style="position:absolute;inset:${inset};background:#fff"><button>${name} yes</button></div></div>`;

  test.each([
    ["a dialog", dialog("Upper", "30%")],
    ["a dialog over a dialog", dialog("Lower", "10%") + dialog("Upper", "30%")],
  ])("%s: what is under it is one line", async (_, over) => {
    const seen = await world.show(page(over));
    const text = renderObservation(seen);
    expect(text).toContain("Upper yes");
    expect(text).not.toMatch(/Page button|Lower/);
    expect(text.match(/in front:/g)).toHaveLength(1);
    expect(text).toMatch(/\n\d+ controls behind it/);
    expect(named(seen, "Page button").covered).toBe(true);
  });

  test("a drawer beside which the page can be used hides nothing of it", async () => {
    const side = `<div role="dialog" aria-label="Cart" style="${FIXED}top:0;right:0;bottom:0;width:30%"><button>Checkout</button></div>`;
    const seen = await world.show(page(side));
    expect(renderObservation(seen)).toMatch(/Checkout[^]*Plans/);
    expect(seen.affordances.some(({ covered }) => covered === true)).toBe(false);
  });
});
