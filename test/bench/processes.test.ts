import { expect, test } from "vitest";
import { family, isBrowser, type Process } from "../../bench/processes.ts";

const process = (pid: number, parent: number, program: string, marker?: string): Process => ({
  pid,
  parent,
  program,
  marker,
  rss: 1,
});

const ALL = [
  process(1, 0, "init"),
  process(10, 1, "node", "mine"),
  process(11, 10, "chromium", "mine"),
  process(12, 11, "chromium"),
  process(20, 1, "agent-browser-linux-x64", "mine"),
  process(30, 1, "node", "other"),
  process(31, 30, "chromium", "other"),
];

test("a daemon that left the tree is found by its mark, unmarked children by their parent", () => {
  expect(family(ALL, "mine").map(({ pid }) => pid)).toEqual([10, 11, 12, 20]);
});

test("another server's processes are never in the family", () => {
  expect(family(ALL, "other").map(({ pid }) => pid)).toEqual([30, 31]);
});

test("browsers and their crash handlers are told from servers", () => {
  const isOne = [
    "chromium",
    "chrome",
    "chrome_crashpad_handler",
    "Google Chrome Helper",
    "msedge",
    "headless_shell",
  ];
  expect(isOne.every((program) => isBrowser(process(1, 0, program)))).toBe(true);
  expect(
    ["node", "agent-browser-linux-x64", "MainThread"].some((program) =>
      isBrowser(process(1, 0, program)),
    ),
  ).toBe(false);
});
