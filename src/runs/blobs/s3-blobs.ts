import type { S3Client } from "@aws-sdk/client-s3";
import { ContractError } from "../../contract/errors.ts";
import { StoreError } from "../store-error.ts";
import type { Blobs } from "./port.ts";

/** Credentials, region and endpoint come from the usual AWS_* variables; AWS_ENDPOINT_URL_S3 names another server. */
export async function s3Blobs(
  address: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Blobs> {
  const { bucket, folder } = readAddress(address);
  const sdk = await import("@aws-sdk/client-s3").catch((error: unknown) => {
    throw new StoreError("STORE_FAILED", "Blobs on S3 need the package @aws-sdk/client-s3.", {
      hint: "Install it (`npm install @aws-sdk/client-s3`), or set SUBTERMINATOR_BLOBS to a folder.",
      cause: error,
    });
  });
  const own = env["AWS_ENDPOINT_URL_S3"] ?? env["AWS_ENDPOINT_URL"];
  const client: S3Client = new sdk.S3Client({
    // Servers that are not Amazon's rarely answer under a name for each bucket.
    ...(own === undefined ? {} : { endpoint: own, forcePathStyle: true }),
    region: env["AWS_REGION"] ?? env["AWS_DEFAULT_REGION"] ?? "us-east-1",
    maxAttempts: 4,
  });
  const named = (key: string) => `${folder}${key}`;
  const clear = async <T>(doing: string, key: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      const why = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      throw new StoreError("STORE_FAILED", `Could not ${doing} s3://${bucket}/${key}: ${why}`, {
        hint: "Check SUBTERMINATOR_BLOBS and the AWS_* variables; the run can be resumed afterwards.",
        cause: error,
      });
    }
  };
  return {
    put: (key, data) =>
      clear("write", named(key), async () => {
        await client.send(
          new sdk.PutObjectCommand({ Bucket: bucket, Key: named(key), Body: data }),
        );
      }),
    get: (key) =>
      clear("read", named(key), async () => {
        try {
          const found = await client.send(
            new sdk.GetObjectCommand({ Bucket: bucket, Key: named(key) }),
          );
          return await found.Body?.transformToByteArray();
        } catch (error) {
          if (error instanceof sdk.NoSuchKey || (error as Error).name === "NotFound")
            return undefined;
          throw error;
        }
      }),
    list: (prefix) =>
      clear("list", named(prefix), async () => {
        const pages = sdk.paginateListObjectsV2(
          { client },
          { Bucket: bucket, Prefix: named(prefix) },
        );
        const found = [];
        for await (const { Contents = [] } of pages)
          for (const { Key = "", Size = 0, LastModified } of Contents)
            found.push({
              key: Key.slice(folder.length),
              bytes: Size,
              modifiedMs: LastModified?.getTime() ?? 0,
            });
        return found;
      }),
    remove: (keys) =>
      clear("remove", named(keys[0] ?? ""), async () => {
        for (const key of keys)
          await client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: named(key) }));
      }),
    locate: (key) => `s3://${bucket}/${named(key)}`,
  };
}

function readAddress(address: string): { bucket: string; folder: string } {
  const [, bucket, path = ""] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/.exec(
    address,
  ) ?? [undefined, undefined];
  if (bucket === undefined)
    throw new ContractError(
      "CONTRACT_MISMATCH",
      `SUBTERMINATOR_BLOBS: ${JSON.stringify(address.slice(0, 100))} is not s3://<bucket>/<folder>.`,
      { field: "SUBTERMINATOR_BLOBS", hint: "Give s3://<bucket>/<folder>, or a folder's path." },
    );
  const folder = path.replace(/\/+$/, "");
  return { bucket, folder: folder === "" ? "" : `${folder}/` };
}
