import { isOpaqueToken } from "../../contract/redact/opaque-token.ts";
import type { Observation } from "../../contract/observation.ts";
import type { View } from "../port.ts";
import { keptLabel, labelDigest } from "./labels.ts";
import type { RecordedPage } from "./recording.ts";

const MAX_CONTROLS = 60;
/** A screen of which fewer of the recorded controls are left is another screen. */
const ALIKE = 1 / 3;

/** Host and path of an address with ids as `*`; of the query only the names, of the fragment only a route. */
export function pathOf(url: string): string {
  if (!URL.canParse(url)) return "";
  const { host, pathname, searchParams, hash } = new URL(url);
  const route = /^#!?\//.test(hash) ? `#${idsOut(hash.replace(/^#!?|\?.*$/g, ""))}` : "";
  const names = [...new Set(searchParams.keys())].filter((name) => !isId(name)).toSorted();
  const query = names.length === 0 ? "" : `?${names.join("&")}`;
  return `${host}${idsOut(pathname)}${query}${route}`.slice(0, 500);
}

function idsOut(path: string): string {
  return path
    .split("/")
    .map((part) => (isId(part) ? "*" : part))
    .join("/");
}

function isId(part: string): boolean {
  return (
    /^\d+$/.test(part) ||
    /\d{4}/.test(part) ||
    /%5B|\[|@|%40/i.test(part) ||
    part.length > 60 ||
    isOpaqueToken(part)
  );
}

export function pageOf(view: Pick<View, "observation" | "detected">): RecordedPage {
  const { observation, detected } = view;
  return {
    path: pathOf(observation.page.url),
    state: detected.state,
    title: keptLabel(observation.page.title.replace(/\d+/g, "#")),
    controls: controlsOf(observation),
    ticked: tickedOf(observation),
  };
}

/** The page's own controls: what stands in menus, header and footer is on every page of a site. */
function controlsOf({ affordances }: Observation): string[] {
  const own = affordances.filter(({ region }) => /^(main|modal|frame)$/.test(region));
  return [...new Set(own.map(({ role, name }) => labelDigest(role, name)))].slice(0, MAX_CONTROLS);
}

function tickedOf({ affordances }: Observation): string[] {
  return affordances
    .filter(({ state }) => state.checked === true)
    .slice(0, MAX_CONTROLS)
    .map(({ role, name }) => labelDigest(role, name));
}

/** The same place of the flow: address and state. */
export function samePlace(recorded: RecordedPage, now: RecordedPage): boolean {
  return recorded.path === now.path && recorded.state === now.state;
}

/** The same place, and recognisably the same screen of it. */
export function sameScreen(recorded: RecordedPage, now: RecordedPage): boolean {
  return samePlace(recorded, now) && looksAlike(recorded, now);
}

export function looksAlike(recorded: RecordedPage, now: RecordedPage): boolean {
  if (recorded.controls.length === 0) return recorded.title === now.title;
  const left = recorded.controls.filter((one) => now.controls.includes(one)).length;
  return left / recorded.controls.length >= ALIKE;
}

export function langOf(observation: Observation): string {
  return /^([a-z]{2,3})(?![a-z])/i.exec(observation.page.lang)?.[1]?.toLowerCase() ?? "any";
}
