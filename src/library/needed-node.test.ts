import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const INDEX = new URL("./index.ts", import.meta.url).href;
const imported = (version: string) =>
  promisify(execFile)(process.execPath, [
    "--input-type=module",
    "-e",
    `Object.defineProperty(process.versions, "node", { value: ${JSON.stringify(version)} });
     await import(${JSON.stringify(INDEX)}).then(() => console.log("there"), ({ message }) => console.log(message));`,
  ]);

test("on a Node that is too old a program hears that first, and nothing else fails before", async () => {
  expect((await imported("20.20.2")).stdout).toContain(
    "needs Node 22.18 or newer; this is Node 20.20.2",
  );
  expect((await imported("22.18.0")).stdout).toContain("there");
});
