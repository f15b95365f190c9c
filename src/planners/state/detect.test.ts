import { describe, expect, test } from "vitest";
import { type DescribedPage, observationOf } from "./described-page.ts";
import { detectState } from "./detect.ts";
import { pagesFirst } from "./pages-first.ts";

const nameOf = (page: DescribedPage) =>
  `${page.lang} ${page.expected}: ${page.over?.label ?? page.title}`;

describe("pages written before the detector was run", () => {
  test.each(pagesFirst.map((page) => [nameOf(page), page] as const))("%s", (_, page) => {
    expect(detectState(observationOf(page)).state).toBe(page.expected);
  });
});
