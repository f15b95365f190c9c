import type { Database } from "../../runs/postgres/database.ts";
import { SCOPES, type Scope } from "./scopes.ts";
import { hashOf, newSecret } from "./secret.ts";
import { PREFIX, type Tokens } from "./tokens.ts";

type Row = { name: string; hash: string; scopes: string[]; created_at: Date };

/** Tokens in a fleet's database: made on one machine, good at every server. */
export function pgTokens(database: Database): Tokens {
  const scopesOf = (words: string[]): Scope[] => SCOPES.filter((scope) => words.includes(scope));
  return {
    async create(name, scopes) {
      const token = `${PREFIX}${newSecret()}`;
      await database.query(
        `insert into subterminator.token (name, hash, scopes) values ($1, $2, $3)
         on conflict (name) do update set hash = excluded.hash, scopes = excluded.scopes, created_at = now()`,
        [name, hashOf(token), scopes],
      );
      return token;
    },
    async list() {
      const rows = await database.query<Row>("select * from subterminator.token order by name");
      return rows.map(({ name, hash, scopes, created_at: at }) => ({
        name,
        hash,
        scopes: scopesOf(scopes),
        createdAt: at.toISOString(),
      }));
    },
    async revoke(name) {
      const gone = await database.query(
        "delete from subterminator.token where name = $1 returning name",
        [name],
      );
      return gone.length > 0;
    },
    async find(token) {
      if (!token.startsWith(PREFIX)) return undefined;
      const [row] = await database.query<Row>("select * from subterminator.token where hash = $1", [
        hashOf(token),
      ]);
      return row === undefined ? undefined : { name: row.name, scopes: scopesOf(row.scopes) };
    },
  };
}
