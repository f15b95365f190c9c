import { describe, expect, test } from "vitest";
import { readStatement } from "./read-statement.ts";

const read = (text: string) => readStatement(new TextEncoder().encode(text), "file");

describe("what is in the file decides, not its name", () => {
  test.each([
    ["a,b\n1,2", /looks like csv/],
    ["", /looks like csv/],
    ["\u0000\u0001\u0002", /looks like csv/],
  ])("%j is refused with what was tried", async (text, words) => {
    await expect(read(text)).rejects.toThrow(words);
  });

  test("a fault never quotes the file", async () => {
    const fault = await read("Secret Person;DE021203;nothing\n").catch(String);
    expect(fault).toMatch(/none that can be read/);
    expect(fault).not.toMatch(/Secret|DE02/);
  });
});

describe("amounts", () => {
  test.each([
    ["Date;Text;Betrag\n01.02.2026;Shop;-1.234,56\n02.02.2026;Other;-9,99\n", [-1234.56, -9.99]],
    ['Date,Text,Amount\n2026-02-01,Shop,"-1,234.56"\n2026-02-02,Other,(9.99)\n', [-1234.56, -9.99]],
    ["Date;Text;Amount\n01/02/2026;Shop;1'234.50-\n13/02/2026;Other;9.90-\n", [-1234.5, -9.9]],
    [
      "Date;Text;Montant\n01/02/2026;Shop;-1\u202f234,56 €\n13/02/2026;Other;−9,90 €\n",
      [-1234.56, -9.9],
    ],
  ])("%j", async (text, amounts) => {
    expect((await read(text)).transactions.map(({ amount }) => amount)).toEqual(amounts);
  });

  test("a reversed debit of MT940 is money that comes back", async () => {
    const text =
      ":20:X\n:25:1\n:60F:C260101EUR1,00\n:61:2602010201RD12,34NMSC\n:86:Shop\n:61:2602020202D5,NMSC\n:86:Shop\n";
    expect((await read(text)).transactions.map(({ amount }) => amount)).toEqual([12.34, -5]);
  });

  test("several payments booked as one sum count each", async () => {
    const part = (name: string, amount: string) =>
      `<TxDtls><Amt Ccy="EUR">${amount}</Amt><RltdPties><Cdtr><Nm>${name}</Nm></Cdtr></RltdPties></TxDtls>`;
    const text = `<Document><BkToCstmrStmt><Stmt><Ntry><Amt Ccy="EUR">15.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><BookgDt><Dt>2026-02-01</Dt></BookgDt><NtryDtls>${part("A", "5.00")}${part("B", "10.00")}</NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`;
    expect((await read(text)).transactions).toMatchObject([
      { payee: "A", amount: -5 },
      { payee: "B", amount: -10 },
    ]);
  });
});

test("what is said of a file names the order of its dates", async () => {
  const text = "Date,Description,Amount\n2026-02-01,A,-1.00\n2026-02-03,B,-1.00\n";
  expect((await read(text)).reading).toContain('dates year first in "date"');
});

test("one date over twelve settles day and month for all", async () => {
  const text = "Date,Description,Amount\n02/03/2026,A,-1.00\n02/14/2026,B,-1.00\n";
  expect((await read(text)).transactions.map(({ date }) => date)).toEqual([
    "2026-02-03",
    "2026-02-14",
  ]);
});

test("a column of long whole numbers is one of sums where its heading says so", async () => {
  const text =
    "年月日,お引出し,お預入れ,お取り扱い内容,残高\n2026年1月3日,1490,,NETFLIX,98510\n2026年1月28日,,245050,給与,343560\n";
  expect((await read(text)).transactions).toMatchObject([
    { date: "2026-01-03", amount: -1490 },
    { date: "2026-01-28", amount: 245050 },
  ]);
});

describe("columns that no heading names", () => {
  test("of two balances and their difference the difference is the amount", async () => {
    const rows = [
      "1\tEUR\t20260102\t1000,00\t980,00\t20260102\t-20,00\tBEA, Betaalpas Bakker,PAS003",
      "1\tEUR\t20260103\t980,00\t945,50\t20260103\t-34,50\t/TRTP/Incasso/CSID/NL1/NAME/Sportclub Noord/MARF/M1/REMI/Contributie/IBAN/NL02",
      "1\tEUR\t20260104\t945,50\t1945,50\t20260104\t1000,00\tSalaris werkgever",
      "1\tEUR\t20260105\t1945,50\t1936,00\t20260105\t-9,50\tBEA, Betaalpas Boek,PAS003",
    ];
    const { transactions } = await read(rows.join("\n"));
    expect(transactions.map(({ amount }) => amount)).toEqual([-20, -34.5, 1000, -9.5]);
    expect(transactions[1]?.payee).toBe("Sportclub Noord");
  });

  test("of two columns that are filled by turns the fuller one is money out", async () => {
    const rows = [
      "2026.01.02.;kártya;Pékség;12,50;",
      "2026.01.03.;kártya;Mozi;7,90;",
      "2026.01.04.;utalás;Munkahely;;900,00",
      "2026.01.05.;kártya;Könyv;3,10;",
    ];
    const { transactions } = await read(rows.join("\n"));
    expect(transactions.map(({ payee, text, amount }) => [`${payee}${text}`, amount])).toEqual([
      ["Pékség", -12.5],
      ["Mozi", -7.9],
      ["Munkahely", 900],
      ["Könyv", -3.1],
    ]);
  });

  test("a time zone of three letters is no currency, and gross is an amount", async () => {
    const text =
      '"Datum","Zeitzone","Name","Währung","Brutto"\n"01.02.2026","CET","Shop","EUR","-5,99"\n"03.02.2026","CET","Kiosk","EUR","-2,49"\n';
    expect((await read(text)).transactions).toMatchObject([
      { payee: "Shop", currency: "EUR", amount: -5.99 },
      { payee: "Kiosk", currency: "EUR", amount: -2.49 },
    ]);
  });
});
