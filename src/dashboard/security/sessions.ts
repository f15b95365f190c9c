import { join } from "node:path";
import { z } from "zod";
import { privateFile } from "./private-file.ts";
import { hashOf, isSame, newSecret } from "./secret.ts";
import { SCOPES, type Caller } from "./scopes.ts";

export const COOKIE = "subterminator";
/** The second half of a session. Cookies of 127.0.0.1 go to every port there; this one stays with the page. */
export const KEY_HEADER = "x-subterminator-key";
const LASTS_MS = 7 * 24 * 60 * 60_000;
const LINK_MS = 15 * 60_000;
const MOST = 50;

const sessionSchema = z.object({ cookie: z.string(), key: z.string(), until: z.number() });

/** People at a browser: a link is good once, for a cookie and a key, which must come together. */
export function createSessions(home: string, who: string, now: () => number = Date.now) {
  const file = privateFile(join(home, "dashboard-sessions.json"), z.array(sessionSchema), []);
  let links: { hash: string; until: number }[] = [];
  const living = (all: z.output<typeof sessionSchema>[]) =>
    all.filter(({ until }) => until > now());
  return {
    newLink(): string {
      const token = newSecret();
      links = [
        ...links.filter(({ until }) => until > now()),
        { hash: hashOf(token), until: now() + LINK_MS },
      ].slice(-MOST);
      return token;
    },
    /** undefined: it was used, is too old, or never was. */
    async enter(token: string): Promise<{ cookie: string; key: string } | undefined> {
      const hash = hashOf(token);
      const known = links.find((link) => link.hash === hash && link.until > now());
      if (known === undefined) return undefined;
      links = links.filter((link) => link !== known);
      const made = { cookie: newSecret(), key: newSecret() };
      const kept = { cookie: hashOf(made.cookie), key: hashOf(made.key), until: now() + LASTS_MS };
      await file.change((all) => [...living(all), kept].slice(-MOST));
      return made;
    },
    async find(cookie: string | undefined, key: string | undefined): Promise<Caller | undefined> {
      if (cookie === undefined || key === undefined) return undefined;
      const hash = hashOf(cookie);
      const session = living(await file.read()).find((one) => one.cookie === hash);
      if (session === undefined || !isSame(session.key, hashOf(key))) return undefined;
      return { name: who, scopes: SCOPES };
    },
    async leave(cookie: string): Promise<void> {
      const hash = hashOf(cookie);
      await file.change((all) => living(all).filter((one) => one.cookie !== hash));
    },
    cookieSeconds: LASTS_MS / 1000,
  };
}

export type Sessions = ReturnType<typeof createSessions>;
