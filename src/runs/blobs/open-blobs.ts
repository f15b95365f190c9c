import { folderBlobs } from "./folder-blobs.ts";
import type { Blobs } from "./port.ts";

/** A folder's path, or `s3://bucket/folder`. */
export async function openBlobs(place: string): Promise<Blobs> {
  if (!/^s3:/i.test(place)) return folderBlobs(place);
  const { s3Blobs } = await import("./s3-blobs.ts");
  return s3Blobs(place);
}
