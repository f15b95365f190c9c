import type { Step, View } from "../port.ts";
import type { Control } from "./read-control.ts";

/** How often this very control was used on this very page, and whether it ever led on. */
export function triedBefore(
  view: View,
  control: Control,
): { times: number; moved: boolean; failed: number } {
  const { role, name } = control.affordance;
  const same = view.steps.filter(
    (step) => step.role === role && step.name === name && samePage(step, view),
  );
  return {
    times: same.length,
    moved: same.some((step) => step.changed && !cameBack(view, step)),
    // What stood in its way may be gone: a list that was open, a toast.
    failed: same.filter(
      (step) => !step.ok && !(step.error?.code === "ELEMENT_OBSCURED" && wasFollowed(view, step)),
    ).length,
  };
}

function wasFollowed(view: View, step: Step): boolean {
  return view.steps
    .slice(view.steps.indexOf(step) + 1)
    .some((later) => later.ok && later.changed && later.name !== step.name);
}

/** A link to the page it stands on: the page was drawn anew, and nothing came of it. */
function cameBack(view: View, step: Step): boolean {
  const next = view.steps[view.steps.indexOf(step) + 1];
  const url = next?.url ?? view.observation.page.url;
  const state = next?.state ?? view.detected.state;
  return step.intent === "enter" && pathOf(url) === pathOf(step.url) && state === step.state;
}

function samePage(step: Step, view: View): boolean {
  return pathOf(step.url) === pathOf(view.observation.page.url);
}

export function pathOf(url: string): string {
  return url.replace(/[?].*$/, "");
}

/** The same act on the same page a third time leads nowhere; used up controls are left alone. */
export function usedUp(view: View, control: Control): boolean {
  const { times, moved, failed } = triedBefore(view, control);
  return failed >= 2 || times >= (moved ? 3 : 2);
}

/** Something final was done: the last click, or any danger act that was approved on the way. */
export function committed(view: View): boolean {
  return view.steps.some((step) => step.ok && (step.intent === "commit" || sentOnTheWay(step)));
}

/** It sent something in the middle of the way out: whatever it was called, that may have been the end. */
export const sentOnTheWay = ({ ok, sent, intent, danger }: Step): boolean =>
  ok &&
  sent === true &&
  (/^(?:advance|decline|commit|survey|type|acknowledge)$/.test(intent) ||
    (danger && intent !== "dismiss"));

/** A danger act that was approved; a banner that had to be asked about when it was put away ends nothing. */
export const isGrave = ({ danger, intent }: Step): boolean => danger && intent !== "dismiss";

export function tookLastStep(view: View): boolean {
  return view.steps.some((step) => step.ok && step.intent === "commit");
}

export function entered(view: View): boolean {
  return view.steps.some(
    (step) =>
      /^(enter|decline|survey|advance|commit|acknowledge|type)$/.test(step.intent) && step.ok,
  );
}

export function waits(view: View): number {
  let count = 0;
  for (let at = view.steps.length - 1; at >= 0 && view.steps[at]?.intent === "wait"; at--) count++;
  return count;
}

/** A link drawn by script has no address; with the words of the page's heading it leads to where one is. */
function namesThisPage(view: View, control: Control): boolean {
  const { role, name, risk } = control.affordance;
  if (control.endsPlan && risk === "danger") return false;
  // "Profile" over the profile, also as a button; "Cancel plan" under such a heading is the deed itself.
  const menu = role === "button" && control.accountPlace && !control.planPlace && !control.endsPlan;
  const heading = (view.observation.text ?? "").split("\n").find((line) => /^#{1,2}\s/.test(line));
  const title = view.observation.page.title.split(/\s[·|–—/-]\s/)[0];
  return (
    (menu || /^(link|clickable)$/.test(role)) &&
    [heading?.replace(/^#+\s*/, ""), title].some((words) => words?.trim() === name.trim())
  );
}

/** A gear or a tab of a menu that was pressed on another page and led to this one leads here from here, too. */
function broughtHere(view: View, control: Control): boolean {
  const { role, name, state } = control.affordance;
  const here = pathOf(view.observation.page.url);
  return view.steps.some((step, at) => {
    const arrived = view.steps[at + 1]?.url ?? view.observation.page.url;
    return (
      step.intent === "enter" &&
      !control.endsPlan &&
      !control.planPlace &&
      step.role === role &&
      step.name === name &&
      state.expanded === undefined &&
      pathOf(step.url) !== here &&
      pathOf(arrived) === here
    );
  });
}

/** Whether a link leads to the page it stands on, or to one that was left already. */
export function leadsTo(view: View, control: Control): "here" | "seen" | "new" {
  const href = control.affordance.href;
  if (href === undefined)
    return namesThisPage(view, control) || broughtHere(view, control) ? "here" : "new";
  // An anchor drawn as a button: it leads where its script does.
  if (/^javascript:|#$/i.test(href)) return "new";
  const plain = (url: string): string => url.replace(/\/$/, "");
  if (plain(href) === plain(view.observation.page.url)) return "here";
  // What failed there last is still to be done there.
  const there = view.steps.findLast((step) => plain(step.url) === plain(href));
  return there === undefined || !there.ok ? "new" : "seen";
}

/** Something on the page that a link leads to could not be done: it was not looked at in vain. */
export function leftUnfinished(view: View, { affordance: { href } }: Control): boolean {
  const plain = (url: string): string => url.replace(/\/$/, "");
  return (
    href !== undefined && view.steps.some((step) => !step.ok && plain(step.url) === plain(href))
  );
}
