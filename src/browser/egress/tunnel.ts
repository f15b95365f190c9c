import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { IDLE_MS } from "./limits.ts";

/** Joins two connections until either ends; then both do. */
export function splice(client: Duplex, peer: Socket): void {
  peer.setTimeout(IDLE_MS, () => peer.destroy());
  client.on("error", () => peer.destroy());
  peer.on("error", () => client.destroy());
  client.on("close", () => peer.destroy());
  peer.on("close", () => client.destroy());
  client.pipe(peer);
  peer.pipe(client);
}

/** A CONNECT authority as a URL that can be checked, undefined if it is anything but host:port. */
export function tunnelTarget(authority: string): string | undefined {
  return /^(\[[0-9a-f:.]+\]|[^\s:/\\?#@[\]]+):\d{1,5}$/i.test(authority)
    ? `https://${authority}/`
    : undefined;
}

/** Peeks: the byte stays in the stream. */
export function firstByte(client: Duplex): Promise<number | undefined> {
  const { promise, resolve } = Promise.withResolvers<number | undefined>();
  client.once("close", () => resolve(undefined));
  client.once("readable", () => {
    const chunk: Buffer | null = client.read();
    if (chunk) client.unshift(chunk);
    resolve(chunk?.[0]);
  });
  return promise;
}
