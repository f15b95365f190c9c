/** "Next box", "Prochaine échéance", "次回お届け日": a label for what comes next, with a day beside it. */
const NEXT =
  /^(?:(?:your |the |ihre? |deine? |votre |ta |tu |su |a |il |la |je |uw )?(?:next|nachste[rsnm]?|kommende[rsnm]?|prochaine?|proxim[oa]|prossim[oa]|volgende|eerstvolgende|nastepn[aey]|nasta|naste) \p{L}|\p{L}+ suivante?\b|次回|次の|翌月)/u;
/** What else has a next one. */
const NOT_PAID =
  /\b(?:class|lesson|course|session|appointment|event|training|workout|race|episode|match|game|visit|trip|ride|step|page|article|chapter|kurs|termin|stunde|folge|spiel|fahrt|schritt|seite|cours|seance|rendez|etape|clase|sesion|cita|partido|paso|aula|sessao|consulta|jogo|passo|lezione|appuntamento|partita|passag|les\b|afspraak|rit\b|stap|pagina)|レッスン|予約|クラス|ステップ|ページ|エピソード|試合/;
/** In place of a day: there is no next one. */
const NONE =
  /^(?:[-–—]+|none|never|nothing|n\/a|not scheduled|keine?[rs]?|nie|entfallt|aucune?|jamais|neant|ningun[oa]?|nunca|nenhuma?|nessun[oa]?|mai|geen|nooit|brak|ingen|inga|なし|ありません|無し)[.。]?$/;

const LABEL_LENGTH = 45;

/** "Renewal: automatic", "Verlängerung an": no day, but it goes on. */
const GOES_ON =
  /(?:renewal|auto-?renew\w*|verlangerung|renouvellement|reconduction|renovacion|renovacao|rinnovo|verlenging|odnowienie|fornyelse|fornyas)[\s:·|-]{1,4}(?:automatic\w*|on|yes|active|enabled|automatisch\w*|an|ein|ja|aktiv\w*|automatique|oui|activee?|tacite|automatic[oa]|si|activad[oa]|sim|ativad[oa]|attiv[oa]|aan|actief|tak|automatyczn\w*)\b|自動更新[\s:：・]*(?:あり|オン|有効|する)/u;

export function renewsByItself(plainText: string): boolean {
  return GOES_ON.test(plainText);
}

/** Behind "your plan": that it continues. Before it the same words invite: "Continúa con tu plan". */
const CONTINUES =
  /^.{0,30}(?:\b(?:continues|carries on|goes on|lauft .{0,20}weiter|geht .{0,20}weiter|continue|se poursuit|continua|sigue|segue|prosegue|loopt .{0,20}door|gaat .{0,20}door)\b|継続)(?!.{0,40}(?:\b(?:until|bis|jusqu|hasta|ate|fino|tot)\b|まで))/u;

export const goesOnAfter = (plainText: string): boolean => CONTINUES.test(plainText);

/** "Arrêt programmé le", "Vertragsende", "Last box": a label for the end, with a day beside it. */
const LAST =
  /^(?:(?:your |the |il |la |le |de |het |je |uw )?(?:last|final|letzte[rsnm]?|dernier|derniere|ultim[oa]|laatste|ostatni[ae]?|sista) \p{L}|(?:end|ends|ending|expires|expiry|termination|cancellation|stops?|closing)(?: date| on| of \p{L}+)?$|(?:vertragsende|abo-?ende|ende|kundigung|kundigungsdatum|laufzeitende|endet|lauft aus)(?: (?:am|zum|wirksam\p{L}*|der \p{L}+|des \p{L}+))*$|(?:arret|fin|resiliation|expiration|cloture)(?: (?:programmee?|prevue?|effecti(?:f|ve)|definitive|de|du|d'\p{L}+|le|l'\p{L}+|\p{L}+))*$|(?:baja|fin|cancelacion|finalizacion|vencimiento|termino)(?: (?:programada|prevista|efectiva|de|del|el|la|\p{L}+))*$|(?:cancelamento|encerramento|fim|termino|expira)(?: (?:programado|previsto|efetivo|em|do|da|de|\p{L}+))*$|(?:fine|disdetta|cessazione|scadenza|termine|recesso)(?: (?:prevista|programmata|effettiva|dal?|del?|il|\p{L}+))*$|(?:einde|einddatum|stopdatum|opzegging|opgezegd|stopt|eindigt|loopt af)(?: (?:per|op|van|\p{L}+))*$|(?:解約|終了|退会|利用終了|契約終了|満了)\p{L}*日?$)/u;
/** Also what is not yet over has a last one of these. */
const WAS =
  /payment|charge|bill|invoice|zahlung|abbuchung|rechnung|paiement|prelevement|facture|pago|cargo|recibo|cobro|pagamento|cobranca|fatura|addebito|fattura|betaling|incasso|factuur|login|sign|visit|update|seen|activity|step|chance|offer|angebot|支払|請求/;

/** A day on which it ends, as a label and its value. */
export function lastOne(label: string, dated: boolean): boolean {
  return dated && label.length <= LABEL_LENGTH && LAST.test(label) && !WAS.test(label);
}

/** "Last payment", "letzte Abbuchung": living plans have one too. */
export const lastPaid = (plainText: string): boolean => LAST.test(plainText) && WAS.test(plainText);

/** "Future charges: none", on one line. */
const AHEAD =
  /^(?:future|upcoming|kunftige|kommende|anstehende|(?:cobrancas|pagamentos) futur[ao]s|(?:cargos|cobros|pagos) futuros|(?:prelevements|paiements) (?:a venir|futurs)|(?:addebiti|pagamenti) futuri|toekomstige|今後の)[^.]{0,30}[\s:：·|-](?:none|keine?|nenhuma?|ningun[oa]?|aucune?|nessun[oa]?|geen|なし)[.。]?$/;

export const nothingAhead = (plainText: string): boolean => AHEAD.test(plainText.trim());

/** "Prochaine facture Aucune", "Next box · none": the label and its value with nothing but a space or a dot between. */
export function noNext(plainText: string): boolean {
  const parts = /^(.*[^\s·|-])[\s·|-]+(\S+)$/u.exec(plainText.trim());
  return parts !== null && nextOne(parts[1] ?? "", parts[2] ?? "", false) === "none";
}

/** The label of a renewal alone, and the word that it is off beside or below it. */
const RENEWAL_LABEL =
  /^(?:auto-?renew(?:al)?|automatic renewal|renewal|automatische verlangerung|verlangerung|renouvellement(?: automatique)?|reconduction(?: automatique)?|renovacion(?: automatica)?|renovacao(?: automatica)?|rinnovo(?: automatico)?|automatische verlenging|verlenging|自動更新|odnawianie(?: automatyczne)?|automatisk fornyelse|automatisk fornyelse)$/u;
const OFF =
  /^(?:(?:is|est|esta|e|staat|ist|jest|ar)\s+)?(?:off|stopped|disabled|aus|ausgeschaltet|deaktiviert|beendet|desactivee?|arretee?|desactivad[oa]|detenida|desativad[oa]|desligad[oa]|disattivat[oa]|uit|uitgeschakeld|gestopt|wylaczone|av\b|停止|オフ|無効)/u;

export const isRenewalLabel = (plainText: string): boolean => RENEWAL_LABEL.test(plainText.trim());
export const renewalIsOff = (label: string, value: string): boolean =>
  isRenewalLabel(label) && OFF.test(value.trim());

/** `value`: the words beside or below the label, normalised like it. */
export function nextOne(
  label: string,
  value: string,
  dated: boolean,
): "comes" | "none" | undefined {
  if (label.length > LABEL_LENGTH || !NEXT.test(label) || NOT_PAID.test(label)) return undefined;
  if (NONE.test(value.trim())) return "none";
  return dated ? "comes" : undefined;
}
