import { randomBytes } from "node:crypto";
import { watch } from "node:fs";
import * as fs from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { isAlive, startOf } from "../../runs/process-identity.ts";
import { errnoOf } from "../../runs/store-error.ts";
import {
  givenSchema,
  questionSchema,
  type Given,
  type PostedQuestion,
  type QuestionDesk,
} from "./question.ts";

/** Where the system's notices do not come, a look twice a second does. */
const LOOK_MS = 500;
/** How long it is remembered who answered, for whoever answers late. */
const REMEMBER_MS = 24 * 60 * 60_000;
const ID = /^q[0-9a-f]{16}$/;

export const newQuestionId = (): string => `q${randomBytes(8).toString("hex")}`;

type Holder = { pid: number; host: string; start?: string };
type Posted = { holder: Holder; question: PostedQuestion };

export type FileDesk = QuestionDesk & {
  /** Says that somebody looks at the desk, until the returned function is called or the process ends. */
  attend(url?: string): Promise<() => Promise<void>>;
};

/**
 * Questions as files of one person's own folder: any process of theirs may ask, and a dashboard or a terminal may
 * answer. An answer is a file made exclusively, so the first one is the only one.
 */
export function fileDesk(home: string): FileDesk {
  const folder = join(home, "questions");
  const at = (id: string, what: string) => join(folder, `${id}${what}`);

  async function given(id: string): Promise<Given | undefined> {
    const text = await fs.readFile(at(id, ".answer.json"), "utf8").catch(ifAbsent);
    return text === undefined ? undefined : givenSchema.parse(JSON.parse(text));
  }

  async function claim(id: string, answer: Given): Promise<{ first: boolean; given: Given }> {
    const draft = at(id, `.${randomBytes(6).toString("hex")}.tmp`);
    await fs.writeFile(draft, JSON.stringify(answer), { mode: 0o600, flag: "wx" });
    try {
      // A link of what is written already: nobody ever reads half an answer, and the second link fails.
      await fs.link(draft, at(id, ".answer.json"));
      return { first: true, given: answer };
    } catch (error) {
      const before = errnoOf(error) === "EEXIST" ? await given(id) : undefined;
      if (before === undefined) throw error;
      return { first: false, given: before };
    } finally {
      await fs.rm(draft, { force: true });
    }
  }

  async function posted(id: string): Promise<Posted | undefined> {
    const text = await fs.readFile(at(id, ".json"), "utf8").catch(ifAbsent);
    if (text === undefined) return undefined;
    try {
      const { holder, question } = JSON.parse(text) as Posted;
      return { holder, question: questionSchema.parse(question) };
    } catch {
      return undefined;
    }
  }

  async function drop(id: string): Promise<void> {
    await fs.rm(at(id, ".json"), { force: true });
    await fs.rm(at(id, ".jpg"), { force: true });
  }

  async function names(): Promise<string[]> {
    return (await fs.readdir(folder).catch(ifAbsent)) ?? [];
  }

  async function forgetOld(): Promise<void> {
    for (const name of await names()) {
      if (!/\.(?:answer\.json|tmp)$/.test(name)) continue;
      const { mtimeMs } = await fs.stat(join(folder, name)).catch(() => ({ mtimeMs: Date.now() }));
      if (Date.now() - mtimeMs > REMEMBER_MS) await fs.rm(join(folder, name), { force: true });
    }
  }

  return {
    async ask(question, picture, signal, onShown) {
      const { id } = question;
      await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      await forgetOld();
      if (picture !== undefined) await fs.writeFile(at(id, ".jpg"), picture, { mode: 0o600 });
      const draft = at(id, ".tmp");
      await fs.writeFile(draft, JSON.stringify({ holder: me(), question }), { mode: 0o600 });
      await fs.rename(draft, at(id, ".json"));
      onShown?.();
      try {
        const answer = await untilAnswered(folder, () => given(id), question.until, signal);
        if (answer !== undefined) return answer;
        const nobody = signal.aborted ? "withdrawn" : "nobody (no answer in time)";
        const none = { answer: "unreachable" as const, by: nobody, at: new Date().toISOString() };
        // Through the same door as any answer: one that came in this moment counts.
        return (await claim(id, none)).given;
      } finally {
        await drop(id);
      }
    },

    async open() {
      const ids = (await names()).flatMap(
        (name) => /^(q[0-9a-f]{16})\.json$/.exec(name)?.[1] ?? [],
      );
      const found: PostedQuestion[] = [];
      for (const id of ids) {
        const one = await posted(id);
        if (one === undefined) continue;
        if (!isHeld(one.holder)) await drop(id);
        else if ((await given(id)) === undefined) found.push(one.question);
      }
      return found.toSorted((a, b) => (a.askedAt < b.askedAt ? -1 : 1));
    },

    async picture(id) {
      return ID.test(id) ? fs.readFile(at(id, ".jpg")).catch(ifAbsent) : undefined;
    },

    async answer(id, answer) {
      if (!ID.test(id)) return undefined;
      const before = await given(id);
      if (before !== undefined) return { first: false, given: before };
      const question = await posted(id);
      return question === undefined || !isHeld(question.holder) ? undefined : claim(id, answer);
    },

    async attended() {
      for (const name of await names()) {
        if (!/^here\.\d+\.json$/.test(name)) continue;
        const text = await fs.readFile(join(folder, name), "utf8").catch(() => "{}");
        const { url, ...holder } = JSON.parse(text || "{}") as Holder & { url?: string };
        if (isHeld(holder)) return url === undefined ? {} : { url };
      }
      return undefined;
    },

    async attend(url) {
      await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `here.${process.pid}.json`);
      await fs.writeFile(file, JSON.stringify({ ...me(), url }), { mode: 0o600 });
      return () => fs.rm(file, { force: true });
    },
  };
}

async function untilAnswered(
  folder: string,
  look: () => Promise<Given | undefined>,
  until: string,
  signal: AbortSignal,
): Promise<Given | undefined> {
  let rung = Promise.withResolvers<void>();
  const ring = () => rung.resolve();
  let bell: ReturnType<typeof watch> | undefined;
  try {
    bell = watch(folder, ring);
    bell.on("error", () => bell?.close());
  } catch {
    // No notices here: the look alone does it.
  }
  signal.addEventListener("abort", ring, { once: true });
  try {
    while (!signal.aborted && Date.now() < Date.parse(until)) {
      rung = Promise.withResolvers<void>();
      const answer = await look();
      if (answer !== undefined) return answer;
      const timer = setTimeout(ring, LOOK_MS);
      await rung.promise;
      clearTimeout(timer);
    }
    return undefined;
  } finally {
    bell?.close();
    signal.removeEventListener("abort", ring);
  }
}

function me(): Holder {
  const start = startOf(process.pid);
  return { pid: process.pid, host: hostname(), ...(start === undefined ? {} : { start }) };
}

function isHeld({ pid, host, start }: Holder): boolean {
  return host === hostname() && isAlive(pid, start);
}

function ifAbsent(error: unknown): undefined {
  if (errnoOf(error) === "ENOENT") return undefined;
  throw error;
}
