import { sha256 } from "./chain.ts";

/**
 * The one line of a proof that a program reads: which events it was made from, and a hash over the rest of the
 * document, so that an edited proof does not pass.
 */
const LINE = /<meta name="subterminator-chain" content="([^"]*)">\n/;
const CONTENT = /^events=(\d+) first=([0-9a-f]{64}) last=([0-9a-f]{64}) document=([0-9a-f]{64})$/;

export type ProofChain = {
  events: number;
  firstHash: string;
  lastHash: string;
  seal: string;
  /** The document without this line: what `seal` is the hash of. */
  rest: string;
};

const ANCHOR = "<head>\n";

export function sealProof(
  html: string,
  chain: { events: number; firstHash: string; lastHash: string },
): string {
  const content = `events=${chain.events} first=${chain.firstHash} last=${chain.lastHash} document=${sha256(html)}`;
  const at = html.indexOf(ANCHOR) + ANCHOR.length;
  return `${html.slice(0, at)}<meta name="subterminator-chain" content="${content}">\n${html.slice(at)}`;
}

export function chainInProof(html: string): ProofChain | undefined {
  const found = LINE.exec(html);
  const [, events, firstHash, lastHash, seal] = CONTENT.exec(found?.[1] ?? "") ?? [];
  if (found === null || events === undefined) return undefined;
  if (firstHash === undefined || lastHash === undefined || seal === undefined) return undefined;
  const rest = html.slice(0, found.index) + html.slice(found.index + found[0].length);
  return { events: Number(events), firstHash, lastHash, seal, rest };
}
