import { Client } from "pg";

/** Words that other processes say through the database, kept nowhere: whoever does not listen has missed them. */
export type Listener = {
  /** The channel is a plain word of ours. Until the returned function is called. After a cut it listens again; what was said meanwhile is lost. */
  hear(channel: string, told: (word: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
};

const AGAIN_MS = 1_000;
const CONNECT_MS = 5_000;

/** One connection of its own for all that is heard, made when somebody first wants to hear something. */
export function openListener(url: string): Listener {
  const ears = new Map<string, Set<(word: string) => void>>();
  let connection: Promise<Client> | undefined;
  let closed = false;
  let again: NodeJS.Timeout | undefined;

  async function connect(): Promise<Client> {
    const client = new Client({
      connectionString: url,
      application_name: "subterminator live",
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
    });
    client.on("notification", ({ channel, payload = "" }) => {
      for (const told of ears.get(channel) ?? []) told(payload);
    });
    client.on("error", () => lost(client));
    client.on("end", () => lost(client));
    await client.connect();
    for (const channel of ears.keys()) await client.query(`listen "${channel}"`);
    return client;
  }

  function connected(): Promise<Client> {
    connection ??= connect().catch((error: unknown) => {
      lost(undefined);
      throw error;
    });
    return connection;
  }

  function lost(client: Client | undefined): void {
    connection = undefined;
    void client?.end().catch(() => undefined);
    if (closed || ears.size === 0) return;
    clearTimeout(again);
    again = setTimeout(() => void connected().catch(() => undefined), AGAIN_MS).unref();
  }

  return {
    async hear(channel, told) {
      const all = ears.get(channel) ?? new Set();
      all.add(told);
      ears.set(channel, all);
      // A database that is away for the moment is listened to when it is back.
      const client = await connected().catch(() => undefined);
      if (all.size === 1) await client?.query(`listen "${channel}"`).catch(() => undefined);
      return async () => {
        all.delete(told);
        if (all.size > 0 || ears.get(channel) !== all) return;
        ears.delete(channel);
        const now = await connection?.catch(() => undefined);
        await now?.query(`unlisten "${channel}"`).catch(() => undefined);
      };
    },
    async close() {
      closed = true;
      clearTimeout(again);
      ears.clear();
      const client = await connection?.catch(() => undefined);
      await client?.end().catch(() => undefined);
    },
  };
}
