/**
 * What kind of address an IP is. Only canonical spellings are read: anything a socket library would hand to DNS
 * instead of dialling ("127.1", "0177.0.0.1") is `invalid`, and invalid is refused.
 */
export type AddressClass =
  | "public"
  | "loopback"
  | "private"
  | "link_local"
  | "metadata"
  | "unspecified"
  | "multicast"
  | "reserved"
  | "invalid";

// Cloud metadata and platform channels. 168.63.129.16 (Azure) and 192.0.0.192 (Oracle) lie outside link-local space.
const METADATA_V4 = new Set([
  "169.254.169.254",
  "169.254.170.2",
  "169.254.170.23",
  "169.254.169.253",
  "169.254.169.123",
  "100.100.100.200",
  "168.63.129.16",
  "192.0.0.192",
]);
const METADATA_V6 = new Set(["fd00:ec2::254", "fd00:ec2::23", "fd20:ce::254"]);

const RANGES_V4: ReadonlyArray<readonly [string, number, AddressClass]> = [
  ["0.0.0.0", 32, "unspecified"],
  ["0.0.0.0", 8, "reserved"],
  ["10.0.0.0", 8, "private"],
  ["100.64.0.0", 10, "private"],
  ["127.0.0.0", 8, "loopback"],
  ["169.254.0.0", 16, "link_local"],
  ["172.16.0.0", 12, "private"],
  ["192.0.0.0", 24, "reserved"],
  ["192.0.2.0", 24, "reserved"],
  ["192.88.99.0", 24, "reserved"],
  ["192.168.0.0", 16, "private"],
  ["198.18.0.0", 15, "reserved"],
  ["198.51.100.0", 24, "reserved"],
  ["203.0.113.0", 24, "reserved"],
  ["224.0.0.0", 4, "multicast"],
  ["240.0.0.0", 4, "reserved"],
];

const RANGES_V6: ReadonlyArray<readonly [number[], number, AddressClass]> = [
  [[0, 0, 0, 0, 0, 0, 0, 0], 128, "unspecified"],
  [[0, 0, 0, 0, 0, 0, 0, 1], 128, "loopback"],
  [[0x64, 0xff9b, 1], 48, "private"],
  [[0x2001, 0xdb8], 32, "reserved"],
  [[0x2001, 0], 23, "reserved"],
  [[0x3fff], 20, "reserved"],
  [[0xfc00], 7, "private"],
  [[0xfe80], 10, "link_local"],
  [[0xfec0], 10, "private"],
  [[0xff00], 8, "multicast"],
];

export function classifyAddress(ip: string): AddressClass {
  const bare = ip.replace(/^\[(.*)\]$/, "$1").replace(/%.*$/, "");
  if (bare.includes(":")) {
    const words = parseV6(bare);
    return words ? classifyV6(words) : "invalid";
  }
  const value = parseV4(bare);
  return value === undefined ? "invalid" : classifyV4(value);
}

/** An address as dialled: lower case, shortest form, no brackets. Undefined if it is not a canonical IP literal. */
export function canonicalAddress(ip: string): string | undefined {
  const bare = ip.replace(/^\[(.*)\]$/, "$1");
  if (!bare.includes(":")) return parseV4(bare) === undefined ? undefined : bare;
  return canonicalV6(bare);
}

function classifyV4(value: number): AddressClass {
  if (METADATA_V4.has(formatV4(value))) return "metadata";
  for (const [base, bits, kind] of RANGES_V4) {
    const size = 2 ** (32 - bits);
    if (Math.floor(value / size) === Math.floor((parseV4(base) ?? 0) / size)) return kind;
  }
  return "public";
}

function classifyV6(words: number[]): AddressClass {
  const text = canonicalV6(words.map((word) => word.toString(16)).join(":"));
  if (text && METADATA_V6.has(text)) return "metadata";
  for (const embedded of embeddedV4(words)) {
    const kind = classifyV4(embedded);
    if (kind !== "public") return kind;
  }
  // v4-mapped, NAT64 and 6to4 of a public v4 reach that public v4.
  if (startsWith(words, [0, 0, 0, 0, 0, 0xffff], 96)) return "public";
  if (startsWith(words, [0x64, 0xff9b, 0, 0, 0, 0], 96)) return "public";
  for (const [prefix, bits, kind] of RANGES_V6) if (startsWith(words, prefix, bits)) return kind;
  // 2000::/3 is all the global unicast space there is; the rest is unassigned and never a website.
  return startsWith(words, [0x2000], 3) ? "public" : "reserved";
}

/** Every IPv4 address that a tunnelling or translating prefix would forward this address to. */
function embeddedV4(words: number[]): number[] {
  const at = (index: number): number => (words[index] ?? 0) * 65536 + (words[index + 1] ?? 0);
  if (words.slice(0, 7).every((word) => word === 0) && (words[7] ?? 0) < 2) return [];
  if (startsWith(words, [0, 0, 0, 0, 0, 0xffff], 96)) return [at(6)];
  if (startsWith(words, [0, 0, 0, 0, 0xffff, 0], 96)) return [at(6)];
  if (startsWith(words, [0, 0, 0, 0, 0, 0], 96)) return [at(6)];
  if (startsWith(words, [0x64, 0xff9b, 0, 0, 0, 0], 96)) return [at(6)];
  if (startsWith(words, [0x2002], 16)) return [at(1)];
  if (startsWith(words, [0x2001, 0], 32)) return [at(2), 0xffffffff - at(6)];
  if (((words[4] ?? 0) & 0xfdff) === 0 && words[5] === 0x5efe) return [at(6)];
  return [];
}

function startsWith(words: number[], prefix: number[], bits: number): boolean {
  for (let index = 0; index * 16 < bits; index += 1) {
    const shift = Math.max(0, 16 - (bits - index * 16));
    if ((words[index] ?? 0) >> shift !== (prefix[index] ?? 0) >> shift) return false;
  }
  return true;
}

function parseV4(text: string): number | undefined {
  const parts = text.split(".");
  if (parts.length !== 4) return undefined;
  let value = 0;
  for (const part of parts) {
    if (!/^(0|[1-9]\d{0,2})$/.test(part) || Number(part) > 255) return undefined;
    value = value * 256 + Number(part);
  }
  return value;
}

function formatV4(value: number): string {
  return [24, 16, 8, 0].map((shift) => Math.floor(value / 2 ** shift) % 256).join(".");
}

// The URL parser is the one the browser uses too: no second opinion on what "::ffff:1.2.3.4" means.
function canonicalV6(text: string): string | undefined {
  const url = `http://[${text}]/`;
  if (!/^[0-9a-fA-F:.]+$/.test(text) || !URL.canParse(url)) return undefined;
  return new URL(url).hostname.slice(1, -1);
}

function parseV6(text: string): number[] | undefined {
  const canonical = canonicalV6(text);
  if (canonical === undefined) return undefined;
  const [head = "", tail] = canonical.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(gap).fill("0"), ...right].map((word) =>
    Number.parseInt(word, 16),
  );
}
