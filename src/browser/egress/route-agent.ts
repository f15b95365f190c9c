import { Agent, type RequestOptions } from "node:http";
import type { Duplex } from "node:stream";
import { dialFirst, type Dial } from "./dial.ts";
import { IDLE_MS } from "./limits.ts";
import type { OpenRoute } from "./route.ts";

export type RoutedOptions = RequestOptions & { route?: OpenRoute };
type SocketCallback = (error: Error | null, socket: Duplex) => void;

/** Keeps upstream connections alive. The pool's key holds the checked addresses, so a new DNS answer never reuses an old socket. */
export class RouteAgent extends Agent {
  readonly #dial: Dial;

  constructor(dial: Dial) {
    super({ keepAlive: true, maxFreeSockets: 64, scheduling: "lifo", timeout: IDLE_MS });
    this.#dial = dial;
  }

  override getName(options?: RoutedOptions): string {
    const route = options?.route;
    return route
      ? `${route.host}:${route.port}:${route.addresses.toSorted().join(",")}`
      : super.getName(options);
  }

  override createConnection(options: RoutedOptions, handOver?: SocketCallback): undefined {
    const route = options.route;
    if (!route) throw new Error("a connection without a checked route");
    dialFirst(this.#dial, route.addresses, route.port).then(
      (socket) => handOver?.(null, socket),
      (error: Error) => handOver?.(error, undefined as never),
    );
  }
}
