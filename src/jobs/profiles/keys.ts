import { createHmac, createSecretKey, type KeyObject } from "node:crypto";
import { ContractError } from "../../contract/errors.ts";

/** A key has an id, so that what it sealed says which one opens it; the id tells nothing of the key. */
export type ProfileKey = { id: string; key: KeyObject };

/** The first one seals; all of them open. */
export type KeyRing = readonly [ProfileKey, ...ProfileKey[]];

export const KEYS_VARIABLE = "SUBTERMINATOR_PROFILE_KEYS";
const KEY_BYTES = 32;

/** Keys as they stand in the environment, newest first, with commas between; undefined where none is set. */
export function readKeys(text: string | undefined): KeyRing | undefined {
  const given = (text ?? "").split(",").map((one) => one.trim());
  const [first, ...others] = given.filter((one) => one !== "").map(keyOf);
  return first === undefined ? undefined : [first, ...others];
}

/** Reads the keys and takes them out of the environment: a browser that is started inherits what is left of it. */
export function takeKeys(env: NodeJS.ProcessEnv = process.env): KeyRing | undefined {
  const keys = readKeys(env[KEYS_VARIABLE]);
  delete env[KEYS_VARIABLE];
  return keys;
}

function keyOf(text: string, index: number): ProfileKey {
  const bytes = /^[0-9a-f]{64}$/i.test(text)
    ? Buffer.from(text, "hex")
    : Buffer.from(text, "base64");
  if (bytes.length !== KEY_BYTES)
    throw new ContractError(
      "CONTRACT_MISMATCH",
      // The key itself is not repeated: this line may end in a log.
      `${KEYS_VARIABLE}: key ${index + 1} has ${bytes.length} bytes, not ${KEY_BYTES}.`,
      { field: KEYS_VARIABLE, hint: "`subterminator profiles new-key` makes one." },
    );
  const id = createHmac("sha256", bytes).update("subterminator profile key").digest("hex");
  return { id: id.slice(0, 16), key: createSecretKey(bytes) };
}
