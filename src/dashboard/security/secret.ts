import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

export const newSecret = (): string => randomBytes(32).toString("base64url");

/** What is kept of a secret: whoever reads the file cannot use it. */
export const hashOf = (secret: string): string =>
  createHash("sha256").update(secret).digest("base64url");

export function isSame(one: string, two: string): boolean {
  return timingSafeEqual(
    createHash("sha256").update(one).digest(),
    createHash("sha256").update(two).digest(),
  );
}
