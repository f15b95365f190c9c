/** Whom examples in help name: one that everybody knows, and one that is left by letter. */
export const KNOWN = "netflix";
export const BY_LETTER = "planet-fitness";
