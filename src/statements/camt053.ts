import { XMLParser } from "fast-xml-parser";
import { cents, type Statement, type Transaction } from "./transaction.ts";

type Node = { [name: string]: unknown };

const REPEATED = new Set(["Stmt", "Rpt", "Ntfctn", "Ntry", "TxDtls", "Ustrd", "NtryDtls"]);

/** ISO 20022's statement (camt.053), report (052) and notice (054): the entries are built alike in all versions. */
export function readCamt(text: string): Statement | undefined {
  const parser = new XMLParser({
    removeNSPrefix: true,
    ignoreAttributes: false,
    attributeNamePrefix: "@",
    parseTagValue: false,
    processEntities: { enabled: true, maxTotalExpansions: 100_000 },
    isArray: (name) => REPEATED.has(name),
  });
  let root: Node;
  try {
    root = parser.parse(text) as Node;
  } catch {
    return undefined;
  }
  const message = at(root, "Document");
  const body = ["BkToCstmrStmt", "BkToCstmrAcctRpt", "BkToCstmrDbtCdtNtfctn"]
    .map((name) => at(message, name))
    .find((one) => one !== undefined);
  if (body === undefined) return undefined;
  const entries = ["Stmt", "Rpt", "Ntfctn"]
    .flatMap((name) => list(body[name]))
    .flatMap((one) => list(one["Ntry"]));
  const transactions = entries.flatMap(bookingsOf);
  const version = /camt\.05\d\.\d{3}\.\d{2}/.exec(text)?.[0];
  return {
    format: "camt.053",
    reading: [version ?? "camt.053"],
    transactions,
    notices: [],
    skipped: entries.length - entries.filter((one) => bookingsOf(one).length > 0).length,
  };
}

function bookingsOf(entry: Node): Transaction[] {
  const status = textAt(entry, "Sts", "Cd") ?? textAt(entry, "Sts");
  if (status === "PDNG") return [];
  const date = (
    textAt(entry, "BookgDt", "Dt") ??
    textAt(entry, "BookgDt", "DtTm") ??
    textAt(entry, "ValDt", "Dt") ??
    ""
  ).slice(0, 10);
  const whole = Number(textAt(entry, "Amt") ?? "");
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !Number.isFinite(whole)) return [];
  const details = list(entry["NtryDtls"]).flatMap((one) => list(one["TxDtls"]));
  // Several payments booked in one sum have their own amounts; without them the sum is all there is to tell.
  const split = details.filter((one) => amountOf(one) !== undefined);
  const parts = split.length > 1 ? split : [details[0] ?? {}];
  return parts.map((part) => {
    const value = split.length > 1 ? (amountOf(part) ?? 0) : whole;
    const out = (textAt(part, "CdtDbtInd") ?? textAt(entry, "CdtDbtInd")) === "DBIT";
    return {
      date,
      amount: cents(out ? -value : value),
      currency: currencyOf(entry),
      payee: counterpart(part, out) ?? "",
      text: [
        ...strings(at(part, "RmtInf")?.["Ustrd"]),
        textAt(part, "AddtlTxInf"),
        textAt(entry, "AddtlNtryInf"),
      ]
        .filter(Boolean)
        .join(" "),
    };
  });
}

function currencyOf(entry: Node): string {
  const code = at(entry, "Amt")?.["@Ccy"];
  return typeof code === "string" ? code : "";
}

function counterpart(part: Node, out: boolean): string | undefined {
  const parties = at(part, "RltdPties");
  const sides = out ? ["UltmtCdtr", "Cdtr"] : ["UltmtDbtr", "Dbtr"];
  for (const side of sides) {
    const name = textAt(parties, side, "Nm") ?? textAt(parties, side, "Pty", "Nm");
    if (name !== undefined) return name;
  }
  return undefined;
}

function amountOf(part: Node): number | undefined {
  const text = textAt(part, "Amt") ?? textAt(part, "AmtDtls", "TxAmt", "Amt");
  const value = text === undefined ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : undefined;
}

function at(node: unknown, name: string): Node | undefined {
  const found = (node as Node | undefined)?.[name];
  const one: unknown = Array.isArray(found) ? found[0] : found;
  if (one === undefined || one === null) return undefined;
  return typeof one === "object" ? (one as Node) : { "#text": one };
}

function textAt(node: unknown, ...path: string[]): string | undefined {
  let here: Node | undefined = node as Node | undefined;
  for (const name of path) here = at(here, name);
  const text = here?.["#text"];
  return typeof text === "string" && text.trim() !== "" ? text.trim() : undefined;
}

function list(found: unknown): Node[] {
  return found === undefined ? [] : ((Array.isArray(found) ? found : [found]) as Node[]);
}

function strings(found: unknown): string[] {
  return (Array.isArray(found) ? found : [found]).filter((one) => typeof one === "string");
}
