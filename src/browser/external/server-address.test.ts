import { expect, test } from "vitest";
import { readServerAddress, splitCommand } from "./server-address.ts";

test.each([
  ["npx @playwright/mcp@latest --headless", ["npx", "@playwright/mcp@latest", "--headless"]],
  [`node "a b.js" --x='1 2'`, ["node", "a b.js", "--x=1 2"]],
  [`a\\ b "c\\"d" ''`, ["a b", 'c"d', ""]],
  ["  spaced\tout  ", ["spaced", "out"]],
  ["echo $HOME; rm *", ["echo", "$HOME;", "rm", "*"]],
  [String.raw`C:\tools\mcp.exe -x`, [String.raw`C:\tools\mcp.exe`, "-x"]],
])("%s is parted without a shell", (line, words) => {
  expect(splitCommand(line)).toEqual(words);
});

test.each([
  ["mcp:npx server", { kind: "command", command: "npx", args: ["server"] }],
  ["mcp+http:http://127.0.0.1:8931/mcp", { kind: "http", url: "http://127.0.0.1:8931/mcp" }],
  ["mcp+https://tools.example/mcp", { kind: "http", url: "https://tools.example/mcp" }],
])("%s", (text, address) => {
  expect(readServerAddress(text)).toEqual(address);
});

test.each(["mcp:", "mcp:  ", 'mcp:npx "open', "mcp+http:", "chrome", "mcp+http:ftp://x"])(
  "%j is refused by name, with an example",
  (text) => {
    expect(() => readServerAddress(text)).toThrow(
      expect.objectContaining({
        code: "CONTRACT_MISMATCH",
        field: "browser",
        hint: expect.stringContaining("mcp:npx"),
      }),
    );
  },
);
