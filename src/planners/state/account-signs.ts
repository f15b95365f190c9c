import { all, inHead, isHead, naming, pressed, type Reading } from "./reading.ts";
import type { Signs } from "./signs.ts";
import type { Say } from "./state-signs.ts";

/** LOGIN_REQUIRED and ACCOUNT_ACTIVE. */
export function weighAccount(r: Reading, signs: Signs, say: Say): void {
  weighSignIn(r, signs, say);
  const state = "ACCOUNT_ACTIVE";
  say(state, "renews", { head: 2.4, body: 2.4 });
  say(state, "active", { head: 1.2, body: 1.2 });
  say(state, "paused", { head: 0.8, body: 0.8 });
  for (const c of naming(r))
    signs.add(state, c.place === "title" ? 0.9 : 1.3, "account page", c.quote);
  const price = all(r, "price")[0];
  if (price && all(r, "offer").length === 0) signs.add(state, 0.6, "price", price.quote);
  for (const c of pressed(r, "end", "onward", "final"))
    signs.add(state, c.kind === "end" ? 1.3 : 0.6, "way in", c.name);
  if (r.fields.renewal === "on") signs.add(state, 1.8, "renewal", "a switch for renewing is on");
  for (const c of pressed(r, "manage")) signs.add(state, 1, "manage control", c.name);
  // A page that names the plan, a price and where to manage it, and nothing of how it stands: an overview, or bills.
  const tells =
    all(r, "renews").length + all(r, "active").length + all(r, "paused").length > 0 ||
    pressed(r, "end", "onward", "final").length > 0 ||
    r.fields.renewal !== undefined;
  if (!tells) signs.add(state, -1.5, "says nothing of how it stands", "");
  for (const c of inHead(r, "ask")) signs.add(state, -2.5, "asks", c.quote);
  for (const c of inHead(r, "survey")) signs.add(state, -1.5, "survey", c.quote);
  // "What made you think of leaving?" with reasons to press, below the account: what came last is asked now.
  if (all(r, "survey").length > 0 && r.controls.filter((c) => c.reason).length >= 2)
    signs.add(state, -1.5, "reasons to choose", all(r, "survey")[0]?.quote ?? "");
  for (const c of inHead(r, "offer")) signs.add(state, -1, "offer", c.quote);
  for (const c of inHead(r, "loss")) signs.add(state, -1, "loss", c.quote);
  for (const c of pressed(r, "stay")) signs.add(state, -1, "way to stay", c.name);
  for (const c of inHead(r, "help")) signs.add(state, -2, "help", c.quote);
  for (const c of [...all(r, "done"), ...all(r, "closing")])
    signs.add(state, c.aside ? -0.2 : isHead(c) ? -2 : -1.2, "over", c.quote);
  for (const c of pressed(r, "undo")) signs.add(state, -1, "undo control", c.name);
  for (const c of [...inHead(r, "fail"), ...inHead(r, "notDone")])
    signs.add(state, -2.5, "failure", c.quote);
}

function weighSignIn(r: Reading, signs: Signs, say: Say): void {
  const state = "LOGIN_REQUIRED";
  const button = pressed(r, "signIn")[0];
  const head = inHead(r, "login");
  if (r.fields.passwords > 0) signs.add(state, 4, "password field", "a password is asked for");
  for (const c of head) signs.add(state, 1.8, "login in the head", c.quote);
  if (head.length > 0 || r.fields.passwords > 0) say(state, "login", { head: 0, body: 0.5 });
  if (button) signs.add(state, button.button ? 1.2 : 0.5, "control", button.name);
  if (r.fields.emails > 0 && (button || head.length > 0))
    signs.add(state, 1, "e-mail field", "an e-mail address is asked for");
  // "Welcome back" over an overview greets somebody who is in.
  if (r.fields.passwords + r.fields.emails + r.fields.texts === 0 && button === undefined)
    signs.add(state, -2, "nothing to sign in with", "");
  // "We'll send you a link to log in": no password, and nothing else on the page.
  if (
    r.fields.emails > 0 &&
    head.length === 0 &&
    all(r, "login").length > 0 &&
    r.controls.length < 8
  )
    signs.add(state, 2.6, "sign-in by mail", all(r, "login")[0]?.quote ?? "");
  if (all(r, "renews").length > 0) signs.add(state, -2.5, "renews", "");
}
