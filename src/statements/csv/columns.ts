/** What a column holds, by the words over it. */
export type Role =
  | "date"
  | "valueDate"
  | "payee"
  | "text"
  | "amount"
  | "debit"
  | "credit"
  | "sign"
  | "currency"
  | "balance"
  | "state"
  | "fee";

// Folded words as banks print them in some fifteen languages; the first role that fits is taken.
const HEADINGS: [Role, RegExp][] = [
  [
    "balance",
    /balance|saldo|solde|kontostand|sald[oi]|残高|余额|餘額|잔액|zustatek|egyenleg|bakiye|остаток|יתרה/,
  ],
  [
    "valueDate",
    /value date|valut[ae]?(datum|ations)?dat|wertstell|date (de )?valeur|fecha valor|data valuta|valutadatum|rentedatum|data ksiegowania|data valor|f\.? ?valor/,
  ],
  [
    "sign",
    /^(af ?\/? ?bij|soll ?\/? ?haben|s ?\/ ?h|debit ?\/? ?credit|dr ?\/? ?cr|d ?\/ ?c|credit debit.*|sens|bij ?\/? ?af|umsatzart|typ ruchu)$/,
  ],
  [
    "currency",
    /currency|wahrung|waehrung|devise|divisa|munt(soort)?|moneda|moeda|waluta|^valuta$|mena|valuutta|^ccy$|통화|валюта|para birimi|通貨|币种/,
  ],
  ["fee", /^(fees?|gebuhr|frais|comision|commissioni?|kosten|taxa)$/],
  [
    "debit",
    /debit|^soll$|ausgang|ausgaben?|lastschrift ?betrag|withdrawal|money out|paid out|spent|uitgaven|sortie|cargo|addebiti?|^dare$|uscite|obciazeni|^ut$|uttag|wydatki|^out$|terheles|belastung|lastschrift|retiros?$|ut fra|uttak|borc|расход|списан|חובה|支出|출금|出金|支払|引出|お引出/,
  ],
  [
    "credit",
    /credit|^haben$|eingang|gutschrift|deposit|money in|paid in|received|inkomsten|entree|abono|accredit|^avere$|entrate|uznani|^inn$|insattning|wplywy|^in$|jovairas|einnahmen|inn pa|innskudd|alacak|приход|зачислен|זכות|收入|입금|入金|預入|お預入/,
  ],
  [
    "amount",
    /amount|betrag|montant|importe|importo|bedrag|kwota|valor|belopp|belob|belop|summa|umsatz|castka|osszeg|金額|^sum$|^beloeb$|^maara|^value$|objem|tutar|сумма|ποσο|סכום|금액|金额|^(gross|brutto|bruto|brut|lordo)$/,
  ],
  [
    "date",
    /date|datum|bogfort|buchung(stag)?$|buchungstag|fecha|^data|dato|dag$|paiva|posted|booked|tarih|дата|ημερομηνια|תאריך|일시|일자|日期|日付|取引日|年月日|利用日/,
  ],
  ["state", /^(state|status|statut|estado|stato|stan)$/],
  [
    "payee",
    /payee|begunstigter|beguenstigter|empfanger|empfaenger|auftraggeber|zahlungspflicht|merchant|counter ?part|tegenpartij|^naam|^name|beneficiar|contrepartie|contraparte|tiers|nazwa|odbiorca|kontrahent|mottag|modtager|vendor|^payer|店|partner|saaja|nazev|^namn$|对方|^referens$/,
  ],
  [
    "text",
    /descri|memo|detail|narrati|purpose|verwendung|libelle|concepto|causale|omschrijving|mededeling|opis|tytul|historico|lancamento|beskriv|tekst|forklaring|selit|viesti|摘要|内容|buchungstext|particular|^transaction$|movimiento|operazion|popis|reference|vorgang|operation|rubrik|texte|text|bezeichnung|beschreib|aciklama|описание|назначение|περιγραφη|תיאור|적요|zprava|poznamka/,
  ],
];

const OWN_LETTERS: Record<string, string> = {
  ø: "o",
  ł: "l",
  æ: "ae",
  œ: "oe",
  ß: "ss",
  ð: "d",
  đ: "d",
  ı: "i",
};

export const foldHeading = (cell: string): string =>
  cell
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    // No accents but letters of their own: they stay when accents go.
    .replaceAll(/[øłæœßðđı]/g, (letter) => OWN_LETTERS[letter] ?? letter)
    .replaceAll(/[#"*_]/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

/** Numbers of accounts and of bookings, and other people's business: never a payee. */
const NOISE =
  /iban|bic|konto(nummer|nr)?\b|account (no|number|owner|type)|sort code|kundenref|mandat|glaubiger|glaeubiger|category|kategorie|categor|rekening$|tegenrekening|auftragskonto|check or slip|transaction id|\bid$|^volgnr|filial|cuenta$|comprobante/;

export function roleOf(heading: string): Role | undefined {
  const words = foldHeading(heading);
  if (words === "") return undefined;
  const found = HEADINGS.find(([, pattern]) => pattern.test(words))?.[0];
  return NOISE.test(words) && found !== "amount" && found !== "currency" ? undefined : found;
}
