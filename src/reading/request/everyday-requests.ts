import { readWords, wordsOf } from "../risk/read-words.ts";
import { ADDRESS } from "../risk/lexicon-address.ts";
import { LISTINGS } from "../languages/listing-words.ts";

/** Things that people do all day; a request that names one of them is understood, which excuses no danger in it. */
const EVERYDAY = new Set(
  (
    "search suggest suggestion suggestions autocomplete complete typeahead find filter filters sort order by page pages paging paginate next list lists items feed feeds " +
    "like likes unlike love favorite favourite favorites star stars bookmark save saved wishlist watchlist follow unfollow vote votes rate rating react reaction " +
    "cart basket bag draft drafts autosave view views seen read unread count counts open expand collapse toggle tab menu tooltip " +
    "locale language lang theme currency region country timezone dark consent cookie cookies gdpr privacy " +
    "login signin session sessions auth token refresh csrf captcha otp mfa password logout " +
    "profile settings preference preferences nickname avatar display layout column columns widget dashboard " +
    "video player play pause progress seek volume playlist playback watch stream track lyrics " +
    "upload download import export file files image photo preview validate check verify availability quote estimate shipping address zip postcode geocode map maps poi pois bbox tiles coordinates viewport " +
    "recommend recommendations related history recent popular trending notification notifications presence typing status heartbeat ping poll sync " +
    "graphql query queries get fetch load lookup browse catalog catalogue products product category categories reviews comments translate calculate"
  ).split(" "),
);
/** What only shows something names a place in a list, a part of a map, or that it is asked for. */
const LOOKS = new Set(
  (
    "search searching suggest suggestion suggestions autocomplete typeahead find finder filter filters filtering facet facets sort sorting page pages pageno pagenumber paging paginate pagination list lists listing listings feed feeds stream timeline " +
    "limit offset cursor rows skip keyword keywords bbox zoom lat lon lng layer layers tile tiles viewport view views viewed seen expand collapse tab tabs menu tooltip count counts " +
    "recommend recommendations related recent popular trending translate preview query queries get fetch load lookup browse catalog catalogue category categories report reports chart charts usage map geocode gallery thumbnails"
  ).split(" "),
);

const LISTED = new Set(
  Object.values(LISTINGS).flatMap(({ looks, parts }) => `${looks} ${parts}`.split(" ")),
);
for (const { looks } of Object.values(LISTINGS))
  for (const word of looks.split(" ")) LOOKS.add(word);

/** A word by which programs of any country call a part of a listing, a search or a basket. */
export const isListed = (word: string): boolean => LISTED.has(word);

export const isEverydayWord = (word: string): boolean =>
  EVERYDAY.has(word) || LOOKS.has(word) || LISTED.has(word);

export function namesLook(text: string): boolean {
  return wordsOf(text.slice(0, 2_000))
    .split(" ")
    .some((word) => LOOKS.has(word));
}

const KNOWN =
  ADDRESS.neutral |
  ADDRESS.trivial |
  ADDRESS.telemetry |
  ADDRESS.signIn |
  ADDRESS.help |
  ADDRESS.checkoutStep;

/** Words that stand in every address and say nothing: "graphql" names a door and not what goes through it. */
const DOORS = new Set(["graphql", "query", "status", "order", "next", "by", "open", "complete"]);

export function namesEverydayThing(text: string): boolean {
  const words = wordsOf(text.slice(0, 2_000))
    .split(" ")
    .filter((word) => !DOORS.has(word));
  if ((readWords(words.join(" ")).bits & KNOWN) !== 0) return true;
  return words.some((word) => EVERYDAY.has(word));
}

const ALL =
  /\b(?:all|everything|every|entire|whole|everyone|complete account|alle[sn]?|gesamt\w*|komplett\w*|tout|tous|toutes|todo|todos|todas|tudo|tutto|tutti|tutte|wszystk\w*|alla|kaikki|vse|hepsi|tum|semua)\b|\*|すべて|全て|全部|모두|모든|все|всё/u;

/** Speaks of more than one thing: what was asked about one plan does not cover it. */
export function speaksOfAll(text: string): boolean {
  return text.trim() === "*" || ALL.test(wordsOf(text.slice(0, 2_000)));
}
