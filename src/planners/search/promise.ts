import { hasPrice } from "../../reading/risk/dates-and-prices.ts";
import { aboutKept, countWords, readGoal } from "../goal.ts";
import type { View } from "../port.ts";
import { isButton, isEnabled, movesAway, type Control } from "../rules/read-control.ts";
import { lineOf } from "../rules/goal-words.ts";
import { isSomebody } from "../rules/last-resort.ts";
import { isAddress } from "./address.ts";
import { CLOSES } from "../rules/places.ts";
import { SWITCHES_PROFILE } from "../rules/plan-places.ts";
import { nearness } from "../rules/nearness.ts";
import { MANAGES, SHOWS, SIGNS_OUT } from "../rules/way-patterns.ts";

/** What each kind of control is worth a look for, where its words are in no table. */
const UNKNOWN = {
  tab: 7,
  folded: 6,
  somebody: 9,
  menuitem: 6,
  help: 5,
  link: 5,
  menu: 4,
  button: 3,
  footer: 2,
} as const;
const LEAST = 1;

/**
 * How much it may lead to where the plan is kept; 0: it is not for exploring. Looking for the way follows what shows
 * something and presses nothing that says that it ends, pays, deletes or sends.
 */
export function promiseOf(view: View, seen: Control): number {
  // A price near by says nothing of what a control does: its own words spend nothing.
  const control = seen.affordance.riskCode === "price_beside" ? { ...seen, spends: false } : seen;
  if (!mayBeLookedAt(view, control)) return 0;
  if (!opens(control) && bids(control)) return LEAST;
  // "Terms", "My orders": seldom the way, and a link is only followed.
  if (control.elsewhere) return LEAST;
  const { wanted: words, own } = readGoal(view.goal);
  const { state } = view.detected;
  const known = nearness(control, words, state === "ACCOUNT_ACTIVE");
  // Another site is worth a look only where its link says that the plan is kept there.
  if (known <= 0 && leadsAway(view, control)) return 0;
  const base = Math.max(known, worth(view, control));
  const named = countWords(`${lineOf(view, control)} ${control.affordance.context ?? ""}`, words);
  const pays = control.billingPlace && state === "ACCOUNT_ACTIVE" ? 12 : 0;
  const priced = hasPrice(lineOf(view, control)) ? 3 : 0;
  const atPlan = state === "ACCOUNT_ACTIVE" && /^(main|frame)$/.test(control.affordance.region);
  const called = Math.min(countWords(control.affordance.name, own), 2) * 5;
  return base + Math.min(named, 2) * 2 + (atPlan ? 3 : 0) + priced + pays + called;
}

/** It only shows what it holds, whatever it is called: "Stop or pause". */
const opens = ({ affordance: { role, state } }: Control): boolean =>
  state.expanded === false || state.opens === true || role === "summary" || role === "tab";

/** It bids something: looked at last of all, and what it would send is dropped like everything else. */
const bids = (control: Control): boolean =>
  movesAway(control) ||
  control.spends ||
  control.deletes ||
  control.avoid ||
  /^(?:commit|stay|pay)$/.test(control.stance);

/** A form's button, or a link that sends its page's form. */
export const sendsSomething = ({ affordance: { submitsTo, href = "" } }: Control): boolean =>
  (submitsTo !== undefined && !/^GET /i.test(submitsTo)) || /^javascript:.*postback/i.test(href);

/** It says where it leads, and nothing of what it does there. */
const namesPlace = ({ affordance: { name }, planPlace, accountPlace, billingPlace }: Control) =>
  SHOWS.test(name) || MANAGES.test(name) || planPlace || accountPlace || billingPlace;

function mayBeLookedAt(view: View, control: Control): boolean {
  const { name, role, href, risk, riskCode, context = "" } = control.affordance;
  const { covered } = control.affordance;
  if (!isEnabled(control) || !isButton(control) || covered === true || name === "") return false;
  if (
    (risk === "danger" && riskCode !== "price_beside") ||
    control.endsPlan ||
    (control.elsewhere && !isJourney(control)) ||
    role === "option"
  )
    return false;
  if (/^(?:dismiss|consent|signIn)$/.test(control.stance)) return false;
  if (sendsSomething(control) && !namesPlace(control)) return false;
  if (SIGNS_OUT.test(name) || SWITCHES_PROFILE.test(name) || CLOSES.test(name)) return false;
  // A list of all that one has names what is to be kept too; to follow a link to it changes nothing.
  if (aboutKept(view.goal, `${name} ${context}`) && !isJourney(control)) return false;
  if (href === undefined) return true;
  if (/^(?:mailto|tel|data|blob):/i.test(href)) return false;
  return !/\.(?:pdf|zip|csv|ics|docx?|xlsx?|apk|exe|dmg)(?:$|[?#])/i.test(href);
}

/** A plain link or a tab: where it leads is looked at, whatever it names. */
export const isJourney = ({ affordance: { href, role } }: Control): boolean =>
  role === "tab" || (role === "link" && isAddress(href));

function leadsAway(view: View, { affordance: { href } }: Control): boolean {
  if (!isAddress(href)) return false;
  const here = view.observation.page.url;
  return URL.canParse(here) && new URL(href).host !== new URL(here).host;
}

function worth(view: View, control: Control): number {
  const { role, region, href } = control.affordance;
  if (region === "footer") return control.help ? UNKNOWN.help - 1 : UNKNOWN.footer;
  if (role === "tab") return UNKNOWN.tab;
  if (isSomebody(view, control)) return UNKNOWN.somebody;
  if (opens(control)) return UNKNOWN.folded;
  if (/^(?:menuitem|treeitem)$/.test(role)) return UNKNOWN.menuitem;
  if (control.help) return UNKNOWN.help;
  const inMenu = region === "navigation" || region === "banner" || region === "aside";
  if (inMenu) return UNKNOWN.menu;
  return href !== undefined || role === "link" ? UNKNOWN.link : UNKNOWN.button;
}
