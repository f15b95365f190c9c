import { connect, isIP, type Socket } from "node:net";

export type Dial = (ip: string, port: number) => Socket;

// RFC 8305: start the next address when the last one has been silent this long.
const STAGGER_MS = 250;
const CONNECT_MS = 10_000;
// A hostile answer may hold hundreds of addresses.
const MAX_ATTEMPTS = 6;

export const systemDial: Dial = (ip, port) => {
  // A literal is never looked up again; anything else would be a second, unchecked DNS answer.
  if (isIP(ip) === 0) throw Object.assign(new Error("not an address"), { code: "EINVAL" });
  return connect({ host: ip, port, noDelay: true, keepAlive: true });
};

/** Connects to the first of these addresses that answers; the losers are destroyed. */
export function dialFirst(
  dial: Dial,
  addresses: string[],
  port: number,
  signal?: AbortSignal,
): Promise<Socket> {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>();
  const queue = interleaveFamilies(addresses).slice(0, MAX_ATTEMPTS);
  const open = new Set<Socket>();
  let settled = false;
  let stagger: NodeJS.Timeout | undefined;

  function finish(winner: Socket | undefined, error?: unknown): void {
    if (settled) return;
    settled = true;
    clearTimeout(stagger);
    clearTimeout(deadline);
    signal?.removeEventListener("abort", onAbort);
    for (const socket of open) if (socket !== winner) socket.destroy();
    if (winner) resolve(winner);
    else reject(error instanceof Error ? error : new Error(String(error)));
  }

  function attempt(): void {
    clearTimeout(stagger);
    const ip = queue.shift();
    if (settled || ip === undefined) return;
    let socket: Socket;
    try {
      socket = dial(ip, port);
    } catch (error) {
      fail(error);
      return;
    }
    open.add(socket);
    let reason: Error = Object.assign(new Error("closed"), { code: "ECONNRESET" });
    const onClose = (): void => {
      open.delete(socket);
      fail(reason);
    };
    // Stays on after the connection is handed over: an error before the caller's own handler must not end the process.
    socket.on("error", (error) => {
      reason = error;
    });
    socket.once("close", onClose);
    socket.once("connect", () => {
      socket.off("close", onClose);
      socket.setNoDelay(true);
      finish(socket);
    });
    if (queue.length > 0) stagger = setTimeout(attempt, STAGGER_MS);
  }

  function fail(error: unknown): void {
    if (queue.length > 0) attempt();
    else if (open.size === 0) finish(undefined, error);
  }

  const timedOut = (): void =>
    finish(undefined, Object.assign(new Error("connect timeout"), { code: "ETIMEDOUT" }));
  const deadline = setTimeout(timedOut, CONNECT_MS);
  const onAbort = (): void =>
    finish(undefined, Object.assign(new Error("aborted"), { code: "ECONNRESET" }));
  signal?.addEventListener("abort", onAbort);
  attempt();
  return promise;
}

function interleaveFamilies(addresses: string[]): string[] {
  const six = addresses.filter((address) => address.includes(":"));
  const four = addresses.filter((address) => !address.includes(":"));
  const [first, second] = addresses[0]?.includes(":") ? [six, four] : [four, six];
  return first
    .flatMap((address, index) => [address, ...second.slice(index, index + 1)])
    .concat(second.slice(first.length));
}
