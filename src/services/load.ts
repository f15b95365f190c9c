import { type Stats } from "node:fs";
import { readdir, readFile, realpath, stat } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, extname, join } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { ContractError } from "../contract/errors.ts";
import { findService, type FoundService } from "./find.ts";
import { checkService, faultText, type Service } from "./service.ts";
import { services as builtIn } from "./services.ts";

const EXTENSIONS = [".json", ".ts", ".js", ".mjs"];
const MAX_FILES = 200;
const MAX_BYTES = 256 * 1024;
/** A module that waits for ever at its top level must not keep the others from loading. */
const IMPORT_LIMIT_MS = 10_000;

/** A user's file that cannot be used. Every one of `names` is an error to ask for until the file is mended. */
export type ServiceProblem = { file: string; names: string[]; message: string };
export type ServiceOverride = { name: string; file: string };
export type LoadedServices = {
  services: Service[];
  problems: ServiceProblem[];
  /** Built-in services that a user's file replaces. */
  overrides: ServiceOverride[];
};

export function homeFolder(env: NodeJS.ProcessEnv = process.env): string {
  const named = env["SUBTERMINATOR_HOME"];
  return named === undefined || named === "" ? join(homedir(), ".subterminator") : named;
}

/** The built-in services and those in `<home>/services`, the user's first. One bad file does not stop the others. */
export async function loadServices(
  options: { home?: string; builtIn?: readonly Service[] } = {},
): Promise<LoadedServices> {
  const known = options.builtIn ?? builtIn;
  const folder = join(options.home ?? homeFolder(), "services");
  const own = new Map<string, { service: Service; file: string }>();
  const problems: ServiceProblem[] = [];
  for (const read of await readFolder(folder)) {
    if ("message" in read) {
      problems.push(read);
      continue;
    }
    const earlier = own.get(read.service.name);
    if (earlier)
      problems.push({
        file: read.file,
        names: [read.service.name],
        message: `${read.file}: name: expected a name of its own, ${earlier.file} has ${read.service.name} too`,
      });
    else own.set(read.service.name, read);
  }
  const mine = [...own.values()];
  return {
    services: [
      ...mine.map(({ service }) => service),
      ...known.filter((service) => !own.has(service.name)),
    ],
    problems,
    overrides: mine
      .filter(({ service }) => known.some((other) => other.name === service.name))
      .map(({ service, file }) => ({ name: service.name, file })),
  };
}

/** As `findService`, but a name that a broken user file claims is an error: the built-in is not what the user meant. */
export function resolveService(query: string, loaded: LoadedServices): FoundService {
  const found = findService(query, loaded.services);
  const asked = [query.trim().toLowerCase(), ...("service" in found ? [found.service.name] : [])];
  const broken = loaded.problems.find(({ names }) => names.some((name) => asked.includes(name)));
  if (!broken) return found;
  throw new ContractError(
    "CONTRACT_MISMATCH",
    `The service ${asked.at(-1)} cannot be used. ${broken.message}`,
    {
      field: "service",
      hint: `Mend or remove ${broken.file}.`,
    },
  );
}

type Read = { service: Service; file: string } | ServiceProblem;

async function readFolder(folder: string): Promise<Read[]> {
  let names: string[];
  try {
    names = (await readdir(folder)).filter(
      (name) =>
        !name.startsWith(".") && !name.endsWith(".d.ts") && EXTENSIONS.includes(extname(name)),
    );
  } catch (error) {
    if (codeOf(error) === "ENOENT") return [];
    return [{ file: folder, names: [], message: `${folder}: cannot be read (${codeOf(error)})` }];
  }
  names.sort();
  const open = (await folderFault(folder)) ?? (await folderFault(dirname(folder)));
  const reads = names.slice(0, MAX_FILES).map(async (name): Promise<Read> => {
    const file = join(folder, name);
    return open === undefined ? await readService(file) : problem(file, open);
  });
  const rest = names
    .slice(MAX_FILES)
    .map((name) =>
      problem(join(folder, name), `expected at most ${MAX_FILES} files in the folder`),
    );
  return [...(await Promise.all(reads)), ...rest];
}

/** One file as it would be loaded, or what is wrong with it. */
export async function readService(file: string): Promise<Read> {
  try {
    const real = await realpath(file);
    const about = await stat(real);
    if (!about.isFile()) return problem(file, "expected a file");
    const fault = accessFault(real, about) ?? (await folderFault(dirname(real)));
    if (fault !== undefined) return problem(file, fault);
    if (about.size > MAX_BYTES) return problem(file, `expected at most ${MAX_BYTES} bytes`);
    const value =
      extname(file) === ".json"
        ? parseJson(await readFile(real, "utf8"))
        : await importDefault(real);
    const answer = checkService(value);
    if ("service" in answer) return { service: answer.service, file };
    return problem(file, answer.faults.map(faultText).join("; "), value);
  } catch (error) {
    return problem(file, error instanceof Error ? error.message : String(error));
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, "")) as unknown;
  } catch (error) {
    throw new Error(`not JSON: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

async function importDefault(file: string): Promise<unknown> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`expected to load within ${IMPORT_LIMIT_MS / 1000} s`)),
    IMPORT_LIMIT_MS,
  );
  try {
    const loaded = (await Promise.race([import(pathToFileURL(file).href), late])) as {
      default?: unknown;
    };
    if (loaded.default === undefined)
      throw new Error("default: expected `export default` with the service");
    return loaded.default;
  } finally {
    clearTimeout(timer);
  }
}

function problem(file: string, message: string, value?: unknown): ServiceProblem {
  const stem = file.slice(dirname(file).length + 1, -extname(file).length).toLowerCase();
  const named =
    typeof value === "object" && value !== null && "name" in value && typeof value.name === "string"
      ? value.name
      : stem;
  return { file, names: [...new Set([stem, named])], message: `${file}: ${message}` };
}

async function folderFault(folder: string): Promise<string | undefined> {
  return accessFault(folder, await stat(folder));
}

// These files are code, or steer a browser that is signed in. Windows has no such bits.
function accessFault(path: string, { mode, uid }: Stats): string | undefined {
  if (process.platform === "win32") return undefined;
  if ((mode & 0o002) !== 0) return `refused, everybody may write to ${path}: run chmod o-w on it`;
  const me = process.getuid?.();
  if (me !== undefined && uid !== me && uid !== 0)
    return `refused, ${path} belongs to another user`;
  return undefined;
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}
