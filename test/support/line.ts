import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export type Line = {
  port: number;
  leadsTo(port: number): void;
  /** As a laptop that is closed, or a cable that is pulled. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
};

/** A line between a window and a server, which can be cut while both go on. */
export async function layLine(): Promise<Line> {
  let target = 0;
  let whole = true;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => undefined);
  };
  const server = createServer((near) => {
    keep(near);
    if (!whole) return void near.destroy();
    const far = connect(target, "127.0.0.1");
    keep(far);
    near.pipe(far).on("close", () => near.destroy());
    far.pipe(near).on("close", () => far.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    leadsTo: (port) => void (target = port),
    cut() {
      whole = false;
      for (const socket of sockets) socket.destroy();
    },
    mend: () => void (whole = true),
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
