import { expect, test } from "vitest";
import { control, step as stepOf, viewOf as view } from "../../../test/support/view.ts";
import type { Step } from "../port.ts";
import { decide } from "./rules.ts";

const danger = {
  risk: "danger",
  riskReason: "ends a subscription",
  riskCode: "ends_subscription",
} as const;
const pays = { risk: "danger", riskReason: "spends money", riskCode: "spends_money" } as const;

const entering = stepOf();

test.each([
  ["en", "Keep my plan", "No thanks"],
  ["de", "Abo behalten", "Trotzdem kündigen"],
  ["fr", "Conserver mon abonnement", "Non merci"],
  ["es", "Mantener mi plan", "No, gracias"],
  ["pt", "Manter minha assinatura", "Não, obrigado"],
  ["it", "Mantieni il piano", "No, grazie"],
  ["nl", "Abonnement behouden", "Nee, bedankt"],
  ["ja", "プランを継続する", "解約を続ける"],
])("an offer is declined and never accepted (%s)", (lang, stay, decline) => {
  const affordances = [
    control("button", stay),
    control("button", "50 %", pays),
    control("button", decline),
  ];
  expect(decide(view("RETENTION_OFFER", affordances, { lang }))).toMatchObject({
    kind: "act",
    intent: "decline",
    name: decline,
  });
});

test("the last step is the control that ends the plan, not the one that pauses, pays, deletes or stays", () => {
  const affordances = [
    control("button", "Pause instead", { risk: "caution" }),
    control("button", "Upgrade to annual", pays),
    control("button", "Delete my account", {
      risk: "danger",
      riskReason: "deletes for good",
      riskCode: "deletes",
    }),
    control("button", "Keep my plan"),
    control("button", "Confirm cancellation", danger),
  ];
  expect(decide(view("FINAL_CONFIRMATION", affordances))).toMatchObject({
    intent: "commit",
    name: "Confirm cancellation",
  });
});

test.each(["Try again", "Riprova", "Probeer het opnieuw", "Tentar novamente"])(
  "after a failure of the site “%s” takes nothing on and is pressed",
  (name) => {
    const affordances = [control("button", "Back to my plan"), control("button", name)];
    expect(decide(view("FAILED", affordances))).toMatchObject({ action: "click", name });
  },
);

test("“Try Premium again” takes something on, also after a failure", () => {
  const affordances = [control("button", "Try Premium again")];
  expect(decide(view("FAILED", affordances))).not.toMatchObject({ action: "click" });
});

test("where only staying or paying is left, nothing is clicked", () => {
  const affordances = [
    control("button", "Keep my plan"),
    control("button", "Get 50 % off", pays),
    control("button", "Pause for a month", { risk: "caution" }),
  ];
  expect(
    decide(view("RETENTION_OFFER", affordances)).kind === "act"
      ? decide(view("RETENTION_OFFER", affordances))
      : {},
  ).not.toMatchObject({ action: "click" });
});

test("a bare Continue is not pressed while the chosen answer takes the offer", () => {
  const affordances = [
    control("radio", "Stay for $1 a week", { ...pays, state: { checked: true } }),
    control("radio", "No thanks, continue cancelling", { state: { checked: false } }),
    control("button", "Continue", { risk: "caution" }),
  ];
  expect(decide(view("RETENTION_OFFER", affordances))).toMatchObject({
    role: "radio",
    name: "No thanks, continue cancelling",
  });
});

test("a demanded word is typed before the last step", () => {
  const affordances = [
    control("textbox", "Confirmation"),
    control("button", "Cancel plan", { ...danger, state: { disabled: true } }),
  ];
  expect(
    decide(view("FINAL_CONFIRMATION", affordances, { text: 'Type "CANCEL" to confirm.' })),
  ).toMatchObject({ intent: "type", action: "fill", value: "CANCEL" });
});

test("the subscription that the goal names is chosen among several", () => {
  const affordances = [control("button", "Options"), control("button", "Options")];
  const text = "| Mobile line | Options |\n| Sports Total | Options |";
  const chosen = decide(
    view("ACCOUNT_ACTIVE", affordances, {
      steps: [],
      goal: 'Cancel the "Sports Total" add-on. Keep the mobile line.',
      text,
    }),
  );
  expect(chosen).toMatchObject({ kind: "act", target: { actionId: affordances[1]?.actionId } });
});

test.each([
  ["LOGIN_REQUIRED", {}, "login_required"],
  ["THIRD_PARTY_BILLING", { biller: "Apple" }, "third_party_billing"],
  ["ACCOUNT_CANCELLED", {}, "already_cancelled"],
  ["UNKNOWN", { wall: "captcha" }, "needs_human"],
  ["UNKNOWN", { wall: "code" }, "needs_human"],
  ["UNKNOWN", { wall: "phone" }, "not_possible"],
  ["UNKNOWN", { wall: "letter" }, "not_possible"],
] as const)("%s with %j ends as %s", (state, facts, reason) => {
  expect(decide(view(state, [control("link", "Home")], { facts, steps: [] }))).toMatchObject({
    kind: "end",
    reason,
  });
});

test("skipping a delivery is not taken for declining an offer", () => {
  const affordances = [
    control("clickable", "Skip weeks. Away for a bit?", { risk: "caution" }),
    control("button", "Cancel my plan", danger),
  ];
  expect(decide(view("RETENTION_OFFER", affordances))).toMatchObject({ name: "Cancel my plan" });
});

const named = (decision: ReturnType<typeof decide>): string =>
  decision.kind === "act"
    ? `${decision.intent} ${decision.name ?? decision.action}`
    : decision.reason;

test.each([
  ["en", "Suspend delivery for a month"],
  ["nl", "Ja, zet mijn abonnement stil"],
  ["de", "Mitgliedschaft ruhen lassen"],
  ["it", "Sospendi l'abbonamento per due mesi"],
])(
  "what ends only for a while is not the last step, whatever the page is about (%s)",
  (lang, name) => {
    const page = view(
      "FINAL_CONFIRMATION",
      [control("button", name, danger), control("link", "Back")],
      {
        lang,
        text: "# Cancel your plan?",
      },
    );
    expect(named(decide(page))).not.toContain(name);
  },
);

test.each([
  ["it", "Annulla", "Disattiva", "# Disattivare il rinnovo automatico?"],
  ["en", "Cancel", "Yes, end it", "# End your membership?"],
  ["fr", "Annuler", "Confirmer la résiliation", "# Résilier votre abonnement ?"],
])("a bare cancel beside the answer only closes the question (%s)", (lang, bare, answer, text) => {
  const page = view(
    "FINAL_CONFIRMATION",
    [control("button", bare, danger), control("button", answer, { risk: "caution" })],
    { lang, text },
  );
  expect(named(decide(page))).toBe(`commit ${answer}`);
});

test("a bare cancel beside the ways to stay is the answer", () => {
  const page = view("FINAL_CONFIRMATION", [
    control("button", "Keep my plan"),
    control("button", "Cancel", danger),
  ]);
  expect(named(decide(page))).toBe("commit Cancel");
});

test("'Pause or cancel' leads to the place where one of the two is chosen", () => {
  const page = view(
    "ACCOUNT_ACTIVE",
    [control("link", "Pause or cancel"), control("link", "Home")],
    {
      steps: [],
    },
  );
  expect(named(decide(page))).toBe("enter Pause or cancel");
});

test("boxes that were ticked for the person are unticked before going on, a confirmation by mail is left", () => {
  const ticked = { state: { checked: true } };
  const extra = control("checkbox", "Add the archive for $4.00 per month", ticked);
  const mail = control("checkbox", "Send me a confirmation", ticked);
  const go = control("button", "Cancel plan", danger);
  expect(named(decide(view("RETENTION_OFFER", [mail, extra, go])))).toBe(
    "acknowledge Add the archive for $4.00 per month",
  );
  expect(named(decide(view("RETENTION_OFFER", [mail, go])))).toBe("decline Cancel plan");
});

test("a list that only opens on a click is opened, then one of what appeared is chosen", () => {
  const opener = control("clickable", "Selecione um motivo");
  const go = control("clickable", "Continuar", { risk: "caution" });
  const closed = view("EXIT_SURVEY", [control("clickable", "Treinos"), opener, go], { lang: "pt" });
  expect(named(decide(closed))).toBe("survey Selecione um motivo");
  const reasons = ["Está caro", "Não tenho tempo"].map((name) => control("clickable", name));
  const open = view("EXIT_SURVEY", [control("clickable", "Treinos"), opener, ...reasons, go], {
    lang: "pt",
    steps: [entering, { ...entering, intent: "survey", name: opener.name, role: "clickable" }],
  });
  open.appeared = new Set(reasons.map(({ actionId }) => actionId));
  expect(named(decide(open))).toBe("survey Está caro");
});

test("the flow of a subscription that is to be kept is left again", () => {
  const goal = "Cancel my Site Cheese Club. Keep the Fruit Box.";
  const page = view("FINAL_CONFIRMATION", [control("button", "Cancel Fruit Box", danger)], {
    goal,
    text: "# Cancel Fruit Box?",
  });
  expect(named(decide(page))).toBe("back back");
  const menus = ["Options for Fruit Box", "Options for Cheese Club"].map((name) =>
    control("button", name, { state: { expanded: false } }),
  );
  expect(named(decide(view("ACCOUNT_ACTIVE", menus, { goal, steps: [] })))).toBe(
    "open Options for Cheese Club",
  );
});

test("the free plan is the way out only for somebody who wants to pay nothing, and is then the last step", () => {
  const plans = [control("button", "Downgrade to Free"), control("button", "Downgrade to 200 GB")];
  const steps: Step[] = [];
  const paying = view("ACCOUNT_ACTIVE", plans, { goal: "Cancel my Site plan", steps });
  expect(named(decide(paying))).not.toContain("Free");
  const free = view("ACCOUNT_ACTIVE", plans, {
    goal: "Cancel my plan; I want to pay nothing",
    steps,
  });
  expect(named(decide(free))).toBe("commit Downgrade to Free");
});

test("an anchor without an address is a button of the page's script, not a link to where one is", () => {
  const page = view(
    "ACCOUNT_ACTIVE",
    [control("button", "Disdici Gold", { ...danger, href: "https://site.test/leave#" })],
    { lang: "it", steps: [] },
  );
  expect(named(decide(page))).toBe("enter Disdici Gold");
});

test("of several plans to choose from, the one that the goal names is chosen before anything is pressed", () => {
  const goal = "Cancel my RingTicket. Keep the Bike Card.";
  const plans = (chosen: boolean) => [
    control("radio", "Bike Card, € 12", { state: { checked: !chosen } }),
    control("radio", "RingTicket, € 58", { state: { checked: chosen } }),
    control("button", "Continue", danger),
  ];
  const before = view("FINAL_CONFIRMATION", plans(false), { goal });
  expect(named(decide(before))).toBe("survey RingTicket, € 58");
  const after = view("FINAL_CONFIRMATION", plans(true), { goal });
  expect(named(decide(after))).toBe("commit Continue");
});

test("where what must stay is chosen and nothing names what is to go, a person is asked", () => {
  const page = view(
    "FINAL_CONFIRMATION",
    [
      control("radio", "Bike Card, € 12", { state: { checked: true } }),
      control("radio", "Monthly pass, € 58", { state: { checked: false } }),
      control("button", "Continue", danger),
    ],
    { goal: "Cancel my RingTicket. Keep the Bike Card." },
  );
  expect(decide(page)).toMatchObject({ kind: "end", reason: "needs_human" });
});

test.each([
  ["en", "Type hosting-pro to confirm.", "hosting-pro"],
  ["de", "Gib zur Bestätigung hosting-pro ein.", "hosting-pro"],
  ["en", "Type goodbye to go on", "goodbye"],
  ["fr", "Saisissez RESILIER pour continuer", "RESILIER"],
  ["ja", "解約と入力してください", "解約"],
])("the word to type is found without quotes (%s: %s)", (lang, text, word) => {
  const page = view(
    "FINAL_CONFIRMATION",
    [
      control("textbox", "Name"),
      control("button", "Cancel plan", { ...danger, state: { disabled: true } }),
    ],
    { lang, text },
  );
  expect(decide(page)).toMatchObject({ action: "fill", value: word });
});

test("'Neither' refuses both offers, though the page around it speaks of paying", () => {
  const page = view("RETENTION_OFFER", [
    control("button", "Switch to Lite", { risk: "caution" }),
    control("button", "Pay half", pays),
    control("button", "Neither", pays),
  ]);
  expect(named(decide(page))).toBe("decline Neither");
});

test("signing out is never a way in", () => {
  const page = view("UNKNOWN", [control("link", "Log out", { href: "https://site.test/out" })], {
    text: "# Ending your policy\nThis policy was arranged by a broker in your town.",
  });
  expect(decide(page)).not.toMatchObject({ action: "click" });
});

test("a switch that renews and is on is the way out; one that is off is not touched", () => {
  const page = (checked: boolean) =>
    view(
      "ACCOUNT_ACTIVE",
      [control("switch", "Rinnova ogni mese", { state: { checked } }), control("link", "Map")],
      { lang: "it", steps: [] },
    );
  expect(named(decide(page(true)))).toBe("enter Rinnova ogni mese");
  expect(named(decide(page(false)))).not.toContain("Rinnova");
});

test("a gear with a hint is what its hint says", () => {
  const page = view(
    "UNKNOWN",
    [control("clickable", "Roasts"), control("clickable", "⚙", { description: "Subscription" })],
    { steps: [], text: "This week’s roasts\nHarbour Dark, with notes of tar and treacle" },
  );
  expect(named(decide(page))).toBe("enter ⚙");
});

test("a page that shows nothing but its menus is waited for", () => {
  const menus = ["Learn", "Shop", "Settings"].map((name) => control("link", name));
  const drawing = view("UNKNOWN", menus, { text: "Learn\nShop\nSettings\nFetching your page…" });
  expect(named(decide(drawing))).toBe("wait wait");
});

test("a link back to a step of the flow that was left is not the way on", () => {
  const steps = [entering, { ...entering, url: "https://site.test/leave/which" }];
  const page = view(
    "EXIT_SURVEY",
    [
      control("link", "Cancel membership", { href: "https://site.test/leave/which" }),
      control("button", "Next"),
    ],
    { steps },
  );
  expect(named(decide(page))).toBe("advance Next");
});

test("removing the company is not ending its plan", () => {
  const goal = "Cancel the Site Plus plan of my company. Do not remove the company.";
  const page = view("UNKNOWN", [control("button", "Remove company")], {
    goal,
    steps: [],
    text: "# Company\nHollis and Daughters, Quay Street 4, since 2011",
  });
  expect(decide(page)).not.toMatchObject({ action: "click" });
});

test("'not yet' and 'I'll think about it' stay, also where the page makes them look final", () => {
  for (const [lang, stay, go] of [
    ["es", "Me lo pienso", "Confirmar la baja"],
    ["nl", "Nee, nog niet", "Ja, opzeggen"],
    ["it", "Ci penso su", "Conferma la disdetta"],
  ] as const) {
    const page = view(
      "FINAL_CONFIRMATION",
      [control("button", stay, danger), control("button", go, danger)],
      { lang },
    );
    expect(named(decide(page)), lang).toBe(`commit ${go}`);
  }
});

test("a place of one's own is entered, also where it is neither link nor known by name", () => {
  const page = view(
    "UNKNOWN",
    ["Recepten", "Mijn doosjes", "Hulp"].map((name) => control("clickable", name)),
    {
      steps: [],
      lang: "nl",
      text: "Recepten\nMijn doosjes\nHulp\n# Deze week\nSoep van pompoen met brood uit de oven en een appel toe",
    },
  );
  expect(named(decide(page))).toBe("enter Mijn doosjes");
});

test("the person's name in the head opens the account where nothing else is known", () => {
  const page = view(
    "UNKNOWN",
    [
      control("link", "New draft", { href: "https://site.test/leave" }),
      control("button", "Ida Holm"),
    ],
    { steps: [], text: "New draft\nIda Holm\n# Letter to the editor\nDear all" },
  );
  expect(named(decide(page))).toBe("enter Ida Holm");
});

test("a page that nobody has looked at comes before one that was left", () => {
  const seen = "https://site.test/account";
  const page = view(
    "UNKNOWN",
    [
      control("link", "My plan", { href: seen, region: "navigation" }),
      control("link", "Begin leaving", { href: "https://site.test/leave/1" }),
    ],
    {
      steps: [entering],
      text: "# Moving or leaving\n## Leaving\nGive us 30 days’ notice to end your service.\n[Begin leaving](/leave/1)",
    },
  );
  expect(named(decide(page))).toMatch(/Begin leaving$/);
});

test("lowering what is paid is no way on", () => {
  const page = view(
    "UNKNOWN",
    [control("button", "Verlagen naar € 8,00"), control("link", "Mijn gift beëindigen")],
    {
      steps: [entering],
      lang: "nl",
      goal: "Stop my monthly gift",
      text: "# Uw gift wijzigen\n€ 15,00 per maand, via automatische incasso, sinds 2021",
    },
  );
  expect(named(decide(page))).toMatch(/Mijn gift beëindigen$/);
});

test("what stands under what is to be kept is left alone", () => {
  const gears = [control("clickable", "⚙"), control("clickable", "⚙")];
  const text = "# Boxes\n## Box for Bram\nDog\n⚙\n## Box for Poekie\nCat\n⚙";
  const goal = "Cancel the box for Poekie. Keep the box for Bram.";
  const decision = decide(view("ACCOUNT_ACTIVE", gears, { steps: [], text, goal }));
  expect(decision).toMatchObject({ target: { actionId: gears[1]?.actionId } });
  const left = view("ACCOUNT_ACTIVE", gears.slice(0, 1), {
    steps: [],
    text: text.replace(/\nCat\n⚙$/, "\nCat"),
    goal,
  });
  expect(named(decide(left))).not.toBe("open ⚙");
});

test("what is to be kept is known in another language too", () => {
  const page = view(
    "ACCOUNT_ACTIVE",
    [control("button", "Sponsoring stoppen", danger), control("link", "Contact")],
    {
      steps: [],
      lang: "nl",
      goal: "Stop my monthly gift. Keep the child sponsorship.",
      text: "# Kindsponsoring",
    },
  );
  expect(named(decide(page))).not.toContain("Sponsoring");
});

test("the one empty box beside a locked last button is ticked, whatever it says", () => {
  const box = control("checkbox", "Ich habe meine Bilder gesichert", { state: { checked: false } });
  const last = control("button", "Kündigung bestätigen", { ...danger, state: { disabled: true } });
  const page = view("FINAL_CONFIRMATION", [box, last], { steps: [entering], lang: "de" });
  expect(named(decide(page))).toBe("acknowledge Ich habe meine Bilder gesichert");
});

test("one answer of a drawn list is enough", () => {
  const options = [
    control("option", "Too slow", { state: { selected: true } }),
    control("option", "Too dear", { state: { selected: false } }),
  ];
  const page = view("EXIT_SURVEY", [...options, control("button", "Continue")], {
    steps: [entering],
  });
  expect(named(decide(page))).toBe("advance Continue");
});

test("what says that it is loading is not pressed: it becomes something else", () => {
  const page = view("UNKNOWN", [control("clickable", "Loading your plans…")], {
    steps: [entering],
    text: "# Account\nLoading your plans…",
  });
  expect(named(decide(page))).not.toContain("Loading");
});

test("how it is paid is not where it is ended", () => {
  const links = [
    control("link", "Edit", { href: "https://site.test/card" }),
    control("link", "View", { href: "https://site.test/plan" }),
  ];
  const page = view("ACCOUNT_ACTIVE", links, {
    steps: [],
    text: "# Billing\nVisa ending 5520 [Edit](/card)\n$18.00 monthly, renews 19 December [View](/plan)",
  });
  expect(named(decide(page))).toBe("enter View");
});

test("what is called as its page and ends the plan is the last step, not a link to this page", () => {
  const last = control("clickable", "Cancel plan", danger);
  const page = view("FINAL_CONFIRMATION", [last, control("clickable", "Back")], {
    steps: [entering],
    text: "# Cancel plan\nIf you go on, your plan runs until 13 December 2026.\nCancel plan\nBack",
  });
  expect(named(decide(page))).toBe("commit Cancel plan");
});

test("a button that says itself that it ends comes before one that only stands on such a page", () => {
  const stays = control("clickable", "Quero continuar em destaque", danger);
  const ends = control("clickable", "Sim, cancelar e perder o destaque", danger);
  const page = view("FINAL_CONFIRMATION", [stays, ends], { steps: [entering], lang: "pt" });
  expect(named(decide(page))).toBe("commit Sim, cancelar e perder o destaque");
});

test("a question in the last heading is answered, also below the account", () => {
  const page = view(
    "ACCOUNT_ACTIVE",
    [control("button", "Manage Cabin"), control("button", "Cancel"), control("button", "End it")],
    {
      steps: [entering],
      goal: "Cancel the plan of my Cabin",
      text: "# Plans\n### Home\n### Cabin\n# End it for Cabin?\nRecordings go.",
    },
  );
  expect(named(decide(page))).toMatch(/End it$/);
});

test("a page that was gone on to is waited for as well while it shows only its menus", () => {
  const menus = ["Overview", "Products", "Support"].map((name) => control("link", name));
  const step: Step = { ...entering, intent: "decline", danger: true };
  const drawing = view("UNKNOWN", menus, {
    steps: [entering, step],
    text: "Overview\nProducts\nSupport\nFetching your products…",
  });
  expect(named(decide(drawing))).toBe("wait wait");
});
