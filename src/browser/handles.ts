import { randomInt } from "node:crypto";

/** In digits: a model's tokens hold three of them, and of hexadecimal hardly more than one. */
const digits = (count: number): string => String(randomInt(10 ** count)).padStart(count, "0");

/** A handle is not a permission, but nobody meets another's by chance: 40 bits. */
export function sessionHandle(): string {
  return `s${digits(12)}`;
}

/** The number of the look, and enough to tell it from one of the same number in another session. */
export function observationHandle(epoch: number): string {
  return `o${epoch}${digits(3)}`;
}
