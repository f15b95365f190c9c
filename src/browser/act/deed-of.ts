import type { ActInput } from "../../contract/input.ts";
import type { Deed, Sense, Stake } from "../../reading/deed.ts";
import { namesEverydayThing } from "../../reading/request/everyday.ts";
import { stakesOfAddress, type Doing } from "../../reading/request/hold.ts";
import type { Inspected } from "./inspect.ts";

const EVERYDAY =
  /\b(?:search|find|filter|sort|apply|show|hide|view|more|like|follow|save|add to (?:cart|basket|bag)|sign in|log in|login|language|theme|accept all|reject all|close|menu|play|pause|mute|reply|edit|copy|download|refresh|load)\b/i;
const ONWARD =
  /^\W*(?:go on|continue|next|ok|okay|yes|no|submit|done|proceed|send|start|open it|go|back|weiter|siguiente|suivant|avanti|verder)\W*$/i;
const PRICE = /[$€£¥₹₩]\s?\d|\d\s?(?:€|kr|zł|USD|EUR|GBP)/;

/** What an act on an inspected element stands for, as far as its words and its place tell. */
export function deedOf(element: Inspected): Deed {
  const { prepared, name, through, risk } = element;
  const words = [name, through?.name ?? "", prepared.raw.text].filter(Boolean).join(" ");
  const stakes: Stake[] = [...stakesOfAddress(prepared.page.url)];
  if (prepared.form?.hasPayment === true) stakes.push("payment-form");
  if (PRICE.test(words)) stakes.push("price-here");
  return { risk, sense: senseOf(element, words), stakes, words, group: "", amounts: [] };
}

function senseOf({ risk, role, name }: Inspected, words: string): Sense {
  if (risk.level === "danger") return "final";
  if (
    /^(?:textbox|searchbox|combobox|listbox|option|tab|slider|spinbutton|link|heading)$/.test(role)
  )
    return "everyday";
  if (ONWARD.test(name)) return "onward";
  return EVERYDAY.test(words) || namesEverydayThing(words) ? "everyday" : "unknown";
}

/** All that the gate by effect wants to know of an act before it is done. */
export function doingOf(element: Inspected, input: ActInput): Doing {
  const { raw, form } = element.prepared;
  const searches =
    /^(?:searchbox)$/.test(element.role) ||
    raw.type === "search" ||
    /search|query|^q$/i.test(`${element.name} ${form?.fieldNames.join(" ") ?? ""}`);
  return {
    deed: deedOf(element),
    searched: input.action === "fill" && searches ? String(input.value ?? "") : undefined,
    signsIn: form?.hasPassword === true && element.submits,
  };
}
