import type { RunRow } from "../rows/run-row.ts";
import { endDay } from "./end-day.ts";

/** RFC 5545: lines end with CRLF and hold at most 75 bytes; a longer one goes on after a space. */
export function calendarOf(rows: readonly RunRow[]): string {
  const events = rows.flatMap((row) => {
    const day = row.verified && row.kind === "cancel" ? endDay(row) : undefined;
    if (day === undefined) return [];
    const plain = day.replaceAll("-", "");
    const stamp = (row.endedAt ?? row.startedAt).replaceAll(/[-:]|\.\d+/g, "");
    return [
      "BEGIN:VEVENT",
      `UID:${row.id}@subterminator`,
      `DTSTAMP:${/^\d{8}T\d{6}Z$/.test(stamp) ? stamp : "19700101T000000Z"}`,
      `DTSTART;VALUE=DATE:${plain}`,
      `SUMMARY:${escaped(`${row.title} ends`)}`,
      `DESCRIPTION:${escaped(row.sentence ?? "")}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ];
  });
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//subterminator//EN",
    ...events,
    "END:VCALENDAR",
  ]
    .map(folded)
    .join("\r\n")
    .concat("\r\n");
}

function escaped(text: string): string {
  return text
    .replaceAll("\\", "\\\\")
    .replaceAll(";", String.raw`\;`)
    .replaceAll(",", String.raw`\,`)
    .replaceAll(/\r?\n/g, String.raw`\n`);
}

function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > (parts.length === 0 ? 75 : 74)) {
      parts.push(part);
      part = "";
    }
    part += letter;
  }
  return [...parts, part].join("\r\n ");
}
