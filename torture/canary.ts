/** A secret that is typed by its name; it must come out nowhere, in none of these forms. */
export const CANARY = "Xk7-Qz!vB9wLm42#";

const base64 = (text: string): string => Buffer.from(text).toString("base64");

export function canaryForms(secret = CANARY): string[] {
  return [
    secret,
    encodeURIComponent(secret),
    base64(secret).slice(0, 20),
    base64(`a${secret}`).slice(2, 22),
    base64(`ab${secret}`).slice(3, 22),
    Buffer.from(secret).toString("hex"),
    Buffer.from(secret, "utf16le").toString("hex"),
    Array.from(secret).toReversed().join(""),
    Array.from(secret).join(" "),
    Array.from(secret, (char) => `&#${char.charCodeAt(0)};`).join(""),
  ];
}
