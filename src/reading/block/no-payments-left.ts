import { plain, type Words } from "./match-end-words.ts";

/** What a label of payments is given where there are none any more. */
const NOTHING = new RegExp(
  "^(?:none|no|nil|keine?r?s?|entfallt|aucune?|neant|ningun[oa]?|nenhuma?|nessun[oa]?|geen|ingen|inget|intet|brak|ei|zadn[aey]|yok|нет|немае|nincs|niciun[a]?|καμια|なし|ありません|없음|无|無|没有|لا يوجد|لا شيء|אין|कोई नहीं|ไม่มี|khong(?: co)?|tidak ada|n/a|no more|none (?:due|planned|scheduled)|keine mehr|plus aucune?|больше не будет|більше не буде|nessun[oa]? piu|ninguno mas|geen meer|inga fler|ikke flere|ei enaa|[-–—]+)[.。]?$",
  "u",
);
const PAYMENTS =
  /pay|charg|collect|premium|\bdues|instal|\bbill|invoic|debit|renew|take|taken|zahl|abbuch|gebucht|eingezogen|belast|rechnung|beitrag|verlanger|prelev|factur|renouvel|reconduc|echeance|\bpago|cobr|\bcargo|renov|pagament|fatur|addebit|rinnov|betal|afschrijv|factuur|verleng|platn|oplat|platb|strh|strz|odnow|fornyel|opkrav|trekk|trukk|maksu|veloit|odeme|yenile|платеж|списан|оплат|плат[іи]ж|fizet|terhel|megujit|plata|platii|reinno|πληρωμ|χρεωσ|請求|支払|引き落|更新|결제|청구|갱신|付款|扣款|扣费|账单|续|دفع|خصم|تجديد|תשלום|חיוב|חידוש|भुगतान|शुल्क|ชำระ|เรียกเก็บ|thanh toan|gia han|bayar|tagih|perpanjang|\bfees?\b|deduct|\blev(?:y|ies)\b|standing order|einzug|einzieh|lastschrift|gebuhr|pramie|abschlag|abgezogen|entgelt|kosten|paiement|cotis|encaiss|mensualit|versement|cuotas?\b|adeud|mensalidade|parcela|canone|incass|\brata\b|schrij(?:f|ven) .{0,40}\baf\b|termijn|bijdrage|avgift|\bdra(?:s|r|gs)\b|faktur|gebyr|traek|opkraev|lasku|\bperita|skladk|\braty?\b|pobier|pobran|obciaz|rachun|poplat|castk|inkas|ucret|tahsil|взнос|снима|сняти|списыв|взима|денег|оплач|спису|знима|стягн|кошт|рахун|\bdij|levon|vonunk|szaml|koltseg|retras|\bcost|χρεων|τιμολογ|εισπρα|οφειλ|料金|会費|課金|代金|引落|決済|요금|회비|출금|이체|과금|费用|收费|会费|缴费|支付|扣费|費用|扣款|付費|رسوم|فاتور|سداد|مبلغ|חיובים|תשלומים|גבי|राशि|बिल|किस्त|ค่าบริการ|เก็บเงิน|หักเงิน|\bphi\b|tru tien|thu tien|hoa don|biaya|potong|iuran/u;

/** "Open invoices: none" says nothing of those to come. */
const TO_COME =
  /next|upcoming|future|further|renew|nachst|weiter|kunftig|verlanger|prochain|futur|renouvel|proxim|siguiente|renov|prossim|rinnov|volgende|verdere|verleng|nasta|naest|neste|fornyel|seuraav|nastepn|kolejn|odnow|dalsi|pristi|obnov|sonraki|gelecek|yenile|следующ|будущ|продлен|наступн|поновлен|kovetkezo|megujit|urmato|reinno|επομεν|ανανεωσ|次回|今後|更新|다음|향후|갱신|下次|后续|续|التالي|القادم|تجديد|הבא|חידוש|अगला|नवीनीकरण|ถัดไป|ต่ออายุ|tiep theo|gia han|berikut|perpanjang/u;

/** "Next payment: none"; whatever is sent or paid, where the same label had a day or a sum before (`held`). */
export function paysNothing(label: string, value: string, held: boolean): boolean {
  const words = plain(label);
  return TO_COME.test(words) && (held || PAYMENTS.test(words)) && NOTHING.test(plain(value).trim());
}

/** The same without "next": no proof, and it goes with one. */
export const isNoPayment = (label: string, value: string): boolean =>
  (PAYMENTS.test(plain(label)) || TO_COME.test(plain(label))) && NOTHING.test(plain(value).trim());

/** "No further", "not again", "nothing more": of what is still to come. */
const MORE =
  /(?<!\p{L})(?:more|further|again|anything|future|mehr|weiter\p{L}*|kunftig\p{L}*|plus|autre\p{L}*|nouve\p{L}*|futur\p{L}*|a venir|mas|otr\p{L}*|nuev\p{L}*|mais|outr\p{L}*|nov\p{L}*|piu|altr\p{L}*|ulterior\p{L}*|meer|verder\p{L}*|fler\p{L}*|mer|langre|mere|igen|igjen|enaa|lisaa|wiecej|dalsz\p{L}*|kolejn\p{L}*|dalsi\p{L}*|vic|vice|больше|далее|більше|надалі|περαιτερω|αλλ\p{L}*|ξανα|tobb\p{L}*|daha|baska|artik|yeni|mai|alt\p{L}*|viitoare|them|nua|lagi)(?!\p{L})|今後|以降|これ以上|次回|더 이상|앞으로|추가|不再|再|今后|后续|בעתיד|נוס|עוד|قادم|بعد الآن|आगे|अब|อีก|ต่อไป/u;

/** What follows the denial: "after it ends no more is charged" is another thing than "no more is charged until it ends". */
export const fromDenial = (text: string): string => text.slice(Math.max(0, text.search(MORE)));

/** What comes to somebody who is subscribed. */
const GOODS =
  /deliver|shipment|shipping|liefer|sendung|livraison|envoi|envio|entrega|consegn|spedizion|lever|bezorg|wysylk|dostaw|dorucen|доставк|kuldemeny|teslimat|配送|お届け|発送|배송|发货|配送/u;

/** A no and a payment, or what is paid for: it speaks of none, whatever else it says. */
export const deniesPayment = (text: string, words: Words): boolean =>
  words.has("negates", text) && (PAYMENTS.test(text) || GOODS.test(text));

/** "Non sono previsti altri addebiti": a no, a payment, and that it is of those to come, in whatever order and words. */
export const deniesMore = (text: string, words: Words): boolean =>
  words.has("negates", text) && PAYMENTS.test(text) && MORE.test(text);

export const isPayment = (text: string): boolean => PAYMENTS.test(text);
