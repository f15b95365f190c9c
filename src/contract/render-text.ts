import type { ErrorData } from "./errors.ts";
import type { ActResult } from "./act-result.ts";
import type { Affordance, Blocker, Form, Observation } from "./observation.ts";

/**
 * The rendering that models read. One short line an affordance: number, role, name, then in brackets only what a
 * decision needs. Every word is paid for on every turn, so nothing is said twice.
 */
export function renderObservation(
  observation: Observation,
  how: { changesOnly?: boolean; ids?: boolean; session?: boolean } = {},
): string {
  const lines = [
    `${oneLine(observation.page.title, 120) || "(no title)"} ${oneLine(observation.page.url, 500)}`,
  ];
  // A reader that does not call the browser itself has no use for them.
  const session = how.session === false ? "" : ` session ${observation.sessionId}`;
  if (how.ids !== false) lines.push(`observation ${observation.observationId}${session}`);
  if (observation.page.state !== undefined) lines.push(`state: ${observation.page.state}`);
  if (observation.tabs.length > 1)
    lines.push(
      `tabs: ${observation.tabs.map((tab) => `${tab.active ? "*" : ""}${tab.index} ${oneLine(tab.title || tab.url, 40)}`).join(", ")}`,
    );
  for (const message of observation.messages) lines.push(`says: ${oneLine(message, 240)}`);
  lines.push(...textLines(observation));
  const fronts = observation.blockers
    .filter((one) => !isBehind(one, observation))
    .map(({ kind, label, actionIds }) => {
      const ids = actionIds.length === 0 ? "" : ` (${actionIds.join(" ")})`;
      return `${kind} in front${label === "" ? "" : `: ${oneLine(label, 80)}`}${ids}`;
    });
  // Two password fields without a word around them are one sign-in to whoever reads this.
  lines.push(...new Set(fronts));
  const partial =
    how.changesOnly === true && observation.changes?.samePage === true && isSmall(observation);
  lines.push(...(partial ? changedLines(observation) : listedLines(observation)));
  if (observation.text !== undefined) lines.push("", quotedLines(observation.text));
  if (observation.textCursor !== undefined)
    lines.push(`more text: cursor ${observation.textCursor}`);
  return lines.join("\n");
}

/** A dialog under another one: all that it holds is covered. */
function isBehind({ actionIds }: Blocker, { affordances }: Observation): boolean {
  const held = affordances.filter(({ actionId }) => actionIds.includes(actionId));
  return held.length > 0 && held.every(({ covered }) => covered === true);
}

/** What is to be read, in one line: what came, or else what went; of a page that is new, its sums, days and states. */
function textLines({ changes, said = [] }: Observation): string[] {
  const joined = (texts: string[]): string => texts.map((text) => oneLine(text, 160)).join(" · ");
  const { textAdded = said, textGone = [], textMore = 0 } = changes ?? {};
  if (textAdded.length > 0)
    return [`text: ${joined(textAdded)}${textMore > 0 ? ` (${textMore} more lines)` : ""}`];
  return textGone.length > 0 ? [`text gone: ${joined(textGone)}`] : [];
}

/** A handful of changes on the same page: the rest of what was listed before still stands, number by number. */
function isSmall({ changes, affordances }: Observation): boolean {
  if (changes === undefined) return false;
  const count = changes.added.length + changes.changed.length + changes.removed.length;
  return count === 0 || count <= Math.max(4, affordances.length * 0.4);
}

function changedLines(observation: Observation): string[] {
  if (observation.changes === undefined) return [];
  const { added, changed, removed, order = [] } = observation.changes;
  const touched = new Set([...added, ...changed]);
  const lines = observation.affordances
    .filter((a) => touched.has(a.actionId) && a.covered !== true)
    .map((a) => `${added.includes(a.actionId) ? "+" : "~"} ${affordanceLine(a)}`);
  if (removed.length > 0) lines.push(`- ${removed.join(" ")}`);
  if (order.length > 0) lines.push(`now in this order: ${order.join(" ")}`);
  const behind = observation.affordances.filter(({ covered }) => covered === true).length;
  if (behind > 0) lines.push(`${behind} controls behind it`);
  else lines.push(lines.length === 0 ? "same controls" : "other controls as before");
  return lines;
}

function listedLines(observation: Observation): string[] {
  const lines: string[] = [];
  let heading = "";
  // Ten handles that are all to be moved alike say so once.
  let described = "";
  const hidden = new Set(
    observation.affordances.filter(({ covered }) => covered === true).map((a) => a.actionId),
  );
  for (const affordance of observation.affordances) {
    if (affordance.covered === true) continue;
    const place = `${affordance.region}${affordance.frameOrigin === undefined ? "" : ` ${affordance.frameOrigin}`}${affordance.inViewport || !affordance.targetable ? "" : " off-screen"}`;
    if (place !== heading) lines.push(`${place}:`);
    heading = place;
    const { description: told, ...bare } = affordance;
    lines.push(affordanceLine(told !== undefined && told === described ? bare : affordance));
    described = told ?? described;
  }
  if (hidden.size > 0) lines.push(`${hidden.size} controls behind it`);
  for (const form of observation.forms.filter((one) => !one.submit.some((id) => hidden.has(id))))
    if (form.submit.length > 0 && form.fields.length > 0) lines.push(formLine(form));
  // A look that was asked for the text alone lists nothing, and has no list to go on with.
  if (observation.hasMore && observation.affordances.length > 0)
    lines.push(
      `${observation.affordances.length} of ${observation.total}; more: cursor ${observation.nextCursor}`,
    );
  return lines;
}

function formLine(form: Form): string {
  const demands = form.fields.filter(
    (field) => field.pattern !== undefined || field.min !== undefined || field.max !== undefined,
  );
  const extra = demands.map(
    (field) =>
      `${field.actionId} ${[field.pattern && `pattern ${field.pattern}`, field.min && `min ${field.min}`, field.max && `max ${field.max}`].filter(Boolean).join(" ")}`,
  );
  return `form ${form.fields.map((field) => field.actionId).join(" ")} -> ${form.submit.join(" ")}${extra.length === 0 ? "" : ` (${extra.join("; ")})`}`;
}

/** A mark that stands on every third line says nothing: these say what the words of a control do not. */
const TELLS = /^(?:leads_on:.*|undoes_ending|names_price|removes)$/;

/** What only shows another part of the page, or another page of it: whatever its words are, it is a place and no deed. */
function onlyShows({ role, name, state }: Affordance): boolean {
  if (/^(?:tab|searchbox|columnheader)$/.test(role) || /^\p{N}{1,4}$/u.test(name)) return true;
  return role === "treeitem" && state.expanded !== undefined;
}

/** The risk as models are told it; the gate has its own opinion, whatever is told here. */
export function riskMark(affordance: Affordance): string | undefined {
  const { risk, riskReason, riskCode = "" } = affordance;
  if (onlyShows(affordance)) return undefined;
  if (risk === "danger") return `danger: ${riskReason ?? "may be final"}`;
  return TELLS.test(riskCode) ? (riskReason ?? "caution") : undefined;
}

export function affordanceLine(affordance: Affordance): string {
  const { state } = affordance;
  const risk = riskMark(affordance);
  const marks: string[] = risk === undefined ? [] : [risk];
  if (state.disabled) marks.push("disabled");
  if (state.checked !== undefined)
    marks.push(state.checked === "mixed" ? "mixed" : state.checked ? "checked" : "unchecked");
  if (state.expanded !== undefined) marks.push(state.expanded ? "expanded" : "collapsed");
  if (state.opens) marks.push("menu");
  if (state.selected) marks.push("selected");
  if (state.sort !== undefined) marks.push(state.sort);
  if (state.required) marks.push("required");
  if (state.invalid) marks.push("invalid");
  if (affordance.hidden) marks.push("hidden");
  else if (!affordance.targetable) marks.push("not targetable");
  if (affordance.valueRedacted) marks.push("value hidden");
  const name =
    affordance.name === ""
      ? affordance.href === undefined
        ? "(no name)"
        : oneLine(affordance.href, 80)
      : oneLine(affordance.name, 120);
  // A list without a label is called by what it stands at.
  const told = affordance.value === undefined || affordance.value === affordance.name;
  const value = told ? "" : ` = "${oneLine(affordance.value ?? "", 80)}"`;
  const description =
    affordance.description === undefined ? "" : ` - ${oneLine(affordance.description, 80)}`;
  const place = affordance.context === undefined ? "" : ` · ${oneLine(affordance.context, 60)}`;
  return `${affordance.actionId} ${affordance.role} ${name}${place}${value}${description}${marks.length === 0 ? "" : ` [${marks.join(", ")}]`}`;
}

/** Everything that some reader takes for the end of a line. */
const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

/** No line of ours begins like this, and every line of the page does: none of them can pass for one of ours. */
export function quotedLines(text: string): string {
  return text
    .split(LINE_END)
    .map((line) => (line === "" ? ">" : `> ${line}`))
    .join("\n");
}

/** Page text stays on its own line and inside its own brackets, so it cannot pass for a line of ours. */
export function oneLine(text: string, max: number): string {
  const clean = text
    .replace(/[\s\u2028\u2029\u0000-\u001f]+/g, " ")
    .replace(/\[/g, "(")
    .replace(/\]/g, ")")
    .trim();
  return clean.length > max ? `${clean.slice(0, max - 1)}…` : clean;
}

export function renderError(error: ErrorData): string {
  // A message that names a field is no whole sentence; run together the two read as one.
  const message = /[.!?…:]["”’)]?$/.test(error.message) ? error.message : `${error.message}.`;
  return `${error.code}: ${message} ${error.hint}`;
}

export function renderActResult(result: ActResult): string {
  const lines: string[] = [];
  if (result.error === undefined) lines.push(`done: ${result.did}`);
  else lines.push(renderError(result.error));
  if (result.confirmation !== undefined) {
    lines.push(
      `to confirm, call again with the newest observationId and confirm: ${JSON.stringify({ token: result.confirmation.token, text: result.confirmation.text })}`,
    );
  }
  for (const check of result.expectations)
    lines.push(
      `${check.result === "matched" ? "matched" : check.result === "unknown" ? "can't tell" : "NOT matched"}: ${check.kind}${check.value === undefined ? "" : ` "${oneLine(check.value, 60)}"`}${check.result === "matched" ? "" : `; seen: ${oneLine(check.seen, 120)}`}`,
    );
  if (result.effects.tabOpened !== undefined) lines.push(`opened tab ${result.effects.tabOpened}`);
  for (const download of result.effects.downloads) lines.push(`download: ${oneLine(download, 80)}`);
  for (const note of result.effects.notes) lines.push(`note: ${oneLine(note, 200)}`);
  if (result.nextObservation !== undefined)
    lines.push(renderObservation(result.nextObservation, { changesOnly: true }));
  return lines.join("\n");
}
