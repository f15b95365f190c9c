export type CalendarDay = {
  uid: string;
  day: string;
  title: string;
  about: string;
  alarmDaysBefore?: number;
};

const CRLF = "\r\n";

/** iCalendar (RFC 5545): whole days, so that no time zone can move them. */
export function calendar(days: readonly CalendarDay[], now: Date): string {
  const stamp = `${now.toISOString().replaceAll(/[-:]/g, "").slice(0, 15)}Z`;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//subterminator//after//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...days.flatMap(({ uid, day, title, about, alarmDaysBefore }) => [
      "BEGIN:VEVENT",
      `UID:${escape(uid)}@subterminator`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`,
      `DTEND;VALUE=DATE:${nextDay(day).replaceAll("-", "")}`,
      `SUMMARY:${escape(title)}`,
      `DESCRIPTION:${escape(about)}`,
      "TRANSP:TRANSPARENT",
      ...(alarmDaysBefore === undefined
        ? []
        : [
            "BEGIN:VALARM",
            "ACTION:DISPLAY",
            `DESCRIPTION:${escape(title)}`,
            `TRIGGER:-P${alarmDaysBefore}D`,
            "END:VALARM",
          ]),
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join(CRLF)}${CRLF}`;
}

const escape = (text: string): string =>
  text
    .replaceAll("\\", "\\\\")
    .replaceAll(";", "\\;")
    .replaceAll(",", "\\,")
    .replaceAll(/\r?\n/g, "\\n");

const nextDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** At most 75 bytes a line, cut between letters. */
function folded(line: string): string {
  let result = "";
  let room = 75;
  for (const letter of line) {
    const bytes = Buffer.byteLength(letter);
    if (bytes > room) {
      result += `${CRLF} `;
      room = 74;
    }
    result += letter;
    room -= bytes;
  }
  return result;
}
