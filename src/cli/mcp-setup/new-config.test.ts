import { describe, expect, test } from "vitest";
import { CLIENTS } from "./clients.ts";
import { newConfig } from "./new-config.ts";

const start = { command: "npx", args: ["-y", "subterminator", "mcp"] };
const jsonClients = CLIENTS.filter(({ format }) => "json" in format);
const codex = CLIENTS.find(({ name }) => name === "codex");

describe.each(jsonClients)("$title", (client) => {
  const key = "json" in client.format ? client.format.json : "";

  test("other servers and settings stay as they were; a second time nothing changes", () => {
    const before = JSON.stringify({ theme: "dark", [key]: { other: { command: "x" } } }, null, 4);
    const made = newConfig(client, start, before);
    const text = "text" in made ? made.text : "";
    expect(JSON.parse(text)).toEqual({
      theme: "dark",
      [key]: { other: { command: "x" }, subterminator: client.entry(start) },
    });
    expect(text).toContain('    "theme"');
    expect(newConfig(client, start, text)).toEqual({ same: true });
  });

  test.each(["{ // mine\n}", "[]", "{", `{"${key}": 3}`])("%j is left alone", (before) => {
    expect(newConfig(client, start, before)).toHaveProperty("unreadable");
  });
});

test("Codex: a table is added below what is there; one with other values is left alone", () => {
  if (codex === undefined) throw new Error("no codex");
  const made = newConfig(codex, start, 'model = "x"');
  expect(made).toEqual({
    text: 'model = "x"\n\n[mcp_servers.subterminator]\ncommand = "npx"\nargs = ["-y", "subterminator", "mcp"]\n',
  });
  expect(newConfig(codex, start, "text" in made ? made.text : "")).toEqual({ same: true });
  expect(
    newConfig(codex, start, '[mcp_servers.subterminator]\ncommand = "other"\n'),
  ).toHaveProperty("unreadable");
});
