import {
  type WordReading,
  bitsOf,
  wordsOf,
  WORDS_MAX,
  FILE_END,
  has,
  kindsOf,
} from "./read-words.ts";
import { ADDRESS } from "./lexicon-address.ts";
import { isYesName, SPOKEN_YES, TRUTHY } from "./yes-names.ts";
import { decodedSlashes, legacySpellings, decoded } from "./address-spelling.ts";

export type AddressReading = WordReading & {
  objectBits: number; // what a DELETE speaks of: "/repos/acme" is a repository
  host: string;
  commits: boolean; // reads like a side effect by GET
  confirmed: boolean; // carries somebody's yes, to whatever it is
  asset: boolean;
  help: boolean;
  telemetry: boolean;
  endsInId: boolean;
  query: [name: string, value: string][];
};

const ASSET_END =
  /\.(?:svg|png|jpe?g|gif|webp|avif|ico|css|m?js|map|woff2?|ttf|otf|mp[34]|webm|pdf|txt|wasm|json)$/i;

const ELSEWHERE =
  /^(?:next|redirect|redirect_?ur[il]|return|return_?(?:to|url)|url|continue|ref|referr?er|from|back|dest|destination|target|q|query|search|text|title|origin|source|utm_.*|state|dl|dr|dt|page|label|lang|locale|cancel_?url|success_?url)$/i;

export const ACTION_NAME =
  /^(?:_?action|op|operation|operation_?name|do|cmd|command|task|mode|method|_method|act|intent|type|mutation|status|state|choice|decision|answer|submit|commit|button|btn|submit_?action|form_?action|event_?target|__eventtarget|fn|procedure|method_?name|verb|tipo|typ|art|aktion|vorgang|azione|accion|acao|actie|soort|akcja|rodzaj|akce|atgard|toiminto|islem|действие|операция|тип)$/i;

const LAST_YES = /^(?:confirm|confirmed|execute|finali[sz]e|commit|yes)$/;

/** Where something ends: what leaves nothing open, in the words of many languages. */
const LAST_WORD =
  /^(?:finally|final|(?:endg(?:ue|u)ltig|definiti(?:v|f)|slutgiltig|endelig|lopulli|ostateczn|konecn|vegleges|okonchateln|окончательн)\p{L}*|kesin)$/u;

const TOKEN_NAME =
  /^(?:.*token|_?wp_?nonce|nonce|csrf.*|sig|signature|hash|hmac|jwt|h|uid|eid|mid|email|e|auth|k|key|code)$/i;

const ID_NAME = /^(?:id|.*_id|.*Id|item|uuid|post|no|nr|num)$/;

const ID_SEGMENT =
  /^(?:\d+|[0-9a-f]{8,}|[0-9a-f-]{32,}|[\w-]*\d[\w-]{7,}|[A-Za-z]{2,5}_[A-Za-z0-9_]{6,}|:?me)$/i;

const OPAQUE_SEGMENT = /^(?=.*\d)[\w.~=-]{16,}$/;

const TELEMETRY_HOST =
  /(?:^|\.)(?:analytics|metrics|telemetry|stats|events?|collect(?:or)?|tracking|track|rum|logs?|beacon|sentry|bam|pixel|insights)(?:-?\d+)?\.|google-analytics|googletagmanager|doubleclick|segment\.(?:io|com)|sentry\.io|mixpanel|amplitude|hotjar|nr-data|newrelic|datadoghq|clarity\.ms|fullstory|bugsnag|optimizely|braze|m\.stripe\.(?:com|network)|facebook\.com\/tr|bat\.bing/i;

const HELP_HOST = /^(?:help|support|faq|docs|community|blog|hilfe|aide|ayuda|ajuda|aiuto)\./i;

const EMPTY: AddressReading = {
  bits: 0,
  kinds: [],
  lastBits: 0,
  objectBits: 0,
  host: "",
  commits: false,
  confirmed: false,
  asset: false,
  help: false,
  telemetry: false,
  endsInId: false,
  query: [],
};

const MEMO_LIMIT = 500;

const memo = new Map<string, AddressReading>();

function parsed(url: string): URL | undefined {
  try {
    return new URL(url, "http://relative.invalid/");
  } catch {
    return undefined;
  }
}

const SHOP = /^(?:pay|payments?|checkout|shop|store)$/;

const LEAVES =
  /\b(?:leav(?:e|ing)|cancel\w*|end|stop|quit|discontinue|terminate|exit|goodbye|why|reasons?|survey|feedback|kuendig\w*|grund|motif|raison|motivo|baja|disdetta|opzeg\w*|reden)\b/;

/** "/pay/leave/why": the part of the site where payments are kept, and in it a page about leaving. */
function withoutMount(named: string[]): string[] {
  const leaves = named.findIndex((words) => LEAVES.test(words));
  return named.filter((words, at) => !(at < leaves && SHOP.test(words)));
}

function isId(segment: string): boolean {
  return segment.length <= 200 && ID_SEGMENT.test(segment);
}

function judge(url: string): AddressReading {
  const address = parsed(url.replace(/^ws(s?):/i, "http$1:"));
  if (!address || !/^https?:$/.test(address.protocol)) return EMPTY;
  const route = /^#!?\//.test(address.hash) ? address.hash.replace(/^#!?/, "") : "";
  const [routePath = "", routeQuery = ""] = route.split("?");
  const steps = `${decodedSlashes(address.pathname)}/${routePath}`.split("/").filter(Boolean);
  const segments = steps.map((step) => step.replace(/;.*$/s, "")).filter(Boolean);
  // "/plan;action=cancel;confirm=1": parameters of a step of the path, as old as the query.
  const matrix = steps.flatMap((step) => [
    ...new URLSearchParams(step.split(";").slice(1).join("&")),
  ]);
  const query = [
    ...[address.search, ...legacySpellings(address.search)].flatMap((search) => [
      ...new URLSearchParams(search),
    ]),
    ...new URLSearchParams(routeQuery),
    ...matrix,
  ].map(([name, value]) => [decoded(name), decoded(value)] as [string, string]);
  const named = segments
    .filter((segment) => !isId(segment) || segment === "me")
    .map((segment) => wordsOf(segment.slice(0, WORDS_MAX).replace(FILE_END, "")));
  const path = withoutMount(named).join(" ");
  const pathBits = bitsOf(path);

  let actionBits = 0;
  let confirmed = false;
  let token = false;
  let id = false;
  for (const [given, full] of query) {
    // A picture that sends a form tells where it was pressed: "cancel.x=0".
    const pressed = /^(.+)\.[xy]$/.exec(given)?.[1];
    const name = pressed ?? given;
    const value = pressed === undefined ? full.slice(0, WORDS_MAX) : "1";
    if (ELSEWHERE.test(name) || /^https?:|^\//.test(value)) continue;
    if (isYesName(name)) confirmed ||= TRUTHY.test(value);
    else if (SPOKEN_YES.test(value)) confirmed = true;
    else if (TOKEN_NAME.test(name)) token ||= value !== "";
    else if (ID_NAME.test(name)) id ||= value !== "";
    else if (ACTION_NAME.test(name) || /^change_.*_to$/.test(name))
      actionBits |= bitsOf(wordsOf(value.replace(/^cancell?ed$/i, "cancel")));
    else if (/step|stage|view|tab/i.test(name))
      actionBits |= bitsOf(wordsOf(value)) & (ADDRESS.neutral | ADDRESS.commit);
    else {
      const nameBits = bitsOf(wordsOf(name)) & (ADDRESS.end | ADDRESS.delete | ADDRESS.buy);
      if (nameBits !== 0 && pressed !== undefined) confirmed = true;
      if (nameBits !== 0 && value !== "0" && !/^(?:false|no)$/i.test(value)) {
        actionBits |= nameBits;
        id ||= /\d/.test(value) && !TRUTHY.test(value);
      }
    }
  }
  const bits = pathBits | actionBits;
  // "/club/exit/confirm": the yes may be the last step of the path.
  const lastWord = wordsOf((segments.at(-1) ?? "").slice(0, WORDS_MAX).replace(ASSET_END, ""));
  const ends = has(pathBits, ADDRESS.end | ADDRESS.delete);
  if (segments.length > 1 && (LAST_YES.test(lastWord) || (ends && LAST_WORD.test(lastWord))))
    confirmed = true;
  // "/annual-ticket/cancel/confirmed/timetable": said yes to on the way to somewhere else.
  if (ends && named.slice(0, -1).some(isYesName)) confirmed = true;
  // "/newsletter-plus/buy?confirm=1": what is small elsewhere is not where somebody has said yes to it.
  const kinds = kindsOf(confirmed ? bits & ~ADDRESS.trivial : bits);
  const opaque =
    has(pathBits, ADDRESS.end) &&
    segments.some(
      (segment) =>
        segment.length < 500 &&
        OPAQUE_SEGMENT.test(segment) &&
        !/^[a-z]+(?:-[a-z]+)+(?:-\d+)?$/i.test(segment),
    );
  const destroys =
    has(bits, ADDRESS.delete) || (has(bits, ADDRESS.remove) && has(bits, ADDRESS.valuable));
  const cancels = has(bits, ADDRESS.end);
  // Nobody writes plain letters in code but to hide them.
  const disguised = /%(?:25)*(?:[46][1-9a-f]|[57][0-9a])/i.test(address.pathname);
  const commits =
    kinds.length > 0 &&
    (disguised ||
      has(bits, ADDRESS.commit) ||
      confirmed ||
      ((cancels || destroys) && token) ||
      (cancels && opaque) ||
      (destroys && id));
  const host = address.hostname;
  // "?step=survey" says where in the flow it stands, after the path.
  const lastBits = bitsOf(named.at(-1) ?? "") | (actionBits & ADDRESS.neutral);
  const collection = named.at(-2) ?? "";
  return {
    bits,
    kinds,
    lastBits,
    objectBits: lastBits === 0 && collection.endsWith("s") ? bitsOf(collection) : lastBits,
    host,
    commits,
    confirmed,
    // "/cancel.png?confirm=1" is no picture.
    asset:
      ASSET_END.test(address.pathname) &&
      !/\.json$/i.test(address.pathname) &&
      !confirmed &&
      !(kinds.length > 0 && kindsOf(actionBits).length > 0),
    help: !commits && (HELP_HOST.test(host) || has(pathBits, ADDRESS.help)),
    telemetry:
      TELEMETRY_HOST.test(`${host}${address.pathname}`) || has(pathBits, ADDRESS.telemetry),
    endsInId: isId(segments.at(-1) ?? ""),
    query,
  };
}

/** Longer addresses are read as far as this; whoever has to be sure asks `isWholeAddress`. */
const ADDRESS_MAX = 50_000;

export function isWholeAddress(url: string): boolean {
  return url.length <= ADDRESS_MAX && url.split("/").every((step) => step.length <= WORDS_MAX * 5);
}

export function readAddress(url: string): AddressReading {
  const before = memo.get(url);
  if (before) return before;
  const reading = judge(url.slice(0, ADDRESS_MAX));
  if (url.length > 10_000) return reading;
  if (memo.size >= MEMO_LIMIT) memo.clear();
  memo.set(url, reading);
  return reading;
}
