import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  randomBytes,
  type KeyObject,
} from "node:crypto";
import { ContractError } from "../../contract/errors.ts";
import { KEYS_VARIABLE, type KeyRing } from "./keys.ts";

const CIPHER = "aes-256-gcm";
const NONCE = 12;
const TAG = 16;

/**
 * A key of its own for each content, itself sealed by the fleet's key: changing the fleet's key writes 60 bytes a
 * profile, and no key seals so much that a nonce could come twice.
 */
export type Sealed = { keyId: string; wrapped: Buffer; box: Buffer };

/** `about` says what it is (which profile, which version): put in the place of another, it does not open. */
export function seal(plain: Uint8Array, keys: KeyRing, about: string): Sealed {
  const own = randomBytes(32);
  return { ...wrap(own, keys, about), box: close(plain, createSecretKey(own), about) };
}

export function unseal(sealed: Sealed, keys: KeyRing, about: string): Buffer {
  return open(sealed.box, createSecretKey(unwrap(sealed, keys, about)), about);
}

/** The same content under the ring's first key; undefined where it is under that already. */
export function rewrap(
  sealed: Omit<Sealed, "box">,
  keys: KeyRing,
  about: string,
): Omit<Sealed, "box"> | undefined {
  return sealed.keyId === keys[0].id ? undefined : wrap(unwrap(sealed, keys, about), keys, about);
}

function wrap(own: Buffer, [newest]: KeyRing, about: string): Omit<Sealed, "box"> {
  return { keyId: newest.id, wrapped: close(own, newest.key, `key of ${about}`) };
}

function unwrap({ keyId, wrapped }: Omit<Sealed, "box">, keys: KeyRing, about: string): Buffer {
  const known = keys.find(({ id }) => id === keyId);
  if (known === undefined)
    throw new ContractError(
      "CONTRACT_MISMATCH",
      `${KEYS_VARIABLE}: the key ${keyId} that sealed ${about} is not among those set here.`,
      {
        field: KEYS_VARIABLE,
        hint: "Add that key behind the newest one, or sign in again and store the profile anew.",
      },
    );
  return open(wrapped, known.key, `key of ${about}`);
}

function close(plain: Uint8Array, key: KeyObject, about: string): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(about));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

function open(box: Buffer, key: KeyObject, about: string): Buffer {
  try {
    const decipher = createDecipheriv(CIPHER, key, box.subarray(0, NONCE), { authTagLength: TAG })
      .setAAD(Buffer.from(about))
      .setAuthTag(box.subarray(NONCE, NONCE + TAG));
    return Buffer.concat([decipher.update(box.subarray(NONCE + TAG)), decipher.final()]);
  } catch (cause) {
    throw new ContractError(
      "CONTRACT_MISMATCH",
      `What is stored as ${about} is not what was sealed.`,
      { hint: "It was changed or cut: sign in again and store the profile anew.", cause },
    );
  }
}
