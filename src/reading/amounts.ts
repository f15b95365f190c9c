/** Amounts of money in any script, and whether they come back: read from text as it stands on the page. */

const ISO =
  "AED|AFN|AMD|ANG|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BGN|BHD|BIF|BMD|BND|BOB|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHF|CLP|CNY|COP|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HRK|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RMB|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SYP|SZL|THB|TJS|TMT|TND|TTD|TWD|TZS|UAH|UGX|USD|UYU|UZS|VES|VND|VUV|WST|XAF|XCD|XOF|XPF|YER|ZAR|ZMW|ZWL";
/** Codes that are English words too: "TRY 3 boxes". Only behind the number, or before one with cents. */
const WORDY_ISO = "ALL|TRY|TOP";
const NAMES =
  'euros?|eur|dollars?|bucks|pounds?|pence|cents?|francs?|franken|kr\\.?|kronor|kroner|krónur|zł|zl|złotych|kč|ft|forint|lei|leu|лв\\.?|лева|руб(?:лей|ля|ль|\\.)?|р\\.|грн\\.?|гривень|гривні|дин\\.?|ден\\.?|денари|тенге|тг|сом|төг(?:рөг)?|tl|lira|manat|lari|ლარი|դրամ|rs\\.?|rp\\.?|rm|r\\$|s\\$|a\\$|hk\\$|nt\\$|ksh|tsh|sh\\.?|shilingi|birr|ብር|baht|บาท|đồng|đ|đồng|ກີບ|រៀល|ကျပ်|rupees?|rupiah|ringgit|piso|pesos?|reais|reales|soles|yen|won|yuan|euroa|eiro|eurų|eurot|evra|eura|евро|євро|ευρώ|يورو|دولار|ريال|درهم|دينار|جنيه|ليرة|ر\\.س|د\\.إ|ج\\.م|تومان|ریال|روپے|روپیہ|रुपये|रुपए|रु\\.?|টাকা|ரூபாய்|ரூ\\.?|రూపాయలు|రూ\\.?|ש"ח|ש״ח|שקל(?:ים)?|円|元|圆|塊|원|圓';
const NUMBER = "\\d(?:[\\d.,'’٫٬\\u00a0\\u202f ]{0,14}\\d)?";
const BEHIND = `(?:\\p{Sc}|(?:${ISO}|${WORDY_ISO})(?!\\p{L})|(?:${NAMES})(?![\\p{L}\\p{M}]))`;
const BEFORE = `(?:\\p{Sc}|(?<![\\p{L}\\p{M}])(?:${ISO}|(?:${WORDY_ISO})(?=\\s?\\d+[.,]\\d\\d)|${NAMES}))`;
const AMOUNT = new RegExp(
  `${BEFORE}\\s?${NUMBER}(?:[.,]?[-–—])?|${NUMBER}(?:[.,]?[-–—])?\\s?${BEHIND}`,
  "gu",
);
/** "9.99/mo" without any sign of money. */
const CENTS = /\d{1,4}[.,]\d\d(?!\d)/gu;

// The first letters are enough in most languages; two-letter words only with a stroke or "per" before them.
const PERIOD = new RegExp(
  [
    "[/／⁄]\\s?(?:mo|mos|mth|month|yr|y|year|wk|w|week|day|d|m|a|j|q|qtr|quarter|seat|user|member)(?!\\p{L})",
    "[/／⁄]\\s?(?:monat|mon|jahr|woche|tag|mois|an|ans|semaine|mes|mês|ano|año|semana|mese|anno|settimana|maand|jaar|week|mnd|jr|mån|månad|år|md|måned|uke|uge|kk|kuukausi|vuosi|v|viikko|mies|mc|miesiąc|rok|tydz|měs|měsíc|týden|hó|hónap|év|lună|luna|an|săpt|месец|мес|год|година|міс|місяць|рік|мјес|mjesec|mj|god|godina|mesiac|mesec|leto|mėn|metai|mėnesį|mēn|mēnesī|gadā|kuu|aasta|mán|ár|mí|mhí|mis|bl|blwyddyn|mes|any|hil|hilabete|xahar|muaj|vit|μήνα|μήνας|έτος|χρόνο|ay|yıl|hafta|bulan|bln|tahun|thn|tháng|năm|buwan|taon|mwezi|mwaka)(?!\\p{L})",
    "[/／⁄]\\s?(?:月|年|週|周|日|월|년|주|ヶ月|か月|个月|個月|คน|เดือน|ปี|สัปดาห์|महीना|माह|महीने|साल|वर्ष|মাস|বছর|மாதம்|ஆண்டு|నెల|నెలకు|شهر|شهرياً|سنة|عام|ماه|سال|ماہ|חודש|שנה|თვე|თვეში|წელი|ամիս|տարի|ወር|ዓመት|ខែ|ឆ្នាំ|ເດືອນ|ປີ|လ|နှစ်|මාසය|महिना|сар|жыл|ай|ay|il)",
    "(?<!\\p{L})(?:per|a|an|each|every|pro|je|im|par|al|à|por|ao|cada|ogni|elke|iedere|na|i|om|za|pe|la|на|в|за|у|ανά|τον|το|ar|kas|kuus|havonta|setiap|per|mỗi|một|bawat|kwa|kila|por)\\s+(?:one\\s)?(?:month|mo\\.?|year|yr|week|day|quarter|seat|user|monat|jahr|woche|mois|an|semaine|mes|mês|ano|año|semana|mese|anno|settimana|maand|jaar|månad|månaden|år|året|vecka|veckan|måned|måneden|uke|uken|uge|ugen|kuukausi|kk|miesiąc|rok|měsíc|hónap|év|lună|an|месец|месяц|мес|год|година|місяць|рік|mjesec|mesec|godinu|mesiac|leto|mėnesį|metus|mēnesī|gadā|mánuði|ári|μήνα|έτος|χρόνο|ay|yıl|bulan|tahun|tháng|năm|buwan|taon|mwezi|mwaka)(?!\\p{L})",
    "(?<!\\p{L})all['’]\\s?anno(?!\\p{L})",
    "(?<!\\p{L})(?:p\\.\\s?m\\.?|p\\.\\s?a\\.?|p/m|p/a|pcm|pppm|monthly|yearly|annually|annual|weekly|quarterly|billed|recurring|monatlich|mtl\\.?|jährlich|wöchentlich|mensuel|mensuelle|mensuels|annuel|annuelle|hebdomadaire|mensual|anual|semanal|mensal|mensile|mensili|annuale|annui|maandelijks|jaarlijks|wekelijks|månadsvis|månedlig|månedligt|årligt|årlig|årligen|kuukaudessa|vuodessa|miesięcznie|rocznie|měsíčně|ročně|havonta|évente|havi|éves|lunar|lunară|месечно|годишно|ежемесячно|ежегодно|щомісяця|щороку|mjesečno|godišnje|mesečno|mesačne|ročne|letno|mėnesinis|ikmēneša|kuus|aastas|mánaðarlega|árlega|mensualment|hilero|fil-xahar|mujore|vjetore|μηνιαία|μηνιαίως|ετησίως|aylık|ayda|yıllık|aylıq|illik|bulanan|tahunan|hàng tháng|hằng tháng|hàng năm|buwanan|taunan|kila mwezi|kila mwaka|maandeliks|jaarliks|ай сайын|жылына|айына|сар бүр)(?!\\p{L})",
    "[x×]\\s?(?:12|24|36|48|52)(?!\\d)|(?:12|24|36|48)\\s?[x×]",
    "月額|年額|毎月|毎年|每月|每年|按月|按年|包月|包年|월간|매월|매년|연간|월\\s?\\d|ต่อเดือน|ต่อปี|รายเดือน|รายปี|प्रति\\s?(?:माह|महीने|महीना|वर्ष|साल|महिना)|मासिक|वार्षिक|प्रतिमाह|মাসিক|প্রতি\\s?মাস|மாதத்திற்கு|மாதாந்திர|నెలకు|నెలవారీ|شهري|شهريًا|شهرياً|سنوي|سنويًا|في الشهر|كل شهر|ماهانه|سالانه|در ماه|ماہانہ|فی ماہ|سالانہ|לחודש|בחודש|לשנה|חודשי|שנתי|თვეში|წელიწადში|ամսական|տարեկան|በወር|በዓመት|ក្នុងមួយខែ|ប្រចាំខែ|ຕໍ່ເດືອນ|ຕໍ່ປີ|တစ်လ|လစဉ်|මාසිකව|මසකට|ತಿಂಗಳಿಗೆ|മാസത്തിൽ|ਮਹੀਨਾ|દર મહિને|दरमहा",
  ].join("|"),
  "iu",
);

const NOT_ASCII_DIGIT = /(?![0-9])\p{Nd}/gu;

/** Digits of every script as 0 to 9; each script's ten stand in a row. */
function plainDigits(text: string): string {
  return text.normalize("NFKC").replace(NOT_ASCII_DIGIT, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
    return String(value);
  });
}

/** So many letters, without the beginning of a word that goes on: "a year" is none in "a yearling". */
function whole(text: string, from: number, length: number): string {
  const part = text.slice(from, from + length);
  return /\p{L}/u.test(text[from + length] ?? "") ? part.replace(/\p{L}+$/u, "") : part;
}

export type Amount = { text: string; recurring: boolean };

const READ_MAX = 3000;
const AMOUNTS_MAX = 12;

/** The amounts of money in a text, in order; at most a dozen of its first 3,000 letters. */
export function amountsIn(text: string): Amount[] {
  if (!/\p{Nd}/u.test(text)) return [];
  const read = plainDigits(text.slice(0, READ_MAX));
  const found: { text: string; at: number }[] = [];
  for (const match of read.matchAll(AMOUNT)) found.push({ text: match[0].trim(), at: match.index });
  for (const match of read.matchAll(CENTS)) {
    const known = found.some(
      ({ at, text: own }) => match.index >= at && match.index < at + own.length,
    );
    const after = read.slice(match.index + match[0].length).slice(0, 16);
    if (!known && PERIOD.exec(after)?.index === 0) found.push({ text: match[0], at: match.index });
  }
  return found.slice(0, AMOUNTS_MAX).map(({ text: amount, at }) => ({
    text: amount,
    recurring:
      PERIOD.test(whole(read, at + amount.length, 28)) ||
      PERIOD.test(read.slice(Math.max(0, at - 22), at)),
  }));
}
