import { describe, expect, test } from "vitest";
import { safeFileName } from "./file-name.ts";

describe("safeFileName", () => {
  test.each([
    ["report.pdf", "report.pdf"],
    ["../../x", "x"],
    ["..\\..\\setup.exe", "setup.exe"],
    ["/etc/passwd", "passwd"],
    [".bashrc", "bashrc"],
    ["....", "download"],
    ["", "download"],
    ["a\u202egpj.exe", "agpj.exe"],
    ["a\nb\u0000.txt", "ab.txt"],
    ["CON:stream?.txt", "CON_stream_.txt"],
    ["name .", "name"],
  ])("%j becomes %j", (given, safe) => {
    expect(safeFileName(given)).toBe(safe);
  });

  test("a long name is cut and keeps its ending", () => {
    const name = safeFileName(`${"x".repeat(500)}.tar.gz`);
    expect(name).toHaveLength(120);
    expect(name.endsWith(".gz")).toBe(true);
  });
});
