import { useEffect, useState } from "preact/hooks";
import { api, download } from "../api.ts";
import { pictureOf } from "../parts/turns.ts";
import { Icon } from "../parts/icon.tsx";
import { Shot } from "../parts/shot.tsx";
import { Fault, Loading } from "../parts/states.tsx";
import { useRunEvents } from "../state/run-events.ts";
import { useWords } from "../state/settings.ts";
import { useLoad } from "../state/use-load.ts";

export function ProofView({ id }: { id: string }) {
  const words = useWords();
  const { value, error, again } = useLoad(() => api.run(id), [id]);
  const { events } = useRunEvents(id);
  const [frame, setFrame] = useState<string>();
  const [checked, setChecked] = useState<Awaited<ReturnType<typeof api.verify>>>();
  const [fault, setFault] = useState<unknown>();
  const ended = value?.run.state === "finished";
  useEffect(() => {
    if (!ended) return;
    api.ticket(id, "proof.html", false).then(({ url }) => setFrame(url), setFault);
  }, [ended]);
  const pictures = events.flatMap((event) => pictureOf(event) ?? []);
  const [before, after] = [pictures[0], pictures.at(-1)];
  const get = (file: string) => () => void download(api.ticket(id, file, true)).catch(setFault);
  return (
    <>
      <a class="back" href={`#/runs/${id}`}>
        <Icon name="back" /> {value?.run.title ?? id}
      </a>
      <div class="head">
        <h1>{words.proof.title}</h1>
        {ended && (
          <div class="actions">
            <button type="button" onClick={get("proof.pdf")}>
              <Icon name="file" /> {words.proof.pdf}
            </button>
            <button type="button" onClick={get("proof.html")}>
              <Icon name="file" /> {words.proof.html}
            </button>
            <button type="button" onClick={() => void api.verify(id).then(setChecked, setFault)}>
              {words.proof.verify}
            </button>
          </div>
        )}
      </div>
      {error !== undefined && <Fault error={error} again={again} />}
      {fault !== undefined && <Fault error={fault} />}
      <div role="status">
        {checked !== undefined &&
          (checked.ok ? (
            <p class="fine">
              {words.proof.verified(checked.events, (checked.lastHash ?? "").slice(0, 16))}
            </p>
          ) : (
            <p class="fault">
              {words.proof.broken}{" "}
              {(checked.problems ?? []).map(({ file, what }) => `${file}: ${what}`).join("; ")}
            </p>
          ))}
      </div>
      {value === undefined && error === undefined && <Loading />}
      {value !== undefined && !ended && <p class="note">{words.proof.none}</p>}
      {before !== undefined && after !== undefined && before !== after && (
        <div class="beside">
          {(
            [
              [words.proof.before, before],
              [words.proof.after, after],
            ] as const
          ).map(([title, file]) => (
            <figure key={title}>
              <figcaption>{title}</figcaption>
              <Shot path={`/runs/${id}/pictures/${file}`} alt={title} />
            </figure>
          ))}
        </div>
      )}
      {frame !== undefined && (
        <iframe class="proof" src={frame} sandbox="" title={words.proof.frame} />
      )}
    </>
  );
}
