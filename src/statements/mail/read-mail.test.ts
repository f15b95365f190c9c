import { expect, test } from "vitest";
import { readMail } from "./read-mail.ts";

const mail = (lines: string[]) => readMail(new TextEncoder().encode(lines.join("\r\n")));

test("a sum that stands only in the page of a mail is found", async () => {
  const { transactions } = await mail([
    "From: Filmclub <no-reply@filmclub.example>",
    "Subject: Your receipt from November",
    "Date: Mon, 02 Nov 2026 09:01:00 +0000",
    'Content-Type: multipart/alternative; boundary="b"',
    "",
    "--b",
    "Content-Type: text/plain",
    "",
    "See the HTML version.",
    "--b",
    "Content-Type: text/html",
    "",
    "<table><tr><td>Total: €12.99/month</td></tr></table>",
    "--b--",
  ]);
  expect(transactions).toMatchObject([{ date: "2026-11-02", amount: -12.99, currency: "EUR" }]);
});

test("who only collects the money is not the payee", async () => {
  const { transactions } = await mail([
    "From: PayPal <service@paypal.example>",
    "Subject: Receipt: your payment to Boxmeer International (4711)",
    "Date: Mon, 02 Nov 2026 09:01:00 +0000",
    "",
    "You sent a payment of $11.99 USD.",
  ]);
  expect(transactions).toMatchObject([{ payee: "Boxmeer International", amount: -11.99 }]);
});
