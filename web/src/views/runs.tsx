import { useDeferred } from "../state/use-deferred.ts";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { api, type RunRow } from "../api.ts";
import { dollars, duration, moment } from "../format.ts";
import { Badge } from "../parts/badge.tsx";
import { Icon } from "../parts/icon.tsx";
import { Empty, Fault, Loading } from "../parts/states.tsx";
import { VirtualList } from "../parts/virtual-list.tsx";
import { onKeys } from "../state/keys.ts";
import { runs } from "../state/runs.ts";
import { useLanguage, useWords } from "../state/settings.ts";
import { useStore } from "../state/store.ts";
import { verdictOf } from "../verdict.ts";

const STATES = [
  "waiting",
  "running",
  "queued",
  "finished",
  "interrupted",
  "failed",
  "damaged",
  "pruned",
] as const;
const GOES_ON = new Set(["queued", "running", "waiting"]);

/** What is under way can be stopped by the dozen, what did not come to its end can be started again. */
const canStop = ({ state }: RunRow): boolean => GOES_ON.has(state);
const canRetry = ({ state, verified, mode }: RunRow): boolean =>
  state === "failed" ||
  state === "interrupted" ||
  (state === "finished" && !verified && mode === "run");

export function RunsView() {
  const words = useWords();
  const { rows, loaded, whole } = useStore(runs);
  const [text, setText] = useState("");
  const [state, setState] = useState("");
  const [service, setService] = useState("");
  const services = useMemo(() => titlesOf(rows), [rows]);
  const wanted = useDeferred(text.trim().toLowerCase());
  const shown = useMemo(
    () => rows.filter((row) => fits(row, wanted, state, service)),
    [rows, wanted, state, service],
  );
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const search = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState("");
  const answer = useRef<HTMLParagraphElement>(null);
  useListKeys(search);
  const toggle = (id: string) => {
    setTold("");
    setChosen((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  };
  return (
    <>
      <div class="head">
        <h1>{words.runs.title}</h1>
        <p class="dim" role="status">
          {loaded && words.runs.count(shown.length, rows.length)}
          {loaded && !whole && ` · ${words.runs.indexing}`}
        </p>
      </div>
      <form class="tools" role="search" onSubmit={(event) => event.preventDefault()}>
        <label class="search">
          <Icon name="search" />
          <span class="unseen">{words.runs.search}</span>
          <input
            ref={search}
            type="search"
            value={text}
            placeholder={words.runs.searchHint}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <label>
          <span class="unseen">{words.runs.state}</span>
          <select value={state} onChange={(event) => setState(event.currentTarget.value)}>
            <option value="">{words.runs.all}</option>
            {STATES.map((one) => (
              <option key={one} value={one}>
                {words.states[one]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span class="unseen">{words.runs.service}</span>
          <select value={service} onChange={(event) => setService(event.currentTarget.value)}>
            <option value="">{words.runs.allServices}</option>
            {services.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </label>
      </form>
      <p class="told" role="status" ref={answer} tabIndex={-1}>
        {told}
      </p>
      <Bulk
        chosen={rows.filter(({ id }) => chosen.has(id))}
        clear={(said) => {
          setChosen(new Set());
          setTold(said);
          // The buttons go away with what they were for: whoever goes by keys goes on above the list.
          answer.current?.focus();
        }}
      />
      <SelectAll shown={shown} chosen={chosen} choose={setChosen} />
      {!loaded && <Loading />}
      {loaded && rows.length === 0 && whole && (
        <Empty title={words.runs.empty} text={words.runs.emptyText}>
          <a class="button strong" href="#/start">
            {words.nav.start}
          </a>
        </Empty>
      )}
      {rows.length > 0 && shown.length === 0 && (
        <Empty title={words.runs.noMatch}>
          <button
            type="button"
            onClick={() => {
              setText("");
              setState("");
              setService("");
            }}
          >
            {words.runs.clear}
          </button>
        </Empty>
      )}
      {shown.length > 0 && (
        <VirtualList
          items={shown}
          label={words.runs.title}
          keyOf={({ id }) => id}
          draw={(row) => <Row row={row} chosen={chosen.has(row.id)} toggle={toggle} />}
        />
      )}
    </>
  );
}

/** More than a person looks through in a list that folds out; the search finds the others. */
const MOST_SERVICES = 200;

function titlesOf(rows: RunRow[]): string[] {
  return [...new Set(rows.map(({ title }) => title))].toSorted().slice(0, MOST_SERVICES);
}

function fits(row: RunRow, text: string, state: string, service: string): boolean {
  if (state !== "" && row.state !== state) return false;
  if (service !== "" && row.title !== service) return false;
  return text === "" || textOf(row).includes(text);
}

const texts = new WeakMap<RunRow, string>();

/** What is searched in, made once a row: ten thousand of them are looked through while somebody types. */
function textOf(row: RunRow): string {
  const known = texts.get(row);
  if (known !== undefined) return known;
  const parts = [row.id, row.title, row.goal, row.host, row.who, row.sentence ?? ""];
  const text = parts.join("\n").toLowerCase();
  texts.set(row, text);
  return text;
}

function Row({
  row,
  chosen,
  toggle,
}: {
  row: RunRow;
  chosen: boolean;
  toggle: (id: string) => void;
}) {
  const words = useWords();
  const language = useLanguage();
  return (
    <div class={`row ${row.state}`}>
      <input
        type="checkbox"
        checked={chosen}
        disabled={!canStop(row) && !canRetry(row)}
        aria-label={words.runs.select(row.title)}
        onChange={() => toggle(row.id)}
      />
      <a href={`#/runs/${row.id}`}>
        <span class="what">
          <strong>{row.title}</strong>
          <span class="dim">{verdictOf(row, words, language) ?? (row.goal || row.host)}</span>
        </span>
        <Badge row={row} />
        <span class="facts dim">
          <span>{row.plan ?? row.host}</span>
          <span>
            {row.planner} · {words.common.turns(row.turns)}
            {row.costUsd !== 0 && ` · ${dollars(row.costUsd, language, words)}`}
          </span>
        </span>
        <span class="when dim">
          <span>{moment(row.startedAt, language)}</span>
          <span>
            {[
              row.durationMs > 0 ? duration(row.durationMs, words) : "",
              row.who === "" ? "" : words.runs.by(row.who),
            ]
              .filter((part) => part !== "")
              .join(" · ")}
          </span>
        </span>
      </a>
    </div>
  );
}

/** All that the search shows and that something can be done with, drawn or not. */
function SelectAll({
  shown,
  chosen,
  choose,
}: {
  shown: RunRow[];
  chosen: ReadonlySet<string>;
  choose: (ids: ReadonlySet<string>) => void;
}) {
  const words = useWords();
  const able = useMemo(() => shown.filter((row) => canStop(row) || canRetry(row)), [shown]);
  const box = useRef<HTMLInputElement>(null);
  const some = able.some(({ id }) => chosen.has(id));
  const all = some && able.every(({ id }) => chosen.has(id));
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = some && !all;
  }, [some, all]);
  if (able.length < 2) return null;
  return (
    <label class="select-all">
      <input
        ref={box}
        type="checkbox"
        checked={all}
        onChange={() => choose(new Set(all ? [] : able.map(({ id }) => id)))}
      />
      <span class="dim">{words.runs.selectAll(able.length)}</span>
    </label>
  );
}

function Bulk({ chosen, clear }: { chosen: RunRow[]; clear: (told: string) => void }) {
  const words = useWords();
  const [error, setError] = useState<unknown>();
  if (chosen.length === 0) return null;
  const all = async (
    rows: RunRow[],
    act: (id: string) => Promise<unknown>,
    told: (count: number) => string,
  ) => {
    setError(undefined);
    const done = await Promise.allSettled(rows.map(({ id }) => act(id)));
    const failed = done.find((one) => one.status === "rejected");
    if (failed !== undefined) setError(failed.reason);
    else clear(told(rows.length));
  };
  const [stops, retries] = [chosen.filter(canStop), chosen.filter(canRetry)];
  return (
    <div class="bulk" role="group" aria-label={words.runs.selected(chosen.length)}>
      <strong role="status">{words.runs.selected(chosen.length)}</strong>
      {stops.length > 0 && (
        <button type="button" onClick={() => void all(stops, api.stop, words.runs.stopped)}>
          {words.runs.stopAll} ({stops.length})
        </button>
      )}
      {retries.length > 0 && (
        <button type="button" onClick={() => void all(retries, api.retry, words.runs.begun)}>
          {words.runs.retryAll} ({retries.length})
        </button>
      )}
      <button type="button" class="quiet" onClick={() => clear("")}>
        {words.common.cancel}
      </button>
      {error !== undefined && <Fault error={error} />}
    </div>
  );
}

/** j and k go from row to row, s selects the one that was gone to, b goes to what can be done then; / to the search. */
function useListKeys(search: { current: HTMLInputElement | null }): void {
  useEffect(
    () =>
      onKeys((key) => {
        if (key === "/") {
          search.current?.focus();
          return true;
        }
        if (key === "s") {
          document.activeElement?.closest(".row")?.querySelector("input")?.click();
          return true;
        }
        if (key === "b") {
          document.querySelector<HTMLButtonElement>(".bulk button")?.focus();
          return true;
        }
        if (key !== "j" && key !== "k") return false;
        const links = [...document.querySelectorAll<HTMLAnchorElement>(".rows a")];
        const at = links.indexOf(document.activeElement as HTMLAnchorElement);
        const next = at === -1 ? 0 : at + (key === "j" ? 1 : -1);
        links[Math.max(0, Math.min(links.length - 1, next))]?.focus();
        return true;
      }),
    [],
  );
}
