import { Busboy, type BusboyInstance } from "@fastify/busboy";

export type Part = { name: string; fileName: string; contentType: string; bytes: Buffer };

const MAX_PARTS = 5_000;
const SLICE = 65_536;
/** A parser that neither ends nor fails has not read it. */
const PATIENCE_MS = 2_000;

/** All parts of a multipart body; undefined where it is broken, cut or has too many. */
export async function readMultipart(
  contentType: string,
  bytes: Uint8Array,
): Promise<Part[] | undefined> {
  let parser: BusboyInstance;
  try {
    parser = new Busboy({
      headers: { "content-type": contentType },
      isPartAFile: () => true,
      limits: { fieldNameSize: 10_000, parts: MAX_PARTS, headerPairs: 100 },
    });
  } catch {
    return undefined;
  }
  const parts: Part[] = [];
  let whole = true;
  const { promise, resolve } = Promise.withResolvers<void>();
  const spoilt = (): void => {
    whole = false;
    resolve();
  };
  parser.on("file", (name, stream, fileName, encoding, type) => {
    const chunks: Buffer[] = [];
    // Its types say otherwise, but a part need not have one.
    const named: string | undefined = fileName;
    const part: Part = {
      name,
      fileName: named || "",
      contentType: type,
      bytes: Buffer.alloc(0),
    };
    parts.push(part);
    if (/base64|quoted/i.test(encoding)) part.contentType = `${type}; encoding=${encoding}`;
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    stream.on("end", () => void (part.bytes = Buffer.concat(chunks)));
    stream.on("limit", spoilt);
    stream.on("error", spoilt);
  });
  parser.on("partsLimit", spoilt);
  parser.on("error", spoilt);
  parser.on("finish", () => resolve());
  const timer = setTimeout(spoilt, PATIENCE_MS);
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < buffer.length && whole; at += SLICE) {
    parser.write(buffer.subarray(at, at + SLICE));
    await new Promise<void>((next) => setImmediate(next));
  }
  parser.end();
  await promise;
  clearTimeout(timer);
  parser.destroy();
  return whole && parts.length > 0 ? parts : undefined;
}
