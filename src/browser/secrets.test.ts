import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { afterAll, describe, expect, it, test } from "vitest";
import { createSecretStore } from "./secrets.ts";

const folder = mkdtempSync(join(tmpdir(), "secrets-"));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
function file(text: string, mode = 0o600): string {
  const path = join(folder, `secrets-${files++}`);
  writeFileSync(path, text);
  chmodSync(path, mode);
  return path;
}
function failure(run: () => unknown): {
  code?: string;
  message: string;
  hint?: string;
  retryable?: boolean;
} {
  try {
    run();
  } catch (error) {
    return error as Error;
  }
  throw new Error("it did not throw");
}

const shop = "https://shop.test";

describe("resolve", () => {
  it("reads the environment, with and without the prefix", () => {
    const store = createSecretStore({ env: { SUBTERMINATOR_SECRET_PW: "hunter2", PW: "other" } });
    expect(store.resolve("PW", shop)).toBe("hunter2");
    expect(store.resolve("secret:PW", shop)).toBe("hunter2");
  });

  it("sees what is set after it was made", () => {
    const env: Record<string, string> = {};
    const store = createSecretStore({ env });
    env["SUBTERMINATOR_SECRET_OTP"] = "112233";
    expect(store.resolve("OTP", shop)).toBe("112233");
  });

  it.each(["NONE", "", "PW_ORIGIN", "../x", "__proto__", "constructor"])(
    "refuses the unknown name %s",
    (name) => {
      const store = createSecretStore({
        env: { SUBTERMINATOR_SECRET_PW: "hunter2", SUBTERMINATOR_SECRET_PW_ORIGIN: shop },
      });
      expect(failure(() => store.resolve(name, shop))).toMatchObject({
        code: "CONTRACT_MISMATCH",
        retryable: false,
        hint: expect.stringContaining("SUBTERMINATOR_SECRET_"),
      });
    },
  );

  it("reads lines", () => {
    const store = createSecretStore({
      env: {},
      file: file(
        `# mine\nA=plain#1 \nexport B="q \\"x\\" y"\nC='s\\n'\nSUBTERMINATOR_SECRET_D=d=d\nA_ORIGIN=https://shop.test\n\nbroken line\n`,
      ),
    });
    expect(store.names()).toEqual(["A", "B", "C", "D"]);
    expect(["A", "B", "C", "D"].map((name) => store.resolve(name, shop))).toEqual([
      "plain#1",
      'q "x" y',
      "s\\n",
      "d=d",
    ]);
    expect(failure(() => store.resolve("A", "https://evil.test")).code).toBe("CONTRACT_MISMATCH");
  });

  it("reads JSON, and the environment wins over the file", () => {
    const store = createSecretStore({
      env: { SUBTERMINATOR_SECRET_B: "env" },
      file: file(JSON.stringify({ A: "a", B: { value: "file", origins: [shop] } })),
    });
    expect(store.resolve("A", "https://any.test")).toBe("a");
    expect(store.resolve("B", shop)).toBe("env");
    expect(failure(() => store.resolve("B", "https://evil.test")).code).toBe("CONTRACT_MISMATCH");
  });
});

describe("origin binding", () => {
  const store = createSecretStore({
    env: {
      SUBTERMINATOR_SECRET_PW: "hunter2",
      SUBTERMINATOR_SECRET_PW_ORIGIN: "https://shop.test, https://pay.test:8443/",
    },
  });

  it.each([
    shop,
    "https://shop.test/",
    "https://SHOP.test:443/login?x=1",
    "https://pay.test:8443/a",
  ])("gives it to %s", (origin) => {
    expect(store.resolve("PW", origin)).toBe("hunter2");
  });

  it.each([
    "http://shop.test",
    "https://shop.test:444",
    "https://shop.test.evil.test",
    "https://evil.test/shop.test",
    "https://shop.test@evil.test",
    "https://www.shop.test",
    "https://shop.test.",
    "https://shop-test",
    "https://ѕhop.test",
    "https://evilshop.test",
    "https://pay.test",
    "null",
    "",
    "about:blank",
    "data:text/html,x",
    "blob:https://shop.test/1",
    "file:///shop.test",
    "shop.test",
    "javascript:https://shop.test",
  ])("refuses %s", (origin) => {
    const error = failure(() => store.resolve("PW", origin));
    expect(error).toMatchObject({ code: "CONTRACT_MISMATCH", retryable: false });
    expect(error.message + error.hint).not.toContain("hunter2");
  });

  it.each([
    "https://*.shop.test",
    "shop.test",
    "https://shop.test/login",
    "https://u@shop.test",
    "ftp://shop.test",
  ])("does not accept %s as a binding", (origin) => {
    expect(
      failure(() =>
        createSecretStore({
          env: { SUBTERMINATOR_SECRET_PW: "x", SUBTERMINATOR_SECRET_PW_ORIGIN: origin },
        }),
      ).code,
    ).toBe("CONTRACT_MISMATCH");
    expect(
      failure(() =>
        createSecretStore({
          env: {},
          file: file(JSON.stringify({ PW: { value: "x", origins: [origin] } })),
        }),
      ).code,
    ).toBe("CONTRACT_MISMATCH");
  });
});

describe("the file", () => {
  it.skipIf(process.platform === "win32").each([0o640, 0o604, 0o620, 0o644, 0o666, 0o610])(
    "is refused with mode %o",
    (mode) => {
      expect(
        failure(() => createSecretStore({ env: {}, file: file("A=hunter2", mode) })),
      ).toMatchObject({ code: "CONTRACT_MISMATCH", hint: expect.stringContaining("chmod 600") });
    },
  );
  it.each([0o600, 0o400])("is read with mode %o", (mode) => {
    expect(createSecretStore({ env: {}, file: file("A=hunter2", mode) }).resolve("A", shop)).toBe(
      "hunter2",
    );
  });
  it.each([
    ["missing", () => join(folder, "none")],
    ["a folder", () => folder],
    ["broken JSON", () => file('{"A": "hunter2" "B"}')],
    ["a number", () => file('{"A": 1234}')],
    ["null", () => file('{"A": null}')],
    [
      "origins that are no list",
      () => file('{"A": {"value":"hunter2","origins":"https://shop.test"}}'),
    ],
  ])("gives an error without its content when it is %s", (_, path) => {
    const error = failure(() => createSecretStore({ env: {}, file: path() }));
    expect(error.code).toBe("CONTRACT_MISMATCH");
    expect(inspect(error)).not.toMatch(/hunter2|1234\b/);
  });
});

describe("what it shows", () => {
  const env: Record<string, string> = {
    SUBTERMINATOR_SECRET_PW: "hunter2",
    SUBTERMINATOR_SECRET_PIN: "1234",
  };
  const store = createSecretStore({ env, file: file("FROM_FILE=filed-secret") });

  it("never has values", () => {
    const shown = [
      String(store),
      JSON.stringify({ store }),
      inspect(store, { depth: 9, showHidden: true }),
      inspect({ a: [store] }, { depth: 9 }),
    ];
    for (const text of shown) {
      expect(text).toContain("FROM_FILE");
      expect(text).not.toMatch(/hunter2|1234|filed-secret/);
    }
  });

  it("lists loaded values for the redactor, and keeps those that changed", () => {
    env["SUBTERMINATOR_SECRET_PW"] = "hunter3";
    expect(store.resolve("PW", shop)).toBe("hunter3");
    expect(store.known()).toEqual(
      expect.arrayContaining([
        { name: "PW", value: "hunter2" },
        { name: "PW", value: "hunter3" },
        { name: "PIN", value: "1234" },
        { name: "FROM_FILE", value: "filed-secret" },
      ]),
    );
    expect(store.known()).toHaveLength(4);
  });
});

describe("a secret that nobody bound", () => {
  const make = () => createSecretStore({ env: { SUBTERMINATOR_SECRET_PW: "hunter2" } });

  test.each(["https://shop.test", "https://www.shop.test", "https://login.shop.test"])(
    "is typed again on another door of the site it was first used on: %s",
    (origin) => {
      const store = make();
      store.resolve("PW", "https://accounts.shop.test");
      expect(store.resolve("PW", origin)).toBe("hunter2");
    },
  );

  test.each([
    "https://evil.test",
    "http://shop.test",
    "https://shop.test:8443",
    "https://shop.test.evil.test",
    "https://login.test",
    "about:blank",
  ])("is not typed on another site than that: %s", (origin) => {
    const store = make();
    store.resolve("PW", "https://shop.test");
    expect(failure(() => store.resolve("PW", origin)).code).toBe("CONTRACT_MISMATCH");
    expect(store.resolve("PW", "https://shop.test")).toBe("hunter2");
  });

  test("refused on one site, it is still bound to the first", () => {
    const store = make();
    store.resolve("PW", "https://shop.test");
    for (let again = 0; again < 2; again++)
      expect(failure(() => store.resolve("PW", "https://evil.test")).message).toContain(
        "first used on https://shop.test",
      );
  });
});
