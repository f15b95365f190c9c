import { randomUUID } from "node:crypto";
import { sha256 } from "../../runs/chain.ts";
import type { Database } from "../../runs/postgres/database.ts";
import type { Listener } from "../../runs/postgres/listener.ts";
import { packed, unpacker } from "./parcels.ts";
import { newKey, understood, whisper, whisperer } from "./whisper.ts";

/**
 * What is said about a run while it goes on, between whoever drives it and whoever watches, through the database they
 * both reach anyway: neither needs a port that is open to the other. Nothing of it is stored.
 */
export type LiveWire = {
  /** Answers what is asked about this run. */
  serve(runId: string, answer: (asked: unknown) => Promise<unknown>): Promise<ServedLive>;
  /** undefined: nobody answers. */
  ask(runId: string, asked: unknown, patienceMs?: number): Promise<unknown>;
  /** Every picture that is pushed, newest last. */
  watch(runId: string, told: (jpeg: Buffer) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
};

export type ServedLive = { push(jpeg: Buffer): Promise<void>; close(): Promise<void> };

const PATIENCE_MS = 2_000;

/** A call in the open says who calls; anything else is for the one it is said to. */
type Call = { from: string; id: string; box?: string };
type Reply = { id: string; name?: string; box?: string };
type Peer = { key: Buffer; pictures: Buffer };

/** Run ids are longer than the name of a channel may be. */
const channel = (what: string, of: string): string => `st_${what}_${sha256(of).slice(0, 32)}`;

export function liveWire(database: Database, listener: Listener): LiveWire {
  const me = whisperer();
  const peers = new Map<string, Peer>();
  const waiting = new Map<string, (reply: Reply) => void>();
  let hearing: Promise<() => Promise<void>> | undefined;

  async function say(where: string, bytes: Buffer): Promise<void> {
    await database.query("select pg_notify($1, part) from unnest($2::text[]) part", [
      where,
      packed(bytes),
    ]);
  }

  async function call(
    runId: string,
    box: Buffer | undefined,
    patienceMs: number,
  ): Promise<Reply | undefined> {
    hearing ??= listener.hear(
      channel("at", me.name),
      unpacker((bytes) => {
        const reply = JSON.parse(bytes.toString()) as Reply;
        waiting.get(reply.id)?.(reply);
      }),
    );
    await hearing;
    const id = randomUUID();
    const { promise, resolve } = Promise.withResolvers<Reply | undefined>();
    waiting.set(id, resolve);
    const timer = setTimeout(() => resolve(undefined), patienceMs);
    try {
      const sent: Call = { from: me.name, id, ...(box && { box: box.toString("base64") }) };
      await say(channel("run", runId), Buffer.from(JSON.stringify(sent)));
      return await promise;
    } finally {
      clearTimeout(timer);
      waiting.delete(id);
    }
  }

  /** Whoever drives the run says its name, and what opens its pictures. */
  async function meet(runId: string): Promise<Peer | undefined> {
    const known = peers.get(runId);
    if (known !== undefined) return known;
    const reply = await call(runId, undefined, PATIENCE_MS / 2);
    if (reply?.name === undefined) return undefined;
    const key = me.with(reply.name);
    const pictures = understood(Buffer.from(reply.box ?? "", "base64"), key);
    if (pictures === undefined) return undefined;
    peers.set(runId, { key, pictures });
    return peers.get(runId);
  }

  return {
    async serve(runId, answer) {
      const own = whisperer();
      const pictures = newKey();
      const hear = async (bytes: Buffer): Promise<void> => {
        const { from, id, box } = JSON.parse(bytes.toString()) as Call;
        const key = own.with(from);
        const reply = async (said: Omit<Reply, "id">): Promise<void> =>
          say(channel("at", from), Buffer.from(JSON.stringify({ id, ...said } satisfies Reply)));
        if (box === undefined)
          return reply({ name: own.name, box: whisper(pictures, key).toString("base64") });
        const asked = understood(Buffer.from(box, "base64"), key);
        if (asked === undefined) return;
        const told = JSON.stringify((await answer(JSON.parse(asked.toString()))) ?? null);
        await reply({ box: whisper(Buffer.from(told), key).toString("base64") });
      };
      // What is not understood is answered by nobody; the run itself is not disturbed by it.
      const leave = await listener.hear(
        channel("run", runId),
        unpacker((bytes) => void hear(bytes).catch(() => undefined)),
      );
      return {
        push: (jpeg) => say(channel("see", runId), whisper(jpeg, pictures)),
        close: leave,
      };
    },

    async ask(runId, asked, patienceMs = PATIENCE_MS) {
      const peer = await meet(runId);
      if (peer === undefined) return undefined;
      const box = whisper(Buffer.from(JSON.stringify(asked)), peer.key);
      const reply = await call(runId, box, patienceMs);
      const told = understood(Buffer.from(reply?.box ?? "", "base64"), peer.key);
      // Another worker may have the run now.
      if (told === undefined) peers.delete(runId);
      return told === undefined ? undefined : (JSON.parse(told.toString()) as unknown);
    },

    watch: (runId, told) =>
      listener.hear(
        channel("see", runId),
        unpacker((bytes) => {
          const peer = peers.get(runId);
          const jpeg = peer && understood(bytes, peer.pictures);
          if (jpeg !== undefined) told(jpeg);
        }),
      ),

    close: () => listener.close(),
  };
}
