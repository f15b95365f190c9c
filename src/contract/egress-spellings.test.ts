import { expect, test } from "vitest";
import { checkAddress, checkUrl, classifyAddress, type EgressPolicy } from "./egress.ts";

const OPEN: EgressPolicy = {
  allowedHosts: [],
  blockedHosts: [],
  namedHosts: [],
  deniedPorts: [],
  httpsOnly: false,
};

const PRIVATE_V4 = [
  "127.0.0.1",
  "127.255.255.254",
  "10.0.0.5",
  "10.255.1.2",
  "172.16.0.1",
  "172.31.255.9",
  "192.168.1.1",
  "169.254.169.254",
  "169.254.1.1",
  "100.64.0.1",
  "100.100.100.200",
  "0.0.0.0",
  "0.1.2.3",
  "192.0.0.8",
  "192.0.2.7",
  "198.18.0.1",
  "198.51.100.3",
  "203.0.113.10",
  "224.0.0.251",
  "240.0.0.1",
  "255.255.255.255",
];
const PUBLIC_V4 = [
  "93.184.216.34",
  "1.1.1.1",
  "8.8.8.8",
  "172.32.0.1",
  "100.128.0.1",
  "198.20.0.1",
  "223.255.255.1",
  "11.0.0.1",
];
const PRIVATE_V6 = [
  "::",
  "::1",
  "0:0:0:0:0:0:0:1",
  "0000:0000:0000:0000:0000:0000:0000:0001",
  "fe80::1",
  "FE80::ABCD",
  "febf::1",
  "fec0::1",
  "fc00::",
  "fc00::1",
  "fd12:3456::1",
  "FDFF::1",
  "fd00:ec2::254",
  "ff02::1",
  "2001:db8::1",
  "3fff::1",
  "100::1",
  "5f00::1",
  "2001::1",
  "2001:10::1",
  "2001:20::1",
  "64:ff9b:1::7f00:1",
  "4000::1",
];
const PUBLIC_V6 = [
  "2606:4700:4700::1111",
  "2001:4860:4860::8888",
  "2a00:1450:4001::1",
  "2620:fe::fe",
];

const bytes = (ip: string): number[] => ip.split(".").map(Number);
const oct = (value: number): string => `0${value.toString(8)}`;
const hex = (value: number): string => `0x${value.toString(16)}`;
const shifted = (text: string, zero: number): string =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
const percent = (text: string): string =>
  [...text].map((char) => `%${char.charCodeAt(0).toString(16).padStart(2, "0")}`).join("");
// ①-⑨ and ⓪ are not in sequence.
const circled = (text: string): string =>
  text.replace(/\d/g, (digit) =>
    digit === "0" ? "⓪" : String.fromCodePoint(0x2460 + Number(digit) - 1),
  );

function v4Spellings(ip: string): string[] {
  const [a, b, c, d] = bytes(ip) as [number, number, number, number];
  const whole = ((a * 256 + b) * 256 + c) * 256 + d;
  const low24 = (b * 256 + c) * 256 + d;
  const low16 = c * 256 + d;
  return [
    ip,
    `${ip}.`,
    String(whole),
    hex(whole),
    hex(whole).toUpperCase(),
    `0x00${whole.toString(16)}`,
    oct(whole),
    `000${whole.toString(8)}`,
    bytes(ip).map(oct).join("."),
    bytes(ip).map(hex).join("."),
    bytes(ip)
      .map((byte) => `0x0${byte.toString(16)}`)
      .join("."),
    `${hex(a)}.${oct(b)}.${c}.${hex(d)}`,
    `${a}.${low24}`,
    `${oct(a)}.${hex(low24)}`,
    `${a}.${b}.${low16}`,
    `${hex(a)}.${b}.${oct(low16)}`,
    shifted(ip, 0xff10),
    shifted(ip, 0x1d7ce),
    shifted(ip, 0x1d7f6),
    shifted(String(whole), 0xff10),
    circled(ip),
    ip.replaceAll(".", "。"),
    ip.replaceAll(".", "．"),
    ip.replaceAll(".", "｡"),
    shifted(ip, 0xff10).replaceAll(".", "。"),
    percent(ip),
    percent(String(whole)),
    ip.replaceAll(".", "%2e"),
    ip.replaceAll(".", "%E3%80%82"),
    `${ip.slice(0, 1)}\u00ad${ip.slice(1)}`,
    `${ip.slice(0, 1)}\u200b${ip.slice(1)}`,
    `${ip.slice(0, 1)}\t${ip.slice(1)}`,
    `${ip.slice(0, 1)}\n${ip.slice(1)}`,
    ...embeddings(ip).map((address) => `[${address}]`),
  ];
}

function embeddings(ip: string): string[] {
  const [a, b, c, d] = bytes(ip) as [number, number, number, number];
  const high = (a * 256 + b).toString(16);
  const low = (c * 256 + d).toString(16);
  return [
    `::ffff:${ip}`,
    `::ffff:${high}:${low}`,
    `::FFFF:${ip}`,
    `0:0:0:0:0:ffff:${high}:${low}`,
    `0000:0000:0000:0000:0000:ffff:${high.padStart(4, "0")}:${low.padStart(4, "0")}`,
    `::ffff:0:${ip}`,
    `64:ff9b::${ip}`,
    `64:ff9b::${high}:${low}`,
    `2002:${high}:${low}::1`,
    `2001:0:808:808:0:0:${(0xffff - (a * 256 + b)).toString(16)}:${(0xffff - (c * 256 + d)).toString(16)}`,
    `2001:0:${high}:${low}::f7f7:f7f7`,
  ];
}

const LOCAL_NAMES = [
  "localhost",
  "LOCALHOST",
  "LocalHost.",
  "foo.localhost",
  "a.b.localhost.",
  "localhost.localdomain",
  "ｌｏｃａｌｈｏｓｔ",
  "%6cocalhost",
  "ⓛⓞⓒⓐⓛⓗⓞⓢⓣ",
  "loc\u00adalhost",
  "loc\u200balhost",
  "loca\tlhost",
  "printer.local",
  "Printer.LOCAL.",
  "printer。local",
  "nas.lan",
  "router",
  "intranet",
  "wiki.corp",
  "db.internal",
  "metadata.google.internal",
  "METADATA.google.internal.",
  "metadata.goog",
  "metadata",
  "instance-data",
  "host.docker.internal",
  "kubernetes.default.svc",
  "gateway.home.arpa",
  "metadata.tencentyun.com",
];

const HOSTS = [
  ...PRIVATE_V4.flatMap(v4Spellings),
  ...PRIVATE_V6.map((ip) => `[${ip}]`),
  ...LOCAL_NAMES,
];
const URLS = HOSTS.flatMap((host) => [
  `http://${host}/`,
  `https://${host}:8443/x?y#z`,
  `HTTP:\\\\${host}\\`,
  `ws:${host}`,
  `http://good.example@${host}/`,
  `http://good.example:80#@${host}/`.replace("#@", "%23@"),
]);

test("no spelling of a private host is allowed", () => {
  const leaks = URLS.filter((url) => checkUrl(url, OPEN).allowed);
  expect(leaks).toEqual([]);
  expect(new Set(HOSTS).size).toBeGreaterThan(800);
});

test("spellings are refused because of what they are, not because they fail to parse", () => {
  const rules = new Set(
    HOSTS.map((host) => {
      const verdict = checkUrl(`http://${host}/`, OPEN);
      return verdict.allowed ? "allowed" : verdict.rule;
    }),
  );
  expect([...rules]).toEqual(["private_address"]);
});

test("the same spellings of public addresses are allowed", () => {
  const hosts = [
    ...PUBLIC_V4.flatMap((ip) =>
      v4Spellings(ip)
        .filter((host) => !host.includes("["))
        .concat(`[::ffff:${ip}]`, `[64:ff9b::${ip}]`),
    ),
    ...PUBLIC_V6.map((ip) => `[${ip}]`),
  ];
  const valid = hosts.filter((host) => URL.canParse(`http://${host}/`));
  expect(valid.filter((host) => !checkUrl(`http://${host}/`, OPEN).allowed)).toEqual([]);
  expect(valid.length).toBeGreaterThan(200);
});

test("whatever the URL parser makes an address is judged as that address", () => {
  const disagreements = [...HOSTS, ...PUBLIC_V4.flatMap(v4Spellings)].filter((host) => {
    if (!URL.canParse(`http://${host}/`)) return false;
    const hostname = new URL(`http://${host}/`).hostname;
    const kind = classifyAddress(hostname);
    return kind !== "invalid" && checkUrl(`http://${host}/`, OPEN).allowed !== (kind === "public");
  });
  expect(disagreements).toEqual([]);
});

test("a public name that resolves to any private address is refused when dialled", () => {
  const addresses = [
    ...PRIVATE_V4,
    ...PRIVATE_V6,
    ...PRIVATE_V4.flatMap(embeddings),
    "fe80::1%eth0",
    "127.1",
    "0x7f.1",
    "",
    "localhost",
  ];
  expect(
    addresses.filter((ip) => checkAddress(ip, "10-0-0-5.nip.example", 80, OPEN).allowed),
  ).toEqual([]);
  const open = [...PUBLIC_V4, ...PUBLIC_V6];
  expect(open.filter((ip) => !checkAddress(ip, "shop.example", 80, OPEN).allowed)).toEqual([]);
});
