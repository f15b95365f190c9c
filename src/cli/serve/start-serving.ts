import { userInfo } from "node:os";
import type { LiveRun } from "../../dashboard/deps.ts";
import type { Serving } from "../../dashboard/serve.ts";
import { homeFolder } from "../home.ts";
import { UsageError } from "../usage-error.ts";
import { packageVersion } from "../version.ts";

export type ServeChoice = { host: string; port: number; atOnce?: number | undefined };

/** Everything behind the page on this machine: the run folder, the desk, and runs in this process. */
export async function startServing(
  choice: ServeChoice,
  say: (line: string) => void,
): Promise<Serving> {
  const [
    { jsonlStore },
    { fileDesk },
    { localJobs },
    { serveDashboard },
    { webFilesIn },
    { createSessions },
    { fileTokens },
    { runOne },
    { webFolder },
    { serviceCards, profileNames },
  ] = await Promise.all([
    import("../../runs/jsonl-store.ts"),
    import("../../jobs/questions/file-desk.ts"),
    import("../../jobs/local-jobs.ts"),
    import("../../dashboard/serve.ts"),
    import("../../dashboard/web-files.ts"),
    import("../../dashboard/security/sessions.ts"),
    import("../../dashboard/security/tokens.ts"),
    import("./run-one.ts"),
    import("./web-folder.ts"),
    import("./service-cards.ts"),
  ]);
  const home = homeFolder();
  const web = webFilesIn(await webFolder(say));
  const store = jsonlStore({ home });
  const desk = fileDesk(home);
  const lives = new Map<string, LiveRun>();
  let serving: Serving | undefined;
  const touch = (id: string) => void serving?.index.touch(id).catch(() => undefined);
  const run = runOne({ store, desk, lives, onEvent: touch });
  const { atOnce } = choice;
  const jobs = localJobs({ store, desk, run, ...(atOnce !== undefined && { atOnce }) });
  jobs.onChange(touch);
  serving = await serveDashboard(
    {
      store,
      jobs,
      desk,
      sessions: createSessions(home, personName()),
      tokens: fileTokens(home),
      services: serviceCards,
      profiles: profileNames,
      liveOf: (id) => lives.get(id),
      print: printed,
      version: packageVersion(),
    },
    web,
    choice,
  ).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    throw new UsageError(
      `Port ${choice.port} is in use, perhaps by another dashboard.`,
      "Give another one with --port; 0 takes a free one.",
    );
  });
  const leave = await desk.attend(`${serving.url}/#/questions`);
  const started = serving;
  return {
    ...started,
    async close() {
      await leave();
      await jobs.close();
      await started.close();
    },
  };
}

async function printed(html: string): Promise<Uint8Array> {
  const [{ printPdf }, { browserPath }] = await Promise.all([
    import("../../browser/print.ts"),
    import("../run/browser-setup.ts"),
  ]);
  return printPdf(html, { executablePath: await browserPath(), home: homeFolder() });
}

function personName(): string {
  try {
    return userInfo().username;
  } catch {
    return "you";
  }
}
