import { calendar, type CalendarDay } from "../../notices/calendar.ts";
import { addDays } from "../../statements/dates.ts";
import { endedRun } from "./ended-run.ts";
import { putFile } from "./put-file.ts";

/** Statements show a charge a few days late: looked at too early, an account that bills again looks quiet. */
const LOOK_AGAIN_DAYS = 3;

/** Writes the end date and the day to look again into a file that any calendar opens. */
export async function writeCalendar(
  wanted: string,
  out: string | undefined,
  json: boolean,
): Promise<void> {
  const { runId, title, endDate, known } = await endedRun(wanted);
  const today = new Date().toISOString().slice(0, 10);
  const from = endDate ?? known.started.startedAt.slice(0, 10);
  const again = addDays(from < today ? today : from, LOOK_AGAIN_DAYS);
  const days: CalendarDay[] = [
    ...(endDate === undefined
      ? []
      : [
          {
            uid: `${runId}-end`,
            day: endDate,
            title: `${title} ends`,
            about: `Last day of ${title}, as its own site said. Run ${runId}.`,
            alarmDaysBefore: 1,
          },
        ]),
    {
      uid: `${runId}-check`,
      day: again,
      title: `Check that ${title} has ended`,
      about: `subterminator check ${runId}\nLook at the bank statement for a charge after the end, too.`,
      alarmDaysBefore: 0,
    },
  ];
  const path = await putFile(out ?? `${runId}.ics`, calendar(days, new Date()));
  process.stdout.write(
    `${json ? JSON.stringify({ success: true, runId, file: path, endDate: endDate ?? null, checkOn: again }) : path}\n`,
  );
}
