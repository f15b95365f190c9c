import type { DangerKind } from "../contract/risk.ts";
import { writtenDate } from "../runs/dates.ts";

/** What is known of the subscription before its end, in the site's words. */
export type Subject = {
  site: string;
  plan: string | undefined;
  price: string | undefined;
  endDate: string | undefined;
  /** What was answered to the site's own questions on the way. */
  answers: readonly string[];
  /** What the page before the last step says is lost by it. */
  lost?: readonly string[];
};

const CUT = 60;

/** What a yes ends, as facts: whoever shows it says it in the reader's language. */
export type WhatEnds = {
  what?: string;
  site: string;
  price?: string;
  on?: string;
  button?: string;
};

/** Nothing where another deed is meant. */
export function endingOf(
  { site, plan, price, endDate }: Subject,
  kinds: readonly DangerKind[],
  button: string | undefined,
): WhatEnds | undefined {
  const ends =
    kinds.includes("ends_subscription") &&
    kinds.every((kind) => kind === "ends_subscription" || kind === "unclear_commit");
  if (!ends) return undefined;
  const named = plan === undefined ? undefined : cut(plan);
  return {
    site,
    ...(named === undefined ? {} : { what: named }),
    ...(price === undefined || named?.includes(price) === true ? {} : { price: cut(price) }),
    ...(endDate === undefined ? {} : { on: cut(endDate) }),
    ...(button === undefined || button === "" ? {} : { button: cut(button) }),
  };
}

/** "Ends Velora Standard, $13.99 a month, on 2 December 2026. Button: Finish cancellation." */
export function endsWhat({ what, site, price, on, button }: WhatEnds): string {
  const named =
    what === undefined
      ? `the subscription at ${site}`
      : what.toLowerCase().includes(site.toLowerCase())
        ? what
        : `${what} at ${site}`;
  const facts = [`Ends ${named}`, price, on === undefined ? undefined : `on ${writtenDate(on)}`];
  const sentence = facts.filter((fact) => fact !== undefined).join(", ");
  return button === undefined ? `${sentence}.` : `${sentence}. Button: ${button}.`;
}

function cut(words: string): string {
  const line = words.replaceAll(/\s+/g, " ").trim();
  return line.length > CUT ? `${line.slice(0, CUT)}…` : line;
}
