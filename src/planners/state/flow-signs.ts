import { INVITES } from "../switch-and-list-labels.ts";
import type { Control } from "./control-kinds.ts";
import { hasDate } from "./dates.ts";
import { all, inHead, naming, pressed, type Reading } from "./reading.ts";
import type { Signs } from "./signs.ts";
import type { Say } from "./state-signs.ts";

type Ways = {
  wayOn: Control[];
  ends: Control[];
  stay: Control[];
  accept: Control[];
  commits: Control[];
  /** Answers to "why": choices that are no decision about the plan itself. */
  answers: number;
  /** Days among the choices. */
  days: number;
};

const DECISION = new Set(["end", "onward", "final", "stay", "accept"]);

function waysOf(r: Reading): Ways {
  const wayOn = pressed(r, "end", "final", "onward");
  // "On 1 December" or "today": which day, not why.
  const days = r.controls.filter((c) => c.choice && hasDate(c.name)).length;
  const decided = r.controls.filter((c) => c.choice && DECISION.has(c.kind) && !c.reason).length;
  const offered = decided >= 2 && decided >= r.fields.radios;
  const boxes = r.fields.checkboxes >= 3 ? r.fields.checkboxes : 0;
  return {
    wayOn,
    ends: wayOn.filter((c) => c.button && !c.choice),
    stay: pressed(r, "stay", "cancel"),
    // A box for an extra is beside the question, not the question.
    accept: pressed(r, "accept").filter((c) => !c.choice || r.fields.radios > 0),
    commits: pressed(r, "commit"),
    answers: offered || days > 0 ? 0 : Math.max(r.fields.radios, r.fields.options, boxes),
    days,
  };
}

/** FINAL_CONFIRMATION, RETENTION_OFFER and EXIT_SURVEY. */
export function weighFlow(r: Reading, signs: Signs, say: Say): void {
  const ways = waysOf(r);
  weighFinal(r, ways, signs, say);
  weighOffer(r, ways, signs, say);
  weighSurvey(r, ways, signs, say);
}

function weighFinal(r: Reading, ways: Ways, signs: Signs, say: Say): void {
  const { wayOn, ends, stay, accept, commits, answers } = ways;
  const asked = inHead(r, "ask").length > 0;
  // Where it is asked and one may stay, a bare "Turn off" or "Yes" is the way on.
  const bare =
    (asked || (r.front && r.asks && stay.length > 0)) && (r.front || stay.length > 0)
      ? r.controls.filter((c) => c.kind === "other" && c.button)
      : [];
  if (wayOn.length + commits.length + bare.length === 0) return;
  const state = "FINAL_CONFIRMATION";
  say(state, "ask", { head: 3, body: 1.8 });
  for (const c of [...ends, ...bare]) signs.add(state, 1.3, "cancelling control", c.name);
  for (const c of pressed(r, "final")) signs.add(state, 1.2, "last click", c.name);
  for (const c of stay) signs.add(state, 1, "way to stay", c.name);
  for (const c of [...all(r, "maybeEnding"), ...all(r, "ending")])
    signs.add(state, 1.4, "end date", c.quote);
  if (pressed(r, "final").length > 0 && stay.length > 0)
    for (const c of all(r, "interim")) signs.add(state, 2, "one more click", c.quote);
  for (const c of all(r, "closing")) signs.add(state, 0.8, "closing words", c.quote);
  if (r.fields.checkboxes > 0 && answers === 0)
    signs.add(state, 0.6, "box to tick", "a box to tick");
  if (ways.days > 0 && ends.length > 0)
    signs.add(state, 2, "a day to choose and the last button", ends[0]?.name ?? "");
  const leadsOn = pressed(r, "onward");
  for (const c of leadsOn) signs.add(state, -1, "leads on", c.name);
  for (const c of accept) signs.add(state, asked ? -0.8 : -1.6, "offer control", c.name);
  for (const c of inHead(r, "offer")) signs.add(state, asked ? -0.5 : -1, "offer", c.quote);
  for (const c of inHead(r, "loss")) signs.add(state, -0.6, "loss", c.quote);
  const dated = all(r, "maybeEnding").length + all(r, "ending").length > 0;
  if (accept.length > 0 && ends.length === 0 && !dated)
    signs.add(state, -1.5, "an offer and no last click", accept[0]?.name ?? "");
  // With the question or the day and the last button beside them, the reasons are only asked along the way.
  const along = (asked || dated) && ends.length + bare.length > 0 && leadsOn.length === 0;
  if (answers >= 2) signs.add(state, along ? -0.5 : -2, "reasons to choose", "");
  for (const c of inHead(r, "survey")) signs.add(state, -1.5, "survey", c.quote);
  for (const c of all(r, "renews")) signs.add(state, -1, "renews", c.quote);
  const buttons = r.controls.filter((c) => c.button && !c.choice).length;
  const other = stay.length > 0 || (r.front && buttons === 2);
  const only =
    ends.length + bare.length === 1 && other && leadsOn.length + accept.length + answers === 0;
  if (only && (r.front || buttons <= 3)) {
    const way = [...ends, ...bare][0]?.name ?? "";
    signs.add(state, 1, "one way to end it and one to stay", way);
    if (r.asks && !asked) signs.add(state, 1.5, "asks something", way);
  }
}

function weighOffer(r: Reading, ways: Ways, signs: Signs, say: Say): void {
  const { wayOn, ends, stay, accept, commits, answers } = ways;
  const state = "RETENTION_OFFER";
  const held = all(r, "offer").some((c) =>
    r.claims.some((other) => other.kind === "price" && other.line === c.line),
  );
  const buttons = r.controls.filter((c) => c.button);
  // "37 credits will be lost", "Go on", "Look at photos": what to lose and a way on, in whatever words one stays.
  const losing = r.front && all(r, "loss").length > 0 && commits.length > 0;
  const dialog =
    r.front && buttons.length >= 2 && (held || losing || inHead(r, "offer").length > 0);
  if (wayOn.length + stay.length + accept.length === 0 && !dialog) return;
  // "Pay half", "Neither": a few buttons, and what they offer is not what is paid now.
  const few = buttons.filter((c) => !c.choice).length <= 5 && all(r, "renews").length === 0;
  const others = r.controls.filter((c) => c.kind !== "accept" && (c.button || c.refuses));
  const atHome = !r.front && pressed(r, "manage", "delete").length + naming(r).length > 0;
  const besides = accept.length > 0 && few && others.length > 0 && !atHome;
  if (besides)
    signs.add(state, r.front ? 1.5 : 1, "an offer and another way", accept[0]?.name ?? "");
  say(state, "offer", { head: 2.2, body: 1 });
  say(state, "loss", { head: 2.2, body: 1.1 });
  if (losing && dialog) signs.add(state, 1.6, "to be lost", all(r, "loss")[0]?.quote ?? "");
  if (held) signs.add(state, 0.8, "price of an offer", all(r, "offer")[0]?.quote ?? "");
  for (const c of accept) signs.add(state, 2, "offer control", c.name);
  for (const c of stay) signs.add(state, 1, "way to stay", c.name);
  const leadsOn = pressed(r, "onward");
  for (const c of leadsOn) signs.add(state, 1.2, "leads on", c.name);
  for (const c of ends) signs.add(state, 0.5, "cancelling control", c.name);
  const offered = all(r, "offer").length + accept.length > 0;
  for (const c of others.filter((one) => one.refuses && one.kind === "other"))
    if (offered) signs.add(state, 1.2, "a no", c.name);
  if (stay.length > 0 && all(r, "loss").length + all(r, "offer").length > 0)
    for (const c of commits) signs.add(state, 0.8, "goes on", c.name);
  const asked = inHead(r, "ask");
  for (const c of asked) signs.add(state, -1.2, "asks", c.quote);
  for (const c of pressed(r, "final")) signs.add(state, -0.8, "last click", c.name);
  // A page between, with a way on that is not the last click, and another way that is not on.
  const besideIt = buttons.filter((c) => c.kind !== "onward").length + stay.length > 0;
  if (leadsOn.length > 0 && asked.length === 0 && besideIt)
    signs.add(state, 1.3, "a page between", leadsOn[0]?.name ?? "");
  // "Stay in the game", "Carry on": one way to stay and one to go on, and nothing is asked.
  const stays = stay.filter((c) => !BACK.test(c.name));
  if (stays.length > 0 && commits.length > 0 && wayOn.length === 0 && !r.asks && plainPage(r))
    signs.add(state, asked.length === 0 ? 1.7 : 0, "to stay or to go on", stays[0]?.name ?? "");
  if (answers >= 2) signs.add(state, -2, "reasons to choose", "");
  if (wayOn.length === 0 && stay.length === 0 && !(dialog && commits.length > 0) && !besides)
    signs.add(state, -2.5, "no way on and no way to stay", "");
  for (const c of [...inHead(r, "done"), ...all(r, "renews")])
    signs.add(state, -1.5, "another page", c.quote);
  for (const c of pressed(r, "undo")) signs.add(state, -1, "undo control", c.name);
}

/** "Back to my plan" leads out of anything. */
const BACK =
  /^(?:go )?(?:back|return|zurück|retour|revenir|volver|voltar|torna|terug|wróć|tillbaka)(?!\p{L})|戻る/iu;

function plainPage({ fields, controls }: Reading): boolean {
  const { radios, options, textareas, texts, passwords, emails } = fields;
  return (
    radios + options + textareas + texts + passwords + emails === 0 &&
    controls.filter((c) => c.button).length <= 5
  );
}

/** "May we ask why?" over answers or a box to write in, in whatever words. */
const WHY =
  /(?<!\p{L})(?:why|warum|wieso|weshalb|pourquoi|por qu[eé]|porqu[eê]|perch[eé]|waarom|hoezo|dlaczego|czemu|varför|hvorfor)(?!\p{L}).*[?？]|なぜ|どうして|理由を/iu;

function weighSurvey(r: Reading, ways: Ways, signs: Signs, say: Say): void {
  const { wayOn, stay, commits, answers } = ways;
  const state = "EXIT_SURVEY";
  const reasons = r.controls.filter((c) => c.reason);
  const listed = r.controls.filter((c) => c.kind === "other" && c.button).length >= 3;
  const invites = r.controls.some((c) => c.kind === "other" && INVITES.test(c.name));
  const asks = inHead(r, "survey").length > 0 && (r.fields.texts > 0 || listed || invites);
  const asked = all(r, "survey").map((c) => c.quote);
  const why = [...r.heads, ...asked].find((words) => WHY.test(words));
  const written = why !== undefined && r.fields.textareas + r.fields.texts > 0;
  if (answers < 2 && !asks && reasons.length < 2 && !written) return;
  // Answers that read like reasons ask for one, in whatever words.
  const worded = say(state, "survey", { head: 3, body: 1.8 });
  if (why !== undefined && worded === 0) signs.add(state, 2.4, "asks why", why);
  const said = worded + (reasons.length >= 2 || why !== undefined ? 1 : 0);
  if (reasons.length >= 2)
    signs.add(
      state,
      1.8,
      "reasons",
      reasons
        .map((c) => c.name)
        .slice(0, 3)
        .join(", "),
    );
  if (said > 0 && answers >= 2) signs.add(state, 2, "answers to choose", `${answers} answers`);
  if (said > 0 && r.fields.texts > 0) signs.add(state, 0.8, "free text", "a text field");
  if (said > 0 && wayOn.length + commits.length + stay.length > 0)
    signs.add(state, 0.8, "goes on", [...wayOn, ...commits, ...stay][0]?.name ?? "");
  // The question and the last button are here already: the reasons are only asked along the way.
  const dated = all(r, "maybeEnding").length + all(r, "ending").length > 0;
  const last = pressed(r, "end", "final").some((c) => c.button && !c.choice);
  if (last && (dated || inHead(r, "ask").length > 0) && pressed(r, "onward").length === 0)
    signs.add(state, -3.5, "last click", wayOn[0]?.name ?? "");
  for (const c of inHead(r, "done")) signs.add(state, -3, "over", c.quote);
  for (const c of all(r, "renews")) signs.add(state, -1.5, "renews", c.quote);
}
