import { describe, expect, it } from "vitest";
import { createRedactor } from "./redactor.ts";

const secrets = [
  { name: "PW", value: "hunter2-Ä" },
  { name: "PIN", value: "1234" },
  { name: "CARD_WORD", value: "card" },
  { name: "REDACTED", value: "redacted" },
  { name: "AMP", value: "a&b=c" },
];
const redactor = createRedactor(() => secrets);

describe("text", () => {
  it.each([
    ["known secrets before patterns", "password: hunter2-Ä", "password: [secret:PW]"],
    [
      "known secrets inside URLs",
      "https://a.test/?q=hunter2-%C3%84&token=x",
      "https://a.test/?q=[secret:PW]&token=[redacted:param]",
    ],
    ["what stands alone only after a first pass", "hunter2-Ä1234", "[secret:PW][secret:PIN]"],
    ["patterns", "4111 1111 1111 1111", "[redacted:card]"],
    [
      "nothing in ordinary text",
      "Your plan renews on 12 May for 14.99.",
      "Your plan renews on 12 May for 14.99.",
    ],
  ])("masks %s", (_, text, expected) => {
    expect(redactor.text(text)).toBe(expected);
  });

  it("is the same the second time, for 3,000 texts put together at random", () => {
    const random = seeded(7);
    const pieces = [
      "hunter2-Ä",
      "HUNTER2-Ä",
      "1234",
      "card",
      "redacted",
      "a&b=c",
      "a%26b%3Dc",
      "[secret:PW]",
      "[redacted:card]",
      "[secret:",
      "]",
      "[",
      "password",
      "pwd",
      "=",
      ": ",
      " ",
      "\n",
      "&",
      "?",
      "/",
      "#",
      ";",
      "token=",
      "sid=",
      "https://",
      "ann:pw@",
      "a.test",
      "/reset/",
      "a8F3kd92LsPq01Zx",
      "4111 1111 1111 1111",
      "4111",
      "Authorization: ",
      "Bearer ",
      "Basic ",
      "Cookie: a=",
      "eyJhbGciOiJI.eyJzdWIi.abcdef",
      "sk-",
      "a1B2c3D4e5F6g7H8i9J0",
      "DE89370400440532013000",
      '"',
      "\\",
      "%",
      "41",
      "\\u0041",
      "&amp;",
      "<b>",
      "</b>",
      "1 2 3 4",
      "-----BEGIN KEY-----",
      "MIIEvQIBADANBgkqhkiG9w0",
      "x",
      "é",
      "\0",
      '{"name":"cookie","value":"',
      ".",
      ",",
      ")",
    ];
    for (let round = 0; round < 3000; round++) {
      const length = 1 + Math.floor(random() * 14);
      const text = Array.from({ length }, () => pieces[Math.floor(random() * pieces.length)]).join(
        "",
      );
      const once = redactor.text(text);
      expect({ text, twice: redactor.text(once) }).toEqual({ text, twice: once });
      expect(once).not.toContain("hunter2-Ä");
      const url = redactor.url(text);
      expect({ text, twice: redactor.url(url) }).toEqual({ text, twice: url });
    }
  });
});

describe("deep", () => {
  it("copies, masks strings and keys, and sends URLs through url()", () => {
    const data = {
      title: "card 1234",
      "hunter2-Ä": ["hunter2-Ä", 5, null, true, undefined],
      page: { url: "/x?code=9", href: "?sid=1", finalUrl: "/reset/a8F3kd92LsPq01Zx" },
    };
    const before = structuredClone(data);
    expect(redactor.deep(data)).toEqual({
      title: "[secret:CARD_WORD] [secret:PIN]",
      "[secret:PW]": ["[secret:PW]", 5, null, true, undefined],
      page: {
        url: "/x?code=[redacted:param]",
        href: "?sid=[redacted:param]",
        finalUrl: "/reset/[redacted:path]",
      },
    });
    expect(data).toEqual(before);
  });

  it("masks headers and cookies by their names", () => {
    expect(
      redactor.deep({
        headers: { Cookie: "a=b", "set-cookie": ["x=1", "y=2"], "X-Api-Key": "abc", accept: "*/*" },
        har: [
          { name: "Authorization", value: "abc" },
          { name: "accept", value: "*/*" },
        ],
        cookies: [{ name: "id", value: "abc", domain: "a.test" }],
        password: "zzz",
      }),
    ).toEqual({
      headers: {
        Cookie: "[redacted:cookie]",
        "set-cookie": ["[redacted:cookie]", "[redacted:cookie]"],
        "X-Api-Key": "[redacted:key]",
        accept: "*/*",
      },
      har: [
        { name: "Authorization", value: "[redacted:authorization]" },
        { name: "accept", value: "*/*" },
      ],
      cookies: [{ name: "id", value: "[redacted:cookie]", domain: "a.test" }],
      password: "[redacted:password]",
    });
  });

  it("leaves the words of the protocol alone", () => {
    const answer = {
      sessionId: "s_8f2k1m9x0q7d",
      observationId: "o_17",
      confirm: { token: "c_9f8e7d6c5b4a3f2e" },
      key: "Enter",
      code: "ELEMENT_GONE",
      nextCursor: "p2.o_17",
    };
    expect(redactor.deep(answer)).toEqual(answer);
    expect(redactor.text(JSON.stringify(answer))).toBe(JSON.stringify(answer));
  });

  it("ends on cycles and on deep data", () => {
    const cyclic: { self?: unknown; text: string } = { text: "1234" };
    cyclic.self = cyclic;
    expect(redactor.deep(cyclic)).toEqual({ text: "[secret:PIN]", self: "[redacted:cycle]" });
    let nested: unknown = "hunter2-Ä";
    for (let depth = 0; depth < 10_000; depth++) nested = [nested];
    expect(JSON.stringify(redactor.deep(nested))).toBe(
      `${"[".repeat(64)}"[redacted:depth]"${"]".repeat(64)}`,
    );
  });

  it("copies the same object twice where it stands twice", () => {
    const shared = { text: "1234" };
    expect(redactor.deep([shared, shared])).toEqual([
      { text: "[secret:PIN]" },
      { text: "[secret:PIN]" },
    ]);
  });

  it("keeps a key called __proto__ a key", () => {
    const copy = redactor.deep(JSON.parse('{"__proto__":{"admin":true}}'));
    expect(Object.keys(copy)).toEqual(["__proto__"]);
    expect(copy.admin).toBeUndefined();
  });
});

describe("createRedactor", () => {
  it("follows the set of secrets", () => {
    const known = [{ name: "A", value: "first-value" }];
    const follows = createRedactor(() => known);
    expect(follows.text("first-value second-value")).toBe("[secret:A] second-value");
    known.push({ name: "B", value: "second-value" });
    expect(follows.text("first-value second-value")).toBe("[secret:A] [secret:B]");
    known[0] = { name: "A", value: "third-value" };
    expect(follows.text("first-value third-value")).toBe("first-value [secret:A]");
    known.length = 0;
    expect(follows.text("third-value")).toBe("third-value");
  });
});

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 0) / 4_294_967_296;
  };
}
