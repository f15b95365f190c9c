import { serveStdio, StdioServerTransport } from "@modelcontextprotocol/server/stdio";
import { createServer, type FrontDoor } from "./server.ts";
import { LINE_LIMIT, StdinLines } from "./stdin-lines.ts";

const OWNER = "stdio";

/** Serves this process's stdin and stdout until either ends; `ended` settles then. */
export function startStdio(
  door: FrontDoor,
  lineLimit = LINE_LIMIT,
): {
  ended: Promise<string>;
  close: () => Promise<void>;
} {
  const { promise: ended, resolve: end } = Promise.withResolvers<string>();
  process.stdin.once("end", () => end("end of stdin"));
  process.stdin.once("close", () => end("stdin closed"));
  process.stdout.on("error", () => end("stdout closed"));
  const lines = new StdinLines(
    lineLimit,
    (answer) => {
      door.log({ event: "protocol_error", level: "warn", error: answer.error.message });
      process.stdout.write(`${JSON.stringify(answer)}\n`);
    },
    answersRead,
  );
  // One whole line at a time is what the SDK gets, so this is never reached.
  const maxBufferSize = 2 * lineLimit + 2;
  const transport = new StdioServerTransport(process.stdin.pipe(lines), process.stdout, {
    maxBufferSize,
  });
  const handle = serveStdio(
    ({ era }) => {
      const server = createServer(door, OWNER, era);
      // The client is there now and will want a browser next: made ready while it reads the tool list.
      setTimeout(() => void makeReady(door).catch(() => {}), 0);
      return server;
    },
    {
      transport,
      onerror: (error) =>
        door.log({ event: "protocol_error", level: "warn", error: error.message.slice(0, 300) }),
    },
  );
  const closeBySdk = transport.onclose;
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- a transport of the SDK is no EventTarget
  transport.onclose = () => {
    closeBySdk?.();
    end("connection closed");
  };
  return { ended, close: () => handle.close() };
}

async function makeReady({ browsers, openWith }: FrontDoor): Promise<void> {
  (await browsers.get()).warm?.(openWith);
}

/** A client that reads nothing for this long is read from again, so that its end is heard. */
const UNREAD_MS = 2_000;

/** The SDK hangs two listeners on stdout for each answer that waits: of 100,000 at once it took minutes to take them off. */
async function answersRead(): Promise<void> {
  if (!process.stdout.writableNeedDrain) return;
  await new Promise<void>((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      process.stdout.off("drain", done);
      resolve();
    };
    const timer = setTimeout(done, UNREAD_MS);
    process.stdout.on("drain", done);
  });
}
