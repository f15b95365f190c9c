import { LOCALES } from "./tokens.ts";

/** The long names of the days of the week, as the languages of the world print them. */
const NAMES = new Set(
  LOCALES.flatMap((locale) => {
    const format = new Intl.DateTimeFormat(`${locale}-u-ca-gregory`, {
      weekday: "long",
      timeZone: "UTC",
    });
    return Array.from({ length: 7 }, (_, day) =>
      format.format(Date.UTC(2026, 0, 4 + day)).toLowerCase(),
    );
  }),
);

/** "See you at the door on Thursday!": something is going to happen then. */
export const namesWeekday = (text: string): boolean =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}-]+/u)
    .some((word) => NAMES.has(word));
