import { describe, expect, it } from "vitest";
import { redactPatterns } from "./patterns.ts";

const jwt = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c";
const longKey = "a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8";

const masked: [string, string][] = [
  ["4111111111111111", "[redacted:card]"],
  ["Card 4111 1111 1111 1111, thanks", "Card [redacted:card], thanks"],
  ["5555-5555-5555-4444", "[redacted:card]"],
  ["Amex 3782 822463 10005.", "Amex [redacted:card]."],
  ["6011111111111117 and 3530111333300000", "[redacted:card] and [redacted:card]"],
  ["Order 12 4111 1111 1111 1111 3", "Order 12 [redacted:card] 3"],
  ["6304000000000000 card-4222222222222", "[redacted:card] card-[redacted:card]"],
  [`token ${jwt}!`, "token [redacted:jwt]!"],
  ["-----BEGIN RSA PRIVATE KEY-----\nMIIEow==\n-----END RSA PRIVATE KEY-----", "[redacted:pem]"],
  [
    '"-----BEGIN PRIVATE KEY-----\\nMIIEvQIBADANBgkqhkiG9w0\\nMIIEvQIBADANBgkqhkiG9w0"',
    '"[redacted:pem]"',
  ],
  [`sk-proj-${longKey}`, "[redacted:key]"],
  [`sk-ant-api03-${longKey}`, "[redacted:key]"],
  [`x ghp_${longKey} y`, "x [redacted:key] y"],
  ["AKIAIOSFODNN7EXAMPLE", "[redacted:key]"],
  [`AIza${longKey}`, "[redacted:key]"],
  ["xoxb-123456789012-abcdefGHIJ", "[redacted:key]"],
  [`glpat-${longKey}`, "[redacted:key]"],
  [`npm_${longKey}`, "[redacted:key]"],
  [`sk_live_${longKey} pk_test_${longKey}`, "[redacted:key] [redacted:key]"],
  ["Authorization: Bearer abc", "Authorization: [redacted:authorization]"],
  [
    "authorization: Basic dXNlcjpwYXNz\r\nHost: a",
    "authorization: [redacted:authorization]\r\nHost: a",
  ],
  ['{"authorization":"Digest username=x"}', '{"authorization":"[redacted:authorization]"}'],
  ["used Bearer 7f3a9c1d2e4b5f6a7b8c then", "used Bearer [redacted:token] then"],
  ["Basic dXNlcjpwYXNzd29yZA==", "Basic [redacted:token]"],
  ["Cookie: a=b; sid=3\nX: y", "Cookie: [redacted:cookie]\nX: y"],
  ["set-cookie: id=1; Path=/; HttpOnly", "set-cookie: [redacted:cookie]"],
  ['{"name":"Cookie","value":"a=b; c=\\"d\\""}', '{"name":"Cookie","value":"[redacted:cookie]"}'],
  ["password: xyz", "password: [redacted:password]"],
  ["pwd=xyz&user=ann", "pwd=[redacted:password]&user=ann"],
  ["Server=a;Password=p4ss;Db=b", "Server=a;Password=[redacted:password];Db=b"],
  ['{"newPassword":"a, b; c","n":1}', '{"newPassword":"[redacted:password]","n":1}'],
  ['{\\"password\\":\\"abc\\"}', '{\\"password\\":\\"[redacted:password]\\"}'],
  ["Mot de passe : secret1", "Mot de passe : [redacted:password]"],
  ["Contraseña: abc-d.", "Contraseña: [redacted:password]."],
  ["パスワード：abc1", "パスワード：[redacted:password]"],
  ["DE89 3704 0044 0532 0130 00 BIC COBADEFFXXX", "[redacted:iban] BIC COBADEFFXXX"],
  ["IBAN GB82WEST12345698765432.", "IBAN [redacted:iban]."],
  ["JSESSIONID=8A7B6C5D4E3F", "JSESSIONID=[redacted:session]"],
  ["session_id=550e8400-e29b-41d4-a716-446655440000", "session_id=[redacted:session]"],
  ["api_key: 9f8e7d6c5b4a", "api_key: [redacted:key]"],
  ['"access_token": "9f8e7d6c5b4a"', '"access_token": "[redacted:token]"'],
];

const untouched = [
  "Order 4111111111111112",
  "Order number 1234567890123456",
  "No. 9400 1000 0000 0000 0000 00",
  "2024-05-01 12:30:45",
  "2024-05-01T12:30:45.123Z to 20240501123045",
  "timestamp 1715000000000",
  "+49 30 1234 5678 and +1 (415) 555-0132",
  "+4111111111111111",
  "EUR 1,299.00, 12.99 € per month",
  "550e8400-e29b-41d4-a716-446655440000",
  "12345678-4111-1111-4111-111111111111",
  "commit 3f786850e387550fdab836ed7e6dc881de23001b",
  "sha256 e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
  "Basic subscription, Basic Membership, basic necessities2024",
  "bearer certificates of the company",
  "Password: required",
  "Password: ••••••••",
  "Password: must be at least 8 characters",
  "Forgot password? Passwords expire",
  "Compass: north",
  "Cookie: we use cookies on this site",
  "Cookie settings: necessary only",
  "Authorization: required by your bank",
  "sk-folding-cube-wrapper-element",
  'class="session-list" sort_key=created_at2024',
  "promo_code=SUMMER2024",
  "sessionId: s_8f2k1m9x0q, observationId: o_17",
  "Your session: 3 of 5. Token: none left",
  "DE89 is a road, DE89 3704 0044 0532 0130 01",
  "Flight LH1234, seat 12A, gate B22",
  "v1.2.3-beta.4+build.20240501",
  "https://shop.test/item/4111-red-shoes",
];

describe("redactPatterns", () => {
  it.each(masked)("masks %s", (text, expected) => {
    expect(redactPatterns(text)).toBe(expected);
  });
  it.each(masked)("changes nothing the second time: %s", (text, expected) => {
    expect(redactPatterns(expected)).toBe(expected);
    expect(text).not.toBe(expected);
  });
  it.each(untouched)("leaves alone: %s", (text) => {
    expect(redactPatterns(text)).toBe(text);
  });
  it("keeps the name of a known secret", () => {
    expect(redactPatterns("password: [secret:NETFLIX]")).toBe("password: [secret:NETFLIX]");
    expect(redactPatterns("password=[redacted:card]hunter2")).toBe("password=[redacted:password]");
  });
});
