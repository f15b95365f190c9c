import type { ApprovalCard } from "../browser/port.ts";
import type { DangerKind } from "../contract/risk.ts";

const CONSEQUENCES: Record<DangerKind, string> = {
  ends_subscription: "a subscription or account plan ends",
  spends_money: "money is spent",
  deletes: "something is deleted for good",
  reaches_others: "other people are contacted",
  grants_access: "somebody gains or loses access",
  unclear_commit: "it may be final",
};

/** A card, and what a job knows of the account besides. */
type Asked = ApprovalCard & { account?: string; warnings?: string[] };

/** What a person reads before deciding: facts of the act, one to a line; words of the page only between quotes. */
export function approvalMessage(card: Asked): string {
  const what =
    card.element === undefined
      ? ""
      : ` on ${plain(card.element.role, 30)} ${quoted(card.element.name, 80)}`;
  return [
    "Allow this in the browser?",
    `Action: ${plain(card.action, 40)}${what}`,
    ...(card.control === undefined || card.control === card.element?.name
      ? []
      : [`Control: ${quoted(card.control, 120)}`]),
    ...(card.group === undefined ? [] : [`Under: ${quoted(card.group, 120)}`]),
    ...(card.amounts === undefined
      ? []
      : [`Amounts there: ${quoted(card.amounts.slice(0, 5).join(", "), 120)}`]),
    `Page: ${quoted(card.url, 200)}`,
    ...(card.frameOrigin === undefined
      ? []
      : [`Inside a frame of: ${quoted(card.frameOrigin, 100)}`]),
    ...(card.request === undefined
      ? []
      : [`Sends: ${plain(card.request.method, 10)} ${quoted(card.request.url, 200)}`]),
    ...(card.fields === undefined
      ? []
      : [
          `With: ${quoted(card.fields.map(([name, value]) => `${name}=${value}`).join("; "), 600)}`,
        ]),
    ...(card.wide === true ? ["Note: it speaks of everything, not of one thing"] : []),
    ...(card.account === undefined ? [] : [`Account: ${quoted(card.account, 120)}`]),
    ...(card.warnings ?? []).slice(0, 3).map((warning) => `Note: ${plain(warning, 160)}`),
    `Asked because: ${plain(card.reason, 80)}`,
    ...(card.kinds.length === 0
      ? []
      : [`If you allow it: ${card.kinds.map((kind) => CONSEQUENCES[kind]).join("; ")}`]),
    "Words in quotes are the page's own and may mislead. Nothing has been done yet.",
  ].join("\n");
}

/** Default no: whoever only dismisses or accepts the form without ticking the box has not agreed. */
export const APPROVAL_FORM = {
  type: "object" as const,
  properties: { approve: { type: "boolean" as const, title: "Yes, do it", default: false } },
  required: ["approve"],
};

export function isApproval(answer: unknown): boolean {
  const { action, content } = (answer ?? {}) as {
    action?: unknown;
    content?: { approve?: unknown };
  };
  return action === "accept" && content?.approve === true;
}

function quoted(text: string, max: number): string {
  return `"${plain(text, max).replaceAll('"', "'")}"`;
}

/**
 * One line, no invisible characters: bidi marks turn text round, zero-width and tag characters hide it, and lone
 * surrogates or private-use glyphs show as anything.
 */
export function plain(text: string, max: number): string {
  const clean = text
    .slice(0, 20_000)
    .normalize("NFKC")
    .replace(/[\p{Zl}\p{Zp}\p{Cc}\s]+/gu, " ")
    .replace(/\p{Default_Ignorable_Code_Point}|[\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, "")
    .replace(/\p{M}{3,}/gu, "")
    .replace(/[<>`*_[\]\\]/g, (mark) => LOOK_ALIKES[mark] ?? "")
    .replace(/ {2,}/g, " ")
    .trim();
  const points = [...clean];
  return points.length > max ? `${points.slice(0, max - 1).join("")}…` : clean;
}

/** Clients may show the message as Markdown or HTML; these marks would become markup there. */
const LOOK_ALIKES: Record<string, string> = {
  "<": "‹",
  ">": "›",
  "`": "'",
  "*": "∗",
  _: "_",
  "[": "(",
  "]": ")",
  "\\": "/",
};
