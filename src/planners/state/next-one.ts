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
