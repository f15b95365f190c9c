import {
  balances,
  comma,
  dmy,
  latin1,
  mdy,
  parts,
  point,
  quoted,
  sparing,
  utf8,
  type Layout,
} from "./write.ts";

const line = (name: string, city: string): string => `${name} ${city}`.trim();

/** US card: two dates, newest first, charges negative. */
export const usCard: Layout = {
  name: "CSV, US card",
  write(all) {
    const bookings = all.toReversed();
    const rows = bookings.map(({ day, name, city, amount }) =>
      sparing(
        [
          mdy(day, "/"),
          mdy(day, "/"),
          line(name, city),
          "Shopping",
          amount < 0 ? "Sale" : "Return",
          point(amount),
          "",
        ],
        ",",
      ),
    );
    return {
      bookings,
      bytes: utf8(
        ["Transaction Date,Post Date,Description,Category,Type,Amount,Memo", ...rows, ""].join(
          "\n",
        ),
      ),
    };
  },
};

/** German savings bank: 17 columns, two-digit years, Windows-1252. */
export const sparkasse: Layout = {
  name: "CSV, German savings bank",
  write(all) {
    const bookings = all.toReversed();
    const head =
      "Auftragskonto;Buchungstag;Valutadatum;Buchungstext;Verwendungszweck;Glaeubiger ID;Mandatsreferenz;Kundenreferenz (End-to-End);Sammlerreferenz;Lastschrift Ursprungsbetrag;Auslagenersatz Ruecklastschrift;Beguenstigter/Zahlungspflichtiger;Kontonummer/IBAN;BIC (SWIFT-Code);Betrag;Waehrung;Info".split(
        ";",
      );
    const rows = bookings.map(({ day, name, purpose, amount, currency }) => {
      const [year, month, date] = parts(day);
      const short = `${date}.${month}.${year.slice(2)}`;
      return quoted(
        [
          "DE02120300000000202051",
          short,
          short,
          amount < 0 ? "FOLGELASTSCHRIFT" : "GUTSCHR. ÜBERWEISUNG",
          purpose,
          "DE98ZZZ09999999999",
          "M-4711",
          "NOTPROVIDED",
          "",
          "",
          "",
          name,
          "DE02500105170137075030",
          "INGDDEFFXXX",
          comma(amount, ""),
          currency,
          "Umsatz gebucht",
        ],
        ";",
      );
    });
    return { bookings, bytes: latin1([quoted(head, ";"), ...rows, ""].join("\r\n")) };
  },
};

/** German direct bank: a dozen lines above the headings, two columns called Währung. */
export const directBank: Layout = {
  name: "CSV, German direct bank",
  write(all) {
    const bookings = all.toReversed();
    const sums = balances(all).toReversed();
    const above = [
      "Umsatzanzeige;Datei erstellt am: 01.10.2026 10:11",
      "",
      "IBAN;DE12 5001 0517 5407 3249 31",
      "Kontoname;Girokonto",
      "Bank;Direkt",
      "Kunde;Erika Muster",
      "Zeitraum;01.06.2025 - 30.09.2026",
      `Saldo;${comma(sums[0] ?? 0)};EUR`,
      "",
      "Sortierung;Datum absteigend",
      "",
      "In der CSV-Datei finden Sie alle Umsätze.",
      "",
    ];
    const rows = bookings.map(({ day, name, purpose, amount }, at) =>
      [
        dmy(day, "."),
        dmy(day, "."),
        name,
        amount < 0 ? "Lastschrift" : "Gutschrift",
        purpose.replaceAll(";", ","),
        comma(sums[at] ?? 0),
        "EUR",
        comma(amount),
        "EUR",
      ].join(";"),
    );
    return {
      bookings,
      bytes: latin1(
        [
          ...above,
          "Buchung;Wertstellungsdatum;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;Währung;Betrag;Währung",
          ...rows,
          "",
        ].join("\n"),
      ),
    };
  },
};

/** Card by app: times in the dates, reverted rows in between. */
export const appBank: Layout = {
  name: "CSV, app bank",
  write(all) {
    const sums = balances(all);
    const rows = all.flatMap(({ day, name, amount, currency }, at) => {
      const kept = sparing(
        [
          "CARD_PAYMENT",
          "Current",
          `${day} 08:11:02`,
          `${day} 17:40:55`,
          name,
          point(amount),
          "0.00",
          currency,
          "COMPLETED",
          point(sums[at] ?? 0),
        ],
        ",",
      );
      const reverted = sparing(
        [
          "CARD_PAYMENT",
          "Current",
          `${day} 08:10:00`,
          "",
          name,
          point(amount),
          "0.00",
          currency,
          "REVERTED",
          "",
        ],
        ",",
      );
      return at % 23 === 7 ? [reverted, kept] : [kept];
    });
    return {
      bookings: all,
      bytes: utf8(
        [
          "Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance",
          ...rows,
          "",
        ].join("\n"),
      ),
    };
  },
};

/** UK current account: money out and money in apart. */
export const ukAccount: Layout = {
  name: "CSV, UK current account",
  write(all) {
    const bookings = all.toReversed();
    const sums = balances(all).toReversed();
    const rows = bookings.map(({ day, name, city, amount }, at) =>
      sparing(
        [
          dmy(day, "/"),
          amount < 0 ? "DEB" : "BGC",
          "'77-11-02",
          "12345678",
          line(name, city),
          amount < 0 ? point(-amount) : "",
          amount >= 0 ? point(amount) : "",
          point(sums[at] ?? 0),
        ],
        ",",
      ),
    );
    return {
      bookings,
      bytes: utf8(
        [
          "Transaction Date,Transaction Type,Sort Code,Account Number,Transaction Description,Debit Amount,Credit Amount,Balance",
          ...rows,
          "",
        ].join("\n"),
      ),
    };
  },
};

/** French account: lines above, débit and crédit apart, a no-break space in the thousands. */
export const frenchAccount: Layout = {
  name: "CSV, French account",
  write(all) {
    const bookings = all.toReversed();
    const rows = bookings.map(({ day, name, city, amount }) =>
      [
        dmy(day, "/"),
        `"${line(name, city)}"`,
        amount < 0 ? comma(-amount, "\u00a0") : "",
        amount >= 0 ? comma(amount, "\u00a0") : "",
        "",
      ].join(";"),
    );
    return {
      bookings,
      bytes: latin1(
        [
          "Téléchargement du 01/10/2026;;;;",
          "",
          "Compte de Dépôt carte n° 12345678901;;;;",
          "Solde au 30/09/2026 1\u00a0512,10 €;;;;",
          "",
          "Date;Libellé;Débit euros;Crédit euros;",
          ...rows,
          "",
        ].join("\r\n"),
      ),
    };
  },
};
