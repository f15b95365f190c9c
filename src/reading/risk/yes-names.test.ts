import { expect, test } from "vitest";
import { readAddress } from "./address-words.ts";

test.each(["/rooms/4/give-back?proceed=1", "/badge/drop.js?permanently=true", "/x?do_it=yes"])(
  "an address says yes in other words than confirm: %s",
  (url) => {
    expect(readAddress(url)).toMatchObject({ confirmed: true, asset: false });
  },
);

test.each(["/rooms/4?go=home", "/badge.js?v=1", "/x?permanent=0"])(
  "an address that says none: %s",
  (url) => {
    expect(readAddress(url).confirmed).toBe(false);
  },
);
