import type { DiskEntry } from "./disk.ts";
import { StoreError } from "./store-error.ts";
import type { PictureInput, PictureKind } from "./store.ts";

export type PictureLimits = { files: number; bytes: number; fileBytes: number };
export const PICTURE_LIMITS: PictureLimits = {
  files: 100,
  bytes: 200 * 1024 * 1024,
  // A full-page PNG of a very long page; above this nobody can print it either.
  fileBytes: 20 * 1024 * 1024,
};

/** The note that says which pictures went, so that a missing file is told from a removed one. */
export const PICTURES_REMOVED = "pictures_removed";

const FILE = /^(\d{4,6})-(step|checkpoint|final)(?:-[a-z0-9-]{1,40})?\.(?:jpg|png|webp|bin)$/;

export type StoredPicture = { file: string; number: number; kind: PictureKind; bytes: number };

export function storedPictures(entries: readonly DiskEntry[]): StoredPicture[] {
  return entries
    .flatMap(({ name, kind: entryKind, size }) => {
      const [, number, kind] = FILE.exec(name) ?? [];
      if (entryKind !== "file" || number === undefined) return [];
      return [{ file: name, number: Number(number), kind: kind as PictureKind, bytes: size }];
    })
    .toSorted((a, b) => a.number - b.number);
}

/** 0007-checkpoint-confirm.jpg: the order and what may be dropped can be read from the folder alone. */
export function pictureName(input: PictureInput, stored: readonly StoredPicture[]): string {
  const number = (stored.at(-1)?.number ?? 0) + 1;
  const label = (input.label ?? "")
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 40)
    .replaceAll(/^-+|-+$/g, "");
  const parts = [String(number).padStart(4, "0"), input.kind, ...(label === "" ? [] : [label])];
  return `${parts.join("-")}.${EXTENSIONS[mimeOf(input.data) ?? "none"]}`;
}

export type Room = { fits: boolean; evict: string[] };

/** Which pictures go to make room. Oldest steps first; what a proof stands on is kept and always let in. */
export function makeRoom(
  input: PictureInput,
  stored: readonly StoredPicture[],
  limits: PictureLimits = PICTURE_LIMITS,
): Room {
  if (input.data.length > limits.fileBytes) return { fits: false, evict: [] };
  let files = stored.length + 1;
  let bytes = stored.reduce((sum, one) => sum + one.bytes, input.data.length);
  const evict: string[] = [];
  for (const one of stored) {
    if (files <= limits.files && bytes <= limits.bytes) break;
    if (one.kind !== "step") continue;
    evict.push(one.file);
    files -= 1;
    bytes -= one.bytes;
  }
  const fits = files <= limits.files && bytes <= limits.bytes;
  return fits || input.kind !== "step" ? { fits: true, evict } : { fits: false, evict: [] };
}

export function checkArtifactName(file: string): string {
  if (FILE.test(file)) return file;
  throw new StoreError(
    "BAD_NAME",
    `${JSON.stringify(file.slice(0, 100))} is not a picture's name.`,
    {
      hint: "Use the name that stands in the run's events.",
    },
  );
}

export type PictureMime = "image/png" | "image/jpeg" | "image/webp";

const EXTENSIONS: Record<PictureMime | "none", string> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
  none: "bin",
};

/** By its first bytes: a name or a header could claim anything, SVG with a script included. */
export function mimeOf(data: Uint8Array): PictureMime | undefined {
  const starts = (...bytes: number[]) => bytes.every((byte, index) => data[index] === byte);
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "image/png";
  if (starts(0xff, 0xd8, 0xff)) return "image/jpeg";
  const word = (from: number) => Buffer.from(data.subarray(from, from + 4)).toString("latin1");
  return word(0) === "RIFF" && word(8) === "WEBP" ? "image/webp" : undefined;
}
