import type { Language } from "./language.ts";

/**
 * "No more X": a word that denies, a word that says "from now on", and what is paid or sent, in one sentence and any
 * order that the language allows. Lists of whole phrases miss what a site calls its boxes.
 */
const NO_MORE: Partial<Record<Language, [denies: RegExp, moves: RegExp]>> = {
  en: [
    /\b(?:nothing (?:will|is) |no (?:more(?! than)|further|longer)|nothing (?:more|further|else)|never again)|(?:\bnot|n't|\bnothing)\b.{0,40}\b(?:again|any ?more|any further|any longer|another)/,
    /\b(?:charg|bill|debit|pay|collect|deliver|ship|renew|invoic|deduct|instal|premium|take|donat|taken from)/,
  ],
  de: [
    /\b(?:nichts|nicht)\b.{0,30}\b(?:mehr(?! als)|weiter\w*|erneut|kunftig\w*)\b|\bkein\w* (?:weiter|kunftig|zukunftig)\w*|\bkein\w* (?:\S+ )?(?:\S*(?:buchung|zahlung|lieferung|sendung|paket|box|rechnung|beitrag|kosten|gebuhr|lastschrift|spende|heft|ausgabe)\S*) mehr\b/,
    /(?:buch|belast|berechn|zahl|eingezogen|einzieh|einzug|liefer|schick|versand|paket|box|rechnung|beitrag|kosten|gebuhr|lastschrift|verlanger|erneuer|spende|abgerechnet)/,
  ],
  fr: [
    /\b(?:ne |n')\p{L}.{0,40}\bplus\b|\bplus aucune?\b|\baucune? (?:autre|nouveau|nouvelle|futur|prochain)/u,
    /(?:prelev|factur|debit|\bpay|\bpaie|livr|envoi|envoy|colis|cotisation|renouvel|reconduit|echeance|\bdons?\b)/,
  ],
  es: [
    /\b(?:no|nunca|ningun\w*|nada)\b.{0,40}\b(?:mas(?! de)|otr[oa]s?|nuev\w*|volver\w*)\b|\bya no\b|\bno (?:se )?(?:te |le )?(?:volver|habra mas)/,
    /(?:cobr|factur|\bcarg|\bpag|enviar|envio|entreg|recib|cuota|renov|adeud)/,
  ],
  pt: [
    /\b(?:nao|nunca|nenhum\w*|nada)\b.{0,40}\b(?:mais(?! d)|outr[oa]s?|nov[oa]s?)\b|\bja nao\b/,
    /(?:cobr|fatur|debit|\bpag|enviar|envio|entreg|receb|mensalidade|renov|parcela)/,
  ],
  it: [
    /\b(?:non|nessun\w*|niente|nulla)\b.{0,40}\b(?:piu(?! di)|altr[oaie]|ulterior\w*|nuov[oaie])\b/,
    /(?:addebit|fattur|\bpag|spedi|consegn|ricever|rinnov|\brat[ae]\b|quot[ae]|prelev)/,
  ],
  nl: [
    /\b(?:niets|niet|nooit)\b.{0,30}\b(?:meer(?! dan)|verder\w*|opnieuw)\b|\bgeen (?:verdere|nieuwe|volgende)\b|\bgeen (?:\S+ )?(?:\S*(?:betaling|kosten|factu|incasso|afschrijving|levering|bezorging|doos|dozen|pakket|donatie|premie|zending)\S*) meer\b/,
    /(?:betaal|betal|afgeschr|afschrijv|incass|factu|kosten|rekening|bezorg|lever|\bdoos|dozen|pakket|verleng|donatie|premie)/,
  ],
  ja: [
    /(?:ありません|ございません|発生しません|行いません|行われません|されません|いたしません|致しません|しません)/,
    /(?:今後|以降|これ以上|次回|翌月|来月|もう).*(?:請求|課金|支払|引き落と|更新|お届け|発送|配送)/,
  ],
  pl: [
    /\b(?:nie|zadn\w*|niczego)\b.{0,30}\b(?:wiecej|kolejn\w*|juz)\b/,
    /(?:oplat|obciaz|pobie|pobra|platn|faktur|dostaw|odnow|wysyl)/,
  ],
};

/** "… until you resume", "… while it is paused": later it goes on. */
const FOR_NOW =
  /\b(?:until|unless|while|paus|resum|bis (?:zum|zur|du|sie|auf)|solange|jusqu|tant que|reprise|hasta|mientras|reanud|ate (?:o|a|que|\d)|enquanto|retom|fino|finche|mentre|ripres|tot(?:dat)?\b|zolang|hervat|dopoki|wznow)|まで|再開|休止/;

/** Nothing more will be taken or sent: what a site says when it is over, in its own words for what it sends. */
export function saysNoMore(plainText: string, languages: Language[]): boolean {
  // "The gate opens until then, and your card won't be billed again": each half speaks for itself.
  return plainText.split(HALVES).some(
    (half) =>
      !FOR_NOW.test(half) &&
      languages.some((language) => {
        const rule = NO_MORE[language];
        return rule !== undefined && rule[0].test(half) && rule[1].test(half);
      }),
  );
}
const HALVES = /[,;] (?:and|und|et|y|e|en|i|och|og) /;

/** "You no longer have a subscription": having none any more, and not merely none of its features. */
const HAVE: Partial<Record<Language, RegExp>> = {
  en: /\b(?:you|we) (?:no longer|do ?n[o']t) have an?y?\b/,
  de: /\b(?:du hast|sie haben) (?:aktuell |derzeit |jetzt )?kein\w* \p{L}+(?: mehr)?\b/u,
  fr: /\bn'(?:avez|as) (?:plus|pas) d['e]/,
  es: /\b(?:ya no|no) tienes? (?:ningun|una? )|\bya no tienes?\b/,
  pt: /\b(?:ja nao|nao) tem (?:mais |nenhum)|\bja nao tens?\b/,
  it: /\bnon hai (?:piu|nessun|alcun)/,
  nl: /\b(?:je hebt|u heeft) (?:nu |momenteel )?geen \p{L}+(?: meer)?\b/u,
  ja: /(?:契約|プラン|会員|定期)[^なはが、。]{0,6}(?:は|が)(?:ありません|ございません)/,
  pl: /\bnie masz (?:juz|zadn)/,
};

export function hasNoMore(plainText: string, languages: Language[]): boolean {
  return (
    plainText.length < 100 &&
    !FOR_NOW.test(plainText) &&
    languages.some((language) => HAVE[language]?.test(plainText) === true)
  );
}
