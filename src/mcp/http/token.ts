import { randomBytes } from "node:crypto";
import { chmod, lstat, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

export const TOKEN_VARIABLE = "SUBTERMINATOR_MCP_TOKEN";
const SHORTEST = 16;

export class TokenError extends Error {}

/** `where` may be shown and logged, the token never. */
export type Token = { token: string; where: string };

/** The variable wins and is taken out of the environment, so that no browser process inherits it. */
export async function findToken(env: NodeJS.ProcessEnv, folder: string): Promise<Token> {
  const given = env[TOKEN_VARIABLE];
  delete env[TOKEN_VARIABLE];
  if (given !== undefined) {
    if (given.length < SHORTEST || /\s/.test(given))
      throw new TokenError(
        `${TOKEN_VARIABLE} needs at least ${SHORTEST} characters and no spaces.`,
      );
    return { token: given, where: `the variable ${TOKEN_VARIABLE}` };
  }
  const file = join(folder, "mcp-token");
  return { token: (await readPrivate(file)) ?? (await writePrivate(folder, file)), where: file };
}

/** Kept between starts, so that clients can be set up once; but a file that others could read is worth nothing. */
async function readPrivate(file: string): Promise<string | undefined> {
  const facts = await lstat(file).catch(() => undefined);
  if (facts === undefined || !facts.isFile() || facts.uid !== process.getuid?.()) return undefined;
  if ((facts.mode & 0o077) !== 0) return undefined;
  const token = (await readFile(file, "utf8")).trim();
  return token.length >= 32 && !/\s/.test(token) ? token : undefined;
}

async function writePrivate(folder: string, file: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const token = randomBytes(32).toString("base64url");
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  await writeFile(draft, `${token}\n`, { mode: 0o600, flag: "wx" });
  await chmod(draft, 0o600);
  await rename(draft, file);
  return token;
}
