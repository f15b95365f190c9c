import { useMemo, useState } from "preact/hooks";
import { api, Refused, type ServiceCard } from "../api.ts";
import { Icon } from "../parts/icon.tsx";
import { ServiceFacts } from "../parts/service-facts.tsx";
import { Fault, Loading } from "../parts/states.tsx";
import { goTo } from "../state/router.ts";
import { useWords } from "../state/settings.ts";
import { useLoad } from "../state/use-load.ts";

const ADDRESS = /^https?:\/\/\S+$/i;
const SHOWN = 12;
type Budget = { turns: string; minutes: string; costUsd: string };

export function StartView() {
  const words = useWords();
  const { value, error, again } = useLoad(api.services, []);
  const [kind, setKind] = useState<"cancel" | "run">("cancel");
  const [text, setText] = useState("");
  const [service, setService] = useState<ServiceCard>();
  const [url, setUrl] = useState("");
  const [goal, setGoal] = useState("");
  const [reason, setReason] = useState("");
  const [mode, setMode] = useState<"run" | "rehearse">("run");
  const [profile, setProfile] = useState("");
  const [planner, setPlanner] = useState("auto");
  const [budget, setBudget] = useState<Budget>({ turns: "", minutes: "", costUsd: "" });
  const [fault, setFault] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const found = useMemo(() => matching(value?.services ?? [], text), [value, text]);
  const address = ADDRESS.test(text.trim()) ? text.trim() : undefined;

  const submit = async (event: Event) => {
    event.preventDefault();
    setFault(undefined);
    setBusy(true);
    const bounds = Object.fromEntries(
      Object.entries(budget).flatMap(([name, set]) => (set === "" ? [] : [[name, Number(set)]])),
    );
    try {
      const job = await api.submit({
        kind,
        ...(kind === "run"
          ? { url: url.trim() }
          : service === undefined
            ? { url: address ?? text.trim() }
            : { service: service.name }),
        ...(goal.trim() === "" ? {} : { goal: goal.trim() }),
        ...(kind === "run" || reason.trim() === "" ? {} : { reason: reason.trim() }),
        mode,
        ...(profile === "" ? {} : { profile }),
        ...(planner === "auto" ? {} : { planner }),
        ...(Object.keys(bounds).length === 0 ? {} : { budget: bounds }),
      });
      goTo(`/runs/${job.id}`);
    } catch (refused) {
      setFault(refused);
    } finally {
      setBusy(false);
    }
  };
  const wrong = fault instanceof Refused ? fault.field : undefined;

  return (
    <>
      <div class="head">
        <h1>{words.start.title}</h1>
      </div>
      <p class="lead">{words.start.lead}</p>
      {error !== undefined && <Fault error={error} again={again} />}
      <form class="start" onSubmit={(event) => void submit(event)}>
        <fieldset class="segments">
          <legend>{words.start.kind}</legend>
          {(["cancel", "run"] as const).map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="kind"
                checked={kind === one}
                onChange={() => setKind(one)}
              />
              <span>{one === "cancel" ? words.start.cancel : words.start.task}</span>
            </label>
          ))}
        </fieldset>
        {kind === "cancel" ? (
          <div class="pick">
            <label class="field">
              <span>{words.start.service}</span>
              <input
                type="text"
                autocomplete="off"
                value={text}
                required
                placeholder={words.start.serviceHint}
                aria-invalid={wrong === "service" || wrong === "url"}
                onInput={(event) => {
                  setText(event.currentTarget.value);
                  setService(undefined);
                }}
              />
            </label>
            {value === undefined && error === undefined && <Loading />}
            {service === undefined && address === undefined && (
              <ul class="services" aria-label={words.start.service}>
                {found.slice(0, SHOWN).map((one) => (
                  <li key={one.name}>
                    <button
                      type="button"
                      onClick={() => {
                        setService(one);
                        setText(one.title);
                      }}
                    >
                      <strong>{one.title}</strong>
                      <span class="dim">
                        {one.channels
                          .map((channel) => words.start.channels[channel] ?? channel)
                          .join(", ")}
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            )}
            {text !== "" &&
              address === undefined &&
              service === undefined &&
              found.length === 0 &&
              value !== undefined && <p class="note">{words.start.noService}</p>}
            {service !== undefined && <ServiceFacts service={service} />}
            {address !== undefined && <p class="note">{words.start.notSignedIn}</p>}
          </div>
        ) : (
          <>
            <label class="field">
              <span>{words.start.address}</span>
              <input
                type="url"
                value={url}
                required
                placeholder="https://"
                aria-invalid={wrong === "url"}
                onInput={(event) => setUrl(event.currentTarget.value)}
              />
            </label>
            <p class="note">{words.start.needModel}</p>
          </>
        )}
        <label class="field">
          <span>{kind === "run" ? words.start.goal : words.start.goalMaybe}</span>
          <textarea
            rows={2}
            value={goal}
            required={kind === "run"}
            placeholder={kind === "run" ? words.start.taskHint : words.start.goalHint}
            onInput={(event) => setGoal(event.currentTarget.value)}
          />
        </label>
        {kind === "cancel" && (
          <label class="field">
            <span>{words.start.reason}</span>
            <input
              type="text"
              maxLength={500}
              value={reason}
              placeholder={words.start.reasonHint}
              aria-invalid={wrong === "reason"}
              onInput={(event) => setReason(event.currentTarget.value)}
            />
          </label>
        )}
        <fieldset class="modes">
          <legend>{words.start.mode}</legend>
          {(["rehearse", "run"] as const).map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="mode"
                checked={mode === one}
                onChange={() => setMode(one)}
              />
              <span>
                <strong>{words.start[one]}</strong>
                <span class="dim">
                  {one === "run" ? words.start.runText : words.start.rehearseText}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
        <details>
          <summary>{words.start.more}</summary>
          <div class="more">
            <label class="field">
              <span>{words.start.profile}</span>
              <select value={profile} onChange={(event) => setProfile(event.currentTarget.value)}>
                <option value="">{words.start.profileAuto}</option>
                {(value?.profiles ?? []).map((name) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
            <label class="field">
              <span>{words.start.planner}</span>
              <select value={planner} onChange={(event) => setPlanner(event.currentTarget.value)}>
                {(["auto", "rules", "model", "replay"] as const).map((one) => (
                  <option key={one} value={one}>
                    {words.start.planners[one]}
                  </option>
                ))}
              </select>
            </label>
            {(
              [
                ["turns", words.start.turns, "20", 1, 100],
                ["minutes", words.start.minutes, "10", 1, 1440],
                ["costUsd", words.start.cost, "5", 0, 10_000],
              ] as const
            ).map(([name, label, hint, min, max]) => (
              <label class="field" key={name}>
                <span>{label}</span>
                <input
                  type="number"
                  min={min}
                  max={max}
                  step="any"
                  value={budget[name]}
                  placeholder={hint}
                  onInput={(event) => setBudget({ ...budget, [name]: event.currentTarget.value })}
                />
              </label>
            ))}
          </div>
        </details>
        {fault !== undefined && <Fault error={fault} />}
        <div class="go">
          <button type="submit" class="button strong big" disabled={busy}>
            <Icon name="check" /> {mode === "run" ? words.start.submit : words.start.submitRehearse}
          </button>
        </div>
      </form>
    </>
  );
}

/** Those whose name begins with what is typed come first, a person's own before those that everybody has. */
function matching(services: ServiceCard[], text: string): ServiceCard[] {
  const wanted = text.trim().toLowerCase();
  const score = ({ name, title, aliases }: ServiceCard): number => {
    const names = [name, title, ...aliases].map((one) => one.toLowerCase());
    if (names.some((one) => one.startsWith(wanted))) return 2;
    return names.some((one) => one.includes(wanted)) ? 1 : 0;
  };
  return services
    .map((service) => ({ service, score: score(service) }))
    .filter((one) => one.score > 0)
    .toSorted(
      (a, b) =>
        b.score - a.score ||
        Number(b.service.own) - Number(a.service.own) ||
        (a.service.title < b.service.title ? -1 : 1),
    )
    .map(({ service }) => service);
}
