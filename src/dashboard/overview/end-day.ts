import type { RunRow } from "../rows/run-row.ts";

/** The day on which something ends, where the site named one that is a day of the calendar. */
export function endDay({ endDate }: Pick<RunRow, "endDate">): string | undefined {
  if (endDate === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(endDate)) return undefined;
  const time = new Date(`${endDate}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(endDate)
    ? endDate
    : undefined;
}
