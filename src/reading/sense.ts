import type { Sense } from "./deed.ts";
import { languagesOf, readEveryday } from "./read-everyday.ts";
import { riskOfAddress } from "./risk/address-risk.ts";
import { type ElementFacts } from "./risk/element-facts.ts";
import { readControl, readingsOf } from "./risk/control-label.ts";
import { riskOfElement } from "./risk/element-risk.ts";
import { shapeOf } from "./risk/control-shape.ts";
import { readLabel } from "./risk/label-reading.ts";
import { riskOfDialog, riskOfPage } from "./risk/page-context.ts";
import { endsWhatIsPaid } from "./risk/unnamed-ending.ts";
import { stakesOf } from "./stakes.ts";

/** What a word that only leads on would do here: by its dialog, its page, or the card it stands on. */
function leadsToFinal({ dialog, group, page }: ElementFacts): boolean {
  const around = dialog ? riskOfDialog(dialog.name, dialog.text) : riskOfPage(page);
  if (around.level === "danger") return true;
  return (
    group !== undefined && riskOfDialog("", `${group.heading}\n${group.text}`).level === "danger"
  );
}

/** One way a control reads; its role, state, address and popups have no say in it. */
function senseOfReading(facts: ElementFacts): Sense {
  const { risk, stance } = readControl(facts);
  if (risk.level === "danger" || endsWhatIsPaid(facts.name, facts.page)) return "final";
  const everyday = readEveryday(facts.name, languagesOf(facts.page));
  const leadsOn = /^(?:commit|cancel|none|unknown)$/.test(stance);
  if (leadsOn && everyday !== "plain" && leadsToFinal(facts)) return "final";
  if (everyday === "plain" || everyday === "shows" || isGlyph(facts.name)) return "everyday";
  // These are read in all languages at once, where "no" and "se" are words of many: alone they excuse nothing.
  const waves = /^(?:dismiss|help|consent|signIn)$/.test(stance);
  if (waves && everyday !== "none") return "everyday";
  const stakes = stakesOf(facts).filter((stake) => stake !== "account-address");
  const staked = stakes.length > 0;
  // "Helpful: review by Ann" beside a price is what it is; "Save 20 €" is not what it says first.
  const paidOnce = stakes.every((stake) => stake === "price-here") && !/\p{Nd}/u.test(facts.name);
  // "Save the note": the verb is known and what it is done to is not. "Go on" is a choice only where nothing leads on.
  if (everyday === "partly" && (!staked || paidOnce)) return "everyday";
  if (waves || /^(?:commit|cancel|stay)$/.test(stance)) return "onward";
  return everyday === "chooses" && !staked ? "everyday" : "unknown";
}

/** A cross, an arrow, three dots; a bin or a card is a sign too, and says something else. */
const isGlyph = (name: string): boolean => /^[×✕✖✗✘⨯╳☓←→‹›«»⋮⋯…☰▾▸▴◂\s]+$/u.test(name);

/** "Got it": to what, stands around it. */
const ACKNOWLEDGES =
  /^(?:close|done|schließen|fertig|fermer|terminé|cerrar|listo|fechar|pronto|concluído|chiudi|fatto|sluiten|klaar|stäng|klart?|luk|lukk|færdig|ferdig|sulje|valmis|zamknij|gotowe|zavřít|hotovo|закрыть|готово|kapat|閉じる|完了|닫기|완료|बंद करें|बंद|पूर्ण|إغلاق|تم|סגור|סגירה|بستن|ปิด|đóng|tutup|selesai|закрити|затвори|închide|bezárás|bezár|κλείσιμο|zatvori|zavrieť|zapri|uždaryti|aizvērt|sulge|tanca|loka|关闭|關閉|完成|got it|ok(?:ay)?|understood|alright|verstanden|alles klar|compris|j'ai compris|d'accord|entendido|vale|entendi|ho capito|capito|va bene|begrepen|jag förstår|uppfattat|forstået|forstått|selvä|ymmärrän|rozumiem|rozumím|понятно|зрозуміло|anladım|tamam|了解|わかりました|分かりました|知道了|明白了|我知道了|알겠습니다|확인)[.!]?$/iu;

/** Whether a sign, a number or a wave of the hand is all that one way to read a control has to say. */
export function isSlight(facts: ElementFacts): boolean {
  if (shapeOf(facts) === "field") return false;
  // "✕" that is called "Invoice 2022": the worse of the two counts.
  return readingsOf(facts).some((one) => {
    const everyday = readEveryday(one.name, languagesOf(one.page));
    const waves = /^(?:dismiss|help|consent|stay)$/.test(readControl(one).stance);
    return (
      waves ||
      ACKNOWLEDGES.test(one.name.trim()) ||
      everyday === "chooses" ||
      isGlyph(one.name) ||
      /^[\d\s+−–-]+$/u.test(one.name)
    );
  });
}

const WORST: Sense[] = ["final", "unknown", "onward", "everyday"];

/** How well a control's words are understood: the worst of its name, what is drawn on it and what its hint says. */
export function senseOf(facts: ElementFacts): Sense {
  if (riskOfElement(facts).level === "danger") return "final";
  if (facts.href !== undefined && riskOfAddress(facts.href).level === "danger") return "final";
  if (shapeOf(facts) === "field")
    return readLabel(facts.name).risk.level === "danger" ? "unknown" : "everyday";
  const senses = readingsOf(facts).map(senseOfReading);
  return WORST.find((sense) => senses.includes(sense)) ?? "unknown";
}
