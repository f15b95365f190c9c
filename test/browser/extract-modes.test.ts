import { encode } from "gpt-tokenizer/encoding/o200k_base";
import { describe, expect, test } from "vitest";
import { renderObservation } from "../../src/contract/render-text.ts";
import { createWorld, lines, named } from "./extract-world.ts";

const world = await createWorld();

const SITE = `<title>Site</title>
  <header><a href="/">Logo</a></header>
  <nav><a href="/a">A</a><a href="/b">B</a><a href="/a">A</a></nav>
  <main><h1>Title</h1><p>Some <b>bold</b> words and a <a href="/more">link</a>.</p><ul><li>one</li><li>two</li></ul>
    <table><tr><th>Name</th><th>Price</th></tr><tr><td>Pro</td><td>9 | 10</td></tr></table>
    <button disabled>Off</button><button>On</button><button hidden>Hidden</button>
    <div style="height:2000px"></div><button>Far</button></main>
  <aside><a href="/ad">Ad</a></aside>
  <footer><a href="/imprint">Imprint</a><a href="/imprint">Imprint</a></footer>`;

describe("order", () => {
  test("enabled in view first, main before banner before navigation before footer; repeated links once", async () => {
    const seen = await world.show(SITE);
    expect(lines(seen)).toEqual([
      "link link",
      "button On",
      "link Logo",
      "link A",
      "link B",
      "button Far",
      "link Ad",
      "link Imprint",
      "button Off",
    ]);
    expect(lines(await world.observe())).toEqual(lines(seen));
    expect(named(seen, "Off").state.disabled).toBe(true);
    expect(named(seen, "Far").inViewport).toBe(false);
    expect(named(seen, "link").href).toBe(`${world.server.origin}/more`);
  });

  test("hidden and disabled ones are listed or left out as asked", async () => {
    const seen = await world.show(SITE, { includeHidden: true });
    expect(named(seen, "Hidden")).toMatchObject({ hidden: true, targetable: false });
    expect(lines(seen).at(-1)).toBe("button Hidden");
    expect(lines(await world.observe({ includeDisabled: false }))).not.toContain("button Off");
  });
});

describe("scope", () => {
  test("is a region or what is inside an element; anything else names the field", async () => {
    await world.show(SITE);
    expect(lines(await world.observe({ scope: "navigation" }))).toEqual(["link A", "link B"]);
    expect(lines(await world.observe({ scope: "footer" }))).toEqual(["link Imprint"]);
    const seen = await world.show(
      `<button>Out</button><div tabindex="0" onclick="0"><p>Card</p><button>In</button></div>`,
    );
    const card = seen.affordances.find(({ role }) => role === "clickable");
    expect(lines(await world.observe({ scope: card?.actionId ?? "" }))).toContain("button In");
    expect(lines(await world.observe({ scope: card?.actionId ?? "" }))).not.toContain("button Out");
    for (const scope of ["9999", "nowhere", ""])
      await expect(world.observe({ scope })).rejects.toMatchObject({
        code: "CONTRACT_MISMATCH",
        field: "scope",
      });
  });
});

describe("modes", () => {
  test("read gives the main text as Markdown and no controls", async () => {
    const seen = await world.show(SITE, { mode: "read" });
    expect(seen.affordances).toEqual([]);
    expect(seen.text?.split("\n")).toEqual([
      "# Title",
      "Some **bold** words and a [link](/more) .",
      "- one",
      "- two",
      "| Name | Price |",
      "| --- | --- |",
      "| Pro | 9 \\| 10 |",
      "Off On",
      "Far",
    ]);
  });

  test("an assistant's window beside the main part is read after it, a column is not", async () => {
    const seen = await world.show(
      `<main><h1>Your plan</h1></main><aside>Buy more</aside>
       <div style="position:fixed;right:0;bottom:0;width:200px"><h2>Mo</h2><div role="log"><p>Shall I end it?</p></div><button>Yes</button></div>`,
      { mode: "read" },
    );
    expect(seen.text?.split("\n")).toEqual(["# Your plan", "Mo", "Shall I end it?", "Yes"]);
  });

  test("long text comes in pages that lose nothing", async () => {
    const words = Array.from({ length: 3000 }, (_, i) => `<p>Paragraph number ${i}.</p>`).join("");
    const first = await world.show(`<main>${words}</main>`, { mode: "read" });
    let text = first.text ?? "";
    let cursor = first.textCursor;
    for (let pages = 0; cursor !== undefined && pages < 50; pages++) {
      const next = await world.observe({ cursor });
      text += next.text ?? "";
      cursor = next.textCursor;
    }
    expect(cursor).toBeUndefined();
    expect(text.match(/number \d+\./g)).toHaveLength(3000);
    expect(new Set(text.match(/number \d+\./g)).size).toBe(3000);
  });

  test("full says where a press sends its form, by the button's own word or the form's; act does not", async () => {
    const page = `<form method="post" action="/plan/end"><button>End</button><button formaction="/plan/keep">Keep</button></form>
      <form action="/find"><button>Find</button></form><button>Loose</button>`;
    const seen = await world.show(page, { mode: "full" });
    const { origin } = new URL(seen.page.url);
    expect(named(seen, "End").submitsTo).toBe(`POST ${origin}/plan/end`);
    expect(named(seen, "Keep").submitsTo).toBe(`POST ${origin}/plan/keep`);
    expect(named(seen, "Find").submitsTo).toBe(`GET ${origin}/find`);
    expect(named(seen, "Loose").submitsTo).toBeUndefined();
    expect(named(await world.show(page), "End").submitsTo).toBeUndefined();
  });

  test("full gives text, controls and selectors: a unique id, a stable attribute, else a path that is called one", async () => {
    const seen = await world.show(
      `<main><button id="one">Id</button><button data-testid="two">Attribute</button><div id="twice"><button>Path</button></div><p id="twice"></p><button id="dup">Dup</button><i id="dup"></i></main>`,
      { mode: "full" },
    );
    expect(named(seen, "Id").selector).toEqual({ css: "#one", quality: "id" });
    expect(named(seen, "Attribute").selector).toEqual({
      css: 'button[data-testid="two"]',
      quality: "attribute",
    });
    expect(named(seen, "Path").selector?.quality).toBe("path");
    expect(named(seen, "Dup").selector?.quality).toBe("path");
    expect(seen.text).toContain("Id");
    for (const { name, selector } of seen.affordances) {
      const result = await world.act(named(seen, name), "hover", {
        target: { kind: "locator", css: selector?.css ?? "" },
      });
      expect(result.error, name).toBeUndefined();
    }
  });
});

test("messages are what alerts, status lines, toasts and field errors say, once each and only what is seen", async () => {
  const seen = await world.show(`
    <div role="alert">Card was declined</div><div role="status">Saved</div><div aria-live="polite">3 results</div>
    <div class="toast">Copied</div><div role="alert" style="display:none">Not yet</div><div role="alert"></div>
    <div role="status"><div role="alert">Nested once</div></div>
    <label>Email <input aria-invalid="true" aria-describedby="e"></label><span id="e">Not an address</span>
    <form><label>Age <input required></label><button>Next</button></form>`);
  expect(seen.messages).toEqual([
    "Card was declined",
    "Saved",
    "3 results",
    "Copied",
    "Nested once",
    "Not an address",
  ]);
  expect(named(seen, "Email").state.invalid).toBe(true);
  expect((await world.act("Next", "click")).error).toBeUndefined();
  const after = await world.observe();
  expect(named(after, "Age").state).toMatchObject({ invalid: true, required: true });
  expect(after.messages.join()).toMatch(/fill out this field/i);
});

test("forms say which fields belong together, what they demand and what sends them", async () => {
  const seen = await world.show(`
    <form id="f" action="/save" method="post"><label>Name <input name="n" required maxlength="20"></label>
    <label>Zip <input name="z" pattern="[0-9]{5}"></label><label>Seats <input type="number" min="1" max="9"></label>
    <button>Save</button><button type="button">Help</button></form>
    <label>Outside <input form="f"></label><button form="f">Save too</button><input aria-label="Alone">`);
  expect(seen.forms).toEqual([
    {
      fields: [
        { actionId: named(seen, "Name").actionId, required: true, type: "text", maxLength: 20 },
        { actionId: named(seen, "Zip").actionId, type: "text", pattern: "[0-9]{5}" },
        { actionId: named(seen, "Seats").actionId, type: "number", min: "1", max: "9" },
        { actionId: named(seen, "Outside").actionId, type: "text" },
      ],
      submit: [named(seen, "Save").actionId, named(seen, "Save too").actionId],
    },
  ]);
});

test("an ordinary account page of about 20 controls costs at most 330 tokens, risk and forms included", async () => {
  const seen =
    await world.show(`<!doctype html><html lang="en"><title>Your account - Streamly</title>
    <header><a href="/">Streamly</a><nav><a href="/browse">Browse</a><a href="/my-list">My list</a><a href="/account">Account</a></nav></header>
    <main><h1>Account</h1>
      <section><h2>Membership</h2><p>Premium plan, next bill on 14 June.</p><a href="/account/plan">Change plan</a><a href="/account/billing">Billing details</a><button>Cancel membership</button></section>
      <section><h2>Profile</h2><form action="/account/profile" method="post"><label>Name <input name="name" value="Ann Smith" required></label><label>Email <input name="email" type="email" value="ann@example.com" required></label><label>Phone <input name="phone" type="tel"></label><label>Language <select name="lang"><option selected>English<option>Deutsch<option>Français</select></label><label><input type="checkbox" name="news" checked>Email me offers</label><button>Save changes</button></form></section>
      <section><h2>Security</h2><a href="/account/password">Change password</a><button aria-expanded="false">Signed-in devices</button><button>Sign out of all devices</button><a href="/account/delete">Delete account</a></section>
    </main><footer><a href="/help">Help</a><a href="/terms">Terms</a><a href="/privacy">Privacy</a></footer>`);
  expect(seen.affordances.length).toBeGreaterThanOrEqual(20);
  const text = renderObservation(seen);
  const tokens = encode(text).length;
  process.stdout.write(`${text}\n${tokens} tokens, ${seen.affordances.length} controls\n`);
  expect(tokens).toBeLessThanOrEqual(330);
  expect(text).toMatch(/Cancel membership.*danger/);
  expect(seen.forms).toHaveLength(1);
});

test("a table that only lays out the page is read as the page it is, to the end of its sentences", async () => {
  const words =
    "It can only be ended by telephone, on weekdays between nine and five, under 020 555 0100. ".repeat(
      4,
    );
  const seen = await world.show(
    `<table><tr><td><a href="/">Home</a></td><td><h1>Ending</h1><p>${words}</p></td></tr></table>`,
    { mode: "full" },
  );
  expect(seen.text?.split("\n")).toEqual(["[Home](/)", "# Ending", words.trim()]);
});
