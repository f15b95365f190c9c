import type { Task } from "./task.ts";
import { buttons } from "./tasks/buttons.ts";
import { calendar } from "./tasks/calendar.ts";
import { dragging } from "./tasks/dragging.ts";
import { sliders } from "./tasks/sliders.ts";
import { ordering } from "./tasks/ordering.ts";
import { choices } from "./tasks/choices.ts";
import { dates } from "./tasks/dates.ts";
import { finding } from "./tasks/finding.ts";
import { flights } from "./tasks/flights.ts";
import { mail } from "./tasks/mail.ts";
import { marking } from "./tasks/marking.ts";
import { social } from "./tasks/social.ts";
import { terminal } from "./tasks/terminal.ts";
import { typing } from "./tasks/typing.ts";

/** One list a family; the pages that no script is written for are in out-of-reach.ts. */
export const tasks: Task[] = [
  ...buttons,
  ...choices,
  ...typing,
  ...finding,
  ...dates,
  ...flights,
  ...marking,
  ...terminal,
  ...mail,
  ...social,
  ...dragging,
  ...calendar,
  ...sliders,
  ...ordering,
];
