import { describe, expect, it } from "vitest";
import { compileKnownSecrets } from "./known-secrets.ts";

const canary = 'Kx7"&é$ Qz<v\\9+w';
const bytes = new TextEncoder().encode(canary);
const binary = String.fromCharCode(...bytes);
const hexOf = (list: Iterable<number>): string =>
  Array.from(list, (byte) => byte.toString(16).padStart(2, "0")).join("");
const chars = Array.from(canary);
const escaped = (write: (code: number) => string): string =>
  chars.map((char) => write(char.codePointAt(0)!)).join("");
const hex4 = (code: number): string => code.toString(16).padStart(4, "0");
const utf16 = (littleEndian: boolean): number[] =>
  chars.flatMap((char) => {
    const code = char.charCodeAt(0);
    return littleEndian ? [code & 255, code >> 8] : [code >> 8, code & 255];
  });
const percentAll = Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
const urlSafe = (base64: string): string =>
  base64.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
const sextets = (text: string): number => Math.ceil((text.length * 8) / 6);
const json = JSON.stringify(canary).slice(1, -1);
const html = canary.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

const encodings: [string, string][] = [
  ["raw", canary],
  ["percent, upper-case hex", encodeURIComponent(canary)],
  [
    "percent, lower-case hex",
    encodeURIComponent(canary).toLowerCase().replace("kx7", "Kx7").replace("qz", "Qz"),
  ],
  ["percent, every byte", percentAll],
  ["percent, every byte, upper case", percentAll.toUpperCase()],
  ["percent, + for space", encodeURIComponent(canary).replaceAll("%20", "+")],
  ["form data", new URLSearchParams({ q: canary }).toString().slice(2)],
  ["percent twice", encodeURIComponent(encodeURIComponent(canary))],
  ["percent of UTF-16 (escape)", escaped((code) => `%u${hex4(code)}`)],
  ["hex", hexOf(bytes)],
  ["hex, upper case", hexOf(bytes).toUpperCase()],
  ["hex of UTF-16LE", hexOf(utf16(true))],
  ["hex of UTF-16BE, upper case", hexOf(utf16(false)).toUpperCase()],
  ["UTF-16LE read as bytes", String.fromCharCode(...utf16(true))],
  ["UTF-16BE read as bytes", String.fromCharCode(...utf16(false))],
  ["UTF-8 read as bytes", binary],
  ["JSON", json],
  ["JSON in JSON", JSON.stringify(json).slice(1, -1)],
  ["JSON in JSON in JSON", JSON.stringify(JSON.stringify(json).slice(1, -1)).slice(1, -1)],
  ["\\uXXXX", escaped((code) => `\\u${hex4(code)}`)],
  ["\\uXXXX, upper case", escaped((code) => `\\u${hex4(code).toUpperCase()}`)],
  ["\\u{…}", escaped((code) => `\\u{${code.toString(16)}}`)],
  ["HTML, named", html],
  ["HTML in JSON", JSON.stringify(html).slice(1, -1)],
  [
    "HTML, every named one",
    html
      .replace("é", "&eacute;")
      .replace("$", "&dollar;")
      .replace("+", "&plus;")
      .replace("\\", "&bsol;"),
  ],
  ["HTML, decimal", escaped((code) => `&#${code};`)],
  ["HTML, hex", escaped((code) => `&#x${code.toString(16)};`)],
  ["HTML, hex upper case", escaped((code) => `&#X${code.toString(16).toUpperCase()};`)],
  ["reversed", chars.toReversed().join("")],
  ["reversed and percent", encodeURIComponent(chars.toReversed().join(""))],
  ["decomposed (NFD)", canary.normalize("NFD")],
  ["full width (NFKC)", canary.replace("Kx7", "Ｋｘ７").replace("Qz", "Ｑｚ")],
  ["zero-width characters between", chars.join("\u200b")],
  ["upper case", canary.toUpperCase()],
  ...[" ", ",", "\n", "-", ", ", "\0", '","', " | ", "</i><i>", '</span><span class="c">'].map(
    (separator): [string, string] => [
      `one by one, between ${JSON.stringify(separator)}`,
      chars.join(separator),
    ],
  ),
  ["one by one, reversed", chars.toReversed().join(" ")],
  ["hex with spaces (Buffer)", hexOf(bytes).replace(/..(?!$)/g, "$& ")],
  [
    "hex with 0x",
    Array.from(bytes, (byte) => `0x${byte.toString(16).padStart(2, "0")}`).join(", "),
  ],
  ["decimal bytes", [...bytes].join(",")],
  ["decimal bytes, printed", [...bytes].join(",\n    ")],
];

describe("compileKnownSecrets finds the canary as", () => {
  const mask = compileKnownSecrets([{ name: "CANARY", value: canary }]);

  it.each(encodings)("%s", (_, encoded) => {
    // The last NUL of UTF-16 may stay.
    const masked = (text: string): string => mask(text).replaceAll("\0", "");
    expect(masked(`(${encoded})`)).toBe("([secret:CANARY])");
    expect(masked(`before ${encoded} after`)).toBe("before [secret:CANARY] after");
  });

  for (const prefix of ["", "a", "ab", "abc", "user:"]) {
    for (const suffix of ["", "z", "zy", "zyx"]) {
      it(`base64 with ${JSON.stringify(prefix)} before and ${JSON.stringify(suffix)} after it`, () => {
        const encoded = btoa(prefix + binary + suffix);
        for (const text of [encoded, urlSafe(encoded), encodeURIComponent(encoded)]) {
          const [before, after, ...more] = mask(text).split("[secret:CANARY]");
          expect(more).toEqual([]);
          // Only characters that carry no bit of the secret stay.
          expect(before).toBe(text.slice(0, Math.floor((prefix.length * 8) / 6)));
          expect(after!.replace(/(?:=|%3D)+$/, "")).toHaveLength(
            sextets(prefix + binary + suffix) - sextets(prefix + binary),
          );
        }
      });
    }
  }

  it("base64 of JSON and of a form that holds it", () => {
    for (const text of [
      JSON.stringify({ p: canary }),
      new URLSearchParams({ p: canary }).toString(),
    ]) {
      const masked = mask(btoa(String.fromCharCode(...new TextEncoder().encode(text))));
      expect(masked).toMatch(/^\w{2,9}\[secret:CANARY\]\w{0,3}={0,2}$/);
    }
  });

  it("does not touch text without it", () => {
    const text =
      'Kx7"&é$ Qz<v\\9+ is not all of it; %4bx7 &amp; \\u00e9 <b>bold</b> 1, 2, 3, 4, 5 ＡＢＣ';
    expect(mask(text)).toBe(text);
  });
});

describe("compileKnownSecrets, seeded", () => {
  const random = seeded(20_260_817);
  const alphabet = Array.from("abcXYZ0189!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~ éüß漢");
  const encoders: [string, (value: string) => string][] = [
    ["raw", (value) => value],
    ["percent", encodeURIComponent],
    ["JSON", (value) => JSON.stringify(value).slice(1, -1)],
    ["JSON in percent", (value) => encodeURIComponent(JSON.stringify(value).slice(1, -1))],
    [
      "entities",
      (value) =>
        Array.from(value)
          .map((char) => `&#${char.codePointAt(0)};`)
          .join(""),
    ],
    ["hex", (value) => hexOf(new TextEncoder().encode(value))],
    ["base64", (value) => btoa(String.fromCharCode(...new TextEncoder().encode(value)))],
    ["reversed", (value) => Array.from(value).toReversed().join("")],
    ["one by one", (value) => Array.from(value).join(" ")],
  ];

  it.each(encoders)(
    "%s: 300 random secrets of 8 to 24 characters leave nothing behind",
    (name, encode) => {
      for (let round = 0; round < 300; round++) {
        const length = 8 + Math.floor(random() * 17);
        const value = Array.from({ length }, () => alphabet[Math.floor(random() * alphabet.length)])
          .join("")
          .trim();
        if (value.length < 8) continue;
        const masked = compileKnownSecrets([{ name: "S", value }])(`≪${encode(value)}≫`);
        expect({ value, masked: masked.replace(/={1,2}≫$/, "≫") }, name).toEqual({
          value,
          masked: "≪[secret:S]≫",
        });
      }
    },
  );
});

describe("compileKnownSecrets with short secrets", () => {
  const mask = compileKnownSecrets([
    { name: "PIN", value: "1234" },
    { name: "ABC", value: "abc" },
    { name: "X", value: "x" },
  ]);
  it.each([
    ["PIN 1234.", "PIN [secret:PIN]."],
    ["pin=1234&y=2", "pin=[secret:PIN]&y=2"],
    ['{"pin":"1234","n":"\\n1234"}', '{"pin":"[secret:PIN]","n":"\\n[secret:PIN]"}'],
    ["%31%32%33%34", "[secret:PIN]"],
    ["pin_1234", "pin_[secret:PIN]"],
    ["4 digits: 1 2 3 4.", "4 digits: [secret:PIN]."],
    ["MTIzNA==", "[secret:PIN]=="],
    ["31323334", "[secret:PIN]"],
    ["4321", "[secret:PIN]"],
    ["say abc", "say [secret:ABC]"],
    ["x marks", "[secret:X] marks"],
  ])("masks the whole token in %s", (text, expected) => {
    expect(mask(text)).toBe(expected);
  });
  it.each([
    "order 91234567",
    "12345",
    "a1234",
    "１２３４5",
    "abcd xabc",
    "ex",
    "0 1 2 3 4 5",
    "a b c d",
    "AMTIzNAB",
    "1,234",
    "12:34",
  ])("leaves %s alone", (text) => {
    expect(mask(text)).toBe(text);
  });
});

describe("compileKnownSecrets with several secrets", () => {
  it("takes the longest of those that contain each other", () => {
    const mask = compileKnownSecrets([
      { name: "SHORT", value: "hunter2" },
      { name: "LONG", value: "my-hunter2-long" },
    ]);
    expect(mask("my-hunter2-long hunter2")).toBe("[secret:LONG] [secret:SHORT]");
  });
  it("leaves no rest of secrets that overlap", () => {
    const mask = compileKnownSecrets([
      { name: "A", value: "abcdefgh" },
      { name: "B", value: "ghijk" },
    ]);
    expect(mask("-abcdefghijk-")).toBe("-[secret:A]-");
  });
  it("never matches in its own replacement", () => {
    const mask = compileKnownSecrets([
      { name: "hunter2", value: "secret" },
      { name: "B", value: "hunter2" },
    ]);
    expect(mask("secret hunter2")).toBe("[secret:hunter2] [secret:B]");
    expect(mask(mask("secret hunter2"))).toBe("[secret:hunter2] [secret:B]");
  });
  it("does not trust a placeholder that names the secret's value", () => {
    expect(compileKnownSecrets([{ name: "A", value: "hunter2" }])("[secret:hunter2]")).toBe(
      "[secret:[secret:A]]",
    );
  });
  it("ignores empty secrets", () => {
    expect(
      compileKnownSecrets([
        { name: "A", value: "" },
        { name: "B", value: "  " },
      ])("a  b"),
    ).toBe("a  b");
  });
});

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
