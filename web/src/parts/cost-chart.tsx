import type { RunEvent } from "../api.ts";
import { dollars, number } from "../format.ts";
import { useLanguage, useWords } from "../state/settings.ts";

type Spent = { turn: number; cost: number; tokens: number };

/** What each step cost, as bars; the sum stands above them. */
export function CostChart({ events }: { events: RunEvent[] }) {
  const words = useWords();
  const language = useLanguage();
  const spent = spentBy(events);
  if (spent.length === 0) return <p class="dim">{words.run.noCost}</p>;
  const most = Math.max(...spent.map(({ tokens }) => tokens), 1);
  const width = 100 / spent.length;
  const cost = spent.reduce((sum, one) => sum + one.cost, 0);
  const tokens = spent.reduce((sum, one) => sum + one.tokens, 0);
  return (
    <figure class="chart">
      <figcaption>
        {words.run.costs(dollars(cost, language, words), number(tokens, language))}
      </figcaption>
      <svg
        viewBox="0 0 100 30"
        preserveAspectRatio="none"
        role="img"
        aria-label={words.run.costChart}
      >
        {spent.map((one, at) => {
          const tall = (28 * one.tokens) / most;
          return (
            <rect
              key={one.turn}
              x={at * width + width * 0.15}
              y={30 - tall}
              width={width * 0.7}
              height={tall}
            >
              <title>{`${words.run.turn(one.turn)}: ${dollars(one.cost, language, words)}, ${number(one.tokens, language)}`}</title>
            </rect>
          );
        })}
      </svg>
    </figure>
  );
}

function spentBy(events: readonly RunEvent[]): Spent[] {
  const byTurn = new Map<number, Spent>();
  for (const { type, data } of events) {
    if (type !== "spent") continue;
    const turn = Number(data["turn"] ?? 0);
    const one = byTurn.get(turn) ?? { turn, cost: 0, tokens: 0 };
    one.cost += Number(data["costUsd"] ?? 0);
    one.tokens += Number(data["tokens"] ?? 0);
    byTurn.set(turn, one);
  }
  return [...byTurn.values()];
}
