import { expect, test } from "vitest";
import { firstView as view, numbered as control } from "../../../test/support/view.ts";
import { genericService } from "../../services/generic.ts";
import { mayGoTo } from "./addresses.ts";

const begun = (url: string, goal = "Do it") => ({
  ...view({ goal }, [control("1", { role: "link", href: "https://other.test/terms" })]),
  url,
  service: genericService(url),
});

test.each([
  ["https://site.test/start", "https://site.test/next"],
  ["https://www.site.test/start", "https://pay.site.test/plan"],
  ["https://site.test/start", "http://site.test/next"],
  ["https://site.test:8443/start", "https://site.test:8443/next"],
  ["http://127.0.0.1:4000/start", "http://127.0.0.1:4000/next"],
  ["https://site.test/start", "https://other.test/terms"],
])("a task that began at %s may go to %s", (url, address) => {
  expect(mayGoTo(address, begun(url))).toBeUndefined();
});

test.each([
  ["https://site.test/start", "https://site.test.evil.test/"],
  ["https://site.test/start", "https://site.test:8443/next"],
  ["https://site.test:8443/start", "https://site.test/next"],
  // Another server of the same machine: a dashboard, a database, this program's own.
  ["http://127.0.0.1:4000/start", "http://127.0.0.1:4001/"],
  ["http://127.0.0.1:4000/start", "http://127.0.0.1/"],
  ["https://site.test/start", "https://other.test/terms?read=my-address"],
])("a task that began at %s may not go to %s", (url, address) => {
  expect(mayGoTo(address, begun(url))).toMatch(/neither a site of this task/);
});

test("what the goal names is named whole: an address is not the beginning of another", () => {
  const goal = "Copy it from http://127.0.0.1:4000/list to https://example.com.";
  const from = begun("https://site.test/start", goal);
  expect(mayGoTo("http://127.0.0.1:4000/list?page=2", from)).toBeUndefined();
  expect(mayGoTo("https://example.com/new", from)).toBeUndefined();
  expect(mayGoTo("http://127.0.0.1:400/list", from)).toBeDefined();
  expect(mayGoTo("https://example.co/new", from)).toBeDefined();
});
