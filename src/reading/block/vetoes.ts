import { amountsIn, datesIn, isPast, isRecurring } from "./tokens.ts";
import { withoutNames, type About } from "./sentence.ts";
import { plain } from "./match-end-words.ts";
import { deniesPayment } from "./no-payments-left.ts";

export const VETOES = [
  "paused",
  "again",
  "moved",
  "waits",
  "condition",
  "living",
  "past",
  "price",
  "trial",
  "refused",
  "sample",
  "signed_out",
  "unread",
  "another",
] as const;
export type VetoKind = (typeof VETOES)[number];
export type Veto = { kind: VetoKind; quote: string };

/** A page that only shows how it would look. */
const SAMPLE =
  /(?<![\p{L}.@-])(?:preview|sandbox|test ?mode|testmodus|dry run|simul\p{L}+|draft|brouillons?|entwurf|borrador|rascunho|bozza|utkast|kladde|luonnos|szkic|wersja robocza|черновик|чернетка|taslak|piszkozat|ciorna|sample|demo|mock-?up|examples?|for illustration|beispiel\p{L}*|(?<!(?:frau|herrn?|familie|max|erika|lieber?) )muster\p{L}*|vorschau\p{L}*|exemple|apercu|ejemplos?|vista previa|exemplos?|pre-?visualizacao|esempio|anteprima|voorbeeld\p{L}*|przyklad\p{L}*|podglad|exempel|forhands\p{L}*|eksempel|esimerkki\p{L}*|esikatselu|priklad|ukazka|nahled|пример|предпросмотр|ornek|onizleme|pelda|elonezet|exemplu|previzualizare)(?!\p{L})|見本|下書き|草稿|초안|サンプル|プレビュー|示例|预览|範例|예시|미리보기/u;

/** Nothing was done, or it is only possible: the page says so itself. */
const UNTOUCHED =
  /(?<!\p{L})(?:no changes? (?:was|were|has been|have been) made|nothing (?:has|was) (?:been )?changed|cancell?able|can be cancell?ed|keine anderung\p{L}*|nichts geandert|kundbar|aucun(?:e)? (?:changement|modification)|resiliable|ningun cambio|no se (?:ha|hizo) .{0,20}cambio|cancelable|nenhuma alteracao|cancelavel|nessuna modifica|disdicibile|geen wijziging\p{L}*|opzegbaar|nie (?:wprowadzono|dokonano) .{0,10}zmian|inga andringar|uppsagningsbar|ingen (?:a|e)ndring\p{L}*|opsigelig|muutoksia ei|zadna zmena)(?!\p{L})|変更はありません|未作任何更改|변경 사항이 없/u;

const FREE =
  /(?<!\p{L})(?:free|gratis|gratuit|kostenlos|gratuita?|darmow|zdarma|ingyenes|ilmai|ucretsiz|бесплатн|безкоштовн|δωρεαν|mien phi)|無料|免费|免費|무료|مجان|חינם|मुफ़्त|ฟรี/u;

/** What was cancelled is the cancellation: "Kündigung: storniert". */
const VOIDED =
  /(?<!\p{L})(?:cancellation|termination|notice|kundigung|resiliation|preavis|baja|anulacion|cancelacion|cancelamento|rescisao|disdetta|recesso|opzegging|wypowiedzenie|uppsagning|opsigelse|oppsigelse|irtisanominen|vypoved|lemondas|отмена|iptal)\P{L}{0,3}(?:(?!(?:and|und|et|y|e|en|och|og|ja|i|a|и|та|ve|es|si)\s)\p{L}+\s){0,3}(?:cancell?ed|withdrawn|revoked|reversed|storniert|widerrufen|zuruckgenommen|zuruckgezogen|aufgehoben|annule\p{L}*|retire\p{L}*|anulad\p{L}*|cancelad\p{L}*|revocad\p{L}*|annullat\p{L}*|revocat\p{L}*|ingetrokken|geannuleerd|ongedaan|anulowan\p{L}*|cofniet\p{L}*|aterkallad|tilbagekaldt|trukket|peruttu|zrusen\p{L}*|visszavon\p{L}*|отменен\p{L}*)|解約.{0,4}取り?消/u;
/** The site took the wish to leave and said no to it. */
const REJECTED =
  /(?<!\p{L})(?:rejected|declined by|denied|too late|not accepted|abgelehnt|zuruckgewiesen|verspatet|nicht angenommen|refusee?s?|rejetee?s?|hors delai|rechazad\p{L}*|denegad\p{L}*|fuera de plazo|recusad\p{L}*|rejeitad\p{L}*|fora do prazo|respint\p{L}*|rifiutat\p{L}*|oltre il termine|fuori termine|geweigerd|afgewezen|te laat|odrzucon\p{L}*|po terminie|avvisad\p{L}*|avslagen|for sent|afvist|avslatt|hylatty|myohassa|zamitnut\p{L}*|elutasit\p{L}*|respins\p{L}*|отклонен\p{L}*|отказано|відхилен\p{L}*|reddedildi)(?!\p{L})|却下|受理されません|拒绝|被拒|거부|거절/u;
const NO_EFFECT =
  /(?<!\p{L})(?:without effect|of no effect|null and void|ohne wirkung|unwirksam|sans effet|sin efecto|rehabilitad\p{L}*|sem efeito|senza effetto|zonder gevolg|bez skutku|utan verkan|uden virkning|uten virkning)(?!\p{L})|無効/u;

/** It goes on as it did: no day is named, for which "as before until then" would be. */
const AS_BEFORE =
  /(?<!\p{L})(?:as before|as usual|same as (?:before|ever|always)|like before|wie bisher|wie gewohnt|wie immer|comme avant|comme d'habitude|comme auparavant|como antes|como siempre|como hasta ahora|como sempre|como de costume|come prima|come sempre|come al solito|zoals voorheen|zoals altijd|zoals gewoonlijk|som tidigare|som vanligt|som forut|som for|som vanlig|kuten ennen(?:kin)?|jak dotychczas|jak dotad|jak zwykle|jako dosud|jako obvykle|ako doteraz|как раньше|как прежде|как обычно|як раніше|як зазвичай|eskisi gibi|her zamanki gibi|mint eddig|mint korabban|ca inainte|ca de obicei|kao i prije|kao do sada|οπως πριν|nhu truoc|seperti biasa|seperti sebelumnya)(?!\p{L})|כרגיל|כמו קודם|كالمعتاد|كما كان|これまで(?:通り|どおり)|従来(?:通り|どおり)|いつも(?:通り|どおり)|像以前一样|一如既往|照常|기존과 같|이전과 같|그대로 유지|पहले जैस|पहले की तरह|เหมือนเดิม|আগের মতো/u;

/** "Until then you can train as usual" goes with an end. */
const UNTIL =
  /(?<!\p{L})(?:until|till|up to|bis|jusque|jusqu'\p{L}*|hasta|fino|ate|tot|indtil|inntil|asti|saakka|kuni|dopoki|do tego|az do|до|kadar|addig|pana)(?!\p{L})|まで|直到|之前|까지/u;

/** What would be is not: "the plan would be cancelled, had we your form". */
const WOULD =
  /(?<!\p{L})(?:would (?:be|have)|serait|seraient|seria|serian|sarebbe|sarebbero|seriam|zou|zouden|skulle (?:vara|vaere|ha)|bylby|bylaby|byloby|bylo by|byl by|byla by|было бы|была бы|був би|olurdu|lenne|ar fi)(?!\p{L})/u;

/** "Press Apply in the e-mail we sent": it takes one more step, outside of the page. */
const BY_MAIL =
  /(?<!\p{L})(?:press|click|tap|follow|use|apply|klicken|drucken|tippen|bestatigen|folgen|cliquez|appuyez|suivez|validez|haga clic|pulse|pulsa|siga|clicca|premi|segui|clique|carregue|toque|klik|druk|volg|klicka|tryck|klikk|trykk|tryk|kliknij|kliknete|kattintson)(?!\p{L}).{0,60}(?<!\p{L})(?:e-?mails?|mail|courriels?|correo|inbox|posteingang|mejl|e-?post|wiadomosc\p{L}*)(?!\p{L})/u;

/** "Cancelled at your request": nobody is asked for anything any more. */
const AS_ASKED =
  /(?<!\p{L})(?:(?:at|on|upon) your (?:own )?request|as (?:you )?requested|auf (?:ihren|deinen|eigenen) wunsch|wie gewunscht|a (?:votre|ta) demande|a (?:su|tu) (?:solicitud|peticion)|a peticion (?:suya|tuya|propia)|a (?:seu|teu) pedido|su (?:sua|tua) richiesta|op (?:uw|jouw|je|eigen) verzoek|na (?:(?:vasi|vlastni|tvou) zadost|(?:twoja|panstwa|wlasna) prosbe)|pa (?:din|egen) begaran|(?:efter|pa|etter) (?:dit|eget|ditt) (?:onske|oenske)|omasta pyynnosta(?:si)?|pyynnostasi|по (?:вашему|твоему) (?:запросу|желанию)|на ваш(?:е прохання|у вимогу)|istegin(?:iz)? uzerine|talebin(?:iz)? uzerine|(?:az on )?keresere)(?!\p{L})|ご希望により|应您的(?:要求|请求)|요청에 따라/gu;

/** Without its dots it is "was". */
const WOULD_DE = /(?<!\p{L})(?:wäre|wären|würde|würden)(?!\p{L})/iu;

/** What begins on a day to come goes on in the place of what has ended. */
const BEGINS =
  /(?<!\p{L})(?:starts?|begins?|commences?|from|startet|beginnt|ab dem|commence|debute|a partir du|empieza|comienza|inicia|a partir del|comeca|a partir de|inizia|a partire dal|decorre|begint|start op|vanaf|startar|borjar|fran och med|starter|begynder|begynner|fra og med|alkaa|alkaen|zaczyna\p{L}*|rozpoczyna\p{L}*|zacina|zahajen\p{L}*|kezdodik|incepe|начнется|начинается|почнеться|baslar|basliyor)(?!\p{L})|から開始|に開始|开始于|起生效|부터 시작/u;

/** What a sentence that is new says against an end. */
export function vetoOf(said: string, about: About): VetoKind | undefined {
  const { words } = about;
  const text = withoutNames(plain(said), about.names);
  if (SAMPLE.test(text)) return "sample";
  if (UNTOUCHED.test(text)) return "living";
  if (REJECTED.test(text)) return "refused";
  if (AS_BEFORE.test(text) && datesIn(said).length === 0 && !UNTIL.test(text)) return "living";
  if (
    (WOULD.test(text) || WOULD_DE.test(said)) &&
    (words.has("ended", text) || words.has("noMore", text))
  )
    return "condition";
  if (VOIDED.test(text) || NO_EFFECT.test(text)) return "again";
  const ended = words.has("ended", text);
  // "Expires on 3 December and you will not be charged".
  const closes =
    words.has("noMore", text) ||
    words.has("none", text) ||
    (words.has("ends", text) && deniesPayment(text, words));
  const supposed = words.has("can", text) || words.has("ifs", text);
  const dates = datesIn(said);
  const dated = dates.length > 0;
  // It was running when the run began: what ended long ago is another one, or was begun again.
  if (
    about.ran &&
    dated &&
    (ended || words.has("ends", text)) &&
    dates.every((date) => isPast(date, about.now))
  )
    return "past";
  const open = words.without(["noMore", "none", "ended"], text);
  if (words.has("paused", open) && (!supposed || dated) && !closes) return "paused";
  if (words.has("again", open) && !supposed) return "again";
  if (
    words.has("living", words.without(["noMore", "none"], text)) &&
    (dated || amountsIn(said).length > 0) &&
    !closes
  )
    return "living";
  // What costs nothing is what is left after a plan that was paid.
  const free = FREE.test(text) && amountsIn(said).length === 0 && !words.has("trial", text);
  const possible = words.has("can", text);
  if (words.has("moved", open) && !words.has("undo", open) && !free && !possible) return "moved";
  const ahead = dates.some((date) => !isPast(date, about.now));
  if (ahead && BEGINS.test(open) && !ended && !closes && !supposed && !free) return "again";
  if (words.has("waits", open.replace(AS_ASKED, " ")) || BY_MAIL.test(text)) return "waits";
  if (isDependent(words.without(["noMore"], text), about)) return "condition";
  if (
    words.has("ifs", words.without(["noMore"], text)) &&
    (ended ||
      closes ||
      words.has("leave", text) ||
      dates.some((date) => !isPast(date, about.now))) &&
    !words.has("undo", open)
  )
    return "condition";
  return undefined;
}

const MARK = /[\p{L}\d][*†‡§¹²³]+(?:\s|$|[.,])/u;
const NOTE = /^[*†‡§¹²³]/;

/** "Cancelled*": what the star leads to must say the same. */
export function starred(
  claim: string,
  lines: string[],
  isHarmless: (note: string) => boolean,
): string | undefined {
  if (!MARK.test(claim)) return undefined;
  const notes = lines.filter((line) => NOTE.test(line.trim()));
  const bad = notes.find((note) => !isHarmless(note));
  return notes.length === 0 ? claim : bad;
}

/** The last bill, or money that comes back: a sum that is still ahead and no sign of going on. */
const LAST_SUM =
  /(?<!\p{L})(?:final|last|closing|refund\p{L}*|credited|credit note|reimburs\p{L}*|letzte\p{L}*|schluss\p{L}*|abschluss\p{L}*|erstatt\p{L}*|ruckzahl\p{L}*|gutschrift|derni\p{L}*|rembours\p{L}*|ultim\p{L}*|reembols\p{L}*|devoluci\p{L}*|rimbors\p{L}*|laatste|slot\p{L}*|terugbeta\p{L}*|ostatni\p{L}*|zwrot\p{L}*|sista|slut\p{L}*|aterbetal\p{L}*|sidste|siste|refusion|viimei\p{L}*|palaut\p{L}*|posledn\p{L}*|vrac\p{L}*|последн\p{L}*|возврат\p{L}*|son|iade|utolso|visszater\p{L}*)(?!\p{L})|最終|最後|返金|退款|最后|마지막|환불/u;

/** "Last charged 16 November, next 23 November": the last up to now, and not the last of all. */
const NEXT =
  /(?<!\p{L})(?:next|nachste\p{L}*|prochaine?|proxim[oa]|prossim[oa]|volgende|nasta|naeste|neste|seuraava|nastepn\p{L}*|dalsi|pristi|следующ\p{L}*|наступн\p{L}*|sonraki|kovetkezo|urmatoare\p{L}*|επομεν\p{L}*)(?!\p{L})|次回|下次|下期|다음/u;
export const isLastSum = (text: string): boolean => LAST_SUM.test(text) && !NEXT.test(text);

/** "€ 27,50 per week": in Dutch "per 1 January" is a day on which something ends. */
const RATE = /\d\s*\p{Sc}?\s*per\s+\p{L}+/gu;

const over = (said: string, { words }: About, dated: boolean): boolean => {
  const text = said.replace(RATE, " ~ ");
  if (dated && words.has("ends", text)) return true;
  return (["ended", "noMore", "none", "undo", "can"] as const).some((key) => words.has(key, text));
};

/** Something is paid on a day to come, and it is not the last bill. */
export function isStillPaid(said: string, about: About): boolean {
  const ahead = datesIn(said).some((date) => !isPast(date, about.now));
  const text = plain(said);
  return ahead && hasSum(said) && !isLastSum(text) && !over(text, about, ahead);
}

/**
 * A sum that was not there: another plan runs, or this one goes on, unless it is the last bill, what coming back would
 * cost, or what was paid long ago. In the plan's own part any sum counts; elsewhere one that comes back or is to come.
 */
export function newPrice(said: string, isOwn: boolean, known: Set<string>, about: About): boolean {
  const { words } = about;
  const text = plain(said);
  if (!hasSum(said) || isLastSum(text) || words.has("undo", text) || words.has("can", text))
    return false;
  // "October 2026: 9.99, paid": a month that has begun is history, too.
  const dates = datesIn(said.replace(MONTH_ALONE, "$1 1 $2"));
  const ahead = dates.some((date) => !isPast(date, about.now));
  if (dates.length > 0 && !ahead) return false;
  const other = amountsIn(said).some((sum) => !known.has(sum));
  if (other && (isRecurring(said) || ahead)) return true;
  const same = isOwn && (!other || isRecurring(said));
  return (same || ahead) && !over(text, about, ahead);
}

/** A month and a year with no day before them. */
const MONTH_ALONE =
  /(?<!\d(?:\p{L}{1,2}|[.ºª])?\s*(?:de\s+)?)(?<!\p{L})(\p{L}{3,}\.?)\s+((?:19|20)\d\d)(?!\d)/gu;

const hasSum = (said: string): boolean => amountsIn(said).some((sum) => /[1-9]/.test(sum));

/** "Your cancellation takes effect only if …". */
const DEPENDS =
  /(?<!\p{L})(?:cancellation|termination|notice|kundigung\p{L}*|resiliation|preavis|baja|anulacion|cancelacion|cancelamento|rescisao|disdetta|recesso|opzegging|wypowiedzenie\p{L}*|uppsagning\p{L}*|opsigelse\p{L}*|oppsigelse\p{L}*|irtisanomi\p{L}*|vypove\p{L}*|lemondas\p{L}*|отмен\p{L}*|iptal\p{L}*)(?!\p{L})|解約|取消|해지/u;
export const isDependent = (text: string, { words }: About): boolean =>
  DEPENDS.test(text) && words.has("ifs", text) && !words.has("undo", text);
