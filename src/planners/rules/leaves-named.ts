import { foldAccents, normalizeLabel } from "../../reading/risk/normalize.ts";
import { readGoal } from "../goal.ts";

/** Verbs of leaving, accents folded. "Remove" and "close" are left out: profiles and dialogs are removed and closed. */
const VERB_FIRST =
  /^(?:quit|leave|end|stop(?: paying for| getting)?|drop out of|give up|exit|turn off|switch off|deactivate|verlasse|beende|kundige|quitter|arreter|desactiver|abandonner|dejar|abandonar|desactivar|salir de|terminar|deixar|sair d[aeo]|desativar|encerrar|lascia(?:re)?|abbandona(?:re)?|disattiva(?:re)?|termina(?:re)?|esci da|verlaat|stop met|beeindig|opusc|zrezygnuj z|wylacz|zakoncz|lamna|avsluta|stang av|sag upp)\s+/;
const VERB_LAST =
  /\s+(?:verlassen|beenden|abschalten|deaktivieren|kundigen|aufgeben|verlaten|beeindigen|stoppen|uitzetten|opzeggen)$/;
const VERB_JA = /(?:をやめる|から退会する?|を退会する?|をオフにする|を停止する?|を終了する?)$/;
/** "No, quit One", "Yes, leave Plus": the answer before it only agrees. */
const ANSWER =
  /^(?:no|yes|ok|okay|nein|ja|non|oui|si|sim|nao|nee|nej|nie|tak|いいえ|はい)(?: thanks| danke| merci| gracias| obrigad[oa]| grazie)?[\s,.!、–—-]+/;
const LITTLE = new Set(
  "the a an my your now anyway today der die das den mein meine meinen jetzt trotzdem heute le la les mon ma mes maintenant el los las mi mis ahora o os as meu minha agora il lo i gli mio mia ora adesso de het mijn nu moj moja teraz min mitt mina nu subscription membership plan abo abonnement abonnemang mitgliedschaft suscripcion assinatura subscricao abbonamento lidmaatschap".split(
    " ",
  ),
);

/** "Quit Corsia One", "Deixar o Plus": a verb of leaving, the product that the goal names, and nothing else. */
export function leavesNamed(label: string, goal: string): boolean {
  const { wanted } = readGoal(goal);
  if (wanted.length === 0) return false;
  const text = foldAccents(normalizeLabel(label)).replace(ANSWER, "").trim();
  const rest = [VERB_FIRST, VERB_LAST, VERB_JA].reduce(
    (left, verb) => left.replace(verb, " "),
    text,
  );
  if (rest === text) return false;
  const words = (rest.match(/[\p{L}\p{N}+]+/gu) ?? []).filter((word) => !LITTLE.has(word));
  const named = words.filter((word) => wanted.includes(word));
  // A short name ("One", "TV") may be too short for the goal's list of words.
  const short = new Set(goal.toLowerCase().match(/[\p{L}\p{N}+]+/gu) ?? []);
  return named.length > 0 && words.every((word) => wanted.includes(word) || short.has(word));
}
