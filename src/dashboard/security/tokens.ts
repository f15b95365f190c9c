import { join } from "node:path";
import { z } from "zod";
import { privateFile } from "./private-file.ts";
import { SCOPES, type Caller, type Scope } from "./scopes.ts";
import { hashOf, newSecret } from "./secret.ts";

const tokenSchema = z.object({
  name: z.string(),
  hash: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  createdAt: z.string(),
});
export type StoredToken = z.output<typeof tokenSchema>;

/** Tokens of programs. Only their hashes are kept. */
export type Tokens = {
  /** The token itself, which nobody can see again. */
  create(name: string, scopes: Scope[]): Promise<string>;
  list(): Promise<StoredToken[]>;
  revoke(name: string): Promise<boolean>;
  find(token: string): Promise<Caller | undefined>;
};

export const PREFIX = "sub_";

export function fileTokens(home: string, now: () => Date = () => new Date()): Tokens {
  const file = privateFile(join(home, "tokens.json"), z.array(tokenSchema), []);
  return {
    async create(name, scopes) {
      const token = `${PREFIX}${newSecret()}`;
      const made = { name, hash: hashOf(token), scopes, createdAt: now().toISOString() };
      await file.change((all) => [...all.filter((one) => one.name !== name), made]);
      return token;
    },
    list: () => file.read(),
    async revoke(name) {
      let found = false;
      await file.change((all) => {
        found = all.some((one) => one.name === name);
        return all.filter((one) => one.name !== name);
      });
      return found;
    },
    async find(token) {
      if (!token.startsWith(PREFIX)) return undefined;
      const hash = hashOf(token);
      const found = (await file.read()).find((one) => one.hash === hash);
      return found === undefined ? undefined : { name: found.name, scopes: found.scopes };
    },
  };
}
