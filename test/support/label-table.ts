import { describe, expect, it } from "vitest";
import { readLabel } from "../../src/reading/risk/label-reading.ts";

/** Labels by language, and what each must be taken for. */
export type LabelTable = Record<string, { danger: string[]; caution: string[]; safe: string[] }>;

export function judges(title: string, labels: LabelTable): void {
  describe.each(Object.entries(labels))(title, (_, { danger, caution, safe }) => {
    it.each(danger)("asks a person before: %s", (label) => {
      expect(readLabel(label).risk.level).toBe("danger");
    });
    it.each(caution)("changes something that can be changed back: %s", (label) => {
      expect(readLabel(label).risk.level).toBe("caution");
    });
    it.each(safe)("only looks, moves about or stays: %s", (label) => {
      expect(readLabel(label).risk.level).toBe("safe");
    });
  });
}

/** The same where only the asking counts. */
export function asks(
  title: string,
  labels: Record<string, { danger: string[]; harmless: string[] }>,
): void {
  describe.each(Object.entries(labels))(title, (_, { danger, harmless }) => {
    it.each(danger)("asks a person before: %s", (label) => {
      expect(readLabel(label).risk.level).toBe("danger");
    });
    it.each(harmless)("asks nobody before: %s", (label) => {
      expect(readLabel(label).risk.level).not.toBe("danger");
    });
  });
}
