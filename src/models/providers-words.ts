import { compileKnownSecrets } from "../contract/redact/known-secrets.ts";
import type { Target } from "./connect.ts";

const MAX_WORDS = 160;
/** Shorter runs of letters are common to any two English texts. */
const ECHO = 24;

/** A provider's own explanation in a form that may be printed: short, without the key, without a piece of the prompt. */
export function providersWords(
  message: string,
  prompt: string,
  { apiKey, keyVariable }: Pick<Target, "apiKey" | "keyVariable">,
): string {
  const redact = compileKnownSecrets(
    apiKey === undefined ? [] : [{ name: keyVariable, value: apiKey }],
  );
  const line = redact(message).replace(/\s+/g, " ").trim();
  const short = line.slice(0, Math.min(MAX_WORDS, startOfEcho(line, prompt.replace(/\s+/g, " "))));
  const words = short.replace(/[\s.:]+$/, "");
  if (words === "") return "";
  return short.length < line.length ? `: ${words} […]` : `: ${words}`;
}

function startOfEcho(line: string, prompt: string): number {
  const last = Math.min(line.length, MAX_WORDS + ECHO) - ECHO;
  for (let at = 0; at <= last; at++) if (prompt.includes(line.slice(at, at + ECHO))) return at;
  return line.length;
}
