import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export type TestS3 = {
  env: NodeJS.ProcessEnv;
  put(key: string): void;
  /** Answers everything with 503, as an overloaded one does. */
  refuse(on: boolean): void;
  close(): Promise<void>;
};

/** The part of S3 that the blob store uses, in memory: put, get, delete and paged lists, by path. */
export async function startS3(): Promise<TestS3> {
  const objects = new Map<string, Buffer>();
  let refusing = false;
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? "/", "http://s3");
      const key = decodeURIComponent(url.pathname.slice(1));
      const body = await buffer(request);
      const answer = (status: number, text: Buffer | string = "") =>
        response.writeHead(status, { "content-type": "application/xml" }).end(text);
      if (refusing) return answer(503, "<Error><Code>SlowDown</Code><Message>no</Message></Error>");
      if (request.method === "PUT") {
        objects.set(key, plainBody(body, request.headers["x-amz-content-sha256"]));
        return answer(200);
      }
      if (request.method === "DELETE") {
        objects.delete(key);
        return answer(204);
      }
      if (url.searchParams.get("list-type") === "2") return answer(200, listed(objects, key, url));
      const found = objects.get(key);
      return found === undefined
        ? answer(404, "<Error><Code>NoSuchKey</Code><Message>none</Message></Error>")
        : answer(200, found);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  process.env["AWS_ACCESS_KEY_ID"] ??= "test";
  process.env["AWS_SECRET_ACCESS_KEY"] ??= "test";
  return {
    env: { AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`, AWS_REGION: "eu-test-1" },
    put: (key) => void objects.set(key, Buffer.from("x")),
    refuse: (on) => {
      refusing = on;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A stream is sent in chunks, each with its length in hex before it. */
function plainBody(body: Buffer, kind: string | string[] | undefined): Buffer {
  if (typeof kind !== "string" || !kind.startsWith("STREAMING")) return body;
  const parts: Buffer[] = [];
  for (let at = 0; at < body.length;) {
    const end = body.indexOf("\r\n", at);
    const size = Number.parseInt(body.subarray(at, end).toString().split(";")[0] ?? "0", 16);
    if (size === 0) break;
    parts.push(body.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
  return Buffer.concat(parts);
}

function listed(objects: Map<string, Buffer>, bucket: string, url: URL): string {
  const prefix = `${bucket.replace(/\/$/, "")}/${url.searchParams.get("prefix") ?? ""}`;
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).toSorted();
  const from = Number(url.searchParams.get("continuation-token") ?? "0");
  const page = keys.slice(from, from + 1_000);
  const more = from + 1_000 < keys.length;
  const contents = page.map((key) => {
    const name = key.slice(key.indexOf("/") + 1);
    return `<Contents><Key>${name}</Key><Size>${objects.get(key)?.length}</Size><LastModified>2026-11-16T00:00:00.000Z</LastModified></Contents>`;
  });
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${more ? `<NextContinuationToken>${from + 1_000}</NextContinuationToken>` : ""}${contents.join("")}</ListBucketResult>`;
}
