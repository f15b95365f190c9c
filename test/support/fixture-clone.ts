import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { writeFiles } from "./files.ts";
import { tempFolder } from "./temp-folder.ts";

const root = join(import.meta.dirname, "..", "..");

// Notes its calls and puts in place what `npm install` would: the files below installed/.
const FAKE_NPM = `
  import { appendFileSync, cpSync } from "node:fs";
  const folder = import.meta.dirname;
  appendFileSync(folder + "/calls.log", process.argv.slice(2).join(" ") + "\\n");
  console.log("npm prints this");
  await new Promise((resolve) => setTimeout(resolve, 300));
  cpSync(folder + "/installed", process.cwd() + "/node_modules", { recursive: true });
`;

export type FixtureClone = {
  root: string;
  launcher: string;
  setup: string;
  /** For its programs: no PATH, no home of the person who runs the tests, and an npm that downloads nothing. */
  env: NodeJS.ProcessEnv;
  npmCalls: () => string[];
};

/** A folder with this repository's launcher and set-up; of the rest, only the files given. */
export function fixtureClone(files: Record<string, string>, npm = FAKE_NPM): FixtureClone {
  const folder = tempFolder();
  for (const name of ["bin", "scripts/setup"])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  for (const name of ["package.json", "package-lock.json"])
    copyFileSync(join(root, name), join(folder, name));
  writeFiles(folder, { ...files, "npm/package.json": `{"type":"module"}`, "npm/npm-cli.js": npm });
  provideNode(join(folder, "npm", "installed", "node", "bin", "node"));
  const calls = join(folder, "npm", "calls.log");
  return {
    root: folder,
    launcher: join(folder, "bin", "subterminator.js"),
    setup: join(folder, "scripts", "setup", "run.js"),
    env: {
      PATH: "/nowhere",
      HOME: join(folder, "home"),
      SUBTERMINATOR_BROWSER: process.execPath,
      npm_execpath: join(folder, "npm", "npm-cli.js"),
    },
    npmCalls: () => (existsSync(calls) ? readFileSync(calls, "utf8").trim().split("\n") : []),
  };
}

/** Puts the Node that runs the tests at a place where npm would have put one. */
export function provideNode(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  symlinkSync(process.execPath, file);
  writeFiles(join(dirname(file), ".."), {
    "package.json": JSON.stringify({ version: process.versions.node }),
  });
}
