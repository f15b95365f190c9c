const MOST = 3;
const CUT = 160;

// A fee, a term that still runs, money that does not come back, what goes at once: as sites say it before the last step.
const LOSS =
  /(?:early|cancell?ation|termination|exit|disconnection)[ -](?:termination |cancell?ation )?(?:fee|charge)|buy-?out|minimum (?:term|period|commitment)|(?:commitment|contract) (?:period|term) (?:ends|runs|is)|(?:not|non)[ -]?(?:be )?refund|no refund|you(?:['’]ll| will) (?:lose|forfeit|be charged)|kündigungsgebühr|stornogebühr|mindest(?:vertrags)?laufzeit|(?:nicht|keine) (?:rück)?erstatt|verlierst du|du verlierst|verlieren sie|sie verlieren|frais de résiliation|période d['’]engagement|durée minimale|(?:non|pas) rembours|vous perdrez|penalización|permanencia|no (?:se )?reembols|perderás|penal[ei]\b|durata minima|non (?:è |sono )?rimbors|perderai|opzegkosten|minimale looptijd|contractduur|niet (?:terugbetaald|vergoed)|verlies je|multa por|fidelidade|não (?:será|é|são) reembols|perderá/iu;
/** The same words where nothing is lost: "no cancellation fee", "ohne Mindestlaufzeit". */
const NONE =
  /\b(?:no|without|free of|never any|waive[sd]?)\b[^.]{0,20}(?:fee|charge|term|commitment|buy)|you (?:will not|won['’]t) (?:lose|be charged)|(?:ohne|keine?r?) (?:mindest|kündigungsgebühr|stornogebühr)|sans (?:frais|engagement)|sin (?:permanencia|penalización)|senza (?:penal|durata)|zonder (?:opzegkosten|minimale)|sem (?:multa|fidelidade)/iu;

/** What the page itself says is lost by ending now, in its own words: cleaned, cut, a few of them. */
export function whatIsLost(text: string): string[] {
  const said = text
    // Not after the number of a day: "am 3. Mai 2027" is one sentence.
    .split(/\n+|(?<=(?<!\b\d{1,2})[.!?])\s+/u)
    .map((sentence) =>
      sentence
        .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}“”"*_`#|[\]]+/gu, " ")
        .replaceAll(/\s+/gu, " ")
        .trim(),
    )
    .filter((sentence) => LOSS.test(sentence) && !NONE.test(sentence) && !sentence.endsWith("?"));
  return [...new Set(said)]
    .slice(0, MOST)
    .map((one) => `The site says: “${one.length > CUT ? `${one.slice(0, CUT - 1)}…` : one}”`);
}
