import type { PageState } from "../../src/contract/words.ts";
import type { DescribedPage } from "./described-page.ts";

/** A page, for tests, of a subscription that goes on: `expected` only where the page is plainly one state. */
export type GoingOn = Omit<DescribedPage, "expected"> & { expected?: PageState };

type Row = [title: string, text: string, controls: string, expected?: PageState];

export const goingOn = (lang: string, rows: Row[]): GoingOn[] =>
  rows.map(([title, text, controls, expected]) => ({
    lang,
    title,
    text,
    controls,
    ...(expected ? { expected } : {}),
  }));
