import { describe, expect, test } from "vitest";
import { registrableDomain } from "./registrable-domain.ts";
import { sameSite } from "./request/same-site.ts";

test.each([
  ["www.bbc.co.uk", "bbc.co.uk"],
  ["konto.sky.de", "sky.de"],
  ["loja.exemplo.com.br", "exemplo.com.br"],
  ["a.b.myshopify.com", "b.myshopify.com"],
  ["jo.github.io", "jo.github.io"],
  ["acme.zendesk.com", "acme.zendesk.com"],
  ["WWW.Example.COM.", "example.com"],
  ["www.shop.test", "shop.test"],
  ["co.uk", "co.uk"],
  ["localhost", "localhost"],
  ["127.0.0.1", "127.0.0.1"],
  ["::1", "::1"],
])("%s was registered as %s", (host, domain) => {
  expect(registrableDomain(host)).toBe(domain);
});

describe("one site", () => {
  test.each([
    // Short names under a country: once taken for a suffix like "co.uk", so that the site's own orders were not read.
    ["https://www.sky.de/konto", "https://api.sky.de/v1/abo"],
    ["https://app.hey.io/", "wss://live.hey.io/"],
    ["https://www.bbc.co.uk/", "https://account.bbc.co.uk/"],
    ["about:srcdoc", "https://elsewhere.example/"],
  ])("%s and %s", (one, other) => {
    expect(sameSite(one, other)).toBe(true);
  });

  test.each([
    // Two customers of one host: once taken for one owner, so that a yes for one covered the other.
    ["https://jo.github.io/", "https://kim.github.io/"],
    ["https://one.myshopify.com/", "https://two.myshopify.com/"],
    ["https://one.co.uk/", "https://two.co.uk/"],
    ["http://127.0.0.1:1/", "http://127.0.0.2:1/"],
    ["http://[::1]/", "http://[::2]/"],
  ])("not %s and %s", (one, other) => {
    expect(sameSite(one, other)).toBe(false);
  });
});
