const DEEPEST = 64;

/** JSON that parses can still be too deep for code that walks it by calling itself, the SDK's included. */
export function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true;
    level = level
      .flatMap((one) => (typeof one === "object" && one !== null ? Object.values(one) : []))
      .filter((one) => typeof one === "object");
  }
  return false;
}
