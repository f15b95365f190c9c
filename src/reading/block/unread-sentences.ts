import { isAside } from "./control-use.ts";
import type { PageLine } from "./labelled-page.ts";
import { sentencesOf, tokensOf, type About, type Claim } from "./sentence.ts";
import type { EndSigns } from "./signs-of-end.ts";
import { datesIn, hasCome, isPast } from "./tokens.ts";
import { namesWeekday } from "./weekday-names.ts";
import { deniesMore, deniesPayment, isPayment } from "./no-payments-left.ts";
import { isLastSum } from "./vetoes.ts";
import { plain, type Key } from "./match-end-words.ts";

/** "No further direct debits", "not any more", "until then", thanks: it goes with an end, whatever else is in it. */
const GOES_WITH_IT =
  /(?<!\p{L})(?:is (?:now |switched |turned )?off|switched off|turned off|ausgeschaltet|abgeschaltet|deaktiviert|desactive\p{L}*|desactivad\p{L}*|disattivat\p{L}*|desativad\p{L}*|uitgeschakeld|avstangd|slaet fra|skrudd av|wylaczon\p{L}*|vypnut\p{L}*|отключен\p{L}*|вимкнен\p{L}*|kapatildi|until (?:the|your|that)|through to the end|bis (?:zum|zur|ende)|jusqu'(?:au|a la)|hasta (?:el|la|esa)|fino (?:al|alla)|ate (?:o|ao|a)|tot (?:en met|het|de)|till och med|til og med|asti|saakka|then|afterwards|danach|anschliessend|ensuite|despues|depois|daarna|no (?:further|more|other|new|longer)|nothing (?:more|further|else)|any ?more|never again|not .{1,40} again|until then|till then|the last|final|free|please (?:return|empty|hand|drop|leave|remember|bring)|bitte (?:\p{L}+ )?(?:leeren|zuruckgeben|abgeben|zurucksenden|mitbringen)|thanks?|thank you|sorry|(?:will |we )?miss (?:you|us)|vermiss\p{L}*|manquez|manquerez|echaremos de menos|saudades?|mancherai|mancherete|missen je|missen u|saknar dig|savner deg|savner dig|letzte\p{L}*|kostenlos\p{L}*|dernier\p{L}*|gratuit\p{L}*|ultim\p{L}*|gratis|laatste|sista|sidste|siste|viimei\p{L}*|ostatni\p{L}*|posledni\p{L}*|последн\p{L}*|kein\p{L}* (?:.{1,30} )?(?:weiter\p{L}*|mehr)|nicht mehr|nichts mehr|bis dahin|danke|schade|aucune? (?:autre|nouve\p{L}*|frais)|plus (?:rien|aucune?)|ne .{1,30} plus|jusque la|d'ici la|merci|ningun\p{L}* (?:otr\p{L}*|mas|nuev\p{L}*|cobro|pago)|no .{1,30} mas|hasta entonces|gracias|nessun\p{L}* (?:altr\p{L}*|ulterior\p{L}*|addebit\p{L}*)|non .{1,30} piu|fino ad allora|grazie|nenhum\p{L}* (?:outr\p{L}*|nov\p{L}*|cobranc\p{L}*)|nao .{1,30} mais|ate la|obrigad\p{L}*|geen .{1,30} meer|nie(?:t|ts) meer|tot dan|bedankt|dank|inga? (?:fler|mer|nya?)|inte .{1,30} (?:langre|mer)|till dess|tack|ikke (?:flere|mere?|lenger|laengere)|ingen (?:flere|nye)|indtil da|tak|takk|ei enaa|siihen asti|kiitos|nie .{1,30} (?:wiecej|juz)|zadnych|do tego czasu|dziekuj\p{L}*|uz ne\p{L}*|jiz ne\p{L}*|do te doby|dekuj\p{L}*|больше не|до тех пор|спасибо|більше не|дякуємо|artik|o zamana kadar|tesekkur\p{L}*|tobbe|tobb .{1,30} nem|nem lesz|addig|koszon\p{L}*)(?!\p{L})|今後.{0,20}(?:ません|ない)|これ以上|それまで|ありがとう|不再|在此之前|感谢|더 이상|감사/u;

/** Drawn as boxes to tick: what stands by them is one of a choice. */
const BOXES = /[☐☑☒▢◻]/u;

/** "Your recipes and ratings stay in your account": what a site keeps of somebody who has gone. */
const KEPT_DATA =
  /(?<!\p{L})(?:your (?:\p{L}+ ){0,3}(?:data|files?|photos?|history|ratings?|recipes?|profiles?|settings|playlists?|lists?|projects?|boards?|documents?|downloads?|downloaded|images|messages|posts|notes|receipts?|invoices?|statements?|library|preferences)|files? (?:above|older|over)|downloaded \p{L}+|(?:ihre|deine) (?:\p{L}+ ){0,2}(?:daten|dateien|fotos|listen|einstellungen|projekte|rechnungen|belege|bewertungen|rezepte|profile?)|vos (?:\p{L}+ ){0,2}(?:donnees|fichiers|photos|listes|preferences|factures|recus|profils|recettes)|(?:sus|tus) (?:\p{L}+ ){0,2}(?:datos|archivos|fotos|listas|preferencias|facturas|recibos|perfiles|recetas)|(?:seus|suas|os seus|as suas) (?:\p{L}+ ){0,2}(?:dados|arquivos|ficheiros|fotos|listas|preferencias|faturas|recibos|perfis|receitas)|(?:i tuoi|i suoi|le tue) (?:\p{L}+ ){0,2}(?:dati|file|foto|preferenze|fatture|ricevute|profili|ricette|liste)|(?:je|uw) (?:\p{L}+ ){0,2}(?:gegevens|bestanden|fotos?|lijsten|voorkeuren|facturen|profielen|recepten)|(?:dina|dine) (?:\p{L}+ ){0,2}(?:uppgifter|filer|foton|bilder|listor|data|oplysninger|opplysninger|billeder|lister))(?!\p{L})/u;
/** "Since 2019 you have given 664.00": what was, up to now. */
const SINCE =
  /(?<!\p{L})(?:since|seit|depuis|desde|dal|sinds|sedan|siden|vuodesta|od roku|с)\s+(?:\p{L}+\.?\s+)?(?:19|20)\d\d(?!\d)/u;

/** Keys, boxes and deposits that go back at the end. */
const RETURNS =
  /(?<!\p{L})(?:returning|return|send .{0,12}back|hand back|hand in|give back|pay back|paid back|deposit|zuruck\p{L}*|abgeben|abgegeben|kaution|pfand|renvoyer|renvoyez|rendre|rendez|restitu\p{L}*|caution|devolver|devuelv\p{L}*|fianza|devolver|devolva|caucao|restituire|riconsegn\p{L}*|cauzione|terugsturen|terug te sturen|inleveren|borg|returnera|lamna tillbaka|aterlamna|aflever\p{L}*|returner\p{L}*|lever tilbake|palauta\p{L}*|zwroc\p{L}*|oddaj|oddac|kaucj\p{L}*|vratte|vratit|kauce|верните|вернуть|залог|поверніть|застав\p{L}*|iade|depozito|kaucio|visszakuld\p{L}*|returnati|garanti[ae])(?!\p{L})|返却|返送|반납|보증금|归还|押金|退还/u;

/** As many words say something of their own; in scripts without spaces, as many signs. */
const WORDS = 4;
const SIGNS = 12;
/** A value beside a label is a word, a sum or a day; what is as long as this is a sentence all the same. */
const VALUE_WORDS = 8;

type New = {
  fresh: PageLine[];
  /** What frames say for which nobody answers. */
  beside: string[];
  claims: Claim[];
  /** In what ways the end is told. */
  signs: EndSigns;
};

/**
 * New sentences that nobody here can read. Where the end is said once and in one way, what stands beside it may take it
 * back ("and then our editor put it through the shredder"); said in two ways, or with a way back, it stands. What a
 * frame or a dialog adds, and what is said in another script than the rest of the page, is read in any case.
 */
export function unreadIn({ fresh, beside, claims, signs }: New, about: About): string[] {
  const lines = fresh.filter(
    (line) =>
      line.kind === "text" &&
      !isAside(line) &&
      (line.label === undefined || wordsIn(line.text).length >= VALUE_WORDS),
  );
  const usual = scriptOf(fresh.map(({ text }) => text).join(" "));
  const said = lines.flatMap(({ text }) => sentencesOf(text));
  const apart = [
    ...beside.flatMap((text) => sentencesOf(text)),
    ...lines.filter(({ region }) => region === "modal").flatMap(({ text }) => sentencesOf(text)),
    ...said.filter((part) => usual === "Latin" && scriptOf(part) !== usual),
  ];
  // With a way back beside it, only what may take something back is looked at; told in two sentences that agree, that and
  // what is of the contract: "Day passes are available at the front desk" takes nothing back.
  const firm =
    signs.word &&
    ((signs.payments && (signs.day || (signs.stands && signs.apart))) ||
      (signs.flipped && signs.day));
  const doubtful = signs.undo
    ? said.filter((part) => turns(part, about))
    : firm
      ? said.filter((part) => turns(part, about) || isOfContract(part, about))
      : said;
  const days = new Set(claims.flatMap(({ date }) => (date === undefined ? [] : [plain(date)])));
  const ofThatDay = (part: string): boolean =>
    datesIn(part).some(({ text }) => days.has(plain(text))) && !turns(part, about);
  // "It ends when both holders have given notice": speaks of an end, with a word in it that may turn it.
  const turned = claims.filter(
    ({ kind, clear, quote }) => kind === "ended" && clear !== true && turns(quote, about),
  );
  return [
    ...turned.map(({ quote }) => quote),
    ...[...apart, ...doubtful].filter((part) => isUnread(part, about) && !ofThatDay(part)),
  ];
}

/** Holds one of the words without which nothing can be taken back. */
function turns(said: string, { words, now }: About): boolean {
  const text = plain(said);
  if (deniesMore(text, words)) return false;
  const rest = words.without(["noMore", "none", "ended", "ends", "undo"], text);
  // "You have no cover after 30 November": what will not be any more goes with an end.
  const ahead = datesIn(said).some((date) => !isPast(date, now));
  if (words.has("turns", rest)) return true;
  return words.has("negates", rest) && !ahead && !deniesPayment(text, words);
}

const OF_CONTRACT: Key[] = [
  "ifs",
  "plan",
  "living",
  "active",
  "paused",
  "again",
  "moved",
  "trial",
  "waits",
  "goesOn",
  "failed",
  "people",
  "period",
  "leave",
];

/** Speaks of the plan, of payments, or of anything that can happen to them. */
function isOfContract(said: string, { words, names }: About): boolean {
  const text = plain(said);
  return (
    OF_CONTRACT.some((key) => words.has(key, text)) ||
    isPayment(text) ||
    tokensOf(said).some((word) => names.has(word))
  );
}

/** Thanks, keys to hand in: said beside an end, and changes nothing in it. */
export function goesWithAnEnd(said: string, about: About): boolean {
  const text = plain(said);
  return (
    (GOES_WITH_IT.test(text) ||
      RETURNS.test(text) ||
      isWish(said, about) ||
      isLogged(said, about)) &&
    !turns(said, about) &&
    !about.words.has("ifs", text)
  );
}

/** "Lycka till med träningen!": what is wished to somebody who goes says nothing of the plan. */
const WISH_WORDS = 7;
const isWish = (said: string, about: About): boolean =>
  /[!！]\s*$/.test(said) &&
  wordsIn(said).length <= WISH_WORDS &&
  !/\p{Nd}/u.test(said) &&
  !namesWeekday(said) &&
  !isOfContract(said, about) &&
  !turns(said, about);

/** "18/11/2026: notice received": a line of a log. */
function isLogged(said: string, { words, now }: About): boolean {
  const dates = datesIn(said);
  const logged = dates.length > 0 && dates.every((date) => hasCome(date, now));
  return logged && words.has("leave", plain(said));
}

/** "You have no current memberships", in whatever words. */
function hasNoPlan(said: string, { words }: About): boolean {
  const text = plain(said);
  const present = words.has("active", text) || PRESENT.test(text);
  const open = words.has("ifs", text) || words.has("turns", text);
  return words.has("negates", text) && present && words.has("plan", text) && !open;
}

const PRESENT =
  /(?<!\p{L})(?:current\p{L}*|aktuell\p{L}*|laufend\p{L}*|actuel\p{L}*|en cours|actual\p{L}*|vigente?s?|atua(?:l|is)|in corso|attual\p{L}*|huidige?|lopende?|nuvarande|pagaende|navaerende|nykyi\p{L}*|obecn\p{L}*|aktualn\p{L}*|soucasn\p{L}*|текущ\p{L}*|действующ\p{L}*|поточн\p{L}*|mevcut|jelenlegi|actuale?)(?!\p{L})/u;

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{M}]{2,}/gu) ?? [];

const LATIN = /\p{Script=Latin}/gu;

/** Names are written in Latin everywhere; a sentence without any is of another script. */
function scriptOf(text: string): "Latin" | "another" {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(LATIN)?.length ?? 0;
  return letters - latin > latin ? "another" : "Latin";
}

/** "1 row does not match “Cancelled”": a word in quotes is a name there, of a filter or a state. */
const QUOTED = /[“"«„][^”"»“]{1,40}[”"»“]/gu;

function isUnread(said: string, about: About): boolean {
  const part = said.replace(QUOTED, " ");
  const text = plain(part);
  const unspaced = part.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu,
  );
  const words = wordsIn(text);
  if ((unspaced?.length ?? 0) < SIGNS && (words.length < WORDS || unspaced !== null)) return false;
  // A question, and what leads up to something, say nothing themselves.
  if (/[?？؟:：]\s*$/.test(part)) return false;
  if (BOXES.test(said)) return true;
  if (
    GOES_WITH_IT.test(text) ||
    isLastSum(text) ||
    isWish(part, about) ||
    hasNoPlan(part, about) ||
    deniesMore(text, about.words)
  )
    return false;
  const turned = turns(part, about) || about.words.has("ifs", text);
  if (!turned && (RETURNS.test(text) || deniesPayment(text, about.words))) return false;
  if (KEPT_DATA.test(text) && !isPayment(text) && !about.words.has("ifs", text)) return false;
  if (SINCE.test(text) && !turned) return false;
  // "Your protection ends when the subscription expires": of the plan's end, without the day.
  if (!turned && about.words.has("ends", text) && about.words.has("plan", text)) return false;
  if (!turned && isLogged(part, about)) return false;
  const ahead = datesIn(part).some((date) => !isPast(date, about.now));
  if (ahead && about.words.has("negates", text) && !about.words.has("turns", text)) return false;
  if (ahead && about.words.has("ends", text)) return false;
  return !(["ended", "noMore", "none", "undo", "can"] as const).some((key) =>
    about.words.has(key, text),
  );
}
