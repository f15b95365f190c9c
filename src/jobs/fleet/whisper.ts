import {
  createCipheriv,
  createDecipheriv,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from "node:crypto";

const CIPHER = "aes-256-gcm";
const NONCE = 12;
const TAG = 16;

/** A pair of keys that lives as long as its process or its run, and stands nowhere. */
export type Whisperer = {
  /** For the others, in the open. */
  name: string;
  /** The key that this one and another have in common, and nobody who reads along. */
  with(other: string): Buffer;
};

/**
 * What goes through the database is neither in its tables nor in its backups, but a server may log every statement
 * with its values: a password that a person types must not be readable there.
 */
export function whisperer(): Whisperer {
  const { publicKey, privateKey } = generateKeyPairSync("x25519");
  const name = publicKey.export({ type: "spki", format: "der" }).toString("base64");
  return {
    name,
    with(other) {
      const secret = diffieHellman({ privateKey, publicKey: read(other) });
      return Buffer.from(hkdfSync("sha256", secret, "", "subterminator live", 32));
    },
  };
}

function read(name: string): KeyObject {
  return createPublicKey({ key: Buffer.from(name, "base64"), type: "spki", format: "der" });
}

export const newKey = (): Buffer => randomBytes(32);

export function whisper(plain: Uint8Array, key: Buffer): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, key, nonce);
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** undefined: it was said to somebody else, or changed on its way. */
export function understood(box: Buffer, key: Buffer): Buffer | undefined {
  try {
    const nonce = box.subarray(0, NONCE);
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG });
    decipher.setAuthTag(box.subarray(NONCE, NONCE + TAG));
    return Buffer.concat([decipher.update(box.subarray(NONCE + TAG)), decipher.final()]);
  } catch {
    return undefined;
  }
}
