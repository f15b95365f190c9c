import { randomBytes } from "node:crypto";

/** Nobody who writes a page can know it: it is made when the page has been read already. */
export function newNonce(): string {
  return randomBytes(8).toString("hex");
}

const ANGLES = /[<>＜＞‹›«»〈〉《》⟨⟩⟪⟫❮❯❰❱﹤﹥≪≫⋘⋙]{3,}/gu;
/** Characters that a person does not see and a model reads: zero-width, direction, tags, controls other than line ends. */
const UNSEEN =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e0fff}]/gu;

/** Page words with nothing in them that could pass for the end of a fence. */
export function neutralise(text: string): string {
  return text.replace(UNSEEN, "").replace(ANGLES, "…");
}

/** Everything that comes from a page, between two marks that hold the nonce; cut to length. */
export function fence(nonce: string, text: string, maxChars: number): string {
  const clean = neutralise(text).replaceAll(nonce, "…");
  const cut =
    clean.length > maxChars
      ? `${clean.slice(0, maxChars)}\n(cut: ${clean.length - maxChars} more characters)`
      : clean;
  return `<<<page-${nonce}\n${cut}\npage-${nonce}>>>`;
}
