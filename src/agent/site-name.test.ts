import { expect, test } from "vitest";
import { genericService } from "../services/generic.ts";
import { services } from "../services/services.ts";
import { siteName } from "./site-name.ts";

const page = (url: string, title: string, site?: string) => ({
  url,
  title,
  domain: "",
  lang: "en",
  viewport: { width: 1, height: 1 },
  scroll: { x: 0, y: 0, maxY: 0 },
  ...(site !== undefined && { site }),
});

test("a site that nobody described is called by its own name, and never without its address", () => {
  const at = "http://127.0.0.1:4555/account";
  const service = genericService(at);
  expect(siteName(service, undefined)).toBe("127.0.0.1");
  expect(siteName(service, page(at, "Account · Velora"))).toBe("Velora (127.0.0.1:4555)");
  expect(siteName(service, page(at, "Account | Billing - Velora Video"))).toBe(
    "Velora Video (127.0.0.1:4555)",
  );
  expect(siteName(service, page(at, "Your account", "Velora"))).toBe("Velora (127.0.0.1:4555)");
  // A title alone may be the page's.
  expect(siteName(service, page(at, "Your account"))).toBe("127.0.0.1:4555");
});

test("a page that poses as another site is shown with where it is, and its posing words are dropped", () => {
  const at = "https://netflix.example.net/account";
  const service = genericService(at);
  const host = "netflix.example.net";
  expect(siteName(service, page(at, "x", "Netflix"))).toBe(`Netflix (${host})`);
  for (const name of [
    "Netflix (netflix.com)",
    "netflix.com",
    "Netflix\u202E",
    "www.netflix.com/account",
    "N".repeat(41),
  ])
    expect(siteName(service, page(at, "x", name))).toBe(host);
});

test("a described service keeps its title whatever its pages say", () => {
  const netflix = services.find(({ name }) => name === "netflix");
  if (netflix === undefined) throw new Error("netflix is gone");
  expect(siteName(netflix, page("https://www.netflix.com/", "x", "Hulu"))).toBe("Netflix");
});
