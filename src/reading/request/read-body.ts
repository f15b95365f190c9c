import type { RequestFacts } from "./request-facts.ts";
import type { Work } from "./reading-work.ts";
import { type BodyWords, noWords } from "./body-words.ts";
import { BodyReader } from "./body-reader.ts";
import { unpacked } from "./unpack.ts";
import { printableRuns } from "./charset.ts";
import { unwrapped } from "./wrappings.ts";

/** Finding out whether so many bytes are text takes about 20 ms. */
const MAX_BODY = 4_000_000;

/** Everything that a body says, whatever it is wrapped in. What could not be read is noted in `work`. */
export async function readBody(
  facts: RequestFacts,
  query: [name: string, value: string][],
  work: Work,
): Promise<BodyWords> {
  const words = noWords();
  const { body } = facts;
  if (facts.bodyWithheld === true) work.giveUp("the browser does not show it");
  const type = facts.headers?.["content-type"] ?? facts.contentType ?? "";
  const reader = new BodyReader(words, work, /graphql|\bgql\b/i.test(`${facts.url} ${type}`));
  // What an address carries may be wrapped like what a body carries; plain values of it are read with the address.
  for (const [name, value] of query) if (isWrapped(value)) await reader.text(value, name, "", 1);
  if (body === undefined || body.length === 0) return words;
  const encoding = facts.headers?.["content-encoding"] ?? "";
  const bytes = typeof body === "string" ? Buffer.from(body.slice(0, MAX_BODY + 1)) : body;
  const bare = bytes.length > MAX_BODY ? undefined : unpacked(bytes, encoding);
  if (bytes.length > MAX_BODY) {
    work.giveUp("it is too long");
    words.texts.push(...printableRuns(bytes));
  } else if (bare === undefined) {
    work.giveUp("it is packed in a way that is not known");
    words.texts.push(...printableRuns(bytes));
  } else await reader.bytes(bare, type, 0);
  return words;
}

function isWrapped(value: string): boolean {
  return /^\s*[[{<]/.test(value) || unwrapped(value).length > 0;
}
