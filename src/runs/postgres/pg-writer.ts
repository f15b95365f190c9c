import { ContractError } from "../../contract/errors.ts";
import { makeRoom, pictureName, PICTURES_REMOVED, type StoredPicture } from "../artifacts.ts";
import type { Blobs } from "../blobs/port.ts";
import { seal, sha256 } from "../chain.ts";
import { faultOf, type EventDraft, type Picture, type RunEvent } from "../events.ts";
import { faultPoint } from "../fault-point.ts";
import { MAX_EVENT_BYTES } from "../jsonl-writer.ts";
import { StoreError } from "../store-error.ts";
import type { PictureInput, RunWriter } from "../store.ts";
import { LEASE_SECONDS, type Claim } from "./claim.ts";
import { databaseFailure, patiently, type Database } from "./database.ts";

export type OpenedRun = {
  database: Database;
  blobs: Blobs;
  claim: Claim;
  folder: string;
  events: RunEvent[];
  pictures: () => Promise<StoredPicture[]>;
  now: () => Date;
};

/** An event goes in only where the claim is in force, and says by the way that its holder lives. */
const APPEND = `
  with held as (
    update subterminator.run set lease_until = now() + make_interval(secs => ${LEASE_SECONDS})
     where id = $1 and claim = $2 and holder is not null
    returning id)
  insert into subterminator.event (run_id, seq, claim, line)
  select id, $3, $2, $4 from held
  returning seq`;

const UNIQUE_VIOLATION = "23505";

/** Appends to a claimed run. Calls are put in line, so that the chain has one order. */
export function pgWriter(opened: OpenedRun): RunWriter {
  const { database, blobs, claim, folder, events } = opened;
  const { runId } = claim;
  let failure: StoreError | undefined;
  let closed = false;
  let pictures: StoredPicture[] | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  function inLine<T>(job: () => Promise<T>): Promise<T> {
    const result = queue.then(job);
    queue = result.catch(() => undefined);
    return result;
  }

  async function insert(seq: number, line: string): Promise<void> {
    const began = performance.now();
    try {
      const rows = await database.query(APPEND, [runId, claim.number, seq, line]);
      if (rows.length === 0) throw claim.lose();
      claim.renewed(began);
    } catch (error) {
      if ((error as { code?: unknown }).code !== UNIQUE_VIOLATION) throw error;
      // The connection was cut before the answer came: the line is there already, or it is somebody else's.
      const [found] = await database.query<{ line: string; claim: string }>(
        "select line, claim from subterminator.event where run_id = $1 and seq = $2",
        [runId, seq],
      );
      if (found?.line !== line || Number(found.claim) !== claim.number) throw claim.lose();
    }
  }

  async function append(draft: EventDraft): Promise<RunEvent> {
    if (closed) throw new ContractError("INTERNAL", `Run ${runId} is closed.`);
    if (failure !== undefined) throw failure;
    const fault = faultOf(draft);
    if (fault !== undefined) throw new ContractError("INTERNAL", `Bad ${draft.type}: ${fault}`);
    const { event, line } = seal(draft, opened.now().toISOString(), events.at(-1));
    if (Buffer.byteLength(line) > MAX_EVENT_BYTES)
      throw new ContractError("INTERNAL", `A ${draft.type} of ${line.length} bytes is too large.`);
    await faultPoint?.(`event.${draft.type}.before`);
    try {
      await patiently(() => insert(event.seq, line));
    } catch (error) {
      failure = databaseFailure("write the run's events", error);
      throw failure;
    }
    events.push(event);
    await faultPoint?.(`event.${draft.type}`);
    return event;
  }

  async function putPicture(input: PictureInput): Promise<Picture | undefined> {
    pictures ??= await opened.pictures();
    const { fits, evict } = makeRoom(input, pictures);
    if (!fits) return undefined;
    if (evict.length > 0) {
      // Said before it is done: a picture that is gone without a word looks like tampering.
      const text = `${evict.length} older screenshots were removed to stay within the limits.`;
      await append({ type: "note", data: { kind: PICTURES_REMOVED, text, files: evict } });
      await blobs.remove(evict.map((file) => `${folder}${file}`));
      pictures = pictures.filter(({ file }) => !evict.includes(file));
    }
    // A holder that was given up may still write: under its own number it cannot write over its successor's picture.
    const label = [input.label, ...(claim.number > 1 ? [`c${claim.number}`] : [])].join(" ");
    const file = pictureName({ ...input, label }, pictures);
    await claim.check();
    await blobs.put(`${folder}${file}`, input.data);
    const number = (pictures.at(-1)?.number ?? 0) + 1;
    pictures.push({ file, number, kind: input.kind, bytes: input.data.length });
    return { file, sha256: sha256(input.data), bytes: input.data.length };
  }

  return {
    runId,
    events,
    lost: claim.lost,
    check: () => claim.check(),
    append: (draft) => inLine(() => append(draft)),
    putPicture: (input) => inLine(() => putPicture(input)),
    close: () =>
      inLine(async () => {
        if (closed) return;
        closed = true;
        // A claim that cannot be given back runs out by itself.
        await claim.release().catch(() => undefined);
      }),
  };
}
