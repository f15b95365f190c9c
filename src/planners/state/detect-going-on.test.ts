import { beforeAll, describe, expect, test } from "vitest";
import { genericService } from "../../services/generic.ts";
import { observationOf } from "../../../test/support/described-page.ts";
import { detectState } from "./detect.ts";
import type { GoingOn } from "../../../test/support/going-on.ts";
import {
  goingOnDutch,
  goingOnGerman,
  goingOnJapanese,
} from "../../../test/fixtures/pages/going-on/de-nl-ja.ts";
import { goingOnElsewhere } from "../../../test/fixtures/pages/going-on/something-else-ended.ts";
import { goingOnEnglish } from "../../../test/fixtures/pages/going-on/en.ts";
import { goingOnAfterAChange } from "../../../test/fixtures/pages/going-on/after-a-change.ts";
import { goingOnThroughAPause } from "../../../test/fixtures/pages/going-on/pauses-and-trials.ts";
import {
  goingOnFrench,
  goingOnItalian,
  goingOnPortuguese,
  goingOnSpanish,
} from "../../../test/fixtures/pages/going-on/fr-es-pt-it.ts";

const pages: GoingOn[] = [
  ...goingOnAfterAChange,
  ...goingOnElsewhere,
  ...goingOnThroughAPause,
  ...goingOnEnglish,
  ...goingOnGerman,
  ...goingOnDutch,
  ...goingOnJapanese,
  ...goingOnFrench,
  ...goingOnSpanish,
  ...goingOnPortuguese,
  ...goingOnItalian,
];
const observed = (page: GoingOn) => observationOf({ ...page, expected: "UNKNOWN" });
const service = genericService("https://www.example.com/x");
const OVER = ["COMPLETE", "ACCOUNT_CANCELLED"];

// The first reading builds the matchers: half a second of work, ten times that on a busy machine.
beforeAll(() => void detectState(observed(pages[0] as GoingOn)), 60_000);

describe("a page of a subscription that goes on is never read as its end", () => {
  test.each(pages.map((page) => [`${page.lang} ${page.title}`, page] as const))("%s", (_, page) => {
    const states = [detectState(observed(page)), detectState(observed(page), service)].map(
      ({ state }) => state,
    );
    for (const state of states) expect(OVER).not.toContain(state);
    if (page.expected) expect(states).toEqual([page.expected, page.expected]);
  });
});
