import type { ActDecision, View } from "../port.ts";
import { isTyping, type Control } from "./read-control.ts";
import { actOn } from "./make-decision.ts";
import { usedUp } from "./memory.ts";

const ASKS_TO_TYPE =
  /(?:\btype\b|\benter\b|\bwrite\b|\bgib\b|\bgeben\b|\btippe|\bschreib|eingeben|saisi(?:r|ssez)|\btape[rz]|écri(?:re|vez)|escrib[ae]|introdu|\bdigit[ea]|escrev[ae]|scriv[ia]|\bdigita|\btyp\b|\bvoer\b|入力|wpisz)/iu;
const QUOTED =
  /["“”„«»「『'‘’]\s*([\p{L}\p{N} ]{3,30}?)\s*["“”»«」』'‘’]|\*\*([\p{L}\p{N} ]{3,30})\*\*|\b(\p{Lu}{4,20})\b|(?<![\p{L}\p{N}-])(\p{Lu}{1,6}-\d{2,12})(?![\p{L}\p{N}-])/u;

/** "Type hosting-pro to confirm", "Gib kündigen ein": the word beside the verb, where no mark sets it off. */
const BARE =
  /\b(?:type|enter|write|typ|tippe|gib|geben sie|tapez|saisissez|écrivez|escribe|introduce|teclea|digite|escreva|scrivi|digita|voer|wpisz|skriv)\s+(?!your|the|a |an |in|it|this|that|den|die|das|dein|ihr|votre|le |la |un|tu |su |el |o |seu|il |lo |de |het |je |uw )([\p{L}\p{N}][\p{L}\p{N}._@-]{2,38})\s+(?:to|below|here|in|into|ein|um|hier|pour|ci-dessous|para|abajo|abaixo|per|qui|om|hieronder|aby|för)(?!\p{L})|([\p{L}\p{N}._-]{2,20})\s?と入力/iu;

/** "Gib zur Bestätigung hosting-pro ein": a word that no sentence would hold. */
const JOINED =
  /(?<![\p{L}\p{N}-])(?!e-mail|ci-dessous|sign-in|log-in|auto-)([\p{Ll}\p{N}]+(?:[-_][\p{Ll}\p{N}]+)+)(?![\p{L}\p{N}-])/u;

/** "Type CANCEL to confirm": the word, where the page demands one. */
export function demandedWord(view: View): string | undefined {
  const labels = view.observation.affordances.flatMap((a) => [a.name, a.description ?? ""]);
  for (const line of [...(view.observation.text ?? "").split("\n"), ...labels]) {
    if (!ASKS_TO_TYPE.test(line)) continue;
    const found = QUOTED.exec(line);
    const bare = found === null ? BARE.exec(line) : null;
    const joined = found === null && bare === null ? JOINED.exec(line)?.[1] : undefined;
    const word =
      found?.[1] ?? found?.[2] ?? found?.[3] ?? found?.[4] ?? bare?.[1] ?? bare?.[2] ?? joined;
    if (word !== undefined) return word.trim();
  }
  return shoutedIn(view);
}

/** One word in capitals among others in the label of a field, in whatever language: "Kirjoita IRTISANO vahvistaaksesi". */
const SHOUTED = /(?<![\p{L}\p{N}])\p{Lu}{5,20}(?![\p{L}\p{N}])/gu;

function shoutedIn({ observation }: View): string | undefined {
  for (const { role, name, description = "" } of observation.affordances) {
    if (role !== "textbox") continue;
    const said = `${name} ${description}`;
    const words = said.match(SHOUTED) ?? [];
    if (words.length === 1 && /\p{Ll}{3}/u.test(said)) return words[0];
  }
  return undefined;
}

export function typeDemandedWord(view: View, controls: Control[]): ActDecision | undefined {
  const word = demandedWord(view);
  if (word === undefined) return undefined;
  const field = controls.find(
    (control) =>
      isTyping(control) &&
      control.affordance.valueRedacted !== true &&
      (control.affordance.value ?? "") !== word &&
      !usedUp(view, control),
  );
  return field === undefined
    ? undefined
    : actOn(field, "type", `the page demands the word "${word}"`, { action: "fill", value: word });
}
