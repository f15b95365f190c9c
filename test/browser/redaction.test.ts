import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { renderActResult, renderObservation } from "../../src/contract/render-text.ts";
import type { ApprovalCard, Browsers } from "../../src/browser/port.ts";
import type { LogEvent } from "../../src/browser/session.ts";
import { startPageServer, type PageServer } from "../support/page-server.ts";
import { Driver, eventually, testBrowsers } from "../support/session-driver.ts";

const CANARY = "Xk7-Qz!vB9wLm42#";
/** As long as the canary, so that in a typeface of equal widths only the covered pixels differ. */
const OTHER = "Ab3-Yd!tR6uNs80#";
const PIN = "4711";

let server: PageServer;
let browsers: Browsers;
let driver: Driver;
const sinks: string[] = [];
const cards: ApprovalCard[] = [];
const log = (event: LogEvent): void => void sinks.push(JSON.stringify(event));

const b64 = (text: string): string => Buffer.from(text).toString("base64");
/** What the canary looks like in each encoding; of base64 the part that does not depend on its neighbours. */
const encodings: Record<string, string> = {
  raw: CANARY,
  url: encodeURIComponent(CANARY),
  "base64 at 0": b64(CANARY).slice(0, 20),
  "base64 at 1": b64(`a${CANARY}`).slice(2, 22),
  "base64 at 2": b64(`ab${CANARY}`).slice(3, 22),
  hex: Buffer.from(CANARY).toString("hex"),
  json: JSON.stringify(
    Array.from(CANARY)
      .map((c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`)
      .join(""),
  ).slice(1, -1),
  html: Array.from(CANARY)
    .map((c) => `&#${c.charCodeAt(0)};`)
    .join(""),
  utf16: Buffer.from(CANARY, "utf16le").toString("hex"),
  reversed: Array.from(CANARY).toReversed().join(""),
  split: Array.from(CANARY).join(" "),
};

function leaks(text: string): string[] {
  const folded = text.toLowerCase();
  return Object.entries(encodings)
    .filter(([, form]) => folded.includes(form.toLowerCase()))
    .map(([name]) => name);
}

const FORM = `<label>Password <input type="password" id="pw"></label><label>User <input id="user"></label>
  <label>Notes <textarea id="notes"></textarea></label><div contenteditable role="textbox" aria-label="Rich" style="min-height:20px"></div>
  <label>PIN <input id="pin"></label>`;
/** Echoes what was typed, to every place from which it could be read. */
const ECHO = `<!doctype html><title>Echo</title>${FORM}<p id="status" role="status"></p>
  <button onclick="echo()">Echo it</button><button onclick="alert('Your password is ' + pw.value)">Alert it</button>
  <button onclick="confirm('Use ' + pw.value + '?')">Confirm it</button><a id="dl" href="/x" download>Download it</a>
  <button onclick="user.setCustomValidity('wrong: ' + pw.value); user.reportValidity()">Validate it</button>
  <button onclick="pw.type = 'text'">Show password</button><div id="out"></div>
  <script>
    const forms = (v) => [v, encodeURIComponent(v), btoa(v), btoa('a' + v), btoa('ab' + v),
      [...v].map(c => c.charCodeAt(0).toString(16).padStart(2, '0')).join(''),
      [...v].map(c => '\\\\u' + c.charCodeAt(0).toString(16).padStart(4, '0')).join(''),
      [...v].map(c => '&#' + c.charCodeAt(0) + ';').join(''),
      [...v].map(c => c.charCodeAt(0).toString(16).padStart(2, '0') + '00').join(''), [...v].reverse().join(''), [...v].join(' ')];
    function echo() {
      const v = pw.value; document.title = 'Hello ' + v; history.replaceState({}, '', '/echo/' + encodeURIComponent(v) + '?q=' + encodeURIComponent(v) + '#' + v);
      console.log(v); console.error(v); dl.download = v + '.txt'; dl.href = 'data:text/plain,' + encodeURIComponent(v);
      status.textContent = 'status ' + v; document.getElementById('status').textContent = 'status ' + v;
      for (const form of forms(v)) {
        const p = document.createElement('p'); p.textContent = form;
        const b = document.createElement('button'); b.textContent = 'Button ' + form; b.setAttribute('aria-description', form);
        const a = document.createElement('a'); a.href = '/go?x=' + encodeURIComponent(form); a.textContent = 'Link'; a.title = form;
        const i = document.createElement('input'); i.placeholder = form; i.value = form; i.setAttribute('aria-label', 'Copy of ' + form); i.name = form;
        const s = document.createElement('select'); s.setAttribute('aria-label', 'List'); s.innerHTML = '<option></option>'; s.options[0].label = form; s.options[0].value = form;
        out.append(p, b, a, i, s);
      }
      const split = document.createElement('p'); split.innerHTML = [...v].map(c => '<span>' + c.replace('&', '&amp;') + '</span>').join(''); out.append(split);
    }
  </script>`;

beforeAll(async () => {
  process.env["SUBTERMINATOR_SECRET_CANARY"] = CANARY;
  process.env["SUBTERMINATOR_SECRET_PIN"] = PIN;
  server = await startPageServer({ "/echo": ECHO });
  process.env["SUBTERMINATOR_SECRET_BOUND"] = "bound-to-elsewhere-9";
  process.env["SUBTERMINATOR_SECRET_BOUND_ORIGIN"] = "https://shop.example";
  browsers = testBrowsers({
    log,
    confirmations: "ask",
    approver: (card) => {
      cards.push(card);
      sinks.push(JSON.stringify({ ...card, picture: undefined }));
      return Promise.resolve("rejected");
    },
  });
});

afterAll(async () => {
  for (const name of ["CANARY", "PIN", "BOUND", "BOUND_ORIGIN"])
    delete process.env[`SUBTERMINATOR_SECRET_${name}`];
  await browsers.closeAll();
  await server.close();
});

/** Every act and look of a test, as a model would read it and as it is stored. */
async function record(act: Promise<Awaited<ReturnType<Driver["send"]>>>): Promise<void> {
  const result = await act;
  sinks.push(JSON.stringify(result), renderActResult(result));
  for (const mode of ["read", "full"] as const) {
    const seen = await driver.look(mode).catch((error: unknown) => {
      sinks.push(String(error), JSON.stringify(error));
      return driver.seen;
    });
    sinks.push(JSON.stringify(seen), renderObservation(seen));
  }
}

afterEach(() => {
  const found = sinks.flatMap((text) =>
    leaks(text).map((form) => `${form}: ${text.slice(0, 300)}`),
  );
  sinks.length = 0;
  expect(found).toEqual([]);
});

describe("a secret that was typed is found in nothing that comes out", () => {
  beforeAll(async () => {
    driver = await Driver.open(browsers, server.origin + "/echo");
    await record(driver.on("Password", "fill", "secret:CANARY"));
  });

  test("typed it is, and said it is not", async () => {
    expect(driver.find("Password")).toMatchObject({ valueRedacted: true });
    expect(driver.find("Password").value).toBeUndefined();
    for (const name of ["User", "Notes", "Rich"]) {
      await record(driver.on(name, "fill", "secret:CANARY"));
      expect(driver.find(name).value).toBeUndefined();
    }
  });

  test("echoed by the page in every encoding and every place", async () => {
    await record(
      driver.click("Echo it", {
        expect: [
          { kind: "textPresent", value: "status" },
          { kind: "titleContains", value: "nothing" },
          { kind: "urlContains", value: "nothing" },
          { kind: "bannerContains", value: "nothing" },
          { kind: "valueEquals", actionId: driver.find("Password").actionId, value: "x" },
        ],
        expectTimeoutMs: 0,
      }),
    );
    // The echo is there: without the mask the test would show nothing.
    expect(JSON.stringify(driver.seen)).toContain("[secret:CANARY]");
    expect(driver.seen.page.title).toContain("[secret:CANARY]");
    expect(driver.seen.page.url).not.toContain("Xk7");
    sinks.push(JSON.stringify(browsers.sessions()));
  });

  test("in alerts, confirms, validation messages, download names", async () => {
    await driver.goto(server.origin + "/echo");
    await driver.on("Password", "fill", "secret:CANARY");
    await record(driver.click("Alert it"));
    await record(driver.click("Validate it"));
    await record(driver.click("Echo it"));
    await record(driver.click("Download it", { expect: { kind: "downloadStarted" } }));
    await record(driver.click("Confirm it"));
    expect(driver.seen.blockers[0]?.label).toContain("[secret:CANARY]");
    await record(driver.send("dialog", "accept"));
    await record(driver.send("dialog", "dismiss"));
  });

  test("in errors that quote what they were given", async () => {
    await record(driver.goto(server.origin + "/echo"));
    await record(driver.on("Password", "fill", "secret:CANARY"));
    await record(driver.click("Echo it"));
    await record(driver.on("List", "select", CANARY.slice(0, 5)));
    await record(driver.on("Password", "fill", "secret:NOBODY"));
    await record(driver.on("Password", "press", "Bogus"));
    await record(driver.goto(`http://no-such-host.invalid/?q=${encodeURIComponent(CANARY)}`));
    await record(driver.goto(`file:///${CANARY}`));
  });

  test("a short one too, without spoiling other numbers", async () => {
    await driver.goto(server.origin + "/echo");
    await driver.on("PIN", "fill", "secret:PIN");
    expect(driver.find("PIN").value).toBeUndefined();
    expect(JSON.stringify(driver.seen)).not.toContain(`"${PIN}"`);
  });

  test("one bound to another origin is not typed here", async () => {
    const refused = await driver.on("User", "fill", "secret:BOUND");
    expect(refused.error).toMatchObject({ code: "CONTRACT_MISMATCH" });
    expect(refused.error?.message).toContain("https://shop.example");
    expect(JSON.stringify(refused)).not.toContain("bound-to-elsewhere");
  });
});

const places = (value: string): string => {
  const text = value.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const attribute = text.replaceAll('"', "&quot;");
  return `<style>* { font: 16px/20px monospace; caret-color: transparent } .c::after { content: attr(data-c) } </style>
    <p>plain ${text} end</p><p>${Array.from(value)
      .map((c) => `<span>${c.replace("&", "&amp;").replace("<", "&lt;")}</span>`)
      .join("")}</p>
    <p>${Array.from(value).toReversed().join("").replaceAll("<", "&lt;")}</p><p>${Buffer.from(value).toString("hex")}</p><p>${Array.from(value).join(" ").replaceAll("<", "&lt;")}</p>
    <p>${encodeURIComponent(value)}</p>
    <input aria-label="v" value="${attribute}" size="40"><input aria-label="p" placeholder="${attribute}" size="40"><textarea cols="40">${text}</textarea>
    <select aria-label="s"><option>${text}</option></select><input type="button" value="${attribute}"><p class="c" data-c="${attribute}">x</p>
    <div contenteditable>${text}</div><button style="text-decoration:underline">Do ${text}</button>
    <svg width="400" height="24"><text y="18">${text}</text></svg>`;
};

const page = (
  value: string,
): string => `<!doctype html><title>Places</title><body style="margin:8px">${places(value)}
  <iframe style="width:900px;height:700px" srcdoc="${places(value).replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"></iframe>
  <div id="open"></div><div id="shut" style="min-height:20px;width:900px"></div>
  <script>document.getElementById('open').attachShadow({ mode: 'open' }).innerHTML = ${JSON.stringify(places(value)).replaceAll("</", "<\\/")};
    document.getElementById('shut').attachShadow({ mode: 'closed' }).innerHTML = ${JSON.stringify(places(value)).replaceAll("</", "<\\/")};</script>
  <div style="height:900px"></div><p>far below ${value.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</p>
  <button id="danger">Delete account</button>`;

describe("pictures", () => {
  beforeAll(async () => {
    // Both are secrets, so both are covered; were one seen, the two pictures would differ.
    process.env["SUBTERMINATOR_SECRET_OTHER"] = OTHER;
    server.set("/one", page(CANARY));
    server.set("/two", page(OTHER));
    server.set(
      "/login",
      `<!doctype html><style>* { font: 16px monospace; caret-color: transparent }</style>${FORM}<button onclick="pw.type='text'">Show password</button>`,
    );
    driver = await Driver.open(browsers, server.origin + "/one");
  });
  afterAll(() => {
    delete process.env["SUBTERMINATOR_SECRET_OTHER"];
  });

  const shot = (fullPage: boolean) =>
    browsers.screenshot({ sessionId: driver.id, fullPage, badges: false }, "test");

  async function samePictures(
    first: () => Promise<unknown>,
    second: () => Promise<unknown>,
  ): Promise<void> {
    await first();
    const [window1, whole1] = [await shot(false), await shot(true)];
    await second();
    const [window2, whole2] = [await shot(false), await shot(true)];
    expect(window1.mimeType).toBe("image/jpeg");
    expect(whole1.mimeType).toBe("image/png");
    // Chromium writes the same file for the same pixels, and another one for any other.
    expect(whole1.data.equals(whole2.data)).toBe(true);
    expect(window1.data.equals(window2.data)).toBe(true);
  }

  test("differ where anything that is not secret does", async () => {
    const pictures: Buffer[] = [];
    for (const word of ["this", "that"]) {
      server.set("/word", `<!doctype html><p style="font:16px monospace">${word}</p>`);
      await driver.goto(server.origin + "/word");
      pictures.push((await shot(true)).data, (await shot(false)).data);
    }
    expect(pictures[0]?.equals(pictures[2] ?? Buffer.alloc(0))).toBe(false);
    expect(pictures[1]?.equals(pictures[3] ?? Buffer.alloc(0))).toBe(false);
  });

  test("of text, values, frames and shadow roots show nothing of it", async () => {
    await samePictures(
      () => driver.goto(server.origin + "/one"),
      () => driver.goto(server.origin + "/two"),
    );
  });

  test("after 'show password' neither, in fields of any kind", async () => {
    const typed = (name: string) => async (): Promise<void> => {
      await driver.goto(server.origin + "/login");
      for (const field of ["Password", "User", "Notes", "Rich"])
        await driver.on(field, "fill", `secret:${name}`);
      await driver.click("Show password");
    };
    await samePictures(typed("CANARY"), typed("OTHER"));
  });

  test("a field whose secret was never told to us is covered when it is a password", async () => {
    const typed = (value: string) => async (): Promise<void> => {
      await driver.goto(server.origin + "/login");
      await driver.on("Password", "fill", value);
      expect(JSON.stringify(driver.seen)).not.toContain(value);
      await driver.click("Show password");
      expect(JSON.stringify(driver.seen)).not.toContain(value);
    };
    await samePictures(typed("typed-by-hand-1"), typed("quite-different"));
  });

  test("the card that a person decides on shows nothing of it either", async () => {
    cards.length = 0;
    for (const name of ["/one", "/two"]) {
      server.set(
        name,
        `<!doctype html><style>* { font: 16px monospace }</style><p>${name === "/one" ? CANARY : OTHER}</p><button>Delete account</button><p>${name === "/one" ? CANARY : OTHER}</p>`,
      );
      await driver.goto(server.origin + name);
      await driver.click("Delete account");
    }
    expect(cards).toHaveLength(2);
    expect(cards[0]?.picture).toBeDefined();
    expect(cards[0]?.picture?.equals(cards[1]?.picture ?? Buffer.alloc(0))).toBe(true);
  });

  test("numbers are drawn, nothing moves, and nothing stays behind", async () => {
    server.set(
      "/layout",
      `<!doctype html><body style="margin:0"><button>One</button><div style="height:1500px"></div><button>Two</button><p id="n" role="status"></p>
      <script>const count = () => { n.textContent = 'children ' + document.documentElement.children.length + ' popovers ' + document.querySelectorAll('[popover]').length }; count(); setInterval(count, 50)</script>`,
    );
    await driver.goto(server.origin + "/layout");
    const boxes = (): string => JSON.stringify(driver.seen.affordances.map(({ box }) => box));
    const before = boxes();
    const scroll = driver.seen.page.scroll;
    const plain = await shot(false);
    const numbered = await browsers.screenshot({ sessionId: driver.id, badges: true }, "test");
    expect(numbered.data.equals(plain.data)).toBe(false);
    await shot(true);
    await eventually(async () => (await driver.look()).messages.join()).toContain(
      "children 2 popovers 0",
    );
    expect(boxes()).toBe(before);
    expect(driver.seen.page.scroll).toEqual(scroll);
    expect((await shot(false)).data.length).toBeGreaterThan(0);
  });

  test("a page that keeps moving its secret gets no picture rather than a leak, and keeps no cover", async () => {
    server.set(
      "/moving",
      `<!doctype html><p id="m" style="position:absolute">${CANARY}</p><p id="n" role="status"></p>
      <script>let x = 0; const go = () => { m.style.left = (x = (x + 37) % 900) + 'px'; n.textContent = 'popovers ' + document.querySelectorAll('[popover]').length; requestAnimationFrame(go) }; go()</script>`,
    );
    await driver.goto(server.origin + "/moving");
    const answer = await shot(false).then(
      () => "picture",
      (error: { code: string }) => error.code,
    );
    expect(answer).toBe("ELEMENT_OBSCURED");
    await eventually(async () => (await driver.look()).messages.join()).toContain("popovers 0");
  });
});
