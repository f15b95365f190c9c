import { wrapped } from "./wrapped.ts";

const LIMITS = [
  "What it sends does not pass our own door to the network: only addresses are checked.",
  "What the site's background workers and your extensions send is not seen, and not asked about.",
  "The site opens no windows of its own: what asks for one opens in the same tab.",
  "Downloads go where yours always go.",
];

/** What a person should know before a run in their own browser. */
export function ownChromeWords(browser: string, columns = 80): string {
  const name = browser === "The browser" ? "your browser" : `your ${browser}`;
  return [
    ...wrapped(
      `A tab of its own in ${name}, with your sign-ins, closed at the end. Your other tabs are not listed, read or touched. If ${name} asks whether to allow remote debugging, allow it.`,
      columns,
    ),
    "Weaker there than in a browser that this program starts:",
    ...LIMITS.flatMap((line) => wrapped(line, columns, "  - ", "    ")),
  ].join("\n");
}
