/** Words that end a contract whoever says them; all others ("ended", "expired", "switched off") are said of anything. */
const OF_CONTRACTS =
  /cancel|notice|preavis|pre-aviso|aviso previo|preavviso|opzegtermijn|kundig|opgezeg|resili|disdett|abbestell|subscri|suscri|assinante|abonn|abbonat|baja|rescind|解約|退会|キャンセル|会員|契約|uppsag|sagts upp|opsagt|oppsagt|wypowied|zrezygn|anulow|annul|storn|reced|member|mitglied|\blid\b|soci[oa]|free|gratis|gratuit|kostenlos|renew|reconduit|renouvel|renovad|iptal|отмен|отпис|peruttu|irtisan|zrusen|austret|ausgetret|uitgeschreven/u;

/** What is given month by month is paid as a subscription is. */
const GIVING =
  /(?<!\p{L})(?:gift|giving|donations?|\p{L}*spende|dons?|donativo|donacion|doacao|donazione|donatie|apoios?|support|soutien|steun|unterstutzung|sostegno|apoyo|patronage|mecenazgo|mecenato|patenschaft)(?!\p{L})|寄付|支援|応援/u;

/** Little words before "ended" that name nothing. */
const LITTLE =
  /(?<!\p{L})(?:status|state|stato|estado|statut|stan|the|this|that|it|its|has|have|had|been|is|are|was|were|now|already|just|you|you've|you're|we|we've|your|our|done|all|ok|der|die|das|es|ist|sind|wurde|wurden|hat|haben|hast|jetzt|du|sie|wir|ihr|ihre[rsnm]?|dein\p{L}*|le|la|les|l'|est|sont|a|ete|vous|nous|avez|avons|as|tu|votre|vos|ton|ta|c'est|ha|han|sido|esta|estan|se|has|hemos|el|los|las|su|sus|te|ya|foi|foram|esta|voce|sua|seu|o|os|um|e|stato|stata|sono|hai|abbiamo|il|lo|gli|tuo|tua|de|het|een|je|jij|u|uw|is|zijn|werd|wordt|bent|hebt|heeft|we|wij|and|und|et|y|en|on|auf|jest|zostal[ao]?|ar|ha[rs])(?!\p{L})|[^\p{L}]/gu;

/** A thing has an article or an owner; a product with a name of its own has none: "Super has ended". */
const OWNED =
  /^\W*(?:the|this|that|your|our|der|die|das|dein\p{L}*|ihr\p{L}*|le|la|les|l'|votre|vos|ton|ta|el|los|las|su|sus|tu|tus|o|os|sua|seu|il|lo|gli|de|het|je|uw|een|\d)(?!\p{L})/u;
const AUXILIARY =
  /(?<!\p{L})(?:has|have|is|was|been|ist|wurde|hat|est|a|ete|ha|esta|foi|e|stat[oa]|is|werd|jest|zostal[ao]?|ar)\s*$/u;

/** A trial that ran out is often paid from then on. */
const TRIAL =
  /(?<!\p{L})(?:trial|test(?:phase|monat|zeitraum|version)|probe\p{L}*|essai|prueba|prova|teste|proef\p{L}*)(?!\p{L})|体験|トライアル|無料期間/u;
export const trialRanOut = (before: string, ended: string): boolean =>
  TRIAL.test(before) && !OF_CONTRACTS.test(ended);

/** "Broadband has stopped working". */
export const isFault = (after: string): boolean => /^ (?:working|loading|responding)/.test(after);

/** "You switched off autoplay". */
export const isSetting = (ended: string, after: string): boolean =>
  /^(?:switched|turned|shut) off$/.test(ended) && after.replace(LITTLE, "") !== "";

/** "Your pause", "the trial", "Credits": something is named before "ended", and it is no subscription. */
export function namesThing(before: string, ended: string): boolean {
  if (OF_CONTRACTS.test(ended) || GIVING.test(before)) return false;
  const clause = before.trim();
  if (clause.replace(LITTLE, "") === "") return false;
  return OWNED.test(clause) || !AUXILIARY.test(clause) || /(?:は|が|を)$/u.test(clause);
}
