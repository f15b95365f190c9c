import type { CompleteCall, PageCheck } from "./tools.ts";
import type { View, Decision, EndDecision } from "../port.ts";
import type { Expectation } from "../../contract/input.ts";
import { controlAt } from "./control-at.ts";
import { fail } from "./call-fault.ts";

/** What ends a run is read off the page where the page says it; the model's word alone only ends it. */
export function endOf(call: CompleteCall, view: View): Decision {
  if (call.status === "stuck") return { kind: "lost", reason: call.reason, confidence: 1 };
  const over = call.status === "already_over" && view.kind !== "run";
  if (call.status === "done" || call.status === "already_over")
    return {
      kind: "end",
      reason: over ? "already_cancelled" : "completed",
      detail: call.reason,
      confidence: 1,
      checks: [
        ...(call.quote === undefined || call.quote.trim() === ""
          ? []
          : [{ kind: "textPresent" as const, value: call.quote }]),
        ...(call.checks ?? []).map((check) => checkOf(check, view)),
      ],
    };
  const cause = causeOf(view, call.reason);
  const plain = cause.reason === "stuck" ? undefined : cause;
  const quote = onThePage(view, call.quote);
  const said = quote === undefined ? `The language model says: ${call.reason}` : `“${quote}”`;
  if (call.status === "not_possible")
    return { kind: "end", confidence: 1, ...(plain ?? { reason: "not_possible", detail: said }) };
  if (call.status === "needs_person")
    return { kind: "end", confidence: 1, ...(plain ?? { reason: "needs_human", detail: said }) };
  return { kind: "end", confidence: 1, ...cause };
}

/** A quote counts as the site's own words only where the page really shows it. */
function onThePage({ observation }: View, quote = ""): string | undefined {
  const clean = (text: string): string => text.replace(/\s+/g, " ").trim().toLowerCase();
  const wanted = clean(quote);
  if (wanted.length < 4) return undefined;
  const { drawn, messages, text = "", affordances } = observation;
  const shown = [
    ...(drawn?.lines.map((line) => line.text) ?? []),
    ...messages,
    ...affordances.map(({ name }) => name),
  ].join("\n");
  return clean(`${shown}\n${text}`).includes(wanted) ? quote : undefined;
}

function checkOf({ kind, value, target }: PageCheck, view: View): Expectation {
  if (kind === "valueEquals")
    return {
      kind,
      value: value ?? "",
      actionId: controlAt(view, target ?? fail("checks", "valueEquals needs a target")).actionId,
    };
  if (value === undefined || value.trim() === "") return fail("checks", `${kind} needs a value`);
  return { kind, value };
}

function causeOf(view: View, told: string): Pick<EndDecision, "reason" | "detail"> {
  const { state, facts } = view.detected;
  if (state === "LOGIN_REQUIRED")
    return { reason: "login_required", detail: "The site asks to sign in." };
  if (state === "THIRD_PARTY_BILLING" && facts.biller !== undefined)
    return { reason: "third_party_billing", detail: facts.biller };
  if (facts.wall === "captcha" || facts.wall === "code" || facts.wall === "email_link")
    return { reason: "needs_human", detail: facts.wallWords ?? told };
  if (view.kind !== "run" && (facts.wall === "phone" || facts.wall === "letter"))
    return { reason: "not_possible", detail: facts.wallWords ?? told };
  return { reason: "stuck", detail: `The language model gave up: ${told}` };
}
