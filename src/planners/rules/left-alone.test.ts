import { expect, test } from "vitest";
import { control, step, viewOf } from "../../../test/support/view.ts";
import { decide } from "./rules.ts";
import { readControl } from "./read-control.ts";

test.each([
  ["en", "Save profile"],
  ["pt", "Salvar perfil"],
  ["de", "Konto speichern"],
])("a button that saves is no place to look into (%s)", (lang, name) => {
  const save = control("button", name);
  const other = control("link", "Newsroom", { href: "https://site.test/news" });
  expect(decide(viewOf("UNKNOWN", [save, other], { lang, steps: [] }))).not.toMatchObject({ name });
});

const listOf = (options: string[], state = {}) => {
  const list = control("combobox", "Type", { value: options[0] ?? "", state });
  const send = control("button", "Continue");
  const forms = [
    {
      fields: [{ actionId: list.actionId, type: "select", options }],
      submit: [send.actionId],
    },
  ];
  return viewOf("EXIT_SURVEY", [list, send], { forms });
};

test("an answer that the site has set is left; an invitation to choose is no answer", () => {
  expect(decide(listOf(["At the end of the term", "Immediately"]))).toMatchObject({
    name: "Continue",
  });
  expect(decide(listOf(["Please choose", "It costs too much", "I moved"]))).toMatchObject({
    intent: "survey",
    action: "select",
  });
});

test.each([
  ["Please choose", "Immediately", "On 2 December"],
  ["Vyberte, prosím", "Okamžitě", "Dne 2. prosince"],
  ["Выберите…", "Немедленно", "2 декабря"],
])("what is paid for is kept to its end where the site asks when: %s, %s", (...options) => {
  expect(decide(listOf(options, { required: true }))).toMatchObject({ value: options[2] });
});

test("an answer that was pressed has sent nothing back: no other field is filled for it", () => {
  const answer = control("radio", "At the next date", { state: { checked: true } });
  const phone = control("textbox", "Call-back number (optional)");
  const send = control("button", "Next");
  const chosen = step({
    intent: "decline",
    action: "click",
    role: "radio",
    name: "At the next date",
    url: "https://site.test/leave",
  });
  const view = viewOf("EXIT_SURVEY", [answer, phone, send], { steps: [step({}), chosen] });
  expect(decide(view)).toMatchObject({ name: "Next" });
});

test("a line of text that a panel listens to is not pressed as the last step", () => {
  const told = control("clickable", "Your cancellation takes effect on 2 December.");
  const summary = control("clickable", "Summary");
  const view = viewOf("FINAL_CONFIRMATION", [told, summary], {
    steps: [step({ intent: "enter" })],
  });
  const decision = decide(view);
  expect(decision).not.toMatchObject({ intent: "commit" });
});

test("no thanks beside a price takes nothing on", () => {
  const seen = readControl(
    control("button", "No thanks, continue", {
      riskCode: "spends_money",
      riskReason: "spends money",
    }),
  );
  expect(seen).toMatchObject({ spends: false, declines: true });
});

test("what its card calls leaving is the way in, also where it was shown a moment ago", () => {
  const cards = ["Take a break", "Cancel subscription"].map((context) =>
    control("button", "Select", { context, region: "modal" }),
  );
  const view = viewOf("ACCOUNT_ACTIVE", cards, {
    steps: [step({ intent: "open", role: "button", name: "Manage plan" })],
  });
  const appeared = new Set(cards.map(({ actionId }) => actionId));
  expect(decide({ ...view, appeared })).toMatchObject({
    target: { kind: "element", actionId: cards[1]?.actionId },
  });
});
