import { describe, expect, test } from "vitest";
import {
  checkAddress,
  checkSubresource,
  checkUrl,
  classifyAddress,
  type EgressPolicy,
  type EgressVerdict,
} from "./egress.ts";

const policy = (part: Partial<EgressPolicy> = {}): EgressPolicy => ({
  allowedHosts: [],
  blockedHosts: [],
  namedHosts: [],
  deniedPorts: [],
  httpsOnly: false,
  ...part,
});
const rule = (verdict: EgressVerdict): string => (verdict.allowed ? "allowed" : verdict.rule);

describe("schemes", () => {
  test.each([
    "file:///etc/passwd",
    "FILE:///etc/passwd",
    "javascript:alert(1)",
    " javascript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,x",
    "chrome://settings",
    "view-source:http://shop.example/",
    "about:srcdoc",
    "about:config",
    "devtools://x",
    "blob:http://shop.example/1",
    "ftp://shop.example/",
    "filesystem:http://shop.example/t/x",
    "chrome-extension://a/b",
    "mailto:a@b.example",
    "myapp://open",
    "intent:x",
    "ws+unix:/x",
    "jar:http://a.example!/b",
  ])("%j is no place to navigate to", (url) => {
    expect(rule(checkUrl(url, policy()))).toBe("scheme");
  });

  test.each([
    "http://shop.example/",
    "HTTPS://shop.example",
    "ws://shop.example",
    "wss://shop.example/x",
    "about:blank",
    "\u0000http://shop.example/",
  ])("%j is allowed", (url) => expect(rule(checkUrl(url, policy()))).toBe("allowed"));

  test.each([
    "",
    "/path",
    "//shop.example/",
    "http://",
    "http://a b/",
    "http://[::1/",
    "http://a..b/",
    "http://256.1.1.1/",
    "http://shop.example:99999/",
  ])("%j is not a URL", (url) => expect(rule(checkUrl(url, policy()))).toBe("bad_url"));
});

test("a page may load data and blobs of allowed origins, and nothing else that it could not go to", () => {
  const p = policy({ allowedHosts: ["shop.example"] });
  expect(rule(checkSubresource("data:image/png;base64,AA==", p))).toBe("allowed");
  expect(rule(checkSubresource("blob:https://shop.example/7f3c", p))).toBe("allowed");
  expect(rule(checkSubresource("blob:https://evil.example/7f3c", p))).toBe("not_allowed_host");
  expect(rule(checkSubresource("blob:http://10.0.0.1/7f3c", policy()))).toBe("private_address");
  expect(rule(checkSubresource("blob:null/7f3c", p))).toBe("scheme");
  expect(rule(checkSubresource("file:///etc/passwd", p))).toBe("scheme");
});

test("an allow list covers subdomains, star entries only those, ports only themselves", () => {
  const p = policy({
    allowedHosts: [
      "shop.example",
      "*.cdn.example",
      "api.example:8443",
      "münchen.example",
      "8.8.8.8",
    ],
  });
  const verdicts = Object.fromEntries(
    [
      "https://shop.example/",
      "https://www.shop.example./",
      "https://SHOP.example/",
      "https://a.cdn.example/",
      "https://cdn.example/",
      "https://api.example:8443/",
      "https://api.example/",
      "https://xn--mnchen-3ya.example/",
      "https://evilshop.example/",
      "https://shop.example.evil.example/",
      "https://8.8.8.8/",
      "https://1.8.8.8.8.example/",
      "https://1.1.1.1/",
    ].map((url) => [url, rule(checkUrl(url, p))]),
  );
  expect(verdicts).toEqual({
    "https://shop.example/": "allowed",
    "https://www.shop.example./": "allowed",
    "https://SHOP.example/": "allowed",
    "https://a.cdn.example/": "allowed",
    "https://cdn.example/": "not_allowed_host",
    "https://api.example:8443/": "allowed",
    "https://api.example/": "not_allowed_host",
    "https://xn--mnchen-3ya.example/": "allowed",
    "https://evilshop.example/": "not_allowed_host",
    "https://shop.example.evil.example/": "not_allowed_host",
    "https://8.8.8.8/": "allowed",
    "https://1.8.8.8.8.example/": "not_allowed_host",
    "https://1.1.1.1/": "not_allowed_host",
  });
});

test("a blocked host wins over an allowed and a named one, by name and by dialled address", () => {
  const p = policy({
    allowedHosts: ["shop.example"],
    namedHosts: ["ads.shop.example"],
    blockedHosts: ["ads.shop.example", "9.9.9.9"],
  });
  expect(rule(checkUrl("https://ads.shop.example/", p))).toBe("blocked_host");
  expect(rule(checkUrl("https://x.ads.shop.example/", p))).toBe("blocked_host");
  expect(rule(checkUrl("https://shop.example/", p))).toBe("allowed");
  expect(rule(checkAddress("9.9.9.9", "shop.example", 443, p))).toBe("blocked_host");
});

test("a private host is reachable only under the exact name that the person gave", () => {
  const p = policy({
    namedHosts: ["localhost:3000", "192.168.1.9", "intranet.example"],
    allowedHosts: ["shop.example"],
  });
  expect(rule(checkUrl("http://localhost:3000/", p))).toBe("allowed");
  expect(rule(checkUrl("http://localhost:3001/", p))).toBe("private_address");
  expect(rule(checkUrl("http://a.localhost:3000/", p))).toBe("private_address");
  expect(rule(checkUrl("http://127.0.0.1:3000/", p))).toBe("private_address");
  expect(rule(checkUrl("http://0xc0a80109/", p))).toBe("allowed");
  expect(rule(checkAddress("127.0.0.1", "localhost", 3000, p))).toBe("allowed");
  expect(rule(checkAddress("10.1.1.1", "intranet.example", 443, p))).toBe("allowed");
  expect(rule(checkAddress("10.1.1.1", "x.intranet.example", 443, p))).toBe("private_address");
  expect(rule(checkAddress("169.254.169.254", "intranet.example", 80, p))).toBe("private_address");
});

test("the program's own ports stay shut on loopback, however it is named or spelled", () => {
  const p = policy({
    namedHosts: ["localhost", "127.0.0.1", "0.0.0.0", "::1", "localhost:5432", "me.example"],
    deniedPorts: [5432, 443],
  });
  for (const host of ["localhost", "127.0.0.1", "0x7f.1", "0.0.0.0", "[::1]"]) {
    expect(rule(checkUrl(`http://${host}:5432/`, p))).toBe("denied_port");
    expect(rule(checkUrl(`http://${host}:5433/`, p))).toBe("allowed");
  }
  expect(rule(checkUrl("https://localhost/", p))).toBe("denied_port");
  expect(rule(checkAddress("127.0.0.1", "me.example", 5432, p))).toBe("denied_port");
  expect(rule(checkAddress("::ffff:127.0.0.1", "me.example", 5432, p))).toBe("denied_port");
  expect(rule(checkUrl("https://shop.example:5432/", p))).toBe("allowed");
});

test("https only refuses http and ws", () => {
  const p = policy({ httpsOnly: true });
  expect(rule(checkUrl("http://shop.example/", p))).toBe("https_only");
  expect(rule(checkUrl("ws://shop.example/", p))).toBe("https_only");
  expect(rule(checkUrl("wss://shop.example/", p))).toBe("allowed");
  expect(rule(checkUrl("about:blank", p))).toBe("allowed");
});

test("a user name in the address is refused, wherever it leads", () => {
  expect(rule(checkUrl("https://shop.example@evil.example/", policy()))).toBe("credentials_in_url");
  expect(rule(checkUrl("https://a:b@shop.example/", policy()))).toBe("credentials_in_url");
  expect(rule(checkUrl("https://shop.example/@evil.example", policy()))).toBe("allowed");
});

test("addresses are told apart by kind", () => {
  const kinds = {
    "127.0.0.1": "loopback",
    "::1": "loopback",
    "::ffff:127.0.0.1": "loopback",
    "10.0.0.1": "private",
    "100.64.0.1": "private",
    "fd00::1": "private",
    "169.254.0.1": "link_local",
    "fe80::1%eth0": "link_local",
    "169.254.169.254": "metadata",
    "fd00:ec2::254": "metadata",
    "168.63.129.16": "metadata",
    "0.0.0.0": "unspecified",
    "::": "unspecified",
    "224.0.0.1": "multicast",
    "ff02::1": "multicast",
    "203.0.113.1": "reserved",
    "198.18.0.1": "reserved",
    "2001:db8::1": "reserved",
    "::8.8.8.8": "reserved",
    "2002:a00:1::": "private",
    "2002:808:808::": "public",
    "64:ff9b::10.0.0.1": "private",
    "64:ff9b::8.8.8.8": "public",
    "8.8.8.8": "public",
    "2606:4700::1111": "public",
    "127.1": "invalid",
    "017.0.0.1": "invalid",
    "1.2.3.4.": "invalid",
    "1.2.3.256": "invalid",
    "::g": "invalid",
    "": "invalid",
    localhost: "invalid",
    "1::2::3": "invalid",
    "1.2.3.4, 5.6.7.8": "invalid",
    "::1]/@[::2": "invalid",
  };
  expect(Object.fromEntries(Object.keys(kinds).map((ip) => [ip, classifyAddress(ip)]))).toEqual(
    kinds,
  );
});
