import { all, inHead, pressed, type Reading } from "./reading.ts";
import type { Signs } from "./signs.ts";
import type { Say } from "./state-signs.ts";

const waysOn = (r: Reading): number => pressed(r, "end", "final", "onward").length;

/** FAILED, THIRD_PARTY_BILLING and UNKNOWN. */
export function weighWalls(r: Reading, signs: Signs, say: Say): void {
  say("FAILED", "fail", { head: 3.2, body: 1.6 });
  say("FAILED", "notDone", { head: 2.4, body: 1.4 });
  const failed = new Set(all(r, "fail").map((c) => c.quote));
  if (
    failed.size > 0 &&
    waysOn(r) + pressed(r, "commit").length === 0 &&
    all(r, "renews").length === 0
  )
    signs.add("FAILED", 1, "nothing leads on", [...failed][0] ?? "");
  // A dialog that says no and can only be closed.
  if (r.front && all(r, "notDone").length + all(r, "fail").length > 0 && waysOn(r) === 0)
    signs.add("FAILED", 1.5, "nothing but to close it", r.controls[0]?.name ?? "");
  for (const c of pressed(r, "retry")) signs.add("FAILED", 1, "control", c.name);
  for (const c of inHead(r, "done")) signs.add("FAILED", -2, "over", c.quote);
  for (const c of inHead(r, "help")) signs.add("FAILED", -2, "help", c.quote);
  for (const c of inHead(r, "interim")) signs.add("FAILED", -1.5, "interim", c.quote);
  if (r.fields.passwords > 0) signs.add("FAILED", -2, "password field", "");

  say("THIRD_PARTY_BILLING", "billedElsewhere", { head: 1.8, body: 1.5 });
  // "It runs through your carrier and cannot be ended here": where it can be is what the sentence says.
  const elsewhere = new Set(all(r, "billedElsewhere").map((c) => c.line));
  for (const c of [...all(r, "fail"), ...all(r, "notDone")])
    if (elsewhere.has(c.line)) {
      signs.add("FAILED", -3.2, "billed elsewhere", c.quote);
      signs.add("THIRD_PARTY_BILLING", 1.5, "not here", c.quote);
    }
  // Carriers and shops without a name are many: then two sentences must say it.
  const said = new Set(all(r, "billedElsewhere").map((c) => c.quote));
  if (said.size >= 2) signs.add("THIRD_PARTY_BILLING", 1.2, "said twice", [...said][1] ?? "");
  // Such a page is the account page too, with its plan, price and next date: without a way in, who bills decides.
  const heading = inHead(r, "billedElsewhere").find((c) => c.place === "heading");
  if (waysOn(r) === 0 && (heading !== undefined || said.size >= 2)) {
    signs.add("THIRD_PARTY_BILLING", 1.5, "no way in of its own", [...said][0] ?? "");
    signs.add("ACCOUNT_ACTIVE", -2.5, "billed elsewhere", [...said][0] ?? "");
  }
  for (const c of pressed(r, "end", "final", "onward"))
    signs.add("THIRD_PARTY_BILLING", -1.5, "own way in", c.name);
  for (const c of inHead(r, "help")) signs.add("THIRD_PARTY_BILLING", -2, "help", c.quote);

  signs.add("UNKNOWN", 2.4, "nothing decides", "");
  say("UNKNOWN", "help", { head: 2.2, body: 0.8 });
  say("UNKNOWN", "interim", { head: 3, body: 1.4 });
  for (const kind of ["captcha", "code", "phone", "letter", "chat", "visit"] as const)
    say("UNKNOWN", kind, { head: 1.8, body: 0.6 });
  if (r.length > 2500) signs.add("UNKNOWN", 1, "length", "a long text");
}
