const MONTHS =
  "jan(?:uary|uar|vier|uari|eiro)?|feb(?:ruary|ruar|ruari|braio)?|fevrier|fevereiro|febrero|mar(?:ch|s|zo|co|et)?|marz|maerz|maart|apr(?:il|ile)?|avril|abril|may|mai|mayo|maj|mei|maggio|maio|june?|juni|juin|junio|junho|giugno|july?|juli|juillet|julio|julho|luglio|aug(?:ust|ustus|usti)?|aout|agosto|sep(?:t(?:ember|embre|iembre)?)?|settembre|setembro|oct(?:ober|obre)?|okt(?:ober)?|ottobre|octubre|outubro|nov(?:ember|embre|iembre|embro)?|dec(?:ember|embre)?|dez(?:ember|embro)?|diciembre|dicembre|" +
  "stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|wrzesnia|pazdziernika|listopada|grudnia|ledna|unora|brezna|dubna|kvetna|cervna|cervence|srpna|zari|rijna|prosince|" +
  "января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря|ocak|subat|mart|nisan|mayis|haziran|temmuz|agustos|eylul|ekim|kasim|aralik|\\p{L}+kuuta";

const DATE = new RegExp(
  [
    "\\b\\d{4}-\\d{1,2}-\\d{1,2}\\b",
    "\\b\\d{1,2}[./]\\s?\\d{1,2}[./]\\s?\\d{2,4}\\b",
    "\\b\\d{1,2}[./]\\d{1,2}\\.",
    "\\d{1,4}\\s?[年月년월]\\s?\\d{1,2}\\s?[月日월일]?",
    `(?<!\\p{L})\\d{1,2}(?:\\.|st|nd|rd|th|º|er)?\\s+(?:de\\s+)?(?:${MONTHS})\\.?(?!\\p{L})`,
    `(?<!\\p{L})(?:${MONTHS})\\.?\\s+\\d{1,2}(?!\\p{L})`,
  ].join("|"),
  "u",
);

const CURRENCY =
  "[$€£¥₩₹₽₺₴฿]|r\\$|usd|eur|euro|gbp|chf|jpy|円|元|원|zl|pln|kr|sek|nok|dkk|kc|czk|руб|tl|brl";
const PRICE = new RegExp(
  `(?:${CURRENCY})\\s?\\d|\\d(?:[.,\\s]?\\d)*\\s?(?:(?:[$€£¥₩₹₽₺円元원])|(?:usd|eur|euro|gbp|chf|jpy|zl|pln|kr|sek|nok|dkk|kc|czk|руб|tl|brl)(?!\\p{L}))|\\d\\s?[.,:]\\s?\\d\\d\\s?(?:/|per|pro|par|al|por)\\s?(?:mo|month|monat|mois|mes|mese|maand|year|jahr)`,
  "u",
);
const FOR =
  "(?<!\\p{L})(?:for|fur|fuer|pour|por|per|voor|za|till)\\s+(?:only |just |nur |seulement |solo |so |slechts )?";
const AMOUNT = `(?:(?:${CURRENCY})\\s?\\d|\\d(?:[.,\\s]?\\d)*\\s?(?:${CURRENCY})(?!\\p{L}))`;
const PRICED = new RegExp(`${FOR}${AMOUNT}`, "u");
const PRICED_UNSPACED = /\d\s?[円元원]で/u;
const WORD = /\p{L}{4}/u;

const PERCENT = /\d\s?%|%\s?\d|\d\s?割引|半額/;

/** Each takes text already normalised and without accents. */
export const hasDate = (text: string): boolean => DATE.test(text);
export const hasPrice = (text: string): boolean => PRICE.test(text);
export const hasPercent = (text: string): boolean => PERCENT.test(text);

/** A verb and what it costs: "Enter for $20", "Für 5 € mitspielen", "500円で参加". "For $20" alone is a heading. */
export function hasPriceBesideVerb(text: string): boolean {
  const priced = PRICED.exec(text);
  if (!priced) return PRICED_UNSPACED.test(text);
  return priced.index > 0 || WORD.test(text.slice(priced[0].length));
}

const FIGURE = new RegExp(
  [
    "^(?:purchase|buying|cost|order) price$",
    // Where the noun stands first, what follows it says of what: "precio de compra", "harga beli".
    "^(?:price|precio|preco|prix|prezzo|prijs|harga|gia)(?:\\s(?:of|de|da|do|di|del|van|la|el))*\\s(?:d')?\\p{L}{2,}$",
    "^\\p{Script=Han}{2}(?:価格|价格|價格)$",
  ].join("|"),
  "u",
);

/** The head of a column: it names what was paid, and pays nothing. */
export const namesFigure = (text: string): boolean => FIGURE.test(text);
