/** Of all bookings, so many carry a word that the bank prints and not the payee. */
const SHARE = 0.08;
/** So many payees have it: "AMAZON" stands before four or five words, "CARD" before them all. */
const PAYEES = 8;

/** Words that stand with so many payees that they name none: kinds of booking, cards, cities, in any language. */
export function commonWords(bookings: readonly (readonly string[])[]): Set<string> {
  const beside = new Map<string, { times: number; others: Set<string> }>();
  for (const tokens of bookings)
    for (const token of new Set(tokens)) {
      const one = beside.get(token) ?? { times: 0, others: new Set() };
      one.times += 1;
      const others = tokens.filter((word) => word !== token);
      for (const other of [others[0], others.at(-1)])
        if (other !== undefined) one.others.add(other);
      beside.set(token, one);
    }
  return new Set(
    [...beside]
      .filter(([, { times, others }]) => times >= bookings.length * SHARE && others.size >= PAYEES)
      .map(([token]) => token),
  );
}
