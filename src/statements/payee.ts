// What banks print around a name: kinds of booking, cards, networks, company forms. Never part of a name.
const NOISE = new Set(
  [
    "POS AUTHORIZED PURCHASE PUR DEBIT CREDIT CARD CHECKCARD CHECK RECURRING RECUR AUTOPAY AUTO PAYMENT PAYMENTS PYMT PMT PAYMT WEB PPD CCD TEL ACH ID DES INDN VISA MASTERCARD MAESTRO AMEX CONTACTLESS ONLINE INTERNET MOBILE APP TO FROM ON AT OF THE AND FOR WITH DIRECT DD DDR STO SO FPO DPC BGC CPM DEB BP INT",
    "KARTENZAHLUNG LASTSCHRIFT SEPA BASISLASTSCHRIFT FOLGELASTSCHRIFT ERSTLASTSCHRIFT FOLGELASTSCHR EINZUG DAUERAUFTRAG UEBERWEISUNG UBERWEISUNG GUTSCHRIFT KARTE DEBITKARTE GIROCARD ABBUCHUNG RECHNUNG RECHNUNGSNR KUNDENNR KUNDENNUMMER VERTRAG VERTRAGSNR MANDAT MANDATSREF REF EREF KREF MREF CRED SVWZ END UND FUER FUR DATUM UHR BEITRAG ABO",
    "PRLV PRELEVEMENT PRLVT CB CARTE PAIEMENT ACHAT PAR FACTURE DU DE LA LE LES EUROPEEN VIR VIREMENT NUMERO",
    "COMPRA PAGO RECIBO ADEUDO TARJETA TARJ EN DEL EL CARGO DOMICILIACION CON",
    "ADDEBITO PAGAMENTO CARTA PRESSO DIRETTO SDD DI IL ACQUISTO",
    "INCASSO BETAALAUTOMAAT BETALING IDEAL PAS PASVOLGNR ALGEMEEN DOORLOPENDE MACHTIGING ALGDOORLOPEND NAAM OMSCHRIJVING IBAN KENMERK TERMINAL BEA GEA",
    "PLATNOSC KARTA ZAKUP TRANSAKCJA KARTA KORTKOP KORT KORTBETALNING AUTOGIRO DANKORT NOTA",
    "INC LTD LIMITED GMBH AG AB SA SAS SARL BV NV LLC LLP SE PLC CO CORP SL SPA SRL OY OYJ AS APS KG OHG EV EG COMPANY INTERNATIONAL EUROPE EU USA US UK GB DE FR NL IE LU IRL LUX DEU NLD GBR ESP ITA SWE",
    "HTTPS HTTP WWW COM NET ORG BILL HELP SUBSCRIPTION SUBSCR SUBS MEMBERSHIP MONTHLY ANNUAL",
  ].flatMap((line) => line.split(" ")),
);

// Those who only pass money on: the name that counts stands behind them.
const THROUGH =
  /^(?:PAYPAL|PP|SQ|SP|TST|STRIPE|KLARNA|SUMUP|ZETTLE|IZ|PADDLE(?:\.NET)?|FS|2CO(?:\.COM)?|CKO|ADY|WWW|EB|GC|GOCARDLESS|DRI|CLEEN|FSPRG|MOL|LSQ|BT|WPY)\s*[*/]\s*|^[A-Z]{2,3}\s?\*\s?(?=[A-Z]{3})/;
const BOUGHT_AT =
  /(?:IHR EINKAUF BEI|VOTRE ACHAT CHEZ|SU COMPRA EN|IL TUO ACQUISTO (?:PRESSO|DA)|YOUR PURCHASE (?:AT|FROM)|UW AANKOOP BIJ|ACHAT CHEZ)\s+([^,;]{2,40})/;
const PASSES_ON = /^(?:PAYPAL|KLARNA|STRIPE|SUMUP|ADYEN|MOLLIE|GOCARDLESS|PADDLE)\b/;

// "05 JUL", "12JUN26", "JULI 2026": which month it was for, never whom.
const MONTH =
  "(?:JAN(?:UARY?|UAR|VIER)?|JANV|FEB(?:RUARY|RUAR)?|FEV(?:RIER)?|MAR(?:CH|S|ZO)?|MAE?RZ|MRZ|MAART|APR(?:IL)?|AVR(?:IL)?|ABR(?:IL)?|MAY|MAI|MEI|MAJ|JUNE?|JUNI|JUIN|JULY?|JULI|JUIL(?:LET)?|AUG(?:UST|USTUS)?|AOUT|AGO(?:STO)?|SEPT?(?:EMBER|EMBRE)?|SET|O[CK]T(?:OBER|OBRE)?|OUT|NOV(?:EMBER|EMBRE)?|DE[CZ](?:EMBER|EMBRE)?|DIC(?:IEMBRE)?)";
const NAMED_DAY = new RegExp(
  `\\b(?:\\d{1,2}[ .-]?${MONTH}\\.?(?:[ .-]?(?:20)?\\d{2})?|${MONTH}\\.?[ .-]?(?:20\\d{2}|\\d{2}))\\b`,
  "g",
);

export const foldPayee = (text: string): string =>
  text
    .replaceAll(/[ÄÖÜäöü]/g, (letter) => `${letter.normalize("NFKD")[0]}e`)
    .replaceAll("ß", "ss")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toUpperCase()
    .replaceAll(/\s+/g, " ")
    .trim();

/** The words that name whom the money went to, without what changes from month to month. */
export function payeeTokens(payee: string, text: string): string[] {
  const [name, about] = [foldPayee(payee), foldPayee(text)];
  const behind = BOUGHT_AT.exec(about)?.[1] ?? BOUGHT_AT.exec(name)?.[1];
  const starred = /(?:PAYPAL|KLARNA|STRIPE)\s*\*\s*(.+)/.exec(`${name} ${about}`)?.[1];
  if (behind !== undefined) return tokensOf(behind);
  if (starred !== undefined) return tokensOf(starred);
  if (name !== "" && !PASSES_ON.test(name)) {
    const own = tokensOf(name);
    if (own.length > 0) return own;
  }
  const rest = tokensOf(PASSES_ON.test(name) ? about.replace(/^\d+\/\S*\s*/, "") : about);
  if (rest.length > 0) return rest;
  // "SL APP" is nothing but words that are noise elsewhere: they are its name here.
  return `${name} ${about}`
    .split(/[^\p{L}\p{N}+&]+/u)
    .filter((word) => word !== "" && !isReference(word));
}

function tokensOf(folded: string): string[] {
  return (
    folded
      .replace(THROUGH, "")
      // Days, times, cards, telephone numbers and references change or say where, not who.
      .replaceAll(/\b\d{1,4}[-./]\d{1,2}(?:[-./]\d{2,4})?\b/g, " ")
      .replaceAll(NAMED_DAY, " ")
      .replaceAll(/\b\d{1,2}[:H]\d{2}(?::\d{2})?\b/g, " ")
      .replaceAll(/\+?\d[\d\s()-]{6,}\d/g, " ")
      .replaceAll(/\b(?:X|\*)+\d{2,}\b/g, " ")
      .replaceAll(/\.(?:COM|NET|ORG|CO|IO|DE|FR|ES|IT|NL|EU|UK|PL|SE|TV|APP|AI)\b/g, " COM ")
      .split(/[^\p{L}\p{N}+&]+/u)
      .filter((token) => token !== "" && !NOISE.has(token) && !isReference(token))
  );
}

/** Letters and digits mixed, or digits alone: a number of a booking. "O2", "1PASSWORD" and "365" are names. */
function isReference(token: string): boolean {
  const digits = token.match(/\d/g)?.length ?? 0;
  if (digits === 0) return token.length < 2;
  if (digits === token.length) return digits !== 3;
  return token.length >= 6 && digits >= 3;
}
