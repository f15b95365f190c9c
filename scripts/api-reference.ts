import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const LIBRARY = fileURLToPath(new URL("../src/library/", import.meta.url));
const ENTRIES: [name: string, file: string][] = [
  ["subterminator", "index.ts"],
  ["subterminator/contract", "contract.ts"],
  ["subterminator/ai-sdk", "ai-sdk.ts"],
];

/** Every public name with its own words and its shape, from the sources: what stands here is what is imported. */
export function apiReference(): string {
  const told = new Set<string>();
  const parts = ENTRIES.map(([name, file]) => {
    const items = exportsOf(join(LIBRARY, file)).map((one) => {
      const key = `${one.file} ${one.name}`;
      if (told.has(key)) return `### \`${one.name}\`\n\nAs above.`;
      told.add(key);
      return [`### \`${one.name}\``, one.words, `\`\`\`ts\n${one.shape}\n\`\`\``]
        .filter((part) => part !== "")
        .join("\n\n");
    });
    return `## \`${name}\`\n\n${items.join("\n\n")}`;
  });
  return `# API reference\n\nGenerated from the sources by \`npm run gen\`; [library.md](library.md) says what each is for.\n\n${parts.join("\n\n")}\n`;
}

type Item = { name: string; file: string; words: string; shape: string };

/** What a module gives away: by its own declarations, by naming, or all of another one. */
function exportsOf(file: string): Item[] {
  const source = readFileSync(file, "utf8");
  const passed = [...source.matchAll(/^export (?:type )?\{([^}]*)\} from "([^"]+)";/gms)].flatMap(
    ([, names = "", from = ""]) =>
      names
        .split(",")
        .map((name) => name.replace(/^\s*type\s+/, "").trim())
        .filter((name) => name !== "")
        .map((name) => declared(join(dirname(file), from), name)),
  );
  const whole = [...source.matchAll(/^export \* from "([^"]+)";/gm)].flatMap(([, from = ""]) =>
    exportsOf(join(dirname(file), from)),
  );
  const own = [...source.matchAll(/^export (?:async )?(?:function|const|class|type) (\w+)/gm)].map(
    ([, name = ""]) => declared(file, name),
  );
  return [...own, ...passed, ...whole];
}

function declared(file: string, name: string): Item {
  const source = readFileSync(file, "utf8");
  const found = new RegExp(
    String.raw`(?:^/\*\*(?<words>(?:(?!\*/)[\s\S])*)\*/\n)?^export (?<kind>async function|function|const|class|type) ${name}\b`,
    "m",
  ).exec(source);
  if (found === null) {
    const passed = exportsOf(file).find((one) => one.name === name);
    if (passed === undefined) throw new Error(`${file} does not declare ${name}`);
    return passed;
  }
  const words = (found.groups?.["words"] ?? "").replaceAll(/\n\s*\* ?/g, " ").trim();
  const from = found.index + found[0].lastIndexOf("export ");
  return { name, file, words, shape: shapeAt(source, from, found.groups?.["kind"] ?? "") };
}

/** A function's or class's head, a whole type, a constant's name: what a caller needs to know. */
function shapeAt(source: string, from: number, kind: string): string {
  const rest = source.slice(from + "export ".length);
  if (kind === "const") return `${/^const \w+(?:: [^=]+)?/.exec(rest)?.[0].trim() ?? ""};`;
  if (kind === "class") return `${rest.slice(0, rest.indexOf("{")).trim()};`;
  let depth = 0;
  for (let at = 0; at < rest.length; at++) {
    const one = rest[at] ?? "";
    if (kind.endsWith("function") && one === "{" && depth === 0)
      return `${rest.slice(0, at).trim()};`;
    if ("([{".includes(one)) depth++;
    if (")]}".includes(one)) depth--;
    if (one === ";" && depth === 0) return rest.slice(0, at + 1);
  }
  return rest;
}
