import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ownDomains } from "./service.ts";
import { services } from "./services.ts";

const src = fileURLToPath(new URL("..", import.meta.url));

// Names that are everyday words of a program, and companies whose domains the program may well mention.
const EVERYDAY = new Set(["calm", "economist", "match", "slack", "zoom"]);
const COMPANIES = new Set([
  "amazon.com",
  "apple.com",
  "github.com",
  "google.com",
  "microsoft.com",
  "x.com",
]);

test("no other folder knows a service by name: what is special about one belongs in its file", () => {
  const names = services.map((service) => service.name).filter((name) => !EVERYDAY.has(name));
  const domains = services.flatMap(ownDomains).filter((domain) => !COMPANIES.has(domain));
  const known = [...names, ...domains].map((word) => word.replaceAll(".", String.raw`\.`));
  const special = new RegExp(String.raw`(?<![\w.-])(?:${known.join("|")})(?![\w-])`, "i");
  const files = readdirSync(src, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !/^services[/\\]/.test(file),
  );
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) =>
    readFileSync(join(src, file), "utf8")
      .split("\n")
      // A comment, or an example of the command in a help text, is no special case.
      .filter((line) => !/^\s*(?:\/?\*|\/\/)/.test(line))
      .filter((line) => special.test(line.replace(/subterminator (?:cancel|login) [\w-]+/g, "")))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
