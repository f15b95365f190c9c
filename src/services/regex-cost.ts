/**
 * How many ways a regular expression can be tried at one place of a text, at worst. Page text is the site's to choose,
 * so a pattern that backtracks without limit lets a page stop the program. Unbounded repetition is therefore Infinity:
 * even `.*x` takes time that grows with the square of the text.
 *
 * `source` must be one that `new RegExp(source, "u")` takes.
 */
export function regexCost(source: string): number {
  const chars = [...source];
  let at = 0;

  function alternatives(): number {
    let sum = 0;
    let product = 1;
    while (at < chars.length && chars[at] !== ")") {
      if (chars[at] === "|") {
        at += 1;
        sum += product;
        product = 1;
      } else {
        product *= repeated(atom());
      }
    }
    return sum + product;
  }

  function atom(): number {
    const char = chars[at];
    at += 1;
    if (char === "\\") return escape();
    if (char === "[") return set();
    if (char !== "(") return 1;
    if (chars[at] === "?") {
      at += 1;
      if (chars[at] === "<" && chars[at + 1] !== "=" && chars[at + 1] !== "!") skipPast(">");
      else at += chars[at] === "<" ? 2 : 1;
    }
    const inner = alternatives();
    at += 1;
    return inner;
  }

  function escape(): number {
    const char = chars[at] ?? "";
    at += 1;
    // A back reference makes the engine compare texts of any length.
    if (/[1-9k]/.test(char)) return Number.POSITIVE_INFINITY;
    if (/[pPu]/.test(char) && chars[at] === "{") skipPast("}");
    return 1;
  }

  function set(): number {
    while (chars[at] !== "]" && at < chars.length) at += chars[at] === "\\" ? 2 : 1;
    at += 1;
    return 1;
  }

  function skipPast(end: string): void {
    while (at < chars.length && chars[at] !== end) at += 1;
    at += 1;
  }

  function repeated(base: number): number {
    const bounds = quantifier();
    if (!bounds) return base;
    if (chars[at] === "?") at += 1;
    const [least, most] = bounds;
    if (most === Number.POSITIVE_INFINITY) return most;
    return base ** most * (most - least + 1);
  }

  function quantifier(): [number, number] | undefined {
    const char = chars[at];
    if (char === "*" || char === "+") {
      at += 1;
      return [0, Number.POSITIVE_INFINITY];
    }
    if (char === "?") {
      at += 1;
      return [0, 1];
    }
    const found = char === "{" ? /^\{(\d+)(,?)(\d*)\}/.exec(chars.slice(at).join("")) : null;
    if (!found) return undefined;
    at += found[0].length;
    const least = Number(found[1]);
    if (found[2] === "") return [least, least];
    return [least, found[3] === "" ? Number.POSITIVE_INFINITY : Number(found[3])];
  }

  return alternatives();
}
