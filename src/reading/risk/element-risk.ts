import { type Risk, moreSevere, SAFE, danger, entryTo, caution } from "../../contract/risk.ts";
import { riskOfDialog, riskOfPage, saysEnded } from "./page-context.ts";
import type { ElementFacts } from "./element-facts.ts";
import { resolved, shapeOf } from "./control-shape.ts";
import { riskOfAddress } from "./address-risk.ts";
import { riskOfSubmission } from "./submission-risk.ts";
import { readLabel } from "./label-reading.ts";
import { amountsBeside } from "../stakes.ts";
import { isForeign, readEveryday, languagesOf } from "../read-everyday.ts";
import { readControl, UNLABELLED, readingsOf } from "./control-label.ts";
import { riskOfPriceBeside } from "./price-beside.ts";
import { endsWhatIsPaid } from "./unnamed-ending.ts";

export type { DangerKind, Risk, RiskLevel } from "../../contract/risk.ts";

export { moreSevere } from "../../contract/risk.ts";

export type { PageFacts } from "./page-context.ts";

const RECIPIENT = /^(?:to|cc|bcc|recipients?|invitees?|invite_?emails?|friends?)(?:\[\])?$/i;

function riskOfForm({ form, formAction, value, tag, page }: ElementFacts): Risk {
  if (!form || form.method === "dialog") return SAFE;
  const url = resolved(formAction ?? form.action, page.url);
  const hidden = form.hidden.map(({ name, value: hiddenValue }) => [name, hiddenValue] as const);
  if (form.method === "get") {
    const query = hidden.map((pair) => pair.map(encodeURIComponent).join("=")).join("&");
    return riskOfAddress(query ? `${url.replace(/[?#].*$/s, "")}?${query}` : url);
  }
  const own = value && (tag === "button" || tag === "input") ? [["action", value] as const] : [];
  return riskOfSubmission({ method: "POST", url, pageUrl: page.url, fields: [...hidden, ...own] });
}

/**
 * A lone "Cancel" ends the plan where it is the only way on: a question about ending, or a card with a plan or a price
 * that comes back, and nothing but keeping beside it.
 */
function riskOfLoneCancel(facts: ElementFacts, own: Risk, form: Risk, context: Risk): Risk {
  if (form.level === "danger") return form;
  const { alternatives = [], group, dialog } = facts;
  const wayOn = [...alternatives, ...(group?.others ?? [])].some((label) => {
    const { stance } = readLabel(label);
    return stance === "acts" || stance === "commit";
  });
  if (wayOn) return own;
  if (context.kinds.includes("ends_subscription")) return context;
  const paid = dialog === undefined && amountsBeside(facts).some(({ recurring }) => recurring);
  return paid ? danger("ends_subscription", "ends_something_paid") : own;
}

/** A label that promises to change nothing, on a form that does. */
function disguised(form: Risk): Risk | undefined {
  return form.level === "danger" ? moreSevere(form, danger("unclear_commit")) : undefined;
}

/** A word that no table knows, on a page in a language that no table is for. */
function isUnread({ name, page }: ElementFacts, risk: Risk): boolean {
  return (
    risk.level === "safe" && isForeign(page) && readEveryday(name, languagesOf(page)) === "none"
  );
}

/** Ending in its own words, on a card that sells something: neither may stand for the other. */
function withOffer(facts: ElementFacts, risk: Risk): Risk {
  const heading = facts.group?.heading ?? "";
  if (!risk.kinds.includes("ends_subscription") || heading === "") return risk;
  const offered = readLabel(heading).risk;
  return offered.kinds.includes("spends_money") ? moreSevere(risk, offered) : risk;
}

function riskOfButton(facts: ElementFacts): Risk {
  const { form, submits, dialog, page } = facts;
  const { risk, stance } = readControl(facts);
  const formRisk = submits ? riskOfForm(facts) : SAFE;
  // A summary is pressed like any button; that it unfolds something keeps no script from doing more.
  if ((facts.haspopup || facts.expandable) && !submits && facts.tag !== "summary")
    return stance === "none" ? SAFE : entryTo(risk);
  // A form that only fetches a page commits to nothing, whatever page it stands on.
  const context =
    submits && form?.method === "get"
      ? SAFE
      : dialog
        ? riskOfDialog(dialog.name, dialog.text)
        : riskOfPage(page);
  const pays = submits && form?.hasPayment ? danger("spends_money") : SAFE;
  const posts = submits && form?.method === "post";

  switch (stance) {
    case "acts":
      return moreSevere(risk, formRisk);
    case "cancel":
      return riskOfLoneCancel(facts, risk, formRisk, context);
    case "stay":
      // Before the end "Continue my membership" keeps it; after it the same words start it again.
      if (posts && formRisk.level !== "danger" && saysEnded(page))
        return danger("spends_money", "resumes_billing");
      return disguised(formRisk) ?? risk;
    case "dismiss":
    case "help":
      return disguised(formRisk) ?? risk;
    case "consent":
    case "signIn":
      return moreSevere(risk, formRisk.level === "danger" ? formRisk : SAFE);
    case "commit": {
      const sends =
        submits && form?.fieldNames.some((field) => RECIPIENT.test(field))
          ? danger("reaches_others")
          : SAFE;
      // "+ 5 today" on the card of a price: no way on, but so many more of it.
      const more = /\+\s?\p{N}/u.test(facts.name) ? riskOfPriceBeside(facts) : SAFE;
      return [formRisk, context, pays, sends, more].reduce(moreSevere, risk);
    }
    case "none":
    case "unknown":
      return [
        formRisk,
        context,
        pays,
        /[\p{L}\p{N}]/u.test(facts.name) ? riskOfPriceBeside(facts) : SAFE,
      ].reduce(moreSevere, stance === "unknown" ? caution("not_understood") : UNLABELLED);
    case "other": {
      if (risk.level !== "danger" && endsWhatIsPaid(facts.name, page))
        return moreSevere(danger("ends_subscription", "ends_something_paid"), formRisk);
      const own = posts ? moreSevere(risk, caution("submits_form")) : risk;
      const surrounded = (posts || dialog) && risk.level === "safe" ? context : SAFE;
      const beside = risk.level === "danger" ? SAFE : riskOfPriceBeside(facts);
      const unread = isUnread(facts, risk) ? caution("not_understood") : SAFE;
      return [formRisk, surrounded, pays, beside, unread].reduce(moreSevere, own);
    }
  }
}

function riskOfLink(facts: ElementFacts): Risk {
  const { risk, stance } = readControl(facts);
  const address = riskOfAddress(resolved(facts.href ?? "", facts.page.url));
  const moves = stance === "commit" || stance === "none" || stance === "unknown";
  const label = moves
    ? riskOfPage(facts.page).level === "danger"
      ? caution("on_final_page")
      : SAFE
    : entryTo(risk);
  return moreSevere(address, label);
}

/** A choice does nothing yet where a button of its form sends it, or stands beside it in the same group. */
function waitsForButton({ role, form, group }: ElementFacts): boolean {
  if (form?.hasSubmit === true) return true;
  if (!/^(?:radio|checkbox|option)$/.test(role)) return false;
  return (group?.others ?? []).some((label) => {
    const { stance } = readLabel(label);
    return stance === "commit" || stance === "acts";
  });
}

/** What a choice says counts, whatever its role claims: a tab that reads "Cancel my plan now" may do just that. */
function riskOfChoice(facts: ElementFacts, ticks: boolean): Risk {
  const { risk, stance } = readControl(facts);
  const waits = waitsForButton(facts);
  if (risk.level === "danger") return waits ? caution("ticks") : withOffer(facts, risk);
  if (!ticks) return SAFE;
  const costs =
    !waits && amountsBeside(facts).some(({ recurring }) => recurring)
      ? riskOfPriceBeside(facts)
      : SAFE;
  if (costs.level === "danger") return costs;
  return risk.level === "safe" && stance !== "acts" ? SAFE : caution("ticks");
}

function riskOfReading(facts: ElementFacts): Risk {
  switch (shapeOf(facts)) {
    case "field":
      return SAFE;
    case "tick":
      return riskOfChoice(facts, true);
    case "choice":
      return riskOfChoice(facts, false);
    case "link":
      return riskOfLink(facts);
    case "button":
      return withOffer(facts, riskOfButton(facts));
  }
}

/**
 * The risk of clicking an element, from what it is and where it stands; never from words a model supplied. A control
 * whose name is harmless may show something else: the worse of both counts.
 */
export function riskOfElement(facts: ElementFacts): Risk {
  const type = facts.inputType?.toLowerCase() ?? "";
  if (type === "file") return caution("uploads");
  if (type === "reset") return SAFE;
  return readingsOf(facts).map(riskOfReading).reduce(moreSevere);
}
