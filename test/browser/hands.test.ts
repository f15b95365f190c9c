import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { PageWords } from "../../src/browser/live/page-words.ts";
import type { PersonInput } from "../../src/browser/live/person-input.ts";
import type { Browsers, Live } from "../../src/browser/port.ts";
import { startPageServer, type PageServer } from "../support/page-server.ts";
import { codeOf, Driver, eventually, testBrowsers } from "../support/session-driver.ts";

const HOME = `<!doctype html><title>Home</title><h1>Your plan</h1><p id="out" role="status">nothing yet</p>
  <label>Code word <input id="word" type="password"></label>
  <label>Town <input id="town" oninput="out.textContent = 'town ' + this.value"></label>
  <label>Day <input type="date" onchange="out.textContent = 'day ' + this.value"></label>
  <label>Colour <select onchange="out.textContent = 'colour ' + this.value"><option>red</option><option>blue</option></select></label>
  <label><input type="checkbox" onchange="out.textContent = 'ticked ' + this.checked"> By post</label>
  <div onclick="out.textContent = 'pressed'">Only a box</div>
  <button onclick="out.textContent = 'sure ' + confirm('End it at once?')">End</button>
  <button onclick="out.textContent = 'name ' + prompt('Your name?')">Name</button>
  <button onclick="this.remove(); out.textContent = 'gone'">Goes away</button>
  <a href="/next">Next</a> <button onclick="window.open('/next')">Next in a window</button>
  <div style="height:1500px"></div><iframe src="/inner" style="width:300px;height:1900px"></iframe>`;

let server: PageServer;
let browsers: Browsers;
let driver: Driver;
let live: Live;

beforeAll(async () => {
  server = await startPageServer({
    "/": HOME,
    "/next":
      "<!doctype html><title>Next</title><p>next page</p><button onclick='window.close()'>Close</button>",
    "/inner": `<!doctype html><div style="height:1600px"></div><button onclick="parent.out.textContent = 'from the frame'">In the frame</button>`,
    "/held": `<!doctype html><title>Held</title><p id="out" role="status">quiet</p>
      <form id="leaves" method="post" action="/subscriptions/cancel"></form>
      <button onclick="leaves.submit()">Continue</button>
      <button onclick="out.textContent = 'hears'">Hears it</button>`,
  });
  browsers = testBrowsers();
});
afterAll(async () => {
  await browsers.closeAll();
  await server.close();
});
beforeEach(async () => {
  await driver?.close();
  driver = await Driver.open(browsers, server.origin + "/");
  const found = browsers.live?.("test");
  if (found === undefined) throw new Error("There is no live view.");
  live = found;
  live.hands(true);
});

const named = (words: PageWords, name: string) => {
  const found = words.controls.find((one) => one.name === name);
  if (found === undefined)
    throw new Error(`no ${name} among ${words.controls.map((one) => one.name).join(", ")}`);
  return found;
};
/** As a person does: looks at the list, chooses one of it, and looks at what came of it. */
async function use(name: string, how: (control: string) => PersonInput): Promise<PageWords> {
  await live.input(how(named(await live.words(), name).id));
  return live.words();
}
const press = (name: string) => use(name, (control) => ({ type: "press", control }));
const says = async (): Promise<string> => (await live.words()).lines.join(" | ");

describe("a person without a mouse uses the page by the names of its controls", () => {
  test("the list says what each is for, and nothing that is secret", async () => {
    await use("Code word", (control) => ({ type: "fill", control, text: "Correct-Horse-77!" }));
    const words = await use("Town", (control) => ({ type: "fill", control, text: "Ghent" }));
    expect(words.title).toBe("Home");
    expect(words.lines).toContain("Your plan");
    expect(named(words, "Code word")).toMatchObject({ use: "fill", secret: true });
    expect(named(words, "Colour")).toMatchObject({ use: "choose", options: ["red", "blue"] });
    expect(named(words, "By post")).toMatchObject({ use: "press", checked: false });
    expect(named(words, "End")).toMatchObject({ use: "press", role: "button" });
    expect(JSON.stringify(words)).not.toContain("Correct-Horse");
    expect(await says()).toContain("town Ghent");
  });

  test("what is pressed, written, set, chosen and ticked reaches the page", async () => {
    await use("Day", (control) => ({ type: "fill", control, text: "2026-12-24" }));
    expect(await says()).toContain("day 2026-12-24");
    await use("Colour", (control) => ({ type: "choose", control, option: "blue" }));
    expect(await says()).toContain("colour blue");
    expect(named(await press("By post"), "By post").checked).toBe(true);
    await press("Only a box");
    expect(await says()).toContain("pressed");
  });

  test("what lies below the window, in a frame, is brought there and pressed", async () => {
    await press("In the frame");
    expect(await says()).toContain("from the frame");
  });

  test("a link leads on, and back again", async () => {
    expect((await press("Next")).title).toBe("Next");
    await live.input({ type: "back" });
    await eventually(async () => (await live.words()).title).toBe("Home");
  });

  test("a window that a press opens is the page then; closed, the one before it is", async () => {
    await press("Next in a window");
    await eventually(async () => (await live.words()).title).toBe("Next");
    const { tabs } = await live.words();
    expect(tabs.map(({ title, active }) => `${title} ${active}`)).toEqual([
      "Home false",
      "Next true",
    ]);
    await live.input({ type: "tab", index: 0 });
    expect((await live.words()).title).toBe("Home");
    await live.input({ type: "tab", index: 1 });
    await press("Close");
    await eventually(async () => (await live.words()).title).toBe("Home");
  });

  test("a control that has gone is said to have gone, and pressed is nothing", async () => {
    const { id } = named(await live.words(), "Goes away");
    await live.input({ type: "press", control: id });
    expect(await codeOf(live.input({ type: "press", control: id }))).toBe("ELEMENT_GONE");
    expect(await codeOf(live.input({ type: "press", control: "9999" }))).toBe("ELEMENT_GONE");
  });
});

describe("a dialog of the browser's own, which no picture shows", () => {
  test("is told in words and answered; keys meant for the page do not wait behind it", async () => {
    const { dialog, controls } = await press("End");
    expect(dialog).toEqual({ kind: "confirm", text: "End it at once?", asksText: false });
    expect(controls).toEqual([]);
    await live.input({ type: "text", text: "y" });
    await live.input({ type: "answer", yes: false });
    await eventually(says).toContain("sure false");
    await press("End");
    await live.input({ type: "answer", yes: true });
    await eventually(says).toContain("sure true");
  });

  test("that a press of the mouse opens does not hold up the hand", async () => {
    const box = driver.find("Name").box;
    const place = { x: box.x + 5, y: box.y + 5, button: "left", clicks: 1 } as const;
    await live.input({ type: "down", ...place });
    await live.input({ type: "up", ...place });
    await eventually(async () => (await live.words()).dialog?.asksText).toBe(true);
    await live.input({ type: "answer", yes: true, text: "Kim" });
    await eventually(says).toContain("name Kim");
  });
});

test("what was held back when the mouse is taken is not sent, and the page hears the person", async () => {
  const asking = testBrowsers({ confirmations: "ask" });
  const posts: string[] = [];
  server.set("/subscriptions/cancel", (_, response) => {
    posts.push("cancel");
    response.end("ended");
  });
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<"approved">();
  const held = await Driver.open(asking, server.origin + "/held", "held");
  const acting = asking.act(
    {
      sessionId: held.id,
      observationId: held.seen.observationId,
      action: "click",
      target: { kind: "element", actionId: held.find("Continue").actionId },
    },
    "held",
    {
      approver: (card) => {
        if (card.action !== "request") return Promise.resolve("press");
        asked.resolve();
        return answer.promise;
      },
    },
  );
  await asked.promise;
  const found = asking.live?.("held");
  found?.hands(true);
  const hears = async (): Promise<string> => {
    const words = (await found?.words()) ?? { controls: [], lines: [] };
    const control = words.controls.find(({ name }) => name === "Hears it")?.id;
    if (control !== undefined) await found?.input({ type: "press", control });
    return words.lines.join(" | ");
  };
  await eventually(hears).toContain("hears");
  // A yes that comes now is to something that is no longer there.
  answer.resolve("approved");
  expect((await acting).error?.code).toBe("SAFETY_CONFIRMATION_INVALID");
  expect(posts).toEqual([]);
  await asking.closeAll();
});
