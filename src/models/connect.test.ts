import { describe, expect, test } from "vitest";
import { ContractError } from "../contract/errors.ts";
import { connect } from "./connect.ts";
import { modelKeySet, resolveModels } from "./resolve.ts";

const all = {
  ANTHROPIC_API_KEY: "a",
  OPENAI_API_KEY: "o",
  GEMINI_API_KEY: "g",
  SUBTERMINATOR_LOCAL_BASE_URL: "http://127.0.0.1:11434/v1",
};

function fault(call: () => unknown): ContractError {
  try {
    call();
  } catch (error) {
    if (error instanceof ContractError) return error;
  }
  throw new Error("there was no ContractError");
}

test.each([
  ["claude-opus-4-6", "Anthropic"],
  ["Claude-Sonnet-5", "Anthropic"],
  ["gpt-5.4", "OpenAI"],
  ["chatgpt-4o-latest", "OpenAI"],
  ["o3", "OpenAI"],
  ["o4-mini", "OpenAI"],
  ["gemini-3.5-flash", "Google"],
  ["local:gpt-oss:20b", "The local endpoint"],
])("%s belongs to %s", (name, provider) => {
  expect(connect(name, all).provider.name).toBe(provider);
});

test("a local name loses its prefix only", () => {
  expect(connect("local:gpt-oss:20b", all).modelId).toBe("gpt-oss:20b");
});

test.each(["opus", "llama3", "orca", "local:", "", " claude", "x".repeat(500)])(
  "the unknown name “%s” is told with names that are known",
  (name) => {
    const error = fault(() => connect(name, all));
    expect(error).toMatchObject({ code: "MODEL_CONFIG", field: "model" });
    expect(error.hint).toContain("claude-opus-4-6");
    expect(error.message.length).toBeLessThan(200);
  },
);

test("a missing key names the variable, and the models whose key is there", () => {
  const error = fault(() => connect("gpt-5.4", { OPENAI_API_KEY: "  ", ANTHROPIC_API_KEY: "a" }));
  expect(error).toMatchObject({ code: "MODEL_CONFIG", field: "OPENAI_API_KEY" });
  expect(error.message).toContain("OPENAI_API_KEY is not set");
  expect(error.hint).toContain("--model claude-opus-4-6");
  expect(error.hint).not.toContain("gemini");
});

test("any of the usual names of Google's key will do", () => {
  for (const variable of ["GOOGLE_GENERATIVE_AI_API_KEY", "GEMINI_API_KEY", "GOOGLE_API_KEY"])
    expect(connect("gemini-3.5-flash", { [variable]: "k" })).toMatchObject({
      apiKey: "k",
      keyVariable: variable,
    });
});

describe("addresses", () => {
  test.each([
    ["claude-x", "ANTHROPIC_BASE_URL", "http://127.0.0.1:9", "http://127.0.0.1:9/v1"],
    ["claude-x", "ANTHROPIC_BASE_URL", "http://127.0.0.1:9/v1/", "http://127.0.0.1:9/v1"],
    [
      "claude-x",
      "ANTHROPIC_BASE_URL",
      "https://g.example/anthropic",
      "https://g.example/anthropic/v1",
    ],
    ["gpt-x", "OPENAI_BASE_URL", "https://g.example/api", "https://g.example/api"],
    ["gemini-x", "GOOGLE_GEMINI_BASE_URL", "http://127.0.0.1:9/", "http://127.0.0.1:9/v1beta"],
    ["gemini-x", "GOOGLE_GENERATIVE_AI_BASE_URL", "http://h/v1beta", "http://h/v1beta"],
  ])("%s by %s=%s is %s", (name, variable, set, used) => {
    expect(connect(name, { ...all, [variable]: set }).baseUrl).toBe(used);
  });

  test.each([
    "localhost:80",
    "ftp://h/v1",
    "http://user:secret@h/v1",
    "http://h/v1?key=secret",
    "not one",
  ])("%s is refused without being repeated", (set) => {
    const error = fault(() => connect("gpt-x", { ...all, OPENAI_BASE_URL: set }));
    expect(error).toMatchObject({ code: "MODEL_CONFIG", field: "OPENAI_BASE_URL" });
    expect(error.message + error.hint).not.toContain("secret");
  });

  test("a local model needs one", () => {
    const error = fault(() => connect("local:qwen3", { OPENAI_API_KEY: "o" }));
    expect(error).toMatchObject({ code: "MODEL_CONFIG", field: "SUBTERMINATOR_LOCAL_BASE_URL" });
  });

  test("a local model takes OpenAI's when it has none of its own, each with its own key", () => {
    const openai = { OPENAI_BASE_URL: "http://127.0.0.1:1/v1", OPENAI_API_KEY: "o" };
    expect(connect("local:q", openai)).toMatchObject({
      baseUrl: "http://127.0.0.1:1/v1",
      apiKey: "o",
    });
    const own = { ...openai, SUBTERMINATOR_LOCAL_BASE_URL: "http://127.0.0.1:2/v1" };
    expect(connect("local:q", own)).toMatchObject({
      baseUrl: "http://127.0.0.1:2/v1",
      apiKey: undefined,
    });
  });
});

describe("which models are asked", () => {
  const names = (choice: Parameters<typeof resolveModels>[0], env: Record<string, string>) =>
    resolveModels(choice, env).models.map(({ name }) => name);

  test("an explicit name, then the environment's, then the default", () => {
    const env = { ANTHROPIC_API_KEY: "a", OPENAI_API_KEY: "o" };
    expect(names({}, env)).toEqual(["claude-opus-4-6"]);
    expect(names({}, { ...env, SUBTERMINATOR_MODEL: "gpt-5.4" })).toEqual(["gpt-5.4"]);
    expect(names({ model: "o3" }, { ...env, SUBTERMINATOR_MODEL: "gpt-5.4" })).toEqual(["o3"]);
  });

  test.each([
    [{ OPENAI_API_KEY: "o" }, ["gpt-5.4"]],
    [{ GEMINI_API_KEY: "g" }, ["gemini-3.5-flash"]],
    [{ OPENAI_API_KEY: "o", GEMINI_API_KEY: "g" }, ["gpt-5.4", "gemini-3.5-flash"]],
    [{ OPENAI_API_KEY: "o", ANTHROPIC_API_KEY: "a" }, ["claude-opus-4-6"]],
  ])("without a name, with %j: the first provider whose key is set", (env, wanted) => {
    expect(names({}, env)).toEqual(wanted);
  });

  test("Gemini stands by where its key is set and it is not the first", () => {
    expect(names({}, all)).toEqual(["claude-opus-4-6", "gemini-3.5-flash"]);
    expect(names({ model: "gemini-2.5-pro" }, all)).toEqual(["gemini-2.5-pro"]);
    expect(names({ fallbackModels: [] }, all)).toEqual(["claude-opus-4-6"]);
  });

  test("named fallbacks come in their order, each once, and must be usable", () => {
    const fallbackModels = ["gpt-5.4", "claude-opus-4-6", "local:q"];
    expect(names({ fallbackModels }, all)).toEqual(["claude-opus-4-6", "gpt-5.4", "local:q"]);
    expect(fault(() => names({ fallbackModels }, { ANTHROPIC_API_KEY: "a" }))).toMatchObject({
      field: "OPENAI_API_KEY",
    });
  });

  test("a simple model is apart", () => {
    const { models, simple } = resolveModels(
      { simpleModel: "gpt-5-mini", fallbackModels: [] },
      all,
    );
    expect([models.length, simple?.name]).toEqual([1, "gpt-5-mini"]);
  });

  test.each([
    [{}, false],
    [{ ANTHROPIC_API_KEY: "a" }, true],
    [{ ANTHROPIC_API_KEY: "" }, false],
    [{ OPENAI_API_KEY: "o" }, true],
    [{ GOOGLE_API_KEY: "g" }, true],
    [{ OPENAI_API_KEY: "o", SUBTERMINATOR_MODEL: "gpt-5.4" }, true],
    [{ OPENAI_API_KEY: "o", SUBTERMINATOR_MODEL: "claude-opus-4-6" }, false],
    // A server that anybody may run has no usual model: it must be named.
    [{ SUBTERMINATOR_LOCAL_BASE_URL: "http://h/v1" }, false],
    [{ SUBTERMINATOR_MODEL: "local:q", SUBTERMINATOR_LOCAL_BASE_URL: "http://h/v1" }, true],
    [{ SUBTERMINATOR_MODEL: "nonsense", ANTHROPIC_API_KEY: "a" }, false],
  ])("with %j a model can be asked: %s", (env, usable) => {
    expect(modelKeySet(env)).toBe(usable);
  });
});
