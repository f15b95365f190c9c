/** How long a provider asks to be left alone: `retry-after-ms`, or `retry-after` in seconds or as a date. */
export function retryAfterMs(
  headers: Readonly<Record<string, string>> | undefined,
  now: number,
): number | undefined {
  const exact = Number.parseFloat(headers?.["retry-after-ms"] ?? "");
  if (Number.isFinite(exact)) return Math.max(0, exact);
  const text = headers?.["retry-after"]?.trim();
  if (text === undefined || text === "") return undefined;
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1_000;
  // Without a day's name it is no HTTP date, and Date.parse would read "-5" as the year 2001.
  const date = /^[a-z]{3}/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
