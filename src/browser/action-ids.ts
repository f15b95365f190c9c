import type { FrameLink } from "./frame-link.ts";

/** What an actionId stands for: one element of one document. */
export type Known = {
  actionId: string;
  frame: FrameLink;
  documentKey: string;
  localId: number;
  role: string;
  name: string;
};

/**
 * Numbers for elements, never used twice in a session: the same element keeps its number from one observation to the
 * next, so a number that a model remembers means that element or nothing.
 */
export class ActionIds {
  #next = 1;
  #byElement = new Map<string, Known>();
  #byId = new Map<string, Known>();

  assign(frame: FrameLink, localId: number, role: string, name: string): Known {
    const key = `${frame.documentKey}:${localId}`;
    const known = this.#byElement.get(key);
    if (known !== undefined) {
      known.role = role;
      known.name = name;
      return known;
    }
    const made: Known = {
      actionId: String(this.#next++),
      frame,
      documentKey: frame.documentKey,
      localId,
      role,
      name,
    };
    this.#byElement.set(key, made);
    this.#byId.set(made.actionId, made);
    return made;
  }

  get(actionId: string): Known | undefined {
    return this.#byId.get(actionId);
  }

  find(frame: FrameLink, localId: number): Known | undefined {
    return this.#byElement.get(`${frame.documentKey}:${localId}`);
  }

  /** Forgets documents that are gone, so that a long session does not grow. */
  keepOnly(documentKeys: Set<string>): void {
    if (this.#byId.size < 5000) return;
    for (const [key, known] of this.#byElement) {
      if (documentKeys.has(known.documentKey)) continue;
      this.#byElement.delete(key);
      this.#byId.delete(known.actionId);
    }
  }
}
