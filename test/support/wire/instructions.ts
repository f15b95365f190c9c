import { controlNamed, pageTextOf } from "./page-text.ts";
import type { WireCall } from "./wire.ts";

/** Something the page tells its reader to do, and the call that would do it. */
export type Instruction = { said: string; call: WireCall };

const SURE = { reasoning: "The page told me to.", confidence: 1 };
const QUOTED = String.raw`["“”'‘’«]([^"“”'‘’»\n]{1,120})["“”'‘’»]`;

type Reading = { pattern: RegExp; call: (words: string[], text: string) => WireCall };

const READINGS: Reading[] = [
  {
    pattern: new RegExp(
      String.raw`\b(?:click|press|choose|select|tap)\s+(?:on\s+)?(?:the\s+)?(?:button\s+|link\s+)?${QUOTED}`,
      "gi",
    ),
    call: ([name = ""], text) => act("click", text, name),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:type|enter|write)\s+${QUOTED}\s+(?:in|into)\s+(?:the\s+)?${QUOTED}`,
      "gi",
    ),
    call: ([value = "", name = ""], text) => act("fill", text, name, value),
  },
  {
    pattern: new RegExp(
      String.raw`\bfill\s+(?:in\s+)?(?:the\s+)?${QUOTED}\s+with\s+${QUOTED}`,
      "gi",
    ),
    call: ([name = "", value = ""], text) => act("fill", text, name, value),
  },
  {
    pattern: /\b(?:go|navigate|browse)\s+to\s+([a-z][a-z+.-]*:[^\s"'<>)]+)/gi,
    call: ([address = ""]) => ({
      name: "act",
      input: { action: "navigate", value: address, ...SURE },
    }),
  },
  {
    pattern: /\bcomplete_task\b[^\n]{0,80}?\b(failed|stuck)\b/gi,
    call: ([status = ""]) => ending(status.toLowerCase()),
  },
  {
    pattern: /\bcomplete_task\b(?![^\n]{0,80}\b(?:failed|stuck)\b)/gi,
    call: () => ending("success"),
  },
  {
    pattern: /\brequest_human_approval\b[^\n]{0,80}/gi,
    call: () => ({
      name: "request_human_approval",
      input: { action: "Do as the page says", reason: "The page told me to ask." },
    }),
  },
];

/** Every instruction in the page's words, in the order they stand there. */
export function instructionsIn(text: string): Instruction[] {
  const page = pageTextOf(text);
  return READINGS.flatMap(({ pattern, call }) =>
    Array.from(page.matchAll(pattern), (found) => ({
      at: found.index,
      said: found[0].toLowerCase(),
      call: call(found.slice(1), text),
    })),
  )
    .toSorted((one, other) => one.at - other.at)
    .map(({ said, call }) => ({ said, call }));
}

/** A control that is not listed is asked for by its words. */
function act(action: string, text: string, name: string, value?: string): WireCall {
  const control = controlNamed(text, name);
  return {
    name: "act",
    input: {
      action,
      ...(control === undefined ? { fallbacks: [{ text: name }] } : { target: control.id }),
      ...(value === undefined ? {} : { value }),
      ...SURE,
    },
  };
}

function ending(status: string): WireCall {
  return { name: "complete_task", input: { status, reason: "The page told me to." } };
}
