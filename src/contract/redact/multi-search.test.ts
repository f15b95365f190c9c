import { describe, expect, it } from "vitest";
import { compileSearch } from "./multi-search.ts";

function everyHit(patterns: string[], text: string): string[] {
  return patterns.flatMap((pattern, index) =>
    Array.from({ length: text.length }, (_, start) => start)
      .filter((start) => text.startsWith(pattern, start))
      .map((start) => `${index}@${start}`),
  );
}

describe("compileSearch", () => {
  it("finds what a search for each pattern finds, in 2,000 random cases", () => {
    let state = 11;
    const random = (below: number): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
      return (state >>> 8) % below;
    };
    // Few letters, so that patterns overlap and contain each other.
    const word = (length: number): string =>
      Array.from({ length }, () => "abć"[random(3)]).join("");
    let total = 0;
    for (let round = 0; round < 2000; round++) {
      const patterns = Array.from({ length: 1 + random(6) }, () => word(1 + random(6)));
      const text = word(random(60));
      const found: string[] = [];
      compileSearch(patterns)(text, (pattern, start) => found.push(`${pattern}@${start}`));
      expect(found.toSorted()).toEqual(everyHit(patterns, text).toSorted());
      total += found.length;
    }
    expect(total).toBeGreaterThan(10_000);
  });

  it("finds nothing without patterns", () => {
    compileSearch([])("text", () => expect.unreachable());
  });
});
