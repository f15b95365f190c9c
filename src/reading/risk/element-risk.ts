import { riskOfAddress } from "./address-risk.ts";
import { wordsOf } from "./address-words.ts";
import { type LabelReading, readLabel } from "./label-reading.ts";
import { type PageFacts, riskOfDialog, riskOfPage, saysEnded } from "./page-context.ts";
import { isForeign, languagesOf, readEveryday } from "../read-everyday.ts";
import { amountsBeside, stakesOf } from "../stakes.ts";
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
  /** A button of its own sends it: what is chosen in it does nothing yet. */
  hasSubmit?: boolean;
};

/** The card, row or section a control stands in. */
export type GroupFacts = { heading: string; text: string; others: string[] };

export type ElementFacts = {
  role: string;
  name: string;
  tag: string;
  inputType?: string;
  /** All that is drawn on it, where that is more or other than its name. */
  drawn?: string;
  group?: GroupFacts;
  description?: string;
  value?: string;
  href?: string;
  handled?: boolean; // its markup carries a handler of its own
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

const TYPING = new Set(["textbox", "searchbox", "combobox", "listbox", "spinbutton", "scrollbar"]);
/** What is chosen, not pressed, as far as it says itself. */
const CHOOSING = new Set(["radio", "menuitemradio", "option", "tab", "slider", "treeitem"]);
const TICKING = new Set(["checkbox", "switch", "menuitemcheckbox"]);
const CHOICE_INPUTS = new Set(["checkbox", "radio", "range"]);
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
  "color",
]);
const MOVES_ABOUT =
  /(?:^| )(?:close|dismiss|menu|nav|navbar|hamburger|search|chevron|arrow|prev|previous|carousel|slide|back|expand|collapse|play|mute|volume|tooltip|info|help|toggle|theme|lang|language|modal close)(?: |$)/;
const TRASH = /(?:^| )(?:trash|bin|garbage)(?: |$)/;
const RECIPIENT = /^(?:to|cc|bcc|recipients?|invitees?|invite_?emails?|friends?)(?:\[\])?$/i;

const CART =
  /\b(?:cart|basket|bag|trolley|warenkorb|einkaufswagen|panier|carrito|cesta|carrinho|sacola|carrello|winkelwagen|winkelmand\w*|varukorg\w*|kundvagn|kurv|handlekurv\w*|koszyk\w*|košík\w*|ostoskori\w*|sepet\w*|kosár\w*|coș|košaric\w*|keranjang|giỏ)\b|корзин|кошик|カート|장바구니|购物车|購物車|سلة|עגלה|ตะกร้า|कार्ट/iu;

const UNLABELLED = caution("unlabelled");

function resolved(address: string, base: string): string {
  try {
    return new URL(address, base).href;
  } catch {
    return address || base;
  }
}

/** An address to go to. `#`, `javascript:` and a handler only carry a script, as a button does. */
export function isPlainLink({ role, tag, href, handled, page }: ElementFacts): boolean {
  if (href === undefined || (role !== "link" && tag !== "a" && tag !== "area")) return false;
  if (href.trim() === "" || /^\s*javascript:/i.test(href) || handled === true) return false;
  const [path = "", fragment] = resolved(href, page.url).split("#");
  // A place on the same page is where a script listens; a route of an application is a page.
  const here = fragment !== undefined && path === page.url.split("#")[0];
  return !here || /^!?\//.test(fragment);
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

/** What Escape does while something is dragged is told on every handle, and no press of the handle does it. */
const BY_ESCAPE =
  /(?:\bor\s+)?\b(?:press|hit|use)\s+(?:the\s+)?esc(?:ape)?(?:\s+key)?\s+to\s+(?:cancel|abort|stop)(?=\s*(?:[.,;!]|$))/gi;

export function readControl({ name, value, description, tag, ids }: ElementFacts): LabelReading {
  const label = name.trim() || (tag === "input" && value ? value : "") || description?.trim() || "";
  const reading = readLabel(label);
  if (reading.stance === "none" && !/\p{N}/u.test(label)) return readIds(ids ?? []);
  const open = /^(?:commit|other|unknown|none)$/.test(reading.stance);
  if (!open || reading.risk.level === "danger" || !description) return reading;
  const described = readLabel(description.replace(BY_ESCAPE, ""));
  return described.risk.level === "danger" ? described : reading;
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

/** A price on its own card makes a word that nobody here can read an offer; what people do all day stays that. */
function riskOfPriceBeside(facts: ElementFacts): Risk {
  const amounts = amountsBeside(facts);
  if (amounts.length === 0) return SAFE;
  const languages = languagesOf(facts.page);
  const everyday = readEveryday(facts.name, languages);
  if (everyday === "plain" || everyday === "shows") return SAFE;
  const costs = danger("spends_money", "price_beside");
  if (amounts.some(({ recurring }) => recurring)) return costs;
  const shop = (facts.group?.others ?? []).some((label) => CART.test(label));
  const stakes = stakesOf(facts).some((stake) => stake !== "price-here");
  // In a shop every card has a price, and sizes, colours and pictures have names of their own.
  if (shop || everyday !== "none" || !stakes)
    return stakes && !shop ? costs : caution("price_beside");
  return costs;
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

export type ControlShape = "field" | "tick" | "choice" | "link" | "button";

export function shapeOf(facts: ElementFacts): ControlShape {
  const role = facts.role.toLowerCase();
  const type = facts.inputType?.toLowerCase() ?? "";
  if (TICKING.has(role) || type === "checkbox") return "tick";
  if (CHOOSING.has(role) || CHOICE_INPUTS.has(type)) return "choice";
  const typed = TYPING.has(role) || TYPED_INPUTS.has(type);
  if (typed || facts.tag === "textarea" || facts.tag === "select") return "field";
  return isPlainLink(facts) ? "link" : "button";
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

/** A control as a screen reader names it and as it is drawn, where the two differ. */
export function readingsOf(facts: ElementFacts): ElementFacts[] {
  const { drawn = "", name } = facts;
  const same = drawn.trim() === "" || drawn.trim() === name.trim();
  return same ? [facts] : [facts, { ...facts, name: drawn }];
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
