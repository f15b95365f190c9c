import { showOverview } from "../overview/overview.ts";
import { feed } from "../stream/feed.ts";
import { giveMouseBack, liveFrames, liveInput, liveWords, takeMouse } from "../stream/live.ts";
import { runEvents } from "../stream/run-events.ts";
import { enter, leave, whoAmI } from "./enter.ts";
import { calendarTicket, fileTicket, questionPicture, runPicture, takeFile } from "./files.ts";
import { health, metrics, ready } from "./health.ts";
import { answerQuestion, listQuestions } from "./questions.ts";
import { checkRun, listRuns, retryRun, showRun, stopRun, submitRun } from "./runs.ts";
import { listServices } from "./services.ts";

/** Everything this server answers, besides the page itself. */
export const ROUTES = [
  health,
  ready,
  metrics,
  enter,
  leave,
  whoAmI,
  listRuns,
  submitRun,
  showRun,
  stopRun,
  retryRun,
  checkRun,
  runEvents,
  runPicture,
  fileTicket,
  takeFile,
  listQuestions,
  answerQuestion,
  questionPicture,
  listServices,
  showOverview,
  calendarTicket,
  feed,
  liveFrames,
  liveInput,
  liveWords,
  takeMouse,
  giveMouseBack,
];
