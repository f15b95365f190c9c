import { serveStdio, StdioServerTransport } from "@modelcontextprotocol/server/stdio";
import { createServer, type FrontDoor } from "./server.ts";

const OWNER = "stdio";

/** Serves this process's stdin and stdout until either ends; `ended` settles then. */
export function startStdio(door: FrontDoor): {
  ended: Promise<string>;
  close: () => Promise<void>;
} {
  const { promise: ended, resolve: end } = Promise.withResolvers<string>();
  process.stdin.once("end", () => end("end of stdin"));
  process.stdin.once("close", () => end("stdin closed"));
  process.stdout.on("error", () => end("stdout closed"));
  const transport = new StdioServerTransport();
  const handle = serveStdio(
    ({ era }) => {
      const server = createServer(door, OWNER, era);
      // The client is there now and will want a browser next: load that part while it reads the tool list.
      setTimeout(() => void door.browsers.get().catch(() => {}), 0);
      return server;
    },
    {
      transport,
      onerror: (error) =>
        door.log({ event: "protocol_error", level: "warn", error: error.message.slice(0, 300) }),
    },
  );
  const closeBySdk = transport.onclose;
  // An overlong message makes the SDK hang up while stdin is still open.
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- a transport of the SDK is no EventTarget
  transport.onclose = () => {
    closeBySdk?.();
    end("connection closed");
  };
  return { ended, close: () => handle.close() };
}
