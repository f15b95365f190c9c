import { namesLook } from "./everyday-requests.ts";

/** Fields that name what is to be done. */
export const OPERATION_NAME =
  /^(?:operation_?name|op|operation|_?action|act|method|cmd|command|do|task|fn|func|function|procedure|rpc|mutation|call)$/i;

/** In a batch each call must be a look: "next" beside "submitReturn" excuses nothing. */
export function looksIn(words: string[], methods: string[]): boolean {
  if (methods.length > 0 && !methods.every(namesLook)) return false;
  return methods.length > 0 || words.some(namesLook);
}

/** JSON-RPC and its kin: {"method": "report.get"}. */
export function methodsIn(fields: [string, string][]): string[] {
  const named = fields
    .slice(0, 200)
    .filter(([name]) => OPERATION_NAME.test(name) || /method_?name$/i.test(name));
  return named.map(([, value]) => value.slice(0, 200));
}
