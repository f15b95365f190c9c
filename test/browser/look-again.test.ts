import { expect, test } from "vitest";
import { pageCue } from "../support/page-cue.ts";
import { createWorld, lines } from "./extract-world.ts";

const world = await createWorld();
const cue = pageCue(world.server);

const told = async (): Promise<string> => {
  const { affordances } = await world.observe();
  return affordances
    .map(({ role, name, value = "", state }) => `${role} ${name} ${value} ${JSON.stringify(state)}`)
    .join("\n");
};

test("looked at again, a page that nothing has happened on is told alike", async () => {
  const seen =
    await world.show(`<button>Plain</button><label><input type=checkbox checked> Box</label>
    <input aria-label=Name value=Ada><button aria-expanded=false>Fold</button>`);
  const again = await world.observe();
  expect(lines(again)).toEqual(lines(seen));
  expect(again.affordances).toEqual(seen.affordances);
});

// None of these changes an element or an attribute, and each happens while nobody acts.
test.each([
  [
    "a value",
    `<input id=it aria-label=Name value=Ada>`,
    `it.value = "Grace"`,
    /textbox Name Grace/,
  ],
  [
    "a tick",
    `<input id=it type=checkbox aria-label=Box>`,
    `it.checked = true`,
    /Box.*"checked":true/,
  ],
  [
    "half a tick",
    `<input id=it type=checkbox aria-label=Box>`,
    `it.indeterminate = true`,
    /"checked":"mixed"/,
  ],
  ["the focus", `<button id=it>Go</button>`, `it.focus()`, /Go.*"focused":true/],
  [
    "a popover",
    `<button popovertarget=pop>More</button><div popover id=pop>Here</div>`,
    `pop.showPopover()`,
    /More.*"expanded":true/,
  ],
  [
    "what a component says of itself",
    `<p>One switch</p><x-switch tabindex=0 style="display: block; width: 60px; height: 30px"></x-switch>`,
    `flip()`,
    /switch Flip.*"checked":true/,
  ],
])("what a script changes unseen is told all the same: %s", async (_, html, change, wanted) => {
  await world.show(`${html}<script>
    customElements.define("x-switch", class extends HTMLElement {
      constructor() {
        super();
        const inner = this.attachInternals();
        Object.assign(inner, { role: "switch", ariaLabel: "Flip", ariaChecked: "false" });
        globalThis.flip = () => { inner.ariaChecked = "true" };
      }
    });
  </script>${cue.on(change)}`);
  expect(await told()).not.toMatch(wanted);
  await cue.give();
  expect(await told()).toMatch(wanted);
});

test("what only hovering shows on a control is told after hovering", async () => {
  const seen = await world.show(
    `<style>b { display: none } button:hover b { display: inline }</style><button>Plan <b>of Ada</b></button>`,
  );
  expect(lines(seen)).toEqual(["button Plan"]);
  expect((await world.act("Plan", "hover")).error).toBeUndefined();
  expect(await told()).toMatch(/^button Plan of Ada/);
});
