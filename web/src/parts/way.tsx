import type { RunEvent } from "../api.ts";
import { line } from "../format.ts";
import { useWords } from "../state/settings.ts";
import { wayOf } from "./turns.ts";

/** The pages walked so far, one under the other; addresses are text, so that nobody follows one by accident. */
export function Way({ events }: { events: RunEvent[] }) {
  const words = useWords();
  const visits = wayOf(events);
  return (
    <section class="way">
      <p class="dim">{words.run.mapText(visits.length)}</p>
      <ol>
        {visits.map(({ address, title, state, times }) => (
          <li key={address}>
            <strong>{line(title, 80) || address}</strong>
            <span class="dim">
              {line(address, 90)} · {line(state, 40).toLowerCase().replaceAll("_", " ")}
              {times > 1 && ` · ${words.run.visits(times)}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
