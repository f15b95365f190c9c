import type { Rhythm } from "../transaction.ts";

// What a mail about money says, in the languages of the lexicon. A receipt says that it was paid; a trial, that it will be.
export const RECEIPT =
  /receipt|invoice|payment (?:received|confirm|success)|thank you for your (?:payment|purchase)|has been renewed|you(?:'|’)ve been charged|your (?:order|bill)|renewal confirm|rechnung|quittung|beleg|zahlungs(?:bestätigung|eingang)|verlängert|reçu|facture|paiement (?:reçu|confirm)|renouvel|recibo|factura|pago (?:recibido|confirm)|renovad|ricevuta|fattura|pagamento|rinnov|kvitto|kvittering|factuur|betaling|verlengd|fatura|rachunek|faktura|paragon|領収|請求|ご利用明細/iu;

export const TRIAL =
  /free trial|trial (?:period|ends|starts|has started|will)|your trial|probe(?:abo|zeit|monat)|testphase|testzeitraum|kostenlos(?:e|er|en)? (?:test|probe)|essai gratuit|période d(?:'|’)essai|prueba gratuita|período de prueba|prova gratuita|periodo di prova|proefperiode|gratis proef|teste gratuito|período de teste|provperiod|prøveperiode|bezpłatny okres|okres próbny|無料(?:トライアル|体験|お試し)/iu;

/** Before the day on which a trial turns, or after it. */
export const UNTIL =
  /(?:ends?|until|till|expires?|converts?|renews?|charged?|billed|begins?|starts?|after|on|endet|bis|läuft|verlängert|abgebucht|jusqu|prend fin|termine|expire|débit|facturé|hasta|termina|finaliza|cobrar|fino|scade|addebit|tot|eindigt|afgeschreven|até|cobrado|slutar|udløber|kończy|do dnia|まで|終了)/iu;

const RHYTHM_WORDS: [Rhythm, RegExp][] = [
  ["half-yearly", /every (?:6|six) months|half[- ]year|semi-?annual|halbjähr|semestr|halfjaar/iu],
  ["quarterly", /quarterly|every (?:3|three) months|vierteljähr|trimestr|kwartaal|per quarter/iu],
  [
    "yearly",
    /per year|\/ ?(?:yr|year|jahr|an|año|anno|jaar|ano|år)\b|annual|yearly|12[- ]month|jährlich|jahres(?:abo|plan|beitrag)|pro jahr|par an\b|annuel|al año|anual|all'anno|annuale|per jaar|jaarlijks|por ano|årlig|rocznie|年額|年間/iu,
  ],
  [
    "weekly",
    /per week|\/ ?(?:wk|week)\b|weekly|wöchentlich|hebdomadaire|semanal|settimanal|wekelijks/iu,
  ],
  [
    "monthly",
    /per month|a month|\/ ?(?:mo|month|monat|mois|mes|mese|maand|mês|mån)\b|monthly|monatlich|pro monat|monats(?:abo|beitrag)|par mois|mensuel|al mes|mensual|al mese|mensile|per maand|maandelijks|por mês|mensal|månad|måned|miesięczn|月額|毎月/iu,
  ],
];

export function rhythmIn(text: string): Rhythm | undefined {
  return RHYTHM_WORDS.map(([rhythm, words]) => ({ rhythm, at: words.exec(text)?.index ?? -1 }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)[0]?.rhythm;
}

export const TOTAL =
  /(?:total|amount (?:paid|charged|due)|grand total|gesamt(?:betrag)?|summe|betrag|montant|à payer|importe|totale|importo|totaal|bedrag|valor|summa|i alt|razem|合計|price|plan)\D{0,25}$/iu;
