import type { ServiceCard } from "../api.ts";
import { line } from "../format.ts";
import { useWords } from "../state/settings.ts";
import { Icon } from "./icon.tsx";

/** What is known of a service before anybody starts: the ways, how sure, since when, what to mind. */
export function ServiceFacts({ service }: { service: ServiceCard }) {
  const { start } = useWords();
  const channels = service.channels.map((one) => start.channels[one] ?? one).join(", ");
  return (
    <section class="known" aria-label={start.known}>
      <h2>{start.known}</h2>
      {service.online ? (
        <p>
          <strong>{start.here}</strong> {channels}
        </p>
      ) : (
        <p class="warning">
          <Icon name="warning" /> {start.offline} {channels}
        </p>
      )}
      <p class="dim">
        {[
          service.facts > 0 ? start.facts(service.facts) : "",
          service.lastChecked === undefined ? "" : start.checked(service.lastChecked),
          `${start.tested}: ${service.tested}`,
        ]
          .filter((part) => part !== "")
          .join(" · ")}
      </p>
      {service.warnings.length > 0 && (
        <>
          <h3>{start.warnings}</h3>
          <ul>
            {service.warnings.slice(0, 5).map((warning) => (
              <li key={warning}>{line(warning)}</li>
            ))}
          </ul>
        </>
      )}
      {service.hints.length > 0 && (
        <>
          <h3>{start.hints}</h3>
          <ul>
            {service.hints.slice(0, 5).map((hint) => (
              <li key={hint}>{line(hint)}</li>
            ))}
          </ul>
        </>
      )}
      <p class="dim">{service.signedIn ? start.signedIn : start.notSignedIn}</p>
    </section>
  );
}
