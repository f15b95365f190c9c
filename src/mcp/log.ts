export type LogLevel = "debug" | "info" | "warn" | "error";

/** One thing that happened. The browser layer redacts its events before they get here. */
export type LogEvent = { event: string; level?: LogLevel; [key: string]: unknown };
export type Log = (event: LogEvent) => void;

export const noLog: Log = () => {};

/** JSON lines on stderr. pino is loaded at the first event, which is after the first answer on a cold start. */
export function stderrLog(level: LogLevel): Log {
  let writer: Promise<Log> | undefined;
  return (event) => {
    writer ??= openWriter(level);
    void writer.then((write) => write(event));
  };
}

async function openWriter(level: LogLevel): Promise<Log> {
  const { default: pino } = await import("pino");
  const destination = pino.destination({ fd: 2, sync: true });
  // Whoever read the log may be gone while the browser still has to be closed.
  destination.on("error", () => {});
  const logger = pino({ level, base: { pid: process.pid }, messageKey: "event" }, destination);
  return ({ event, level: at = "info", ...rest }) => logger[at](rest, event);
}
