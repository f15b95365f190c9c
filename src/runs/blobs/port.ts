export type BlobEntry = { key: string; bytes: number; modifiedMs: number };

/** Where pictures, proofs and recordings are kept: a folder that all machines see, or anything that speaks S3. */
export type Blobs = {
  /** Whole or not at all; what was there under the key is replaced. */
  put(key: string, data: Uint8Array): Promise<void>;
  get(key: string): Promise<Uint8Array | undefined>;
  /** Everything whose key begins with the prefix, which ends with a slash. */
  list(prefix: string): Promise<BlobEntry[]>;
  remove(keys: readonly string[]): Promise<void>;
  /** For a person: where it lies. */
  locate(key: string): string;
};
