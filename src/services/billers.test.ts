import { describe, expect, test } from "vitest";
import { billerNamedIn, billers, findBiller } from "./billers.ts";
import { addressFault } from "./service.ts";
import { services } from "./services.ts";

test("each biller is there once, with a sentence and sound addresses", () => {
  expect(new Set(billers.map((biller) => biller.name)).size).toBe(billers.length);
  for (const biller of billers) {
    expect(biller.where.length, biller.name).toBeGreaterThan(10);
    for (const url of [biller.url, biller.source])
      if (url !== undefined) expect(addressFault(url), biller.name).toBeUndefined();
    if (biller.url !== undefined || biller.sure !== "low")
      expect(biller.source, biller.name).toBeDefined();
  }
});

describe("billerNamedIn", () => {
  test.each([
    ["Your subscription is managed by Apple", "apple"],
    ["You are billed through Google Play.", "google-play"],
    ["This plan was purchased through the App Store", "apple"],
    ["You signed up through Roku", "roku"],
    ["Billed by your TV provider", "tv-provider"],
    ["Dein Abo wird über iTunes abgerechnet.", "apple"],
    ["Die Abrechnung erfolgt über Google Play", "google-play"],
    ["Votre abonnement est facturé par votre opérateur mobile", "carrier"],
    ["Abonnement souscrit via Amazon", "amazon"],
    ["Tu suscripción se gestiona a través de Amazon", "amazon"],
    ["Sua assinatura é gerenciada pela Google Play", "google-play"],
    ["Il tuo abbonamento è gestito tramite Apple", "apple"],
    ["Je abonnement is afgesloten via KPN", "kpn"],
    ["Wordt via Apple gefactureerd", "apple"],
    ["Amazonを通じて登録されています", "amazon"],
  ])("%s", (text, name) => {
    expect(billerNamedIn(text)?.biller.name).toBe(name);
  });

  test.each([
    "Sign in with Apple",
    "Continue with Google",
    "Get the app on Google Play",
    "Download on the App Store",
    "Paid by PayPal",
    "Payment method: PayPal",
    "Works with Roku and Apple TV",
    "Managed by Applewood Ltd",
    "Weiter mit Apple",
    "",
  ])("%s names none", (text) => {
    expect(billerNamedIn(text)).toBeUndefined();
  });

  test("the biller's own site is no third party", () => {
    const own = services.find((service) => service.domains.includes("apple.com"));
    expect(own).toBeDefined();
    expect(billerNamedIn("managed by Apple", own)).toBeUndefined();
    expect(billerNamedIn("managed by Apple", services[0])?.biller.name).toBe("apple");
  });

  test("a long page is read in bounded time", () => {
    expect(billerNamedIn("billed through ".repeat(20_000))).toBeUndefined();
  });
});

test("a biller is found by name, title or alias", () => {
  expect(findBiller("google-play")?.title).toBe("Google Play");
  expect(findBiller("App Store")?.name).toBe("apple");
  expect(findBiller("nobody")).toBeUndefined();
});
