import { expect, test } from "vitest";
import { control, type Described, viewOf } from "../../../test/support/view.ts";
import type { Affordance, AffordanceState } from "../../contract/observation.ts";
import type { RiskCode } from "../../contract/risk.ts";
import type { PageState, Region } from "../../contract/words.ts";
import type { Decision, Step, View } from "../port.ts";
import { readControl } from "./read-control.ts";
import { decide } from "./rules.ts";

type Made = {
  state?: AffordanceState;
  region?: Region;
  href?: string;
  riskReason?: string;
  riskCode?: RiskCode;
};
const made = (role: string, name: string, more: Made = {}): Affordance =>
  control(role, name, { risk: more.riskReason === undefined ? "safe" : "danger", ...more });
const ends = { riskReason: "ends a subscription", riskCode: "ends_subscription" } as const;

const page = (
  affordances: Affordance[],
  { state = "ACCOUNT_ACTIVE", ...more }: Described & { state?: PageState } = {},
): View =>
  viewOf(state, affordances, {
    url: "https://site.test/account",
    title: "Account",
    text: "# Account\nEverything that you have with us stands on this page.",
    steps: [],
    ...more,
  });
const named = (decision: Decision): string =>
  decision.kind === "act"
    ? `${decision.intent} ${decision.name ?? decision.action}`
    : decision.reason;

test.each([
  ["fr", "Retirer l’option"],
  ["en", "Remove add-on"],
  ["de", "Zusatzpaket kündigen"],
  ["es", "Cancelar complemento"],
  ["it", "Disdici l’opzione"],
  ["nl", "Optie opzeggen"],
  ["ja", "オプションを解約する"],
])("what is booked on top of a plan is no way out of it (%s)", (lang, name) => {
  const menu = made("button", "⋯", { state: { opens: true } });
  const addOn = made("button", name, ends);
  expect(named(decide(page([addOn, menu], { lang })))).toBe("open ⋯");
  const goal = `Cancel my add-on at Site`;
  expect(named(decide(page([addOn], { lang, goal })))).toBe(`enter ${name}`);
});

test("choices for cancelling are no add-on", () => {
  for (const name of ["Cancellation options", "Cancel options"])
    expect(named(decide(page([made("link", name, { href: "https://site.test/c" })])))).toBe(
      `enter ${name}`,
    );
});

test("a menu that is named after its row is opened, the row that the goal names first", () => {
  const text =
    "# Services\n| Roam Solo | ••• 902 | $8 | ⋯ |\n| Roam Duo | ••• 418 | $14 | ⋯ |\n| Roam Trio | ••• 555 | $20 | ⋯ |";
  const rows = ["Roam Solo", "Roam Duo", "Roam Trio"].map((name) =>
    made("button", name, { state: { opens: true } }),
  );
  const goal = "Cancel the phone contract of the number ending in 418";
  expect(named(decide(page(rows, { text, goal })))).toBe("open Roam Duo");
});

test("a menu behind somebody's name in the banner is opened before pages that are about something else", () => {
  const banner = { region: "banner" } as const;
  const affordances = [
    made("link", "Live", { ...banner, href: "https://site.test/live" }),
    made("button", "Noor", { ...banner, state: { opens: true } }),
  ];
  const text = "# Pick up where you left off\nHarbour Nights and thirty other series";
  expect(named(decide(page(affordances, { state: "UNKNOWN", text })))).toBe("open Noor");
});

test("who watches is not who pays, and a menu is opened again once something in it led nowhere", () => {
  const menu = made("button", "Noor", { region: "banner", state: { opens: true } });
  const profiles = ["Switch profile", "Profil wechseln", "Changer de profil", "プロフィール切替"];
  for (const name of profiles) {
    const items = [
      made("link", name, { region: "banner", href: "https://site.test/p" }),
      made("link", "Account", { region: "banner", href: "https://site.test/a" }),
    ];
    const shown = page([menu, ...items], { state: "UNKNOWN" });
    expect(named(decide(shown)), name).toBe("enter Account");
  }
  const opened: Step = {
    turn: 1,
    url: "https://site.test/account",
    state: "UNKNOWN",
    intent: "open",
    role: "button",
    name: "Noor",
    ok: true,
    changed: true,
    danger: false,
  };
  const tried: Step = { ...opened, turn: 2, intent: "enter", role: "link", name: "Watchlist" };
  const steps = [opened, tried];
  expect(named(decide(page([menu], { state: "UNKNOWN", steps })))).toBe("open Noor");
  expect(named(decide(page([menu], { state: "UNKNOWN", steps: [opened] })))).not.toBe("open Noor");
});

test("a menu that was opened on another page is the same here: the page's own links come first", () => {
  const opened: Step = {
    turn: 1,
    url: "https://site.test/people",
    state: "UNKNOWN",
    intent: "open",
    role: "button",
    name: "Menu",
    ok: true,
    changed: true,
    danger: false,
  };
  const menu = made("button", "Menu", { state: { opens: true } });
  const link = made("link", "Harbor Gold ›", { href: "https://site.test/plus" });
  const steps = [
    opened,
    { ...opened, intent: "enter", role: "menuitem", name: "Settings" } as Step,
  ];
  const goal = "Cancel Harbor Gold";
  const shown = page([menu, link], { state: "UNKNOWN", steps, goal });
  expect(named(decide(shown))).toBe("enter Harbor Gold ›");
});

test.each([
  "Abos & Bestellungen",
  "Orders and subscriptions",
  "Abonnements et factures",
  "Suscripciones y pedidos",
  "Assinaturas e pedidos",
  "Abbonamenti e fatture",
  "Abonnementen & bestellingen",
  "ご契約・お支払い方法",
])("a place that holds the plan and something else is the plan's: %s", (name) => {
  const read = readControl(made("link", name));
  expect([read.planPlace, read.elsewhere]).toEqual([true, false]);
});

test("places that only sound like the plan's stay where they are", () => {
  for (const name of ["Orders & returns", "Rechnungen", "Payment methods & addresses"])
    expect(readControl(made("link", name)).elsewhere, name).toBe(true);
});

test.each(["Newsletter abbestellen", "Se désabonner de la newsletter", "Unsubscribe from e-mails"])(
  "ending letters is no way to a plan: %s",
  (name) => {
    const account = made("link", "My orders", { href: "https://site.test/o" });
    const mail = made("link", name, {
      region: "footer",
      href: "https://site.test/n",
      riskReason: "stops mail",
      riskCode: "stops_mail",
    });
    expect(decide(page([account, mail], { state: "UNKNOWN" }))).not.toMatchObject({ name });
  },
);

test.each(["View plan", "Voir la formule", "Ver el plan", "Ver plano", "Vedi il piano"])(
  "looking at the plan leads to it: %s",
  (name) => {
    const affordances = [made("button", "Customise"), made("button", name)];
    expect(named(decide(page(affordances, { state: "UNKNOWN" })))).toBe(`enter ${name}`);
  },
);

test("'Open' is what the card around it is about", () => {
  const text =
    "# Settings\n### Filters\n7 in use\nOpen\n### Plan and payments\nSite Plus\nOpen\n### Import\nMail\nOpen";
  const cards = [1, 2, 3].map(() => made("button", "Open"));
  const decision = decide(page(cards, { state: "UNKNOWN", text, goal: "Cancel my membership" }));
  expect(decision).toMatchObject({ target: { actionId: cards[1]?.actionId } });
});

test("a dialog that came after 'Cancel subscription' is answered, also where nothing says what it is", () => {
  const entered: Step = {
    turn: 1,
    url: "https://site.test/account",
    state: "ACCOUNT_ACTIVE",
    intent: "enter",
    role: "menuitem",
    name: "Cancel subscription",
    ok: true,
    changed: true,
    danger: true,
  };
  const dialog = ["Keep Plus", "Continue"].map((name) => made("button", name, { region: "modal" }));
  const shown = page([made("button", "Get Unlimited"), ...dialog], { steps: [entered] });
  const appeared = new Set(dialog.map(({ actionId }) => actionId));
  expect(named(decide({ ...shown, appeared }))).toBe("advance Continue");
});

test("a page called the account that shows only its menus is waited for", () => {
  const menus = ["For you", "Live"].map((name) => made("link", name, { region: "banner" }));
  expect(named(decide(page(menus, { text: "For you\nLive" })))).toBe("wait wait");
});

test("a reason is chosen among tiles before a way on that cannot be pressed yet is waited for", () => {
  const tiles = ["I finished the courses", "No time for it", "It’s too expensive"].map((name) =>
    made("clickable", name),
  );
  const next = (state: AffordanceState) => made("clickable", "Next", { state });
  const shown = (state: AffordanceState) => page([...tiles, next(state)], { state: "EXIT_SURVEY" });
  expect(named(decide(shown({ disabled: true })))).toBe("survey I finished the courses");
  expect(named(decide(shown({})))).toBe("advance Next");
});

test.each([
  ["fr", "J’ai terminé les cours qui m’intéressaient", "Suivant"],
  ["en", "I completed all the courses", "Next"],
  ["de", "Ich habe alle Kurse abgeschlossen", "Weiter"],
  ["es", "He terminado todos los cursos", "Siguiente"],
  ["it", "Ho completato tutti i corsi", "Avanti"],
])("what a person tells is a reason and no way on (%s)", (lang, reason, on) => {
  const tiles = [reason, "A", "B"].map((name) => made("button", name));
  const shown = page([...tiles, made("button", on)], { state: "EXIT_SURVEY", lang });
  expect(named(decide(shown))).toBe(`advance ${on}`);
});

test.each(["Naar Plus Familie", "Upgrade Now", "Plus Familie", "Double Box"])(
  "a button of the page in capital letters is no person and may do what it says: %s",
  (name) => {
    const text = `# Plan\nSite Plus, 9 a month\n${name}`;
    const shown = page([made("button", name)], { text });
    expect(decide(shown)).not.toMatchObject({ action: "click" });
  },
);

test("a page where an act failed is gone back to before what nobody has looked at", () => {
  const step = (url: string, ok: boolean): Step => ({
    turn: 1,
    url: `https://site.test/${url}`,
    state: "UNKNOWN",
    intent: "enter",
    ok,
    changed: ok,
    danger: false,
  });
  const plans = made("link", "Change plan", { href: "https://site.test/plans" });
  const profile = made("tab", "Profile");
  for (const [ok, expected] of [
    [false, "enter Change plan"],
    [true, "enter Profile"],
  ] as const)
    expect(named(decide(page([profile, plans], { steps: [step("plans", ok)] })))).toBe(expected);
});
