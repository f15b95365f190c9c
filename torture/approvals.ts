import type { DangerKind } from "../src/contract/risk.ts";

/** One yes, by whoever gave it: what was asked, and when it was given. */
export type Approval = {
  at: number;
  lane: string;
  /** When the lane began its next act: what was allowed ends there. */
  until: number;
  kinds: DangerKind[];
  label: string | undefined;
  pageOrigin: string;
  /** The address that was named, if one was, and the mark in it. A form sent by GET is named without its fields. */
  address: string;
  mark: number | undefined;
  text: string;
};

const REASONS: [RegExp, DangerKind][] = [
  [/ends a subscription|subscription or account plan ends|renewal/, "ends_subscription"],
  [/spends money|money is spent|billing|trial/, "spends_money"],
  [/deletes|is deleted/, "deletes"],
  [/reaches other|are contacted/, "reaches_others"],
  [/who has access|loses access/, "grants_access"],
  [/may be final|cancels an order/, "unclear_commit"],
];

const markIn = (address: string): number | undefined => {
  const found = /[?&]m=(\d+)|\/hop\/(\d+)/.exec(address);
  return found === null ? undefined : Number(found[1] ?? found[2]);
};

const kindsIn = (words: string): DangerKind[] =>
  REASONS.filter(([pattern]) => pattern.test(words)).map(([, kind]) => kind);

type Given = Pick<Approval, "at" | "lane">;

/** From the sentence that an echoing caller sends back. */
export function fromSentence(text: string, pageUrl: string, given: Given): Approval {
  // The sentence goes on after the address with a colon or a full stop.
  const address = /which goes to \S+ (\S+?)[:.,]?(?:\s|$)/.exec(text)?.[1] ?? "";
  return {
    ...given,
    until: Number.POSITIVE_INFINITY,
    kinds: kindsIn(text.slice(text.lastIndexOf(": "))),
    label: /^[A-Z][a-z ]+ \S+ "(.*?)"/.exec(text)?.[1],
    pageOrigin: originOf(pageUrl),
    address,
    mark: markIn(address),
    text,
  };
}

/** From the question that an MCP client shows. */
export function fromMessage(message: string, given: Given): Approval {
  const line = (start: string): string =>
    message
      .split("\n")
      .find((one) => one.startsWith(start))
      ?.slice(start.length) ?? "";
  const sends = line("Sends: ");
  return {
    ...given,
    until: Number.POSITIVE_INFINITY,
    kinds: kindsIn(`${line("If you allow it: ")} ${line("Asked because: ")}`),
    label: / on \S+ "(.*)"$/.exec(line("Action: "))?.[1],
    pageOrigin: originOf(/"(.*)"/.exec(line("Inside a frame of: ") || line("Page: "))?.[1] ?? ""),
    address: /"(.*)"/.exec(sends)?.[1] ?? "",
    mark: markIn(sends),
    text: message,
  };
}

/** From what the loop wrote down. Its own checkpoint is about the last step and about nothing but the end of the plan. */
export function fromQuestion(
  card: Record<string, string | undefined>,
  text: string,
  given: Given,
): Approval {
  const address = card["goesTo"]?.split(" ")[1] ?? "";
  const checkpoint = text.endsWith("the last step of the cancellation.");
  return {
    ...given,
    until: Number.POSITIVE_INFINITY,
    kinds: checkpoint ? ["ends_subscription"] : kindsIn(card["reason"] ?? ""),
    label: /"(.*)"/.exec(card["element"] ?? "")?.[1],
    pageOrigin: originOf(card["url"] ?? ""),
    address,
    mark: markIn(address),
    text,
  };
}

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : url;
}
