import type { PageState } from "../../contract/words.ts";

/** One piece of evidence. Signs of the same `source` are not independent: only the strongest counts in full. */
export type Sign = { state: PageState; weight: number; source: string; quote: string };

export type Weighed = { state: PageState; score: number; sources: number; quotes: string[] };

const short = (text: string): string => {
  const one = text.replace(/\s+/g, " ").trim();
  return one.length > 120 ? `${one.slice(0, 117)}…` : one;
};

export class Signs {
  readonly list: Sign[] = [];

  add(state: PageState, weight: number, source: string, quote: string): void {
    this.list.push({ state, weight, source, quote: short(quote) });
  }

  weigh(state: PageState): Weighed {
    const mine = this.list.filter((sign) => sign.state === state);
    const bySource = new Map<string, Sign[]>();
    for (const sign of mine) {
      const same = bySource.get(sign.source);
      if (same) same.push(sign);
      else bySource.set(sign.source, [sign]);
    }
    let score = 0;
    for (const same of bySource.values()) {
      const [first, ...rest] = same.toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
      score += (first?.weight ?? 0) + rest.slice(0, 2).reduce((sum, s) => sum + s.weight * 0.25, 0);
    }
    const speaking = mine.filter((sign) => sign.weight > 0);
    return {
      state,
      score,
      sources: new Set(speaking.map((sign) => sign.source)).size,
      quotes: [
        ...new Set(
          speaking.toSorted((a, b) => b.weight - a.weight).map((s) => `${s.source}: ${s.quote}`),
        ),
      ],
    };
  }
}
