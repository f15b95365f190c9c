import { newSecret } from "./secret.ts";

const LASTS_MS = 60_000;

/** A frame or a download cannot send the page's key: it gets an address that is good once, for a minute. */
export function createTickets<T>(now: () => number = Date.now) {
  const open = new Map<string, { what: T; until: number }>();
  return {
    make(what: T): string {
      for (const [name, { until }] of open) if (until < now()) open.delete(name);
      const ticket = newSecret();
      open.set(ticket, { what, until: now() + LASTS_MS });
      return ticket;
    },
    take(ticket: string): T | undefined {
      const found = open.get(ticket);
      open.delete(ticket);
      return found === undefined || found.until < now() ? undefined : found.what;
    },
  };
}
