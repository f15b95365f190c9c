const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isUuid(value: string): boolean {
  return uuid.test(value);
}

/** A machine made this: 16 or more characters that no slug, name or plain number has. */
export function isOpaqueToken(value: string): boolean {
  if (value.length < 16 || !/^[\w.~+/=:%-]+$/.test(value)) return false;
  if (isUuid(value)) return true;
  if (!/[A-Za-z]/.test(value)) return false;
  if (!/[0-9]/.test(value)) return changesOfCase(value) >= 6;
  // "summer-sale-2024-for-you": its digits stand together and its words are long.
  const words = value.split(/[-_.]/);
  const mixed = words.filter((word) => /[A-Za-z]/.test(word) && /[0-9]/.test(word));
  return mixed.some(
    (word) => word.length >= 8 && (switches(word) >= 3 || changesOfCase(word) >= 2),
  );
}

function changesOfCase(value: string): number {
  return value.match(/[a-z][A-Z]|[A-Z](?=[a-z])/g)?.length ?? 0;
}

function switches(word: string): number {
  return (word.match(/[a-z](?=[0-9])|[0-9](?=[a-z])/gi) ?? []).length;
}
