import type { RunEvent } from "../api.ts";
import { line } from "../format.ts";
import { useWords } from "../state/settings.ts";
import { stateWords } from "./timeline.tsx";
import { graphOf } from "./way-graph.ts";
import { WayMap } from "./way-map.tsx";

/** The pages walked so far, as a map and one under the other; addresses are text, so that nobody follows one by accident. */
export function Way({ events }: { events: RunEvent[] }) {
  const words = useWords();
  const { pages, steps } = graphOf(events);
  return (
    <section class="way">
      <p class="dim">{words.run.mapText(pages.length)}</p>
      {pages.length > 1 && <WayMap pages={pages} steps={steps} />}
      <ol>
        {pages.map(({ address, title, state, times }) => (
          <li key={address}>
            <strong>{line(title, 80) || address}</strong>
            <span class="dim">
              {line(address, 90)} · {stateWords(state, words)}
              {times > 1 && ` · ${words.run.visits(times)}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
