import { expect, test } from "vitest";
import { control, step, viewOf } from "../../../test/support/view.ts";
import { decide } from "./rules.ts";

test.each([
  ["en", "Too pricey", "Moved away", "Next step"],
  ["sv", "För dyrt", "Jag har flyttat", "Nästa steg"],
  ["fr", "Trop cher", "J'ai déménagé", "Continuer"],
])("a list that stays open after the choice is answered once (%s)", (lang, first, other, on) => {
  const list = (selected: boolean) => [
    control("option", first, { state: { selected } }),
    control("option", other, { state: { selected: false } }),
    control("button", on),
  ];
  expect(decide(viewOf("EXIT_SURVEY", list(false), { lang }))).toMatchObject({ name: first });
  expect(decide(viewOf("EXIT_SURVEY", list(true), { lang }))).toMatchObject({ name: on });
  const chosen = step({
    intent: "survey",
    role: "option",
    name: first,
    url: "https://site.test/leave",
  });
  const unmarked = viewOf("EXIT_SURVEY", list(false), { lang, steps: [step({}), chosen] });
  expect(decide(unmarked)).toMatchObject({ name: on });
});

test.each([
  [
    "en",
    "Change to the Half Pass £31 a year",
    "Give up the pass It ends on 12 January 2027",
    "Next",
  ],
  [
    "de",
    "Zum Halbpass wechseln 31 € im Jahr",
    "Ohne Pass weiter Er endet am 12. Januar 2027",
    "Weiter",
  ],
  [
    "fr",
    "Passer à la demi-carte 31 € par an",
    "Plus de carte Elle prend fin le 12 janvier 2027",
    "Suivant",
  ],
  ["sv", "Byt till halvkort 310 kr per år", "Inget kort Det upphör den 12 januari 2027", "Nästa"],
])("what the site has chosen beforehand is not sent off (%s)", (lang, other, leave, on) => {
  const imposed = control("radio", other, { state: { checked: true } });
  const leaving = control("radio", leave, { state: { checked: false } });
  const send = control("button", on);
  const page = { lang, text: "# 1 / 3\n2026: 4 200 points, which are worth two weekends away." };
  expect(decide(viewOf("UNKNOWN", [imposed, leaving, send], page))).toMatchObject({
    name: leave,
  });
  const rest = control("radio", "???", { state: { checked: false } });
  const blind = decide(viewOf("UNKNOWN", [imposed, rest, send], page));
  expect(blind).not.toMatchObject({ name: on });
});

test("days to choose from are left as the site has them", () => {
  const days = [
    control("radio", "On 1 December, when the month is paid up", { state: { checked: true } }),
    control("radio", "Today, without a refund", { state: { checked: false } }),
  ];
  const end = control("button", "End my membership", {
    risk: "danger",
    riskReason: "ends a subscription",
    riskCode: "ends_subscription",
  });
  expect(decide(viewOf("FINAL_CONFIRMATION", [...days, end]))).toMatchObject({
    intent: "commit",
    name: "End my membership",
  });
});

test("reasons are neither the site's menu nor questions that unfold", () => {
  const menu = ["Shop", "Recipes", "Stories"].map((name) => control("clickable", name));
  const reasons = ["Too much of it", "It is too expensive", "I moved"].map((name) =>
    control("clickable", name),
  );
  const view = viewOf("EXIT_SURVEY", [...menu, ...reasons], {
    menus: menu.map(({ name }) => `clickable ${name}`),
  });
  expect(decide(view)).toMatchObject({ intent: "survey", name: "Too much of it" });
  const faq = ["Moving house?", "Too expensive?", "Changing a battery"].map((name) =>
    control("button", name, { state: { expanded: true } }),
  );
  const help = viewOf("UNKNOWN", faq, { text: "# Questions?", title: "Questions?" });
  expect(decide(help)).not.toMatchObject({ intent: "survey" });
});

const DEEDS = ["Select…", "See details", "Upgrade", "Stop this service"];
const goal = "Cancel my alarm monitoring. Keep the camera storage.";

test("the list of deeds beside a row is the way in: chosen, then sent by the button of its own form", () => {
  const rows = (value: string) => {
    const alarm = control("combobox", "Action for alarm monitoring", { value });
    const camera = control("combobox", "Action for camera storage", { value: "Select…" });
    const [go, other] = [control("button", "Go"), control("button", "Go")];
    const forms = [
      {
        fields: [{ actionId: camera.actionId, type: "select", options: DEEDS }],
        submit: [other.actionId],
      },
      {
        fields: [{ actionId: alarm.actionId, type: "select", options: DEEDS }],
        submit: [go.actionId],
      },
    ];
    return { alarm, go, forms, all: [camera, other, alarm, go] };
  };
  const before = rows("Select…");
  const view = { goal, steps: [], url: "https://site.test/services" };
  expect(
    decide(viewOf("ACCOUNT_ACTIVE", before.all, { ...view, forms: before.forms })),
  ).toMatchObject({
    action: "select",
    value: "Stop this service",
    target: { actionId: before.alarm.actionId },
  });
  const after = rows("Stop this service");
  expect(
    decide(viewOf("ACCOUNT_ACTIVE", after.all, { ...view, forms: after.forms })),
  ).toMatchObject({ action: "click", target: { actionId: after.go.actionId } });
});

test("a row that the goal does not name is not chosen among several", () => {
  const menus = ["Action", "Action"].map((name) => control("combobox", name));
  const forms = menus.map(({ actionId }) => ({
    fields: [{ actionId, type: "select", options: DEEDS }],
    submit: [],
  }));
  const view = viewOf("ACCOUNT_ACTIVE", menus, { goal, steps: [], forms });
  expect(decide(view)).not.toMatchObject({ action: "select" });
});

test("the subject of a letter to the support is no list of deeds", () => {
  const about = control("combobox", "What is it about?");
  const letter = control("textbox", "Your message");
  const forms = [
    {
      fields: [
        {
          actionId: about.actionId,
          type: "select",
          options: ["Select…", "Cancel my plan", "Other"],
        },
        { actionId: letter.actionId, type: "textarea" },
      ],
      submit: [],
    },
  ];
  const view = viewOf("UNKNOWN", [about, letter, control("button", "Send")], { steps: [], forms });
  expect(decide(view)).not.toMatchObject({ action: "select" });
});

test("a page that says what would be is no end of what ran a moment ago", () => {
  const last = control("button", "Encerrar passe", {
    risk: "danger",
    riskReason: "ends a subscription",
    riskCode: "ends_subscription",
  });
  const stay = control("link", "Ficar com o passe");
  const walked = [step({}), step({ intent: "advance", state: "EXIT_SURVEY" })];
  const view = viewOf("ACCOUNT_CANCELLED", [stay, last], { lang: "pt", steps: walked });
  expect(decide(view)).toMatchObject({ intent: "commit", name: "Encerrar passe" });
  const begun = viewOf("ACCOUNT_CANCELLED", [stay, last], { lang: "pt", steps: [] });
  expect(decide(begun)).toMatchObject({ reason: "already_cancelled" });
});

test("a gear that led here is not pressed again, and a profile is not looked for on the profile", () => {
  const gear = control("button", "Preferences", { region: "banner" });
  const sync = control("link", "Sync", { href: "https://site.test/settings/sync" });
  const came = step({
    url: "https://site.test/notes",
    state: "UNKNOWN",
    role: "button",
    name: "Preferences",
  });
  const text = "# General\nThe language is English, the week begins on Monday.";
  const settings = { url: "https://site.test/settings", steps: [came], text };
  expect(decide(viewOf("UNKNOWN", [gear, sync], settings))).toMatchObject({ name: "Sync" });
  const profile = control("button", "Profile");
  const pass = control("link", "Lumo Plus ›");
  const view = viewOf("UNKNOWN", [profile, pass], {
    goal: "Cancel my Lumo Plus membership",
    steps: [],
    text: "## Profile\nOrders, addresses and what you pay for\nLumo Plus ›",
  });
  expect(decide(view)).toMatchObject({ name: "Lumo Plus ›" });
});

test("a bar of links is no row: what is called as the plan is goes before its neighbours", () => {
  const links = ["Lumo Plus →", "Alerts →", "Account details →"].map((name, at) =>
    control("link", name, { href: `https://site.test/me/${at}` }),
  );
  const text = `# Me\n${links.map(({ name }, at) => `[${name}](/me/${at})`).join(" ")}`;
  const view = viewOf("UNKNOWN", links, {
    goal: "Cancel my Lumo Plus membership",
    steps: [],
    text,
    url: "https://site.test/me",
  });
  expect(decide(view)).toMatchObject({ name: "Lumo Plus →" });
});

test.each(["Invoice address, card and renewal", "Adresse de facturation", "Benachrichtigungen"])(
  "before giving up, a section is unfolded, whatever it is called: %s",
  (name) => {
    const fold = control("summary", name, { state: { expanded: false }, region: "frame" });
    const text = "# Subscription\nOrder 88: 12 months, renews on 22 December 2026";
    const view = viewOf("ACCOUNT_ACTIVE", [fold], { steps: [], text });
    expect(decide(view)).toMatchObject({ action: "click", name });
  },
);

test("a page on which the last act failed is gone to again before others", () => {
  const plans = control("link", "Change plan", { href: "https://site.test/plans" });
  const profile = control("tab", "Profile");
  const at = (ok: boolean) => [
    step({ role: "link", name: "Change plan" }),
    step({ intent: "commit", url: "https://site.test/plans", name: "Move to Free", ok }),
  ];
  const page = { url: "https://site.test/account", text: "# Plan\nRenews on 3 May 2027" };
  const again = viewOf("ACCOUNT_ACTIVE", [profile, plans], { ...page, steps: at(false) });
  expect(decide(again)).toMatchObject({ name: "Change plan" });
});

test.each([
  ["en", "Rest for two weeks", "Carry on"],
  ["de", "Ein Monat Ruhe", "Weiter"],
  ["fr", "Deux semaines de répit", "Continuer"],
  ["es", "Respirar tres meses", "Continuar"],
  ["pl", "Odpocznij dwa miesiące", "Dalej"],
])("a button that names a length of time is no way on (%s)", (lang, rest, on) => {
  const page = [control("button", rest), control("button", on)];
  expect(decide(viewOf("RETENTION_OFFER", page, { lang }))).toMatchObject({ name: on });
  const alone = decide(viewOf("RETENTION_OFFER", [control("button", rest)], { lang }));
  expect(alone).not.toMatchObject({ name: rest });
});

test("a reason may name a length of time", () => {
  const names = ["Too expensive", "I only wanted it for a month", "I moved away"];
  const tiles = names.map((name) => control("button", name));
  expect(decide(viewOf("EXIT_SURVEY", tiles))).toMatchObject({ name: "Too expensive" });
});

test.each([
  ["en", "Go Lumo Giant"],
  ["nl", "Naar Lumo Familie"],
  ["de", "Zu Lumo Familie"],
  ["fr", "Passer Lumo Duo"],
])("capital letters make no name of a deed (%s)", (lang, deed) => {
  const text = "# Lumo\nRenews on 3 May 2027\n€9.99 a month";
  const page = { lang, text, steps: [], goal: "Cancel my Lumo Plus membership" };
  const view = viewOf("ACCOUNT_ACTIVE", [control("button", deed, { risk: "caution" })], page);
  expect(decide(view)).not.toMatchObject({ name: deed });
});

test.each([
  ["pl", "Biorę rabat", "Nie skorzystam"],
  ["en", "Claim 50% off", "Ta, but I am off"],
])(
  "the answer beside the one that takes an offer goes on, in whatever words (%s)",
  (lang, takes, other) => {
    const page = {
      lang,
      text: "# 15 zł taniej przez rok\nZostań z nami, a przez 12 miesięcy zapłacisz mniej. Umowa przedłuży się.",
      steps: [step({ intent: "survey", role: "option", name: "-" }), step({ intent: "advance" })],
    };
    const taking = control("button", takes, { risk: "danger", riskCode: "takes_offer" });
    const refusing = control("button", other);
    expect(decide(viewOf("UNKNOWN", [taking, refusing], page))).toMatchObject({ name: other });
    // Two that nobody knows: neither is guessed.
    const third = control("button", "Xyzzy plugh", { box: refusing.box });
    expect(decide(viewOf("UNKNOWN", [taking, refusing, third], page))).not.toMatchObject({
      intent: "decline",
    });
  },
);

test("a last form that comes back gets its empty box ticked, and none that takes something on", () => {
  const commit = step({
    intent: "commit",
    action: "click",
    role: "button",
    name: "Opzeggen",
    url: "https://site.test/leave",
  });
  const box = control("checkbox", "Ik stuur het speelgoed terug", { state: { checked: false } });
  const page = { lang: "nl", url: "https://site.test/leave?leeg=1", steps: [step(), commit] };
  const last = control("button", "Abonnement opzeggen", {
    risk: "danger",
    riskCode: "ends_subscription",
  });
  expect(decide(viewOf("FINAL_CONFIRMATION", [box, last], page))).toMatchObject({
    action: "check",
    name: box.name,
  });
  const buys = control("checkbox", "Ja, neem Premium voor € 9,99 per maand", {
    state: { checked: false },
    risk: "caution",
    riskCode: "spends_money",
  });
  expect(decide(viewOf("FINAL_CONFIRMATION", [buys, last], page))).not.toMatchObject({
    action: "check",
  });
});

const ON_TRIAL =
  "# Manage trial\nExplorer trial, free until 24 November 2026, then £12.99 a month.";

test("dots behind words that end something open a dialog, they do not mean that it is loading", () => {
  const leave = control("button", "Cancel trial…", {
    region: "modal",
    risk: "danger",
    riskCode: "ends_subscription",
  });
  const close = control("button", "Close this dialog", { region: "modal" });
  const steps = [step({ name: "Manage trial", role: "button" })];
  expect(decide(viewOf("UNKNOWN", [close, leave], { steps, text: ON_TRIAL }))).toMatchObject({
    name: leave.name,
  });
});
