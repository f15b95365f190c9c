import { randomBytes } from "node:crypto";

/** A notice of Postgres holds less than 8,000 bytes: what is longer goes in parts. */
const PART = 7_800;
/** Parts of a parcel that never became whole, because the connection was cut between two of them. */
const MOST_OPEN = 8;

/** `name` of the parcel, which part, of how many, then the part. */
export function packed(bytes: Buffer): string[] {
  const text = bytes.toString("base64");
  const name = randomBytes(6).toString("hex");
  const count = Math.max(1, Math.ceil(text.length / PART));
  return Array.from(
    { length: count },
    (_, at) => `${name} ${at} ${count} ${text.slice(at * PART, (at + 1) * PART)}`,
  );
}

/** Takes parts as they come and tells whole parcels. */
export function unpacker(told: (bytes: Buffer) => void): (word: string) => void {
  const open = new Map<string, string[]>();
  return (word) => {
    const [, name = "", at = "", count = "", part = ""] =
      /^([0-9a-f]{12}) (\d{1,4}) (\d{1,4}) ([\w+/=]*)$/.exec(word) ?? [];
    if (name === "") return;
    const parts = open.get(name) ?? [];
    parts[Number(at)] = part;
    open.set(name, parts);
    if (parts.filter((one) => one !== undefined).length === Number(count)) {
      open.delete(name);
      told(Buffer.from(parts.join(""), "base64"));
    }
    const [oldest] = open.keys();
    if (open.size > MOST_OPEN && oldest !== undefined) open.delete(oldest);
  };
}
