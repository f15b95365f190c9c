import { expect, test } from "vitest";
import type { Affordance, Observation } from "../../contract/observation.ts";
import type { PageState } from "../../contract/words.ts";
import { genericService } from "../../services/generic.ts";
import type { PageFindings, Step, View } from "../port.ts";
import { decide } from "./rules.ts";

let next = 1;
const control = (role: string, name: string, more: Partial<Affordance> = {}): Affordance => ({
  actionId: String(next++),
  role,
  name,
  state: {},
  region: "main",
  risk: "safe",
  box: { x: 0, y: next * 30, width: 100, height: 20 },
  inViewport: true,
  targetable: true,
  ...more,
});
const danger = { risk: "danger", riskReason: "ends a subscription" } as const;
const pays = { risk: "danger", riskReason: "spends money" } as const;

const entering: Step = {
  turn: 1,
  url: "https://site.test/account",
  state: "ACCOUNT_ACTIVE",
  intent: "enter",
  ok: true,
  changed: true,
  danger: false,
};

function view(
  state: PageState,
  affordances: Affordance[],
  more: { facts?: PageFindings; steps?: Step[]; goal?: string; text?: string; lang?: string } = {},
): View {
  const observation: Observation = {
    schemaVersion: "0.1",
    sessionId: "s",
    observationId: "o",
    takenAt: "",
    page: {
      url: "https://site.test/leave",
      domain: "site.test",
      title: "Leave",
      lang: more.lang ?? "en",
      viewport: { width: 1280, height: 720 },
      scroll: { x: 0, y: 0, maxY: 0 },
    },
    tabs: [],
    messages: [],
    blockers: [],
    affordances,
    forms: [],
    total: affordances.length,
    hasMore: false,
    text: more.text ?? "",
  };
  return {
    goal: more.goal ?? "Cancel my Site Plus membership",
    service: genericService("https://site.test/account"),
    observation,
    detected: { state, confidence: 0.9, evidence: [], facts: more.facts ?? {} },
    turn: 2,
    steps: more.steps ?? [entering],
  };
}

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
    control("button", "Delete my account", { risk: "danger", riskReason: "deletes for good" }),
    control("button", "Keep my plan"),
    control("button", "Confirm cancellation", danger),
  ];
  expect(decide(view("FINAL_CONFIRMATION", affordances))).toMatchObject({
    intent: "commit",
    name: "Confirm cancellation",
  });
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
