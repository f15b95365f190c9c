export const redactedKinds = [
  "authorization",
  "card",
  "cookie",
  "iban",
  "jwt",
  "key",
  "param",
  "password",
  "path",
  "pem",
  "session",
  "token",
  "userinfo",
] as const;

export type RedactedKind = (typeof redactedKinds)[number];

export function redacted(kind: RedactedKind): string {
  return `[redacted:${kind}]`;
}

export function secretPlaceholder(name: string): string {
  return `[secret:${name}]`;
}

const wholePlaceholder = new RegExp(
  `^\\[(?:redacted:(?:${redactedKinds.join("|")})|secret:[\\w.-]{1,128})\\]$`,
);

/** A value that is nothing but a placeholder stays as it is; without this, redacting twice would lose the secret's name. */
export function isPlaceholder(value: string): boolean {
  return value.length < 160 && wholePlaceholder.test(value);
}
