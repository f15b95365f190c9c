import { calendar } from "../../notices/calendar.ts";
import type { RunRow } from "../rows/run-row.ts";
import { endDay } from "./end-day.ts";

/** What ends when, for a calendar program: only what the site confirmed, and only days it named plainly. */
export function calendarOf(rows: readonly RunRow[], now: Date = new Date()): string {
  const days = rows.flatMap((row) => {
    const day = row.verified && row.kind === "cancel" ? endDay(row) : undefined;
    if (day === undefined) return [];
    return [{ uid: row.id, day, title: `${row.title} ends`, about: row.sentence ?? "" }];
  });
  return calendar(days, now);
}
