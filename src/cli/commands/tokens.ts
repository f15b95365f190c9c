import { commandGroup, type GroupedCommand } from "../command-group.ts";
import type { Tokens } from "../../dashboard/security/tokens.ts";
import { homeFolder } from "../home.ts";
import { outputArgs } from "../settings.ts";
import { textOf, type Given } from "../strict-args.ts";
import { say } from "../terminal/say.ts";
import { table } from "../terminal/table.ts";
import { UsageError } from "../usage-error.ts";

const name = {
  type: "positional",
  required: true,
  description: "What the token is called",
} as const;

const COMMANDS: Record<string, GroupedCommand> = {
  create: {
    description: "Make a token for the HTTP API; it is printed once",
    args: {
      name,
      scopes: {
        type: "string",
        description:
          "What it may: read, submit, approve, admin, with commas between (default: read)",
        valueHint: "read,submit",
      },
      ...outputArgs,
    },
    async work(given, json) {
      const called = nameOf(given);
      const scopes = await scopesOf(textOf(given, "scopes") ?? "read");
      const token = await withTokens((tokens) => tokens.create(called, scopes));
      print(json ? JSON.stringify({ name: called, scopes, token }) : token);
    },
  },
  list: {
    description: "Tokens there are, without their secrets",
    args: { ...outputArgs },
    async work(_, json) {
      const all = (await withTokens((tokens) => tokens.list())).map(
        ({ name: called, scopes, createdAt }) => ({
          name: called,
          scopes,
          createdAt,
        }),
      );
      if (json) return print(JSON.stringify({ tokens: all }));
      if (all.length === 0)
        return say("There are no tokens. `subterminator tokens create` makes one.");
      print(
        table(
          ["name", "scopes", "made"],
          all.map((one) => [one.name, one.scopes.join(", "), one.createdAt.slice(0, 10)]),
        ),
      );
    },
  },
  revoke: {
    description: "Make a token worthless",
    args: { name, ...outputArgs },
    async work(given, json) {
      const called = nameOf(given);
      if (!(await withTokens((tokens) => tokens.revoke(called))))
        throw new UsageError(
          `there is no token ${JSON.stringify(called)}.`,
          "`subterminator tokens list` shows them.",
        );
      print(
        json ? JSON.stringify({ revoked: called }) : `The token ${called} is worth nothing now.`,
      );
    },
  },
};

export const tokensCommand = commandGroup(
  { name: "tokens", description: "Tokens of the HTTP API: create, list, revoke" },
  COMMANDS,
);

/** In the fleet's database where one is set, so that every server knows them; else on this machine. */
async function withTokens<T>(work: (tokens: Tokens) => Promise<T>): Promise<T> {
  const { runsDatabase } = await import("../fleet/database-address.ts");
  const url = runsDatabase();
  if (url === undefined)
    return work((await import("../../dashboard/security/tokens.ts")).fileTokens(homeFolder()));
  const [{ opened }, { migrate }, { databaseFailure }, { pgTokens }] = await Promise.all([
    import("../fleet/open-store.ts"),
    import("../../runs/postgres/migrate.ts"),
    import("../../runs/postgres/database.ts"),
    import("../../dashboard/security/pg-tokens.ts"),
  ]);
  const { database } = await opened(url);
  try {
    await migrate(database).catch((error: unknown) => {
      throw databaseFailure("open the database", error);
    });
    return await work(pgTokens(database));
  } finally {
    await database.close();
  }
}

function nameOf(given: Given): string {
  const called = textOf(given, "name") ?? "";
  if (/^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/.test(called)) return called;
  throw new UsageError("a token's name takes letters, digits, dots and dashes.");
}

async function scopesOf(text: string) {
  const { SCOPES } = await import("../../dashboard/security/scopes.ts");
  const wanted = text.split(",").map((one) => one.trim());
  const scopes = SCOPES.filter((scope) => wanted.includes(scope));
  const strange = wanted.find((one) => !(SCOPES as readonly string[]).includes(one));
  if (strange !== undefined)
    throw new UsageError(`--scopes takes ${SCOPES.join(", ")}; not ${JSON.stringify(strange)}.`);
  return scopes;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
