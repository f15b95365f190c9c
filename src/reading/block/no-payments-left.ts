import { plain } from "./match-end-words.ts";

/** What a label of payments is given where there are none any more. */
const NOTHING = new RegExp(
  "^(?:none|no|nil|keine?r?s?|entfallt|aucune?|neant|ningun[oa]?|nenhuma?|nessun[oa]?|geen|ingen|inget|intet|brak|ei|zadn[aey]|yok|нет|немае|nincs|niciun[a]?|καμια|なし|ありません|없음|无|無|没有|لا يوجد|لا شيء|אין|कोई नहीं|ไม่มี|khong(?: co)?|tidak ada|n/a|[-–—]+)[.。]?$",
  "u",
);
const PAYMENTS =
  /pay|charg|\bbill|invoic|debit|renew|zahl|abbuch|rechnung|beitrag|verlanger|prelev|factur|renouvel|echeance|\bpago|cobr|\bcargo|renov|pagament|fatur|addebit|rinnov|betal|afschrijv|factuur|verleng|platn|oplat|platb|odnow|fornyel|opkrav|trekk|maksu|veloit|odeme|yenile|платеж|списан|оплат|плат[іи]ж|fizet|terhel|megujit|plata|platii|reinno|πληρωμ|χρεωσ|請求|支払|引き落|更新|결제|청구|갱신|付款|扣款|扣费|账单|续|دفع|خصم|تجديد|תשלום|חיוב|חידוש|भुगतान|शुल्क|ชำระ|เรียกเก็บ|thanh toan|gia han|bayar|tagih|perpanjang/u;

/** "Open invoices: none" says nothing of those to come. */
const TO_COME =
  /next|upcoming|future|further|renew|nachst|weiter|kunftig|verlanger|prochain|futur|renouvel|proxim|siguiente|renov|prossim|rinnov|volgende|verdere|verleng|nasta|naest|neste|fornyel|seuraav|nastepn|kolejn|odnow|dalsi|pristi|obnov|sonraki|gelecek|yenile|следующ|будущ|продлен|наступн|поновлен|kovetkezo|megujit|urmato|reinno|επομεν|ανανεωσ|次回|今後|更新|다음|향후|갱신|下次|后续|续|التالي|القادم|تجديد|הבא|חידוש|अगला|नवीनीकरण|ถัดไป|ต่ออายุ|tiep theo|gia han|berikut|perpanjang/u;

/** "Next payment: none"; whatever is sent or paid, where the same label had a day or a sum before (`held`). */
export function paysNothing(label: string, value: string, held: boolean): boolean {
  const words = plain(label);
  return TO_COME.test(words) && (held || PAYMENTS.test(words)) && NOTHING.test(plain(value).trim());
}
