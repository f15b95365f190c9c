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

test("one date over twelve settles day and month for all", async () => {
  const text = "Date,Description,Amount\n02/03/2026,A,-1.00\n02/14/2026,B,-1.00\n";
  expect((await read(text)).transactions.map(({ date }) => date)).toEqual([
    "2026-02-03",
    "2026-02-14",
  ]);
});
