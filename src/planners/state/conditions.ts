import type { Concept, Found } from "./concepts.ts";

export const of = (found: Found[], concept: Concept): Found[] =>
  found.filter((hit) => hit.concept === concept);

/** Said under a condition, of the future, or denied. */
export function governed(text: string, found: Found[], hit: Found): boolean {
  return found.some((other) => {
    if (other.end > hit.start) return false;
    if (other.concept === "conditional") return true;
    if (other.concept !== "negation") return false;
    const gap = text.slice(other.end, hit.start);
    return gap.length < 30 && !/[,;:–—、]/.test(gap);
  });
}

/** "Service will be switched off on 3 May unless you pay": what happens only to who does not pay. */
export const UNLESS_PAID =
  /\b(?:unless|if you do(?:n't| not)|es sei denn|sofern|ohne zahlung|wenn .{0,40}nicht|sauf|a moins|sans (?:reglement|paiement)|faute de|a menos|salvo|si no|sem (?:o )?pagamento|se nao|a meno|se non|tenzij|als .{0,20}niet)\b.{0,60}(?:pay|card|zahl|karte|regl|paie|carte|pag|tarjeta|cartao|carta|betal)|(?:支払|入金|確認).{0,12}(?:ない|できない)場合/;

// "You can watch until 3 May" is a promise; "if you cancel, you can watch until 3 May" is not yet one.
export const IF =
  /^(?:if|when|once|unless|by |before|after|upon|wenn|falls|sobald|soll|bevor|si(?: |$)|lorsque|quand|une fois|des que|avant|en (?:resil|annul|cas)|cuando|una vez|al |tras|antes|despues|se(?: |$)|quando|assim|caso|ao |apos|una volta|prima|dopo|annullando|disdicendo|als|wanneer|zodra|tenzij|voordat|場合|すると|したら|ますと|jesli|jezeli|gdy|kiedy|zanim|po |om |nar|hvis|inden|for |jos|kun|pokud|kdyz|eger|если|когда)/;

export const conditioned = (text: string, found: Found[], hit: Found): boolean =>
  found.some(
    (other) =>
      other.concept === "conditional" &&
      other.end <= hit.start &&
      IF.test(text.slice(other.start, other.end)),
  );
