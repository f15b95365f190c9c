import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ContractError } from "../contract/errors.ts";
import { homeFolder, loadServices, resolveService } from "./load.ts";
import { services as builtIn } from "./services.ts";

let home = "";

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "subterminator-services-"));
  await mkdir(join(home, "services"));
});
afterEach(async () => {
  await rm(home, { recursive: true, force: true });
});

const put = async (name: string, content: unknown): Promise<string> => {
  const file = join(home, "services", name);
  await writeFile(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
};
const gym = { name: "my-gym", title: "My Gym", startUrl: "https://example.com/account" };
const load = () => loadServices({ home });
const nameOf = (query: string, loaded: Awaited<ReturnType<typeof load>>): string | undefined => {
  const answer = resolveService(query, loaded);
  return "service" in answer ? answer.service.name : undefined;
};

describe("homeFolder", () => {
  test("is SUBTERMINATOR_HOME, else a folder in the user's home", () => {
    expect(homeFolder({ SUBTERMINATOR_HOME: "/x" })).toBe("/x");
    expect(homeFolder({ SUBTERMINATOR_HOME: "" })).toMatch(/\.subterminator$/);
    expect(homeFolder({})).toMatch(/\.subterminator$/);
  });
});

describe("loadServices", () => {
  test("gives the built-in ones where there is no folder", async () => {
    const loaded = await loadServices({ home: join(home, "nowhere") });
    expect(loaded).toEqual({ services: [...builtIn], problems: [], overrides: [] });
  });

  test("takes JSON, TypeScript and JavaScript", async () => {
    await put("a.json", { ...gym, name: "a-gym" });
    await put(
      "b.ts",
      `const title: string = "B";\nexport default { name: "b-gym", title, startUrl: "https://b.example/" };`,
    );
    await put(
      "c.mjs",
      `export default { name: "c-gym", title: "C", startUrl: "https://c.example/" };`,
    );
    await put(
      "d.js",
      `module.exports = { name: "d-gym", title: "D", startUrl: "https://d.example/" };`,
    );
    await put("notes.md", "# mine");
    await put(".hidden.json", "{");
    const loaded = await load();
    expect(loaded.problems).toEqual([]);
    for (const name of ["a-gym", "b-gym", "c-gym", "d-gym"])
      expect(nameOf(name, loaded)).toBe(name);
    expect(loaded.services).toHaveLength(builtIn.length + 4);
  });

  test("a user's file replaces the built-in of the same name and says so", async () => {
    const file = await put("mine.json", { ...gym, name: "netflix" });
    const loaded = await load();
    expect(loaded.overrides).toEqual([{ name: "netflix", file }]);
    expect(loaded.services.filter((service) => service.name === "netflix")).toHaveLength(1);
    expect(resolveService("netflix", loaded)).toMatchObject({ service: { title: "My Gym" } });
  });

  test.each([
    ["my-gym.json", "{ not json", "not JSON"],
    ["my-gym.json", { ...gym, startUrl: undefined }, "startUrl: expected an address"],
    ["my-gym.json", { ...gym, title: 7 }, "title: "],
    [
      "my-gym.json",
      { ...gym, checkpoints: [{ at: "label", regex: "(a+)+" }] },
      "checkpoints[0].regex: repeats without a limit",
    ],
    ["my-gym.json", { ...gym, colour: "red" }, "colour"],
    ["my-gym.json", [], "(whole file)"],
    ["my-gym.json", "x".repeat(300_000), "at most"],
    ["my-gym.ts", "enum A { B }\nexport default {};", "enum"],
    ["my-gym.mjs", "throw new Error('boom');", "boom"],
    ["my-gym.mjs", "export const service = {};", "export default"],
  ])(
    "%s, case %#: names file, field and what was expected, and spares the others",
    async (name, content, words) => {
      const file = await put(name, content);
      await put("other.json", { ...gym, name: "other-gym" });
      const loaded = await load();
      expect(loaded.problems).toHaveLength(1);
      expect(loaded.problems[0]?.message).toContain(`${file}: `);
      expect(loaded.problems[0]?.message).toContain(words);
      expect(nameOf("other-gym", loaded)).toBe("other-gym");
      expect(() => resolveService("my-gym", loaded)).toThrow(ContractError);
    },
  );

  test("a broken file for a built-in service does not fall back to the built-in", async () => {
    await put("x.json", { name: "netflix", title: "Mine" });
    const loaded = await load();
    expect(() => resolveService("netflix", loaded)).toThrow(/netflix cannot be used/);
    expect(() => resolveService("Netflix", loaded)).toThrow(ContractError);
    expect(nameOf("spotify", loaded)).toBe("spotify");
  });

  test("two files with one name: the first holds, the second is named", async () => {
    await put("a.json", gym);
    await put("b.json", gym);
    const loaded = await load();
    expect(loaded.problems[0]?.message).toMatch(/b\.json: name: .*a\.json/);
    expect(() => resolveService("my-gym", loaded)).toThrow(ContractError);
  });
});

describe.skipIf(process.platform === "win32")("what everybody may write", () => {
  const refused = async (): Promise<void> => {
    const loaded = await load();
    expect(loaded.problems[0]?.message).toContain("refused, everybody may write to");
    expect(() => resolveService("my-gym", loaded)).toThrow(ContractError);
    expect((globalThis as { ran?: boolean }).ran).toBeUndefined();
  };
  const code = `globalThis.ran = true;\nexport default ${JSON.stringify(gym)};`;

  test("is refused as a file, and its code does not run", async () => {
    await chmod(await put("my-gym.mjs", code), 0o666);
    await refused();
  });

  test("is refused as the folder", async () => {
    await put("my-gym.mjs", code);
    await chmod(join(home, "services"), 0o777);
    await refused();
  });

  test("is refused as the folder above", async () => {
    await put("my-gym.mjs", code);
    await chmod(home, 0o777);
    await refused();
  });

  test("is refused behind a link", async () => {
    const elsewhere = await mkdtemp(join(tmpdir(), "subterminator-open-"));
    try {
      await writeFile(join(elsewhere, "target.mjs"), code);
      await chmod(elsewhere, 0o777);
      await symlink(join(elsewhere, "target.mjs"), join(home, "services", "my-gym.mjs"));
      await refused();
    } finally {
      await rm(elsewhere, { recursive: true, force: true });
    }
  });
});
