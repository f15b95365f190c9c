import { balances, comma, dmy, latin1, mdy, point, quoted, utf8, type Layout } from "./write.ts";

const line = (name: string, city: string): string => `${name} ${city}`.trim();

/** Dutch bank: packed dates, Af or Bij beside an amount without sign, the details in one long cell. */
export const dutchBank: Layout = {
  name: "CSV, Dutch bank",
  write(all) {
    const bookings = all.toReversed();
    const head = [
      "Datum",
      "Naam / Omschrijving",
      "Rekening",
      "Tegenrekening",
      "Code",
      "Af Bij",
      "Bedrag (EUR)",
      "Mutatiesoort",
      "Mededelingen",
    ];
    const rows = bookings.map(({ day, name, city, purpose, amount }) =>
      quoted(
        [
          day.replaceAll("-", ""),
          line(name, city),
          "NL20INGB0001234567",
          amount < 0 ? "NL91ABNA0417164300" : "",
          "IC",
          amount < 0 ? "Af" : "Bij",
          comma(Math.abs(amount), ""),
          "Incasso",
          `Naam: ${name} Omschrijving: ${purpose} IBAN: NL91ABNA0417164300 Kenmerk: ${bookings.length}`,
        ],
        ",",
      ),
    );
    return { bookings, bytes: utf8([quoted(head, ","), ...rows, ""].join("\n")) };
  },
};

/** US bank without any headings. */
export const noHeadings: Layout = {
  name: "CSV, US bank without headings",
  write(all) {
    const bookings = all.toReversed();
    const rows = bookings.map(({ day, name, city, amount }) =>
      quoted(
        [
          mdy(day, "/"),
          point(amount),
          "*",
          "",
          `PURCHASE AUTHORIZED ON ${day.slice(5).replace("-", "/")} ${line(name, city)} S${day.replaceAll("-", "")}9912 CARD 4411`,
        ],
        ",",
      ),
    );
    return { bookings, bytes: utf8([...rows, ""].join("\r\n")) };
  },
};

/** Spanish bank: tab between columns, lines above, day-month-year with strokes. */
export const spanishBank: Layout = {
  name: "TSV, Spanish bank",
  write(all) {
    const bookings = all.toReversed();
    const sums = balances(all).toReversed();
    const rows = bookings.map(({ day, name, city, purpose, amount }, at) =>
      [
        dmy(day, "/"),
        dmy(day, "/"),
        line(name, city),
        purpose,
        comma(amount),
        "EUR",
        comma(sums[at] ?? 0),
        "EUR",
      ].join("\t"),
    );
    return {
      bookings,
      bytes: latin1(
        [
          "Últimos movimientos",
          "Cuenta\tES91 2100 0418 4502 0005 1332",
          "",
          "F. Contable\tF. Valor\tConcepto\tMovimiento\tImporte\tDivisa\tDisponible\tDivisa",
          ...rows,
          "",
        ].join("\r\n"),
      ),
    };
  },
};

/** Polish bank: # before each heading, spaces in thousands, the currency in the amount. */
export const polishBank: Layout = {
  name: "CSV, Polish bank",
  write(all) {
    const rows = all.map(({ day, name, city, purpose, amount }) =>
      [
        day,
        `"${line(name, city)} ${purpose}"`,
        '"eKonto 1234"',
        '"Bez kategorii"',
        `${comma(amount, " ")} PLN`,
        "",
      ].join(";"),
    );
    return {
      bookings: all,
      bytes: utf8(
        [
          "mBank S.A.;",
          "#Klient;",
          "JAN PRZYKLAD;",
          "",
          "#Waluta;#Wplywy;#Wydatki;",
          "PLN;77 000,00;-60 000,00;",
          "",
          "#Data operacji;#Opis operacji;#Rachunek;#Kategoria;#Kwota;",
          ...rows,
          "",
        ].join("\n"),
      ),
    };
  },
};

/** Charge card: what is spent is positive. */
export const chargeCard: Layout = {
  name: "CSV, charge card",
  write(all) {
    const bookings = all
      .toReversed()
      .filter(({ amount, name }) => amount < 0 || !/PAYROLL|DIRECT DEP/.test(name));
    const months = [
      "Jan",
      "Feb",
      "Mar",
      "Apr",
      "May",
      "Jun",
      "Jul",
      "Aug",
      "Sep",
      "Oct",
      "Nov",
      "Dec",
    ];
    const rows = bookings.map(({ day, name, city, amount }) => {
      const [year = "", month = "", date = ""] = day.split("-");
      return `${date} ${months[Number(month) - 1]} ${year},"${line(name, city)}","J DOE",-41005,${point(-amount)}`;
    });
    return {
      bookings,
      bytes: utf8(["Date,Description,Card Member,Account #,Amount", ...rows, ""].join("\n")),
    };
  },
};
