import { userInfo } from "node:os";
import type { Serving } from "../../dashboard/serve.ts";
import { runsDatabase } from "../fleet/database-address.ts";
import { homeFolder } from "../home.ts";
import { portInUse } from "../port-in-use.ts";
import { packageVersion } from "../version.ts";
import { fleetRoom, localRoom } from "./back-room.ts";

export type ServeChoice = {
  host: string;
  port: number;
  atOnce?: number | undefined;
  /** Where people reach it, if not at its own address: behind a proxy, in a container. */
  publicUrl?: string | undefined;
  /** Other names under which it may be called, as host or host:port. */
  names?: string[];
};

/** The page with everything behind it: this machine's runs, or those of a fleet where a database is set. */
export async function startServing(
  choice: ServeChoice,
  say: (line: string) => void,
): Promise<Serving> {
  const [
    { serveDashboard },
    { webFilesIn },
    { createSessions },
    { webFolder },
    { serviceCards, profileNames },
  ] = await Promise.all([
    import("../../dashboard/serve.ts"),
    import("../../dashboard/web-files.ts"),
    import("../../dashboard/security/sessions.ts"),
    import("./web-folder.ts"),
    import("./service-cards.ts"),
  ]);
  const home = homeFolder();
  const web = webFilesIn(await webFolder(say));
  const database = runsDatabase();
  const room = database === undefined ? await localRoom(choice.atOnce) : await fleetRoom(database);
  const { store, jobs, desk, tokens, liveOf } = room;
  const serving = await serveDashboard(
    {
      store,
      jobs,
      desk,
      liveOf,
      sessions: createSessions(home, personName()),
      tokens,
      secure: choice.publicUrl?.startsWith("https:") === true,
      services: serviceCards,
      profiles: profileNames,
      print: printed,
      version: packageVersion(),
    },
    web,
    choice,
  ).catch(async (error: unknown) => {
    await room.close();
    return portInUse(choice.port, "another dashboard")(error);
  });
  room.onChange((id) => void serving.index.touch(id).catch(() => undefined));
  await room.open(`${serving.url}/#/questions`);
  return {
    ...serving,
    async close() {
      // Runs first: they write down that they were interrupted while somebody may still watch.
      await room.close();
      await serving.close();
    },
  };
}

async function printed(html: string): Promise<Uint8Array> {
  return (await import("../after/print-pdf.ts")).printPdf(html);
}

function personName(): string {
  try {
    return userInfo().username;
  } catch {
    return "you";
  }
}
