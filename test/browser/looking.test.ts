import { describe, expect, test } from "vitest";
import { renderActResult, renderObservation } from "../../src/contract/render-text.ts";
import { createWorld, lines, named } from "./extract-world.ts";

const world = await createWorld();

describe("after a look at the text alone", () => {
  test("an act's answer says which controls have gone, compared with the list before", async () => {
    await world.show(
      `<title>t</title><main><button onclick="one.remove(); two.remove(); this.after(Object.assign(document.createElement('button'), { textContent: 'Undo' }))">Clear</button><button id=one>One</button><button id=two>Two</button><button>Help</button></main>`,
    );
    const clear = named(await world.observe(), "Clear");
    const [one, two] = [named(await world.observe(), "One"), named(await world.observe(), "Two")];
    await world.observe({ mode: "read" });
    const result = await world.act(clear, "click");
    expect(result.nextObservation?.changes?.removed).toEqual([one.actionId, two.actionId]);
    expect(renderActResult(result)).toContain(`- ${one.actionId} ${two.actionId}`);
    expect(renderActResult(result)).not.toContain(`+ ${clear.actionId} `);
  });

  test("no list is announced that it does not have", async () => {
    await world.show(`<main><p>Words</p><button>One</button></main>`);
    const text = renderObservation(await world.observe({ mode: "read" }));
    expect(text).toContain("> Words");
    expect(text).not.toContain("more: cursor");
  });
});

describe("the text of a page", () => {
  test("has no spaces inside of quotation marks that nobody sees there", async () => {
    const seen = await world.show(
      `<main><p>Enter "<span class=bold>Alan</span>" on <b>12/28/2016</b>.</p><p><span style="margin-right:8px">Year</span><span>1998</span></p></main>`,
      { mode: "read" },
    );
    expect(seen.text).toContain(`Enter "Alan" on **12/28/2016**.`);
    expect(seen.text).toContain("Year 1998");
  });

  test("of one field is all that stands in it, as it stands there", async () => {
    const long = `${"Lorem ipsum dolor sit amet. ".repeat(20)}\n  the end `;
    await world.show(
      `<textarea aria-label="Terms">${long}</textarea><input type=password aria-label="Password" value="hunter2hunter2"><input aria-label="Card number" autocomplete=cc-number value="4111111111111111">`,
    );
    const listed = await world.observe();
    const read = async (name: string) => {
      const { actionId } = named(listed, name);
      return (await world.observe({ mode: "read", scope: actionId })).text;
    };
    expect(await read("Terms")).toBe(long);
    expect(await read("Password")).toBe("");
    expect(await read("Card number")).toBe("");
  });
});

describe("rows that hold buttons", () => {
  const inbox = `<title>Inbox</title><main><p role=status id=log></p><div id=list></div></main><script>
    for (const name of ['Ann', 'Bea', 'Cyd']) {
      const row = document.createElement('div'); row.className = 'mail';
      row.style = 'display:flex;height:40px;width:400px;justify-content:center';
      row.innerHTML = '<i>from ' + name + '</i> <span class=trash style="width:160px;background:#ddd"></span> <span class=star style="width:20px;background:#eee"></span>';
      row.addEventListener('click', () => { log.textContent = 'opened ' + name });
      for (const part of row.querySelectorAll('span')) part.addEventListener('click', (event) => { event.stopPropagation(); log.textContent = part.className + ' ' + name });
      list.append(row);
    }</script>`;

  test("are listed beside what they hold", async () => {
    expect(lines(await world.show(inbox)).filter((line) => /Bea|trash|star/.test(line))).toEqual([
      "clickable (trash)",
      "clickable (star)",
      "clickable from Bea",
      "clickable (trash)",
      "clickable (star)",
      "clickable (trash)",
      "clickable (star)",
    ]);
  });

  test("are clicked where no button of theirs is", async () => {
    await world.show(inbox);
    const result = await world.act("from Bea", "click");
    expect(result.nextObservation?.messages).toEqual(["opened Bea"]);
  });

  test("what listens on behalf of all of them is no row", async () => {
    const seen = await world.show(
      `<main><div id=list><p>Fruit <span class=a>Apple</span> <span class=a>Pear</span></p></div></main><script>list.addEventListener('click', () => {}); for (const one of list.querySelectorAll('span')) one.addEventListener('click', () => {})</script>`,
    );
    expect(lines(seen)).toEqual(["clickable Apple", "clickable Pear"]);
  });
});

describe("inner scroll areas", () => {
  const rows = Array.from(
    { length: 12 },
    (_, at) => `<li onclick="log.textContent = 'chose ${at}'">Choice ${at}</li>`,
  );

  test("what lies beyond their end is brought into sight and clicked", async () => {
    await world.show(
      `<style>li { height: 20px; list-style: none }</style><p role=status id=log></p><ul style="height:60px;width:200px;overflow:auto;padding:0">${rows.join("")}</ul><p>After</p>`,
    );
    const result = await world.act("Choice 9", "click");
    expect(result.error).toBeUndefined();
    expect(result.nextObservation?.messages).toEqual(["chose 9"]);
  });

  test("a refusal names what is drawn there, not what a style sheet says", async () => {
    await world.show(
      `<body><style>button { margin: 30px }</style><button>Under</button><div style="position:fixed;inset:0;background:#fff"><style>p { color: red }</style><p>Lid</p></div>`,
    );
    const { error } = await world.act("Under", "click");
    expect(error?.code).toBe("ELEMENT_OBSCURED");
    expect(error?.message).toContain("covered by");
    expect(error?.message).not.toContain("color");
  });
});

describe("a text field", () => {
  test("is not called by what stands in it", async () => {
    const seen = await world.show(
      `<textarea>My secret pin is here</textarea><div contenteditable style="width:200px;height:40px">Some words</div>`,
    );
    expect(seen.affordances.map(({ name, value }) => [name, value])).toEqual([
      ["", "My secret pin is here"],
      ["", "Some words"],
    ]);
  });
});

describe("a list that listens on behalf of its items", () => {
  test("is told by its items, which are pressed and dragged themselves", async () => {
    const seen = await world.show(
      `<title>t</title><p role=status id=log></p><ul id=offers tabindex=0 style="width:200px"><li><div>Norfolk, NE (OFK)</div></li><li><div>Norfolk, VA (ORF)</div></li></ul>
      <script>offers.addEventListener('click', (event) => { if (event.target !== offers) log.textContent = 'took ' + event.target.textContent });
      offers.addEventListener('mousedown', (event) => { from = event.target.textContent });
      offers.addEventListener('mouseup', (event) => { if (from !== event.target.textContent) log.textContent = from + ' to ' + event.target.textContent })</script>`,
    );
    expect(lines(seen)).toEqual(["clickable Norfolk, NE (OFK)", "clickable Norfolk, VA (ORF)"]);
    const taken = await world.act("Norfolk, VA (ORF)", "click");
    expect(taken.nextObservation?.messages).toEqual(["took Norfolk, VA (ORF)"]);
    const goal = named(seen, "Norfolk, VA (ORF)").actionId;
    const moved = await world.act("Norfolk, NE (OFK)", "drag", { value: goal });
    expect(moved.nextObservation?.messages.join()).toContain("Norfolk, NE (OFK) to Norfolk, VA");
  });

  test("with buttons in its items it is their holder and nothing else", async () => {
    const seen = await world.show(
      `<ul id=l style="width:200px"><li>Ann <button>Call</button></li><li>Bea <button>Mail</button></li></ul><script>l.addEventListener('click', () => {})</script>`,
    );
    expect(lines(seen)).toEqual(["button Call", "button Mail"]);
  });
});

describe("what is in the way for a moment", () => {
  test("a layer that fades out by script is waited for", async () => {
    await world.show(
      `<title>t</title><p role=status id=log></p><button onclick="log.textContent = 'shown'">Show</button>
      <div id=lid style="position:fixed;inset:0;background:#fff"></div><button style="position:fixed;right:0;bottom:0" onclick="let left = 1; const timer = setInterval(() => { left -= 0.04; lid.style.opacity = left; if (left <= 0) { lid.remove(); clearInterval(timer) } }, 20)">Away</button>`,
    );
    await world.act("Away", "click");
    const { error, nextObservation } = await world.act("Show", "click");
    expect(error).toBeUndefined();
    expect(nextObservation?.messages).toEqual(["shown"]);
  });
});

describe("marked words in an editor", () => {
  test("are where its caret is, so that a button of the editor finds them", async () => {
    await world.show(
      `<title>t</title><p role=status id=log></p><div id=ed contenteditable aria-label="Text" style="width:300px;height:60px">one two three</div><button onmousedown="event.preventDefault()" onclick="log.textContent = document.activeElement === ed ? 'bold ' + getSelection() : 'no caret'">Bold</button>`,
    );
    await world.act("Text", "select_text", { value: "two" });
    const { nextObservation } = await world.act("Bold", "click");
    expect(nextObservation?.messages).toEqual(["bold two"]);
  });
});

describe("small things that listen", () => {
  test("the dots of a chart are listed", async () => {
    const seen = await world.show(
      `<main><svg width=100 height=60><circle class="plot-point" cx=20 cy=20 r=3 /><circle class="plot-point" cx=60 cy=20 r=3 /></svg></main><script>for (const dot of document.querySelectorAll('circle')) dot.addEventListener('click', () => {})</script>`,
    );
    expect(lines(seen).map((line) => line.replace(/^\S+ /, ""))).toEqual([
      "(plot point)",
      "(plot point)",
    ]);
  });
});
