import { describe, expect, it } from "vitest";
import { redactUrl, redactUrlsIn } from "./url.ts";

const jwt = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.SflKxwRJSMeKKF2QT4fwpM";

const masked: [string, string][] = [
  ["https://ann:pw@a.test/x", "https://[redacted:userinfo]@a.test/x"],
  ["//ann@a.test/x", "//[redacted:userinfo]@a.test/x"],
  ["https://a@b@c.test/", "https://[redacted:userinfo]@c.test/"],
  ["https://a.test/?token=abc&x=1", "https://a.test/?token=[redacted:param]&x=1"],
  ["/login?next=%2Fhome&code=12#top", "/login?next=%2Fhome&code=[redacted:param]#top"],
  ["?sid=1", "?sid=[redacted:param]"],
  [
    "/cb#access_token=x&token_type=bearer&state=s1",
    "/cb#access_token=[redacted:param]&token_type=bearer&state=s1",
  ],
  ["/app#/reset?otp=9&b=%7e", "/app#/reset?otp=[redacted:param]&b=%7e"],
  ["/a;jsessionid=AB12?x=1", "/a;jsessionid=[redacted:param]?x=1"],
  ["/a?x=1&amp;api_key=9&amp;y=2", "/a?x=1&amp;api_key=[redacted:param]&amp;y=2"],
  ["/a?x=1;sig=2;y=3", "/a?x=1;sig=[redacted:param];y=3"],
  ["/a?user%5Bpassword%5D=x+y%20z", "/a?user%5Bpassword%5D=[redacted:param]"],
  [
    "/a?q=4111+1111+1111+1111&c=4111%201111%201111%201111",
    "/a?q=4111+1111+1111+1111&c=[redacted:param]",
  ],
  [`/a?q=${jwt}`, "/a?q=[redacted:param]"],
  [`/view/${jwt}/x`, "/view/[redacted:path]/x"],
  ["/reset/a8F3kd92LsPq01Zx", "/reset/[redacted:path]"],
  ["/password-reset/MQ/c5x2ab-4f5e6d7c8b9a0f1e2d3c/", "/password-reset/MQ/[redacted:path]/"],
  ["/verify-email/550e8400-e29b-41d4-a716-446655440000?a=b", "/verify-email/[redacted:path]?a=b"],
  ["/magic/3f786850e387550fdab836ed7e6dc881de23001b", "/magic/[redacted:path]"],
  ["/go?u=https%3A%2F%2Fb.test%2F%3Ftoken%3Dx", "/go?u=[redacted:param]"],
  ["/a?RelayState=x&SAMLResponse=PHNhbWw", "/a?RelayState=x&SAMLResponse=[redacted:param]"],
  [
    "/s3?X-Amz-Signature=ff&X-Amz-Date=20240101",
    "/s3?X-Amz-Signature=[redacted:param]&X-Amz-Date=20240101",
  ],
  [
    "/a?accessToken=1&sessionID=2&ticket=3&jwt=4&secret=5&key=6&auth=7&password=8",
    "/a?" +
      "accessToken sessionID ticket jwt secret key auth password"
        .split(" ")
        .map((key) => `${key}=[redacted:param]`)
        .join("&"),
  ],
];

const untouched = [
  "https://a.test/%7Eann/?q=a%20b+c&Q=%C3%A9&empty=&flag#frag%2f",
  "https://medium.com/@ann/a-story-about-tokens-2024",
  "/a?state=xyz&nonce=1&promo_code=SUMMER&country_code=DE&sort_key=name&keyword=pin&tokenize=1&errorCode=5",
  "/reset/summer-sale-2024-for-everyone",
  "/verify/email-confirmation-page",
  "/orders/550e8400-e29b-41d4-a716-446655440000",
  "/commit/3f786850e387550fdab836ed7e6dc881de23001b",
  "mailto:ann@a.test?subject=hi",
  "/a?token=&x=1",
  "%E0%A4%A/?a=%zz",
  "",
  "/",
];

describe("redactUrl", () => {
  it.each(masked)("%s", (url, expected) => {
    expect(redactUrl(url)).toBe(expected);
    expect(redactUrl(expected)).toBe(expected);
  });
  it.each(untouched)("keeps every byte of %s", (url) => {
    expect(redactUrl(url)).toBe(url);
    expect(redactUrlsIn(url)).toBe(url);
  });
});

describe("redactUrlsIn", () => {
  it.each([
    ["see https://a.test/?token=abc.", "see https://a.test/?token=[redacted:param]."],
    ["(https://u:p@a.test/x), then", "(https://[redacted:userinfo]@a.test/x), then"],
    ['<a href="/r?otp=1&amp;x=2">go</a>', '<a href="/r?otp=[redacted:param]&amp;x=2">go</a>'],
    [
      '{"u":"https:\\/\\/a.test\\/?token=abc"}',
      '{"u":"https:\\/\\/a.test\\/?token=[redacted:param]"}',
    ],
    [
      "https://a.test/?n=https://b.test/?token=x",
      "https://a.test/?n=https://b.test/?token=[redacted:param]",
    ],
    ["a.test/cb?code=12 ok", "a.test/cb?code=[redacted:param] ok"],
    ["GET /reset/a8F3kd92LsPq01Zx HTTP/1.1", "GET /reset/[redacted:path] HTTP/1.1"],
    ["https://a.test/?token=[secret:TOK]", "https://a.test/?token=[secret:TOK]"],
  ])("%s", (text, expected) => {
    expect(redactUrlsIn(text)).toBe(expected);
    expect(redactUrlsIn(expected)).toBe(expected);
  });
  it.each(["and/or, 24/7 = always; a & b = c", "x = y; code = 3", "ann@a.test wrote // todo @bob"])(
    "leaves alone: %s",
    (text) => {
      expect(redactUrlsIn(text)).toBe(text);
    },
  );
});
