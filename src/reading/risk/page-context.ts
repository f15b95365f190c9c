import { hasDate, hasPrice } from "./dates-and-prices.ts";
import { readAddress } from "./address-words.ts";
import {
  ASKS,
  CHECKOUT,
  ENDED,
  END_DATE_WORDS,
  IRREVERSIBLE,
  NOT_YET,
  TOTALS,
} from "./lexicon-context.ts";
import { readLabel } from "./label-reading.ts";
import { foldAccents, normalizeLabel } from "./normalize.ts";
import { phraseMatcher } from "./phrase-matcher.ts";
import { danger, type DangerKind, type Risk, SAFE } from "../../contract/risk.ts";

export type PageFacts = {
  url: string;
  title: string;
  headings: string[];
  text?: string;
  /** What the document says of its language. */
  lang?: string;
};

const ASK = 1;
const END_DATE = 2;
const FINAL = 4;
const CHECKOUT_BIT = 8;
const TOTAL = 16;
const OVER = 32;
const match = phraseMatcher([
  [ENDED, OVER],
  [NOT_YET, ASK],
  [ASKS, ASK],
  [END_DATE_WORDS, END_DATE],
  [IRREVERSIBLE, FINAL],
  [CHECKOUT, CHECKOUT_BIT],
  [TOTALS, TOTAL],
]);

// Only the head of a page says what it is for; a long terms text at the end mentions everything.
const TEXT_LIMIT = 3000;
const HEADING_LIMIT = 8;

const plain = (text: string) => foldAccents(normalizeLabel(text));
const bitsOf = (text: string) => match(text).reduce((bits, hit) => bits | hit.categories, 0);

function topicOf(lines: string[]): DangerKind | undefined {
  for (const line of lines) {
    const { risk, stance } = readLabel(line);
    if (stance === "help") continue;
    if (risk.level === "danger" && risk.kinds[0]) return risk.kinds[0];
    if (risk.code === "about_ending") return "ends_subscription";
  }
  return undefined;
}

function isArticle(lines: string[]): boolean {
  return lines.some((line) => readLabel(line).stance === "help");
}

function judgeDialog(name: string, text: string): Risk {
  const sentences = text
    .slice(0, 1500)
    .split(/(?<=[.!?。？！])\s*|\n+/u)
    .filter(Boolean)
    .slice(0, 12);
  const title = topicOf([name]);
  if (title) return danger(title);
  const body = plain(`${name}\n${text.slice(0, 1500)}`);
  const bits = bitsOf(body);
  const topic = topicOf(sentences);
  if (topic && (bits & (ASK | FINAL | END_DATE | TOTAL)) !== 0) return danger(topic);
  if ((bits & CHECKOUT_BIT) !== 0 && (bits & TOTAL) !== 0 && hasPrice(body))
    return danger("spends_money");
  return SAFE;
}

function judgePage({ url, title, headings, text = "" }: PageFacts): Risk {
  const lines = [...headings.slice(0, HEADING_LIMIT), title].filter(Boolean);
  const head = lines.map(plain).join("\n");
  const body = plain(text.slice(0, TEXT_LIMIT));
  const address = readAddress(url);
  if (address.help || isArticle(lines)) return SAFE;
  const all = bitsOf(`${head}\n${body}`);
  const topic =
    topicOf(lines) ??
    (address.kinds.includes("ends_subscription")
      ? "ends_subscription"
      : address.kinds.includes("deletes")
        ? "deletes"
        : undefined);
  if (topic === "ends_subscription") {
    const dated = (all & END_DATE) !== 0 && hasDate(`${head}\n${body}`);
    // After the end a "Done" only closes the page; asking about it again would teach people not to read.
    if (saysEnded({ url, title, headings })) return SAFE;
    const asked = (bitsOf(head) & ASK) !== 0 || address.commits;
    return dated || asked ? danger("ends_subscription") : SAFE;
  }
  if (topic === "deletes") return (all & (ASK | FINAL)) !== 0 ? danger("deletes") : SAFE;
  const atCheckout =
    (bitsOf(head) & CHECKOUT_BIT) !== 0 ||
    address.kinds.includes("spends_money") ||
    topic === "spends_money";
  if (atCheckout && (all & TOTAL) !== 0 && hasPrice(body)) return danger("spends_money");
  return SAFE;
}

const DIALOG_LIMIT = 50;
const dialogs = new Map<string, Risk>();

/** What a commit inside a dialog would do: "Cancel your plan?" makes its "Yes" end a subscription. */
export function riskOfDialog(name: string, text: string): Risk {
  const key = `${name}\n${text}`;
  const known = dialogs.get(key);
  if (known) return known;
  const risk = judgeDialog(name, text);
  if (dialogs.size >= DIALOG_LIMIT) dialogs.clear();
  dialogs.set(key, risk);
  return risk;
}

/** Whether the page says that the subscription has already ended. */
export function saysEnded(page: PageFacts): boolean {
  return (
    (bitsOf([...page.headings.slice(0, HEADING_LIMIT), page.title].map(plain).join("\n")) &
      (OVER | ASK)) ===
    OVER
  );
}

const judged = new WeakMap<PageFacts, Risk>();

/** What a bare commit on this page would do; the same facts serve every element of an observation. */
export function riskOfPage(page: PageFacts): Risk {
  const known = judged.get(page);
  if (known) return known;
  const risk = judgePage(page);
  judged.set(page, risk);
  return risk;
}
