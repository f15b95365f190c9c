import { hung, widthOf } from "./wrapped.ts";

/** Words for a person on stdout: broken between words where it is a terminal, left as they are in a pipe. */
export function say(text: string): void {
  process.stdout.write(`${hung(text, widthOf(process.stdout))}\n`);
}
