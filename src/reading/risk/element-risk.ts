import { riskOfAddress } from "./address-risk.ts";
import { wordsOf } from "./address-words.ts";
import { type LabelReading, readLabel } from "./label-reading.ts";
import { type PageFacts, riskOfDialog, riskOfPage, saysEnded } from "./page-context.ts";
import { caution, danger, entryTo, moreSevere, type Risk, SAFE } from "../../contract/risk.ts";
import { riskOfSubmission } from "./submission-risk.ts";
import { endsWhatIsPaid } from "./unnamed-ending.ts";

export type { DangerKind, Risk, RiskLevel } from "../../contract/risk.ts";
export { moreSevere } from "../../contract/risk.ts";
export type { PageFacts } from "./page-context.ts";

export type FormFacts = {
  action: string;
  method: "get" | "post" | "dialog";
  fieldNames: string[];
  hidden: { name: string; value: string }[];
  hasPassword: boolean;
  hasPayment: boolean;
};

export type ElementFacts = {
  role: string;
  name: string;
  tag: string;
  inputType?: string;
  description?: string;
  value?: string;
  href?: string;
  haspopup?: boolean; // opens a menu or dialog only
  expandable?: boolean;
  form?: FormFacts;
  submits?: boolean; // clicking it, or Enter in it, submits `form`
  formAction?: string; // the button's own formaction
  dialog?: { name: string; text: string }; // the modal around it
  alternatives?: string[]; // labels of the controls beside it
  ids?: string[]; // id, test id, name attribute, class words: weak evidence for controls without a label
  page: PageFacts;
};

const TYPING = new Set([
  "textbox",
  "searchbox",
  "combobox",
  "listbox",
  "spinbutton",
  "slider",
  "option",
  "radio",
  "menuitemradio",
  "tab",
  "scrollbar",
]);
const TICKING = new Set(["checkbox", "switch", "menuitemcheckbox"]);
const TYPED_INPUTS = new Set([
  "text",
  "search",
  "email",
  "tel",
  "url",
  "number",
  "password",
  "date",
  "datetime-local",
  "month",
  "week",
  "time",
  "range",
  "color",
  "radio",
]);
const MOVES_ABOUT =
  /(?:^| )(?:close|dismiss|menu|nav|navbar|hamburger|search|chevron|arrow|prev|previous|carousel|slide|back|expand|collapse|play|mute|volume|tooltip|info|help|toggle|theme|lang|language|modal close)(?: |$)/;
const TRASH = /(?:^| )(?:trash|bin|garbage)(?: |$)/;
const RECIPIENT = /^(?:to|cc|bcc|recipients?|invitees?|invite_?emails?|friends?)(?:\[\])?$/i;

const UNLABELLED = caution("unlabelled");

function resolved(address: string, base: string): string {
  try {
    return new URL(address, base).href;
  } catch {
    return address || base;
  }
}

/** An address to go to. `#` and `javascript:` only carry a script, as a button does. */
function isPlainLink({ role, tag, href }: ElementFacts): boolean {
  if (href === undefined || (role !== "link" && tag !== "a" && tag !== "area")) return false;
  return href.trim() !== "" && !/^\s*javascript:/i.test(href) && !/#!?$/.test(href);
}

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

/** Icon-only controls: id and class words, read one by one. */
function readIds(ids: string[]): LabelReading {
  const words = ids.map((id) => wordsOf(id));
  if (words.some((word) => TRASH.test(word))) return readLabel("delete");
  if (words.some((word) => MOVES_ABOUT.test(word))) return { risk: SAFE, stance: "dismiss" };
  let found: LabelReading = { risk: UNLABELLED, stance: "none" };
  for (const word of words) {
    const reading = readLabel(word);
    if (reading.risk.level === "danger") return reading;
    if (reading.stance === "commit" || reading.stance === "stay") found = reading;
  }
  return found;
}

function readControl({ name, value, description, tag, ids }: ElementFacts): LabelReading {
  const label = name.trim() || (tag === "input" && value ? value : "") || description?.trim() || "";
  const reading = readLabel(label);
  if (reading.stance === "none") return readIds(ids ?? []);
  if (reading.stance !== "commit" || !description) return reading;
  const described = readLabel(description);
  return described.risk.level === "danger" ? described : reading;
}

/** A lone "Cancel" ends the plan where it is the only way on: a question about ending, and nothing but keeping beside it. */
function riskOfLoneCancel(facts: ElementFacts, own: Risk, form: Risk, context: Risk): Risk {
  if (form.level === "danger") return form;
  const wayOn = (facts.alternatives ?? []).some((label) => {
    const { stance } = readLabel(label);
    return stance === "acts" || stance === "commit";
  });
  return context.kinds.includes("ends_subscription") && !wayOn ? context : own;
}

/** A label that promises to change nothing, on a form that does. */
function disguised(form: Risk): Risk | undefined {
  return form.level === "danger" ? moreSevere(form, danger("unclear_commit")) : undefined;
}

function riskOfButton(facts: ElementFacts): Risk {
  const { form, submits, dialog, page } = facts;
  const { risk, stance } = readControl(facts);
  const formRisk = submits ? riskOfForm(facts) : SAFE;
  if ((facts.haspopup || facts.expandable) && !submits)
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
      return [formRisk, context, pays, sends].reduce(moreSevere, risk);
    }
    case "none":
    case "unknown":
      return [formRisk, context, pays].reduce(
        moreSevere,
        stance === "unknown" ? caution("not_understood") : UNLABELLED,
      );
    case "other": {
      if (risk.level !== "danger" && endsWhatIsPaid(facts.name, page))
        return moreSevere(danger("ends_subscription", "ends_something_paid"), formRisk);
      const own = posts ? moreSevere(risk, caution("submits_form")) : risk;
      const surrounded = (posts || dialog) && risk.level === "safe" ? context : SAFE;
      return [formRisk, surrounded, pays].reduce(moreSevere, own);
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

/** The risk of clicking an element, from what it is and where it stands; never from words a model supplied. */
export function riskOfElement(facts: ElementFacts): Risk {
  const role = facts.role.toLowerCase();
  const type = facts.inputType?.toLowerCase() ?? "";
  if (type === "file") return caution("uploads");
  if (type === "reset") return SAFE;
  if (TICKING.has(role) || type === "checkbox") {
    const { risk, stance } = readLabel(facts.name);
    return risk.level === "safe" && stance !== "acts" ? SAFE : caution("ticks");
  }
  if (
    TYPING.has(role) ||
    TYPED_INPUTS.has(type) ||
    facts.tag === "textarea" ||
    facts.tag === "select"
  )
    return SAFE;
  return isPlainLink(facts) ? riskOfLink(facts) : riskOfButton(facts);
}
