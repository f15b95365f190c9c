/** What else expires, is closed or gets cancelled, while the subscription goes on. */
const OTHER_THING =
  /(?<!\p{L})(?:card|session|link|code|order|orders|coupon|offer|ticket|booking|appointment|delivery|newsletter|invoice|class|lesson|invitation|einladung|invitacion|convite|invito|uitnodiging|karte|sitzung|bestellung|angebot|gutschein|termin|newsletter|rechnung|\p{L}*-?gutschrift|kurs|kursstunde|carte|commande|offre|rendez-vous|facture|tarjeta|sesion|pedido|oferta|boletin|factura|clase|cartao|sessao|encomenda|fatura|aula|carta|sessione|ordine|offerta|fattura|lezione|kaart|sessie|bestelling|aanbod|nieuwsbrief|afspraak|reservering|boeking|factuur|les|karta|sesja|zamowienie|oferta)(?!\p{L})|カード|セッション|注文|クーポン|メルマガ|ニュースレター|レッスン/u;

export const speaksOfOther = (plainText: string): boolean => OTHER_THING.test(plainText);

/** Parts and surroundings of a subscription that end without it: devices, discounts, minimum terms, single dates. */
const PART =
  /(?<!\p{L})(?:devices?|profiles?|seats?|purchases?|court|groups?|chat|conversation|(?:minimum|initial|fixed) term|discounts?|promotion(?:al rate)?|promo|campaign|sale|reminders?|notifications?|workshop|event|price lock|gerate?|profil|\p{L}*mindest\p{L}*|mindestlaufzeit|\p{L}*rabatt|\p{L}*aktion|kampagne|gruppe|\p{L}*bindung|preisgarantie|appareils?|profils?|engagement|remise|reduction|seance|(?<!en )cours|livraison|groupe|dispositivos?|perfil|permanencia|promocion|descuento|entrega|grupo|fidelizacao|promocao|desconto|profilo|vincolo|promozione|sconto|consegna|gruppo|apparaat|apparaten|profiel|\p{L}*looptijd|\p{L}*korting|groep)(?!\p{L})|端末|デバイス|テレビ|プロフィール|最低利用期間|割引?(?=は|が)|キャンペーン|チャット|グループ/gu;

const lastStart = (text: string, pattern: RegExp): number =>
  [...text.matchAll(pattern)].at(-1)?.index ?? -1;

/** `before` and `after`: the clause around "ended"; `subjectAt`: where in `before` a subscription is named, or -1. */
export function endsPart(before: string, after: string, subjectAt: number): boolean {
  const part = lastStart(before, PART);
  return part >= 0 ? part >= subjectAt : subjectAt < 0 && lastStart(after, PART) >= 0;
}

/** What a member tells in a forum or a review. */
const TOLD =
  /^["“„«「]|\b(?:i(?:'ve| have| had)? (?:just |already |finally )?(?:cancel|end|stopp|left|quit|unsubscrib)\p{L}*|ich|j'ai|he (?:cancel|dado)\p{L}*|ho (?:disdetto|annullato|cancellato)|ik)\b/u;
export const isTold = (plainText: string): boolean => TOLD.test(plainText);

/** Letters from the site: leaving a mailing list reads like leaving the service. */
const MAIL =
  /(?<!\p{L})(?:e-?mails?|newsletters?|mailings?|mailing list|marketing|rundbriefe?|infomails?|lettres? d'information|courriels?|boletin(?:es)?|correos?|nieuwsbrie(?:f|ven)|mailtjes)(?!\p{L})|メール|メルマガ|ニュースレター/u;
const NO_MORE_MAIL =
  /\b(?:no longer|no more|any ?more|unsubscribed|removed|kein\w*|nicht mehr|abgemeldet|ne \p{L}+ plus|plus (?:de|aucun\w*)|desinscri\p{L}*|ya no|no \p{L}+ mas|baja|ja nao|nao \p{L}+ mais|cancelad[oa]|non \p{L}+ piu|disiscritt[oa]|geen|uitgeschreven)\b|停止|お届けしません|送信しません|配信しません/u;
const PAID = /charg|bill|pay|belast|abgebucht|zahl|preleve|debit|factur|cobr|addebit|betaal|請求/;

/** "You will no longer receive our e-mails". */
export const stopsMail = (plainText: string): boolean =>
  MAIL.test(plainText) && NO_MORE_MAIL.test(plainText) && !PAID.test(plainText);

/** What carrying costs: not to pay it any more is what a membership promises. */
const CARRIAGE =
  /\b(?:delivery|shipping|booking|service) (?:fees?|costs?|charges?)\b|\b(?:pay|paying) for (?:delivery|shipping)|versandkosten|liefergebuhr|lieferkosten|frais de (?:livraison|port)|\bpay\p{L}* (?:plus )?(?:la|de) livraison|gastos de envio|\bpag\p{L}* mas envios|\bfrete\b|taxas? de entrega|\bpaga mais entrega|(?:costo|costi|spese) di (?:consegna|spedizione)|\bpag\p{L}* piu la (?:consegna|spedizione)|bezorgkosten|verzendkosten|送料|配送料/u;

export const speaksOfCarriage = (plainText: string): boolean => CARRIAGE.test(plainText);

/** Booked on top of a plan, which goes on without it. */
const ADD_ON =
  /(?<!\p{L})(?:add-?ons?|add on|zusatz\p{L}+|option(?:en|s)?|zubuchung(?:en)?|(?:tu|su|tus|sus) extras?|extras? (?:cancelad|anulad|dad)[oa]s?|complementos?|adiciona(?:l|is)|opzion[ei]|extra (?:pakket|optie)|aanvullend\p{L}* pakket|opties?)(?!\p{L})|オプション|追加パック/u;

export const namesAddOn = (plainText: string): boolean => ADD_ON.test(plainText);

/** A page of rules speaks of what is cancelled in general. */
const RULES =
  /(?<!\p{L})(?:terms|terms of (?:use|service)|terms (?:and|&) conditions|(?:privacy|refund|cancellation|returns?) policy|agb|\p{L}*geschaftsbedingungen|\p{L}*nutzungsbedingungen|conditions (?:generales|d'utilisation|de vente)|cg[uv]|(?:terminos|condiciones) (?:y condiciones|generales|de (?:uso|servicio|contratacion))|termos (?:de uso|e condicoes|de servico)|(?:termini e condizioni|condizioni (?:generali|d'uso|di servizio))|\p{L}*voorwaarden)(?!\p{L})|利用規約|約款|ポリシー/u;

export const namesRules = (plainHeads: string[]): boolean =>
  plainHeads.some((head) => head.length < 60 && RULES.test(head));

/** "Orders are processed by our reseller": the site's own seller, who is no third party to whoever ends it here. */
const OUR_SELLER =
  /(?<!\p{L})(?:our|unser\p{L}*|notre|nos|nuestr[oa]s?|noss[oa]s?|nostr[oaie]|onze|ons|nasz\p{L}*|var[at]?)(?: [\p{L}-]+)? \p{L}*(?:resell|retail|wiederverk|handler|revende|distribu|rivendit|wederverk|aterforsalj|sprzedawc)|authori[sz]ed resell|autorisierter (?:handler|wiederverk)|revendeur (?:agree|autorise)|(?:distribuidor|revendedor) autorizado|rivenditore autorizzato|(?:当社|弊社)の販売/u;
export const sellsForUs = (plainText: string): boolean => OUR_SELLER.test(plainText);
