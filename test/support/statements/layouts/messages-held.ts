import { comma, parts, point, utf8, type Layout } from "./write.ts";

const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** OFX 2 with Quicken's own tags: XML. */
export const qfx: Layout = {
  name: "QFX (OFX 2, XML)",
  write(bookings) {
    const rows = bookings.map(
      ({ day, name, city, amount }, at) =>
        `<STMTTRN><TRNTYPE>${amount < 0 ? "POS" : "DEP"}</TRNTYPE><DTPOSTED>${day.replaceAll("-", "")}</DTPOSTED><TRNAMT>${point(amount)}</TRNAMT><FITID>F${at}</FITID><NAME>${escape(name.slice(0, 32))}</NAME><MEMO>${escape(city)}</MEMO></STMTTRN>`,
    );
    return {
      bookings,
      bytes: utf8(
        `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<?OFX OFXHEADER="200" VERSION="202" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>\n<OFX><SIGNONMSGSRSV1><SONRS><DTSERVER>20261001</DTSERVER><INTU.BID>3000</INTU.BID></SONRS></SIGNONMSGSRSV1><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>${bookings[0]?.currency ?? "USD"}</CURDEF><BANKTRANLIST>\n${rows.join("\n")}\n</BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>\n`,
      ),
    };
  },
};

/** MT940 as Dutch banks write it. */
export const mt940Dutch: Layout = {
  name: "MT940, /NAME/ and /REMI/",
  write(bookings) {
    const rows = bookings.flatMap(({ day, amount, name, purpose, city }) => {
      const [year, month, date] = parts(day);
      const about = `/TRTP/SEPA INCASSO ALGEMEEN DOORLOPEND/CSID/NL93ZZZ332656790051/NAME/${name}/MARF/16#/REMI/${purpose || city || name}/IBAN/NL91ABNA0417164300/BIC/ABNANL2A/EREF/NOTPROVIDED`;
      return [
        `:61:${year.slice(2)}${month}${date}${month}${date}${amount < 0 ? "D" : "C"}${comma(Math.abs(amount), "")}N244NONREF`,
        `:86:${about.match(/.{1,65}/g)?.join("\n") ?? ""}`,
      ];
    });
    return {
      bookings,
      bytes: utf8(
        [
          "{1:F01ABNANL2AXXX0000000000}{2:I940ABNANL2AXN}{4:",
          ":20:ABN AMRO BANK NV",
          ":25:517852257",
          ":28:19321/1",
          ":60F:C250501EUR3236,28",
          ...rows,
          ":62F:C260731EUR3236,28",
          "-}",
          "",
        ].join("\n"),
      ),
    };
  },
};

/** camt.053 in a newer version, with a prefix on every tag and parties one level deeper. */
export const camt08: Layout = {
  name: "camt.053.001.08",
  write(bookings) {
    const rows = bookings.map(({ day, amount, currency, name, purpose, city }) => {
      const side = amount < 0 ? "Cdtr" : "Dbtr";
      return `<n:Ntry><n:Amt Ccy="${currency}">${Math.abs(amount).toFixed(2)}</n:Amt><n:CdtDbtInd>${amount < 0 ? "DBIT" : "CRDT"}</n:CdtDbtInd><n:Sts><n:Cd>BOOK</n:Cd></n:Sts><n:BookgDt><n:DtTm>${day}T00:00:00+02:00</n:DtTm></n:BookgDt><n:NtryDtls><n:TxDtls><n:RltdPties><n:${side}><n:Pty><n:Nm>${escape(name)}</n:Nm></n:Pty></n:${side}></n:RltdPties><n:RmtInf><n:Ustrd>${escape(purpose || city)}</n:Ustrd></n:RmtInf></n:TxDtls></n:NtryDtls></n:Ntry>`;
    });
    return {
      bookings,
      bytes: utf8(
        `<?xml version="1.0"?><n:Document xmlns:n="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><n:BkToCstmrStmt><n:Stmt><n:Id>7</n:Id>${rows.join("")}</n:Stmt></n:BkToCstmrStmt></n:Document>`,
      ),
    };
  },
};
