/** 2026-12-14 as "14 December 2026"; anything else stays as the site wrote it. */
export function writtenDate(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  if (year === undefined) return date;
  const time = Date.UTC(Number(year), Number(month) - 1, Number(day));
  if (!new Date(time).toISOString().startsWith(date)) return date;
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(time);
}

export type Moment = { local: string; utc: string };

/** A moment as the person lived it and as anybody else can place it. */
export function moment(at: string, timeZone: string): Moment | undefined {
  const time = new Date(at);
  if (Number.isNaN(time.getTime())) return undefined;
  const local = new Intl.DateTimeFormat("en-GB", {
    timeZone: knownZone(timeZone),
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    timeZoneName: "longOffset",
  }).format(time);
  return { local, utc: `${time.toISOString().slice(0, 19).replace("T", " ")} UTC` };
}

/** Only the time of day, for a list whose day is known. */
export function clockTime(at: string, timeZone: string): string {
  const time = new Date(at);
  if (Number.isNaN(time.getTime())) return "";
  return new Intl.DateTimeFormat("en-GB", {
    timeZone: knownZone(timeZone),
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  }).format(time);
}

export function duration(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min ${seconds % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** A zone that this machine does not know must not cost anybody their proof. */
function knownZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat("en-GB", { timeZone }).resolvedOptions().timeZone;
  } catch {
    return "UTC";
  }
}
