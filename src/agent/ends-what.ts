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

/** "Ends Velora Standard, $13.99 a month, on 2 December 2026. Button: Finish cancellation." Nothing where another deed is meant. */
export function endsWhat(
  { site, plan, price, endDate }: Subject,
  kinds: readonly DangerKind[],
  button: string | undefined,
): string | undefined {
  const ends =
    kinds.includes("ends_subscription") &&
    kinds.every((kind) => kind === "ends_subscription" || kind === "unclear_commit");
  if (!ends) return undefined;
  const named = plan === undefined ? undefined : cut(plan);
  const what =
    named === undefined
      ? `the subscription at ${site}`
      : named.toLowerCase().includes(site.toLowerCase())
        ? named
        : `${named} at ${site}`;
  const facts = [
    `Ends ${what}`,
    price === undefined || named?.includes(price) === true ? undefined : cut(price),
    endDate === undefined ? undefined : `on ${cut(writtenDate(endDate))}`,
  ];
  const sentence = facts.filter((fact) => fact !== undefined).join(", ");
  return button === undefined || button === ""
    ? `${sentence}.`
    : `${sentence}. Button: ${cut(button)}.`;
}

function cut(words: string): string {
  const line = words.replaceAll(/\s+/g, " ").trim();
  return line.length > CUT ? `${line.slice(0, CUT)}…` : line;
}
