import { hasPrice } from "./dates-and-prices.ts";
import { foldAccents, normalizeLabel } from "./normalize.ts";
import type { PageFacts } from "./page-context.ts";

/** "Stop refills", "Sponsoring stoppen": ends something, and no lexicon knows what. */
const ENDS =
  /^(?:stop|end|terminate|quit|discontinue|leave|drop|beende|stoppe|arreter|cesser|stopper|mettre fin|terminer|quitter|parar|dejar|terminar|finalizar|detener|encerrar|cessar|interromper|interrompi|termina|ferma|smetti|beeindig|zakoncz|przerwij|avsluta|sluta)\s.{2,40}$|^.{2,40}\s(?:beenden|stoppen|einstellen|stopzetten|beeindigen|stilleggen|afsluiten)$|(?:を|の)?(?:停止|終了|やめる|止める)$/u;
/** A call, a recording, a session: over in a moment, and nobody pays for it month by month. */
const PASSING =
  /sess|sitzung|sesion|sesj|sessao|call\b|anruf|appel|llamada|chiamata|gesprek|chat|timer|video|stream|camera|kamera|record|aufnahm|enregistr|grab|sharing|teilen|partag|compart|play|wiedergabe|lecture|download|upload|sync|scan|paus|pauz|download|tour|game|spiel|partie|音|再生|録|通話/u;
const AGAIN =
  /(?:\/|per|a|an|each|every|pro|im|je|par|al|por|ao|cada|ogni|per|elke|iedere|na|i)\s?(?:month|mo\b|year|week|monat|jahr|woche|mois|an\b|semaine|mes\b|ano|semana|mese|anno|settimana|maand|jaar|miesiac|rok|manad|ar\b)|\b(?:monthly|yearly|annually|weekly|monatlich|jahrlich|mensuel|annuel|mensual|anual|mensal|mensile|annuale|maandelijks|jaarlijks|miesiecznie|manadsvis)|月額|年額|毎月|[/／]月/u;

const plain = (text: string): string => foldAccents(normalizeLabel(text));

/** Where something is paid again and again, a button that ends something ends that. */
export function endsWhatIsPaid(label: string, { text = "", headings, title }: PageFacts): boolean {
  const words = plain(label);
  if (!ENDS.test(words) || PASSING.test(words)) return false;
  const page = plain([title, ...headings, text.slice(0, 3000)].join("\n"));
  return hasPrice(page) && AGAIN.test(page);
}
