/** "Valid until": the end of what is paid for, on active plans too. */
export const TERM =
  /\b(?:valid|gultig|valable|valid[oa]|vigente|geldig|wazn[aey]|giltig|paid|bezahlt|paye|pagad[oa]|pagat[oa]|betaald|term|fixed|minimum|mindest\p{L}*|laufzeit|engagement|permanencia|fideli\p{L}*|vincolo|contractduur|looptijd)\b|有効期|期限|満了/u;

/** Offers, discounts and periods that end while the plan goes on. */
const PART_ENDS =
  /(?<!\p{L})(?:period|cycle|offer|discount|price|promotion|trial|\p{L}*zeitraum|\p{L}*rabatt|\p{L}*angebot|\p{L}*aktion|\p{L}*preis|periode|offre|remise|promo|prix|essai|periodo|oferta|descuento|precio|prueba|promocion|desconto|preco|teste|promocao|offerta|sconto|prezzo|prova|aanbieding|korting|\p{L}*prijs|\p{L}*periode|okres|promocja|rabat)(?!\p{L})|期間|割引|キャンペーン/u;

export const endsOnlyPart = (plainText: string): boolean =>
  TERM.test(plainText) || PART_ENDS.test(plainText);
