/** read: runs, events, pictures, proofs. submit: start, stop, go on. approve: answer, take the mouse. admin: all. */
export const SCOPES = ["read", "submit", "approve", "admin"] as const;
export type Scope = (typeof SCOPES)[number];

/** Who sent a request, as far as the server knows. */
export type Caller = { name: string; scopes: readonly Scope[] };

export function may(caller: Caller, scope: Scope): boolean {
  return caller.scopes.includes(scope) || caller.scopes.includes("admin");
}
