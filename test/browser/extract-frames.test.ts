import { describe, expect, test } from "vitest";
import { startPageServer } from "../support/page-server.ts";
import { createWorld, lines, named } from "./extract-world.ts";

const world = await createWorld();

/** A page with a frame at an odd place, with border and padding, so that a wrong offset misses. */
const around = (inner: string, name: string): string =>
  `<title>${name}</title><style>body{margin:7px}iframe{display:block;margin:11px 0 0 23px;border:5px solid;padding:3px;width:92%;height:78%}html,body{height:92%}</style>
   <button>${name} button</button><iframe src="${inner}"></iframe>`;
const innermost = `<title>innermost</title><style>body{margin:0}button{position:absolute;left:61px;top:37px;width:90px;height:24px}</style>
   <button onclick="this.textContent = 'Was clicked ' + Math.round(event.clientX) + ',' + Math.round(event.clientY)">Innermost</button>`;

async function clickInnermost(url: string): Promise<void> {
  const seen = await world.goto(url);
  expect(lines(seen)).toEqual([
    "button top button",
    "button second button",
    "button third button",
    "button Innermost",
  ]);
  const { box, region } = named(seen, "Innermost");
  expect(region).toBe("frame");
  expect(box).toMatchObject({ width: 90, height: 24 });
  // The listed box is in the page's coordinates: a click by coordinates at its middle reaches the same element.
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const byPoint = await world.act(named(seen, "Innermost"), "click", {
    target: { kind: "locator", ...middle },
  });
  expect(byPoint.error).toBeUndefined();
  const after = await world.observe();
  const clicked = after.affordances.find(({ name }) => name.startsWith("Was clicked"));
  expect(clicked?.name).toMatch(/^Was clicked (105|106|107),(48|49|50)$/);
  const byId = await world.act(clicked as NonNullable<typeof clicked>, "click");
  expect(byId.error).toBeUndefined();
}

describe("frames three deep", () => {
  test("of the same origin are listed where they stand, and clicks land in the innermost", async () => {
    const { server } = world;
    server.set("/same", around("/same2", "top"));
    server.set("/same2", around("/same3", "second"));
    server.set("/same3", around("/same4", "third"));
    server.set("/same4", innermost);
    await clickInnermost(`${server.origin}/same`);
  });

  test("of other ports and other sites in turn, each in its own process, are listed and clicked just so", async () => {
    const other = await startPageServer();
    try {
      const { server } = world;
      server.set("/x", around(`http://localhost:${other.port}/x2`, "top"));
      other.set("/x2", around(`${server.origin}/x3`, "second"));
      server.set("/x3", around(`http://localhost:${other.port}/x4`, "third"));
      other.set("/x4", innermost);
      await clickInnermost(`${server.origin}/x`);
      const seen = await world.observe();
      expect(seen.affordances.map(({ frameOrigin }) => frameOrigin)).toEqual([
        undefined,
        `http://localhost:${other.port}`,
        undefined,
        `http://localhost:${other.port}`,
      ]);
    } finally {
      await other.close();
    }
  });

  test("that are scrolled inside still give page coordinates, and only what can be seen counts as in view", async () => {
    const { server } = world;
    server.set(
      "/scrolled-inner",
      `<body style="height:3000px;margin:0"><button style="position:absolute;top:1500px;left:10px;width:100px;height:20px">Far down</button><script>scrollTo(0, 1450)</script>`,
    );
    const seen = await world.show(
      `<body style="margin:0"><iframe src="/scrolled-inner" style="position:absolute;left:200px;top:100px;width:400px;height:300px;border:0"></iframe>`,
    );
    expect(named(seen, "Far down").box).toEqual({ x: 210, y: 150, width: 100, height: 20 });
    const clipped = await world.show(
      `<body style="margin:0"><iframe src="/scrolled-inner" style="position:absolute;left:0;top:700px;width:400px;height:300px;border:0"></iframe>`,
    );
    expect(named(clipped, "Far down").inViewport).toBe(false);
  });
});

test("a frame that goes while it is looked at does no harm, and one that is empty is not listed", async () => {
  const { server } = world;
  server.set("/fleeting", `<button>Fleeting</button>`);
  const seen = await world.show(
    `<button>Stays</button><iframe srcdoc="<button>In srcdoc</button>"></iframe><iframe id="f" src="/fleeting"></iframe><iframe></iframe>
     <script>let on = true; setInterval(() => { on = !on; f.style.display = on ? "" : "none"; f.remove(); document.body.append(f); }, 15)</script>`,
  );
  expect(lines(seen)).toContain("button Stays");
  expect(lines(seen)).toContain("button In srcdoc");
});

test("a frame that cannot be seen is left out; a frame moved by a transform is found where it is", async () => {
  const { server } = world;
  server.set(
    "/inner",
    `<body style="margin:0"><button style="width:80px;height:20px" onclick="this.textContent='Hit'">Inner</button>`,
  );
  const seen = await world.show(
    `<body style="margin:0"><iframe src="/inner" style="display:none"></iframe><iframe src="/inner" width="1" height="1"></iframe>
     <iframe src="/inner" style="position:absolute;left:100px;top:100px;border:0;transform:scale(2);transform-origin:0 0"></iframe>`,
  );
  expect(lines(seen)).toEqual(["button Inner"]);
  expect(named(seen, "Inner").box).toEqual({ x: 100, y: 100, width: 160, height: 40 });
  const result = await world.act("Inner", "click");
  expect(result.error).toBeUndefined();
  expect(lines(await world.observe())).toEqual(["button Hit"]);
});
