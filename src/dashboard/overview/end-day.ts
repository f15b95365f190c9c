import { datesIn } from "../../reading/block/tokens.ts";

/** The day on which something ends, where the site named one that can be read in only one way. */
export function endDay({
  endDate,
  endedAt,
}: {
  endDate?: string | undefined;
  endedAt?: string | undefined;
}): string | undefined {
  const days = endDate === undefined ? [] : (datesIn(endDate)[0]?.days ?? []);
  const [day] = days;
  if (day === undefined || days.length > 1) return undefined;
  const written = (year: number) =>
    new Date(Date.UTC(year, day.month - 1, day.day)).toISOString().slice(0, 10);
  if (day.year !== undefined) return written(day.year);
  // "ends on 2 December": the next one after the run.
  if (endedAt === undefined) return undefined;
  const year = Number(endedAt.slice(0, 4));
  const same = written(year);
  return same >= endedAt.slice(0, 10) ? same : written(year + 1);
}
