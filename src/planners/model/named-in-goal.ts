const BEGINS = /(?:^|[\s"'“”‘’«»„([<,;=])$/;
const ENDS = /^(?:$|[\s"'“”‘’«»)\]>,;]|[.:!?](?:$|[\s"'“”’»)]))/;

/** Whether the goal says exactly this, whole: secret:CARD is not named by secret:CARD_2, nor /a/me.pdf by /a/me.pdf.old. */
export function isNamedIn(goal: string, words: string): boolean {
  if (words === "") return false;
  for (let at = goal.indexOf(words); at !== -1; at = goal.indexOf(words, at + 1))
    if (BEGINS.test(goal.slice(0, at)) && ENDS.test(goal.slice(at + words.length))) return true;
  return false;
}

/** A word of the goal that is no path, "photo", may be a file's name too; nobody meant that file by it. */
export function isPathIn(goal: string, words: string): boolean {
  return /[\p{L}\p{N}]/u.test(words) && /[/\\.]/.test(words) && isNamedIn(goal, words);
}
