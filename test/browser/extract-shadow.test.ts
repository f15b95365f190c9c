import { expect, test } from "vitest";
import { createWorld, lines, named } from "./extract-world.ts";

const world = await createWorld();

test("controls in nested open shadow roots are listed where their host stands, and can be clicked", async () => {
  const seen = await world.show(`
    <button>Before</button><div id="host"></div><button>After</button>
    <script>
      const outer = host.attachShadow({ mode: "open" });
      outer.innerHTML = '<button>Outer shadow</button><section></section>';
      const inner = outer.querySelector("section").attachShadow({ mode: "open" });
      inner.innerHTML = '<button>Inner shadow</button>';
      inner.querySelector("button").onclick = (event) => { event.target.textContent = "Inner clicked"; };
    </script>`);
  expect(lines(seen)).toEqual([
    "button Before",
    "button Outer shadow",
    "button Inner shadow",
    "button After",
  ]);
  const result = await world.act("Inner shadow", "click");
  expect(result.error).toBeUndefined();
  expect(lines(await world.observe())).toContain("button Inner clicked");
});

test("controls in closed shadow roots of a custom element and of a plain div are listed and can be clicked", async () => {
  const seen = await world.show(`
    <x-pay></x-pay><div id="plain"></div>
    <script>
      customElements.define("x-pay", class extends HTMLElement {
        connectedCallback() {
          const root = this.attachShadow({ mode: "closed" });
          root.innerHTML = '<button>Closed custom</button><div></div>';
          root.querySelector("div").attachShadow({ mode: "closed" }).innerHTML = "<button>Closed in closed</button>";
        }
      });
      const root = plain.attachShadow({ mode: "closed" });
      root.innerHTML = '<input aria-label="Closed plain">';
    </script>`);
  expect(lines(seen)).toEqual([
    "button Closed custom",
    "button Closed in closed",
    "textbox Closed plain",
  ]);
  const result = await world.act("Closed plain", "fill", { value: "typed" });
  expect(result.error).toBeUndefined();
  expect(named(await world.observe(), "Closed plain").value).toBe("typed");
});

test("a closed root whose host has children of its own is looked into as well", async () => {
  const seen = await world.show(`
    <x-card><span>slotted words</span></x-card>
    <script>
      customElements.define("x-card", class extends HTMLElement {
        constructor() {
          super();
          this.attachShadow({ mode: "closed" }).innerHTML = "<button><slot></slot></button>";
        }
      });
    </script>`);
  expect(lines(seen)).toEqual(["button slotted words"]);
});

test("slotted controls come once, and take the region of the place they are shown in", async () => {
  const seen = await world.show(`
    <x-shell><a href="/a" slot="menu">In the menu</a><button>In the body</button><button slot="nowhere">Not shown</button></x-shell>
    <script>
      customElements.define("x-shell", class extends HTMLElement {
        constructor() {
          super();
          this.attachShadow({ mode: "open" }).innerHTML = "<nav><slot name=menu></slot></nav><main><slot></slot></main>";
        }
      });
    </script>`);
  expect(seen.affordances.map(({ name, region }) => [name, region])).toEqual([
    ["In the body", "main"],
    ["In the menu", "navigation"],
  ]);
});

test("an element that becomes a closed host later is found by the next observation", async () => {
  await world.show(`<button>Now</button><x-late></x-late>
    <script>addEventListener("click", () => customElements.define("x-late", class extends HTMLElement {
      constructor() { super(); this.attachShadow({ mode: "closed" }).innerHTML = "<button>Late</button>"; }
    }), { once: true })</script>`);
  await world.act("Now", "click");
  expect(lines(await world.observe())).toContain("button Late");
});

test("a host that listens for the button in its shadow is not listed beside it, and its list's options are known", async () => {
  const seen = await world.show(`
    <x-button></x-button><x-button></x-button><x-list></x-list>
    <script>
      customElements.define("x-button", class extends HTMLElement {
        connectedCallback() {
          this.attachShadow({ mode: "open" }).innerHTML = "<button>Next</button>";
          this.style.cursor = "pointer";
          this.addEventListener("click", () => { document.title = "went on"; });
        }
      });
      customElements.define("x-list", class extends HTMLElement {
        connectedCallback() {
          this.attachShadow({ mode: "open" }).innerHTML =
            '<select aria-label="Reason"><option>Please select</option><option>Too dear</option></select>';
        }
      });
    </script>`);
  expect(lines(seen)).toEqual(["button Next", "button Next", "combobox Reason"]);
  expect(seen.forms).toEqual([
    {
      fields: [
        expect.objectContaining({
          actionId: named(seen, "Reason").actionId,
          options: ["Please select", "Too dear"],
        }),
      ],
      submit: [],
    },
  ]);
});
