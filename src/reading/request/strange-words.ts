import { readAddress } from "../risk/address-words.ts";
import { wordsOf } from "../risk/read-words.ts";
import { isEverydayWord, isListed } from "./everyday-requests.ts";
import { isReadingMethod, type RequestFacts } from "./request-facts.ts";

/** Words of programs: they stand in addresses everywhere and say nothing of what is done there. */
const OF_PROGRAMS = new Set(
  (
    "component vnd gql svc xrpc twirp iiif bool term terms must should range api apis rest ajax json jsonp xml html htm php asp aspx jsp cgi bin www web app apps site static asset assets public content data http https index home main default partial partials fragment fragments component components block blocks section sections template templates render xhr async callback format type mode " +
    "variant variants interval period per size width height quality auto webp png jpg jpeg gif svg avif webm woff vtt css ids uuid ref slug key hash version ver rev time timestamp date day week month year from start until since before after first last prev previous per max min total current num number idx row col locale media img images icon icons font fonts js chunk chunks vendor bundle build dist module modules lib libs script scripts style styles " +
    "fit crop blur dpr next more less node nodes edge edges item items entry entries results result hits meta info detail details summary overview short long full text title name names label value values field fields include includes embed with only all any none null true false undefined asc desc group groups level depth parent child children root leaf side left right top bottom center north south east west scope context origin source target local remote internal external service services gateway server client clients user users me my mine id code codes lang nonce cache cached random rand rnd bust batch rpc trpc call procedure resource resources collection collections object objects model models document documents doc docs record records table tables grid panel box card cards tree story stories article articles post posts news blog topic topics tag tags thread threads channel channels message messages room rooms event events slot slots schedule calendar agenda days weeks months hours shop store stores stock price prices range color colour size sizes brand brands material free new old hot best open closed nearby distance radius kind kinds set sets part parts step state session variables extensions persisted operation name sha hash input args params param options option opts body head header footer nav navbar sidebar modal dialog popup toast widget gallery slide slides carousel image photo photos picture video videos audio episode episodes season seasons chapter chapters track tracks album albums artist artists genre genres book books author authors library shelf shelves archive archives history log logs stats statistics metric metrics health ready config settings feature features flag flags flags env release stage view views column columns layout theme ui hint hints tip tips dismiss dismissed preference preferences pref prefs catalog catalogue query queries jsonrpc method dir direction uploads sku qty quantity action path system timeout keepalive add form commit authenticity turbo email remember kwargs res cmp purposes admin paged pager wrapper element drupal"
  ).split(" "),
);

/** What is typed or chosen is free: its value may be any word. */
const FREE =
  /^(?:q|s|query|search|keyword|keywords|term|terms|text|filter|filters|sort|sort_?by|order_?by|category|tag|tags|topic|title|name|city|place|location|layers?|colou?rs?|brands?|lang|locale|currency|country|region|_|t|ts|v|rev|hash|sid|cb|callback)$/i;

/** What browsers send by themselves. All else was written by a script. */
const BY_ITSELF =
  /^(?:accept-(?:encoding|language|charset)|cache-control|connection|content-(?:length|type)|cookie|dnt|host|if-(?:none-match|modified-since)|origin|pragma|priority|referer|sec-.*|te|upgrade-insecure-requests|user-agent|x-requested-with|x-(?:csrf|xsrf|request|correlation|trace)[\w-]*|traceparent|tracestate|sentry-trace|keep-alive|purpose|range)$/i;
/** A media type of the site's own may be the name of what is asked for. */
const OWN_TYPE = /\/(?:vnd|prs|x)[.-](?!www-form-urlencoded)([^;,+]+)/gi;
/** What frameworks write by themselves; a server action goes by a number, and what it is given stands in its body. */
const FRAMEWORKS =
  /^(?:hx-(?:request|target|current-url|trigger|trigger-name|boosted)|next-(?:action|url|router-[\w-]+)|rsc)$/i;

/** Longer ones are made by machines and read by machines. */
const WORD_MAX = 24;
/** As much takes some 5 ms to read; what stands behind it was not read, and may be anything. */
const READ_MAX = 20_000;
const NOT_READ = "…";

/**
 * Words of a request that no listing, no program and no everyday thing goes by. A look at "page 2" has none; one that ends
 * a contract in a language that nobody here reads has little else.
 */
export function strangeWords(
  facts: RequestFacts,
  carried: [name: string, value: string][],
  texts: string[],
  objects: string[] = [],
): string[] {
  const { query, asset } = readAddress(facts.url);
  // Pictures and fonts have names of files; what is fetched by a script, or packed up in a name, is read.
  const isFile = asset && query.length === 0 && !/^(?:fetch|xhr)$/.test(facts.resourceType);
  // What stands in a form was written there by whoever sends it: letters and files are full of words.
  const typed = facts.isNavigation && !isReadingMethod(facts.method);
  const steps = pathOf(facts.url).split("/");
  const parts = [
    ...(isFile ? steps.filter((step) => opened(step) !== undefined) : steps),
    ...query.flatMap(wordsOfField),
    ...carried.flatMap((field) => (typed ? field.slice(0, 1) : wordsOfField(field))),
    ...(/%[89a-f]/i.test(facts.url) && !isUtf8(facts.url) ? [NOT_READ] : []),
    ...(typed ? [] : texts),
    ...Object.entries(facts.headers ?? {}).flatMap(([name, value]) => saidBy(name, value)),
  ];
  const strange = new Set<string>();
  let left = READ_MAX;
  // "confirm=1" in a language that nobody here reads: what is said yes to must stand on the control itself.
  const over = new Set(objects);
  for (const [name, value] of [...query, ...carried].slice(0, 200))
    if (YES.test(value) && !over.has(name))
      for (const word of strangeIn(name)) strange.add(YES_TO + word);
  for (const part of parts) {
    if (part === NOT_READ) strange.add(part);
    for (const word of strangeIn(part.slice(0, left))) strange.add(word);
    left -= part.length;
    if (left < 0) return [...strange, NOT_READ];
  }
  return [...strange];
}

function wordsOfField([name, value]: [string, string]): string[] {
  const own = name.replace(/^.*[.[]/, "");
  // {"published": "desc"}: by what a listing is sorted may have any name.
  if (/^(?:asc|desc)(?:ending)?$/i.test(value)) return [];
  // "couleur: noir", "fraza: rower": by what a listing is cut down is one word, and any.
  const chosen = isListed(wordsOf(own)) && /^\p{L}{2,20}$/u.test(value);
  return FREE.test(own) || chosen ? [name] : [name, value];
}

const YES = /^(?:1|true|yes|y|on)$/i;
/** Marks a word that is said yes to. */
export const YES_TO = "=";

function isUtf8(url: string): boolean {
  try {
    return decodeURIComponent(url) !== "";
  } catch {
    return false;
  }
}

function saidBy(name: string, value: string): string[] {
  if (/^(?:accept|content-type)$/.test(name))
    return [...value.matchAll(OWN_TYPE)].map(([, type = ""]) => type);
  if (BY_ITSELF.test(name) || FRAMEWORKS.test(name)) return [];
  if (name === "authorization") return [opened(value.replace(/^\w+\s+/, "")) ?? ""];
  return [name.replace(/^x-/i, ""), value];
}

export function strangeIn(part: string): string[] {
  const text = opened(part) ?? part;
  return wordsOf(text)
    .split(" ")
    .filter(
      (word) =>
        word.length > 2 &&
        word.length <= WORD_MAX &&
        !/\p{Nd}/u.test(word) &&
        !isUsual(word) &&
        // "contents" are more of what "content" is.
        !(word.length > 4 && word.endsWith("s") && isUsual(word.slice(0, -1))),
    );
}

const isUsual = (word: string): boolean => OF_PROGRAMS.has(word) || isEverydayWord(word);

/** Base64 of something that can be read: what is packed up says as much as what is not. */
function opened(part: string): string | undefined {
  // Small letters alone are a word: of a text that is packed up, one in two is not.
  const pieces = part
    .split(".")
    .filter((piece) => /^[\w+/-]{12,}={0,2}$/.test(piece) && !/^[a-z]+$/.test(piece));
  const read = pieces
    .map((piece) => Buffer.from(piece, "base64").toString("utf8"))
    .filter((text) => /^[\p{L}\p{N}\p{P}\p{S}\s]{6,}$/u.test(text) && /\p{L}{3}/u.test(text));
  return read.length > 0 ? read.join(" ") : undefined;
}

export function pathOf(url: string): string {
  return url
    .slice(0, 5_000)
    .replace(/^[a-z]+:\/\/[^/]*/i, "")
    .replace(/[?#].*$/s, "")
    .replace(/\.[a-z\d]{2,5}$/i, "");
}
