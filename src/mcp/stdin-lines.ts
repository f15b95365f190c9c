import { Transform, type TransformCallback } from "node:stream";

/** Longer messages are answered by an error; a call of ours, a page's whole text typed into a field included, needs far less. */
export const LINE_LIMIT = 4_000_000;

/** Enough of both ends of a line that is not kept to find the id that its error belongs to. */
const ENDS = 400;

/** Messages passed on in one go. */
const TURN = 50;

const INVALID_JSON = -32_700;
const INVALID_REQUEST = -32_600;

export type LineError = {
  jsonrpc: "2.0";
  id: string | number | null;
  error: { code: number; message: string };
};

/**
 * Passes on whole messages, line by line, and answers what is none by itself: the SDK hangs up at a line that is too long
 * and says nothing at all to one that is no JSON. Nothing past the limit is kept.
 */
export class StdinLines extends Transform {
  readonly #limit: number;
  readonly #answer: (error: LineError) => void;
  #kept: Buffer[] = [];
  #length = 0;
  #passed = 0;
  readonly #turn: () => Promise<void>;
  /** Of a line that is too long: its two ends. */
  #ends: { head: Buffer; tail: Buffer } | undefined;

  /** `turn` settles when the next message may come: while answers wait to be read, none does. */
  constructor(
    limit: number,
    answer: (error: LineError) => void,
    turn: () => Promise<void> = async () => undefined,
  ) {
    super();
    this.#limit = limit;
    this.#turn = turn;
    this.#answer = answer;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    // oxlint-disable-next-line promise/no-callback-in-promise -- a stream's own way to say that it is ready for more
    this.#read(chunk).then(() => done(), done);
  }

  async #read(chunk: Buffer): Promise<void> {
    let from = 0;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
      this.#take(chunk.subarray(from, at));
      this.#end();
      from = at + 1;
      // Signals, other sessions and the answers to what was asked so far come first.
      if (++this.#passed % TURN === 0) await new Promise((resolve) => setImmediate(resolve));
      await this.#turn();
    }
    this.#take(chunk.subarray(from));
  }

  #take(part: Buffer): void {
    if (part.length === 0) return;
    this.#length += part.length;
    if (this.#ends !== undefined)
      this.#ends.tail = Buffer.concat([this.#ends.tail, part.subarray(-ENDS)]).subarray(-ENDS);
    else this.#kept.push(part);
    if (this.#length <= this.#limit || this.#ends !== undefined) return;
    const line = Buffer.concat(this.#kept);
    this.#ends = {
      head: Buffer.from(line.subarray(0, ENDS)),
      tail: Buffer.from(line.subarray(-ENDS)),
    };
    this.#kept = [];
  }

  #end(): void {
    const [kept, ends, length] = [this.#kept, this.#ends, this.#length];
    this.#kept = [];
    this.#ends = undefined;
    this.#length = 0;
    if (ends !== undefined) {
      this.#answer(
        lineError(
          idAtEnds(ends.head.toString("utf8"), ends.tail.toString("utf8")),
          INVALID_REQUEST,
          `The message is too long: ${length} bytes; the limit is ${this.#limit} (--max-line).`,
        ),
      );
      return;
    }
    const line = Buffer.concat(kept);
    const text = line.toString("utf8").trim();
    if (text === "") return;
    const wrong = problem(text);
    if (wrong === undefined) this.push(Buffer.concat([line, NEWLINE]));
    else this.#answer(wrong);
  }
}

const NEWLINE = Buffer.from("\n");

function problem(line: string): LineError | undefined {
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch {
    return lineError(null, INVALID_JSON, "The line is not JSON.");
  }
  if (typeof message !== "object" || message === null || Array.isArray(message))
    return lineError(null, INVALID_REQUEST, "A line holds one JSON-RPC message, an object.");
  const { id, jsonrpc } = message as { id?: unknown; jsonrpc?: unknown };
  const known = typeof id === "string" || typeof id === "number" ? id : null;
  return jsonrpc === "2.0"
    ? undefined
    : lineError(known, INVALID_REQUEST, 'The message is not JSON-RPC: jsonrpc must be "2.0".');
}

/** Only where it must be the message's own: right at its beginning or right at its end, where clients write it. */
function idAtEnds(head: string, tail: string): string | number | null {
  const id = `"id"\\s*:\\s*(-?\\d{1,15}|"[^"\\\\]{0,200}")`;
  const found =
    new RegExp(`^\\s*\\{\\s*(?:"jsonrpc"\\s*:\\s*"2\\.0"\\s*,\\s*)?${id}\\s*,`).exec(head) ??
    new RegExp(`${id}\\s*(?:,\\s*"jsonrpc"\\s*:\\s*"2\\.0"\\s*)?\\}\\s*$`).exec(tail);
  return found?.[1] === undefined ? null : (JSON.parse(found[1]) as string | number);
}

function lineError(id: LineError["id"], code: number, message: string): LineError {
  return { jsonrpc: "2.0", id, error: { code, message } };
}
