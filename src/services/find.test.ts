import { describe, expect, test } from "vitest";
import { editDistance, findService } from "./find.ts";
import { services } from "./services.ts";

const found = (query: string): string | undefined => {
  const answer = findService(query, services);
  return "service" in answer ? answer.service.name : undefined;
};
const suggested = (query: string): string[] => {
  const answer = findService(query, services);
  return "suggestions" in answer ? answer.suggestions : [];
};

describe("known", () => {
  test.each([
    ["netflix", "netflix"],
    [" NETFLIX ", "netflix"],
    ["disney plus", "disney-plus"],
    ["Disney+", "disney-plus"],
    ["disneyplus", "disney-plus"],
    ["prime", "amazon-prime"],
    ["Amazon Prime", "amazon-prime"],
    ["The Economist", "economist"],
    ["NYT", "new-york-times"],
    ["netflix.com", "netflix"],
    ["www.netflix.com", "netflix"],
    ["https://www.netflix.com/browse?x=1", "netflix"],
    ["https://one.google.com/settings", "google-one"],
    ["https://account.microsoft.com/services/microsoft365/details", "microsoft-365"],
    ["amazon.de", "amazon-prime"],
    ["match.com", "match"],
  ])("%s is %s", (query, name) => {
    expect(found(query)).toBe(name);
  });
});

describe("misspelled", () => {
  test.each([
    ["netflx", "netflix"],
    ["netlfix", "netflix"],
    ["netfilx", "netflix"],
    ["nteflix", "netflix"],
    ["netflixx", "netflix"],
    ["netfl", "netflix"],
    ["net", "netflix"],
    ["spotfy", "spotify"],
    ["spottify", "spotify"],
    ["sptify", "spotify"],
    ["disny plus", "disney-plus"],
    ["disnep+", "disney-plus"],
    ["hullu", "hulu"],
    ["hbo mx", "hbo-max"],
    ["paramout", "paramount-plus"],
    ["peacok", "peacock"],
    ["youtub", "youtube-premium"],
    ["you tub premium", "youtube-premium"],
    ["amazn prime", "amazon-prime"],
    ["audibel", "audible"],
    ["adobee", "adobe-creative-cloud"],
    ["creative clud", "adobe-creative-cloud"],
    ["dropbx", "dropbox"],
    ["linkdin", "linkedin-premium"],
    ["washington pst", "washington-post"],
    ["hello frsh", "hellofresh"],
    ["planet fitnes", "planet-fitness"],
    ["duolino", "duolingo"],
    ["gramarly", "grammarly"],
    ["nord vnp", "nordvpn"],
    ["chat gtp", "chatgpt-plus"],
    ["crunchy roll premium", "crunchyroll"],
    ["tindr", "tinder"],
    ["netflix account", "netflix"],
    ["siriux", "siriusxm"],
    ["netfilx.com", "netflix"],
  ])("%s suggests %s first", (query, name) => {
    expect(found(query)).toBeUndefined();
    expect(suggested(query)[0]).toBe(name);
  });

  test("at most three are suggested", () => {
    expect(suggested("premium").length).toBeLessThanOrEqual(3);
    for (const query of ["a", "plus", "pr", "x y z"])
      expect(suggested(query).length).toBeLessThanOrEqual(3);
  });

  test.each(["qqqqqqqq", "my local gym", "", "  ", "https://"])("%j suggests nothing", (query) => {
    expect(findService(query, services)).toEqual({ suggestions: [] });
  });
});

describe("addresses", () => {
  test("a look-alike host is not the service", () => {
    for (const host of [
      "netflix.com.evil.example",
      "https://netflix.com@evil.example/",
      "notnetflix.com",
    ])
      expect(found(host), host).toBeUndefined();
  });

  test("a payment provider's portal names no service", () => {
    expect(found("https://billing.stripe.com/p/session")).toBeUndefined();
  });

  test("services that share a domain are all suggested", () => {
    expect(suggested("amazon.com")).toEqual(["amazon-prime", "kindle-unlimited"]);
    expect(suggested("https://account.microsoft.com/services")).toEqual([
      "microsoft-365",
      "xbox-game-pass",
    ]);
  });
});

test("editDistance counts a swap of neighbours as one slip", () => {
  expect(editDistance("netlfix", "netflix")).toBe(1);
  expect(editDistance("", "abc")).toBe(3);
  expect(editDistance("kitten", "sitting")).toBe(3);
});
