import { array, assert, constantFrom, oneof, property, string } from "fast-check";
import { expect, test } from "vitest";
import { fence, neutralise, newNonce } from "./fence.ts";

test("whatever a page writes, the fence opens once and closes once, at its ends", () => {
  const spiteful = array(
    oneof(
      string(),
      constantFrom("<<<page-", ">>>", "page-abc>>>", "<<<", "＜＜＜page-abc", "<\u200b<<", "\n"),
    ),
  );
  assert(
    property(spiteful, (parts) => {
      const lines = fence("abc", parts.join(""), 1000).split("\n");
      expect(lines[0]).toBe("<<<page-abc");
      expect(lines.at(-1)).toBe("page-abc>>>");
      expect(lines.slice(1, -1).join("\n")).not.toMatch(/<<<|>>>|abc/);
    }),
  );
});

test("characters that only a model would read are gone, words and line ends stay", () => {
  const hidden = "Pay\u200b now\u202e \u{e0041}\u{e0042}\nnext";
  expect(neutralise(hidden)).toBe("Pay now \nnext");
});

test("what is too long is cut inside the fence, and said", () => {
  const cut = fence("abc", "x".repeat(5000), 100);
  expect(cut).toContain("(cut: 4900 more characters)");
  expect(cut.endsWith("page-abc>>>")).toBe(true);
});

test("no two turns have the same mark", () => {
  expect(new Set(Array.from({ length: 100 }, newNonce)).size).toBe(100);
});
