import { PassThrough } from "node:stream";
import { describe, expect, test } from "vitest";
import type { Question } from "../../agent/job.ts";
import { terminalPerson } from "./person.ts";
import { createReporter } from "./reporter.ts";

const QUESTION: Question = {
  kind: "confirm",
  text: "Click “Finish\u001b[2J” on a.example",
  action: "click",
  element: 'button "Finish"',
  url: "https://a.example/leave",
  goesTo: undefined,
  reason: "ends a subscription",
  account: "Standard, $13.99 a month",
  warnings: ["Credits are lost at once."],
  picture: "/tmp/0003-checkpoint.jpg",
};

function at(more: { env?: NodeJS.ProcessEnv; headed?: boolean } = {}) {
  const input = new PassThrough();
  const written: string[] = [];
  const screen = { write: (text: string) => written.push(text) };
  const person = terminalPerson({
    input: input as unknown as NodeJS.ReadStream,
    screen,
    reporter: createReporter(screen, "quiet"),
    headed: more.headed ?? false,
    env: more.env ?? {},
  });
  return { input, person, shown: () => written.join("") };
}

const never = new AbortController().signal;

describe("a question at the terminal", () => {
  test.each([
    ["y\n", "approved"],
    ["YES\r\n", "approved"],
    [" y \n", "approved"],
    ["n\n", "rejected"],
    ["\n", "rejected"],
    ["yikes\n", "rejected"],
    ["ok\n", "rejected"],
  ])("%j is %s", async (typed, answer) => {
    const { input, person } = at();
    input.write(typed);
    expect(await person.ask(QUESTION, never)).toMatchObject({ answer });
  });

  test.each([
    ["2\n", { answer: "approved", choice: 1 }],
    ["3\n", { answer: "rejected" }],
    ["y\n", { answer: "rejected" }],
    ["\n", { answer: "rejected" }],
  ])("which of two: %j is %j", async (typed, answer) => {
    const { input, person, shown } = at();
    input.write(typed);
    const question = { ...QUESTION, kind: "choose" as const, options: ["Studio, $9", "Cloud, $3"] };
    const given = await person.ask(question, never);
    expect(given).toMatchObject(answer);
    expect("choice" in given).toBe("choice" in answer);
    expect(shown()).toContain("2  Cloud, $3");
  });

  test("takes the second line for the second question", async () => {
    const { input, person } = at();
    input.write("y\nn\n");
    expect(await person.ask(QUESTION, never)).toMatchObject({ answer: "approved" });
    expect(await person.ask(QUESTION, never)).toMatchObject({ answer: "rejected" });
  });

  test("is a no when the input ends, also in the middle of a word", async () => {
    const { input, person } = at();
    input.end("y");
    expect(await person.ask(QUESTION, never)).toMatchObject({
      answer: "rejected",
      by: expect.stringContaining("closed"),
    });
  });

  test("is a no when nobody answers in time", async () => {
    const { person } = at({ env: { SUBTERMINATOR_CONFIRM_WAIT: "20ms" } });
    expect(await person.ask(QUESTION, never)).toMatchObject({
      answer: "rejected",
      by: expect.stringContaining("in time"),
    });
  });

  test("has no answer when the run is stopped", async () => {
    const { person } = at();
    const stop = new AbortController();
    const asked = person.ask(QUESTION, stop.signal);
    setTimeout(() => stop.abort(new Error("stopped")), 10);
    await expect(asked).rejects.toThrow("stopped");
  });

  test("shows what is decided on, without the page's control characters", async () => {
    const { input, person, shown } = at();
    input.write("n\n");
    await person.ask(QUESTION, never);
    for (const words of [
      "https://a.example/leave",
      "ends a subscription",
      "$13.99",
      "Credits are lost",
      "0003-checkpoint.jpg",
      "Approve? [y/N]",
    ])
      expect(shown()).toContain(words);
    expect(shown()).not.toContain("\u001b");
  });

  test("about a sign-in reaches nobody without a window, and takes Enter for done with one", async () => {
    const question: Question = { ...QUESTION, kind: "login" };
    expect(await at().person.ask(question, never)).toMatchObject({ answer: "unreachable" });
    const { input, person } = at({ headed: true });
    input.write("\n");
    expect(await person.ask(question, never)).toMatchObject({ answer: "approved" });
  });
});
