import type { Booking } from "../household.ts";
import { comma, latin1, parts, point, utf8, type Layout } from "./write.ts";

const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** OFX 1: SGML, values without an end. */
export const ofxSgml: Layout = {
  name: "OFX 1 (SGML)",
  write(bookings) {
    const rows = bookings.flatMap(({ day, name, city, amount }, at) => [
      "<STMTTRN>",
      `<TRNTYPE>${amount < 0 ? "DEBIT" : "CREDIT"}`,
      `<DTPOSTED>${day.replaceAll("-", "")}120000[-5:EST]`,
      `<TRNAMT>${point(amount)}`,
      `<FITID>${202_600_000 + at}`,
      `<NAME>${escape(`${name} ${city}`.slice(0, 32))}`,
      "</STMTTRN>",
    ]);
    const head = [
      "OFXHEADER:100",
      "DATA:OFXSGML",
      "VERSION:102",
      "SECURITY:NONE",
      "ENCODING:USASCII",
      "CHARSET:1252",
      "COMPRESSION:NONE",
      "OLDFILEUID:NONE",
      "NEWFILEUID:NONE",
      "",
    ];
    const body = [
      "<OFX>",
      "<SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><DTSERVER>20261001<LANGUAGE>ENG</SONRS></SIGNONMSGSRSV1>",
      "<BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STMTRS>",
      `<CURDEF>${bookings[0]?.currency ?? "USD"}`,
      "<BANKACCTFROM><BANKID>1<ACCTID>2<ACCTTYPE>CHECKING</BANKACCTFROM>",
      "<BANKTRANLIST><DTSTART>20250701<DTEND>20260930",
      ...rows,
      "</BANKTRANLIST>",
      "</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>",
      "",
    ];
    return { bookings, bytes: utf8([...head, ...body].join("\r\n")) };
  },
};

/** MT940 as German banks write it: ?20 to ?29 are lines of 27 letters. */
export const mt940German: Layout = {
  name: "MT940, German subfields",
  write(bookings) {
    const rows = bookings.flatMap((one) => {
      const [year, month, date] = parts(one.day);
      const text = one.purpose === "" ? one.name : `SVWZ+${one.purpose}`;
      const lines = (text.match(/.{1,27}/g) ?? []).slice(0, 8).map((part, at) => `?2${at}${part}`);
      const about = `${one.amount < 0 ? "105" : "166"}?00${one.amount < 0 ? "FOLGELASTSCHRIFT" : "GUTSCHRIFT"}?109310${lines.join("")}?30INGDDEFFXXX?31DE02500105170137075030?32${one.name.slice(0, 27)}${one.name.length > 27 ? `?33${one.name.slice(27, 54)}` : ""}`;
      return [
        `:61:${year.slice(2)}${month}${date}${month}${date}${one.amount < 0 ? "D" : "C"}R${comma(Math.abs(one.amount), "")}NDDTNONREF`,
        `:86:${about.match(/.{1,65}/g)?.join("\r\n") ?? ""}`,
      ];
    });
    return {
      bookings,
      bytes: latin1(
        [
          ":20:STARTUMSE",
          ":25:12030000/1020304050",
          ":28C:00001/001",
          ":60F:C250601EUR1500,00",
          ...rows,
          ":62F:C260930EUR1500,00",
          "-",
          "",
        ].join("\r\n"),
      ),
    };
  },
};

/** camt.053 in its most widespread version. */
export const camt02: Layout = {
  name: "camt.053.001.02",
  write(bookings) {
    return {
      bookings,
      bytes: utf8(
        `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId><CreDtTm>2026-10-01T08:00:00</CreDtTm></GrpHdr><Stmt><Id>1</Id><Acct><Id><IBAN>DE02120300000000202051</IBAN></Id></Acct>${bookings.map(entry).join("\n")}</Stmt></BkToCstmrStmt></Document>\n`,
      ),
    };
  },
};

function entry({ day, amount, currency, name, purpose }: Booking): string {
  const side = amount < 0 ? "Cdtr" : "Dbtr";
  return `<Ntry><Amt Ccy="${currency}">${Math.abs(amount).toFixed(2)}</Amt><CdtDbtInd>${amount < 0 ? "DBIT" : "CRDT"}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt><BkTxCd/><NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><RltdPties><${side}><Nm>${escape(name)}</Nm></${side}></RltdPties><RmtInf><Ustrd>${escape(purpose)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
}
