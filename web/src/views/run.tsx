import { useEffect, useMemo, useState } from "preact/hooks";
import { api, download, Refused, type Shown } from "../api.ts";
import { dollars, duration, line, moment, number } from "../format.ts";
import { Badge } from "../parts/badge.tsx";
import { CostChart } from "../parts/cost-chart.tsx";
import { Icon } from "../parts/icon.tsx";
import { Live } from "../parts/live.tsx";
import { QuestionCard } from "../parts/question-card.tsx";
import { Shot } from "../parts/shot.tsx";
import { Empty, Fault, Loading } from "../parts/states.tsx";
import { actWords, Timeline } from "../parts/timeline.tsx";
import { Told, type ToldOf } from "../parts/told.tsx";
import { lastPicture } from "../parts/turns.ts";
import { Way } from "../parts/way.tsx";
import { goTo } from "../state/router.ts";
import { useRunEvents, type Followed } from "../state/run-events.ts";
import { questions, runs } from "../state/runs.ts";
import { useLanguage, useWords } from "../state/settings.ts";
import { useStore } from "../state/store.ts";
import { useLoad } from "../state/use-load.ts";
import { verdictOf } from "../verdict.ts";
import type { Words } from "../words/words.ts";

const GOES_ON = new Set(["running", "waiting", "queued"]);

export function RunView({ id }: { id: string }) {
  const words = useWords();
  const row = useStore(runs).rows.find((one) => one.id === id);
  const [taken, setTaken] = useState(0);
  const { value, error, again } = useLoad(
    () => api.run(id),
    [id, row?.state, row?.events === 0, row?.hasProof, taken],
  );
  const me = useLoad(api.me, []).value?.name ?? "";
  // At once, beside the question what the run is: a long one is shown from its first part on.
  const followed = useRunEvents(id);
  if (error instanceof Refused && error.status === 404)
    return (
      <Empty title={words.run.gone} text={words.run.goneText}>
        <a class="button" href="#/runs">
          {words.run.back}
        </a>
      </Empty>
    );
  return (
    <>
      <a class="back" href="#/runs">
        <Icon name="back" /> {words.run.back}
      </a>
      {error !== undefined && <Fault error={error} again={again} />}
      {value === undefined && error === undefined && <Loading />}
      {value !== undefined && (
        <Found
          shown={row === undefined ? value : { ...value, run: row }}
          followed={followed}
          me={me}
          refresh={() => setTaken((count) => count + 1)}
        />
      )}
    </>
  );
}

function Found({
  shown,
  followed,
  me,
  refresh,
}: {
  shown: Shown;
  followed: Followed;
  me: string;
  refresh: () => void;
}) {
  const words = useWords();
  const { run, verdict } = shown;
  const open = useStore(questions).filter((question) => question.runId === run.id);
  const [told, setTold] = useState<ToldOf>();
  const said = verdictOf(run, words, useLanguage());
  return (
    <>
      <div class="head">
        <h1>{run.title}</h1>
        <Badge row={run} />
        <Actions shown={shown} refresh={refresh} />
      </div>
      <div role="status">
        {said !== undefined && <p class={`verdict ${run.verified ? "good" : ""}`}>{said}</p>}
      </div>
      <p class="unseen" role="status">
        {GOES_ON.has(run.state) && lastStep(followed.events, words)}
      </p>
      <Told told={GOES_ON.has(run.state) ? told : undefined} open={open} />
      {open.map((question, at) => (
        <QuestionCard
          key={question.id}
          question={question}
          keys={at === 0}
          calls={at === 0 && shown.takenBy !== me}
          onAnswered={(text) => setTold({ text, runId: question.runId })}
          {...(shown.live && shown.takenBy === undefined
            ? { onTake: () => void api.takeMouse(run.id).then(refresh, () => undefined) }
            : {})}
        />
      ))}
      <div class="run-grid">
        <div class="see">
          <Picture shown={shown} followed={followed} me={me} refresh={refresh} />
          <Facts shown={shown} />
          {verdict !== undefined && verdict.evidence.length > 0 && (
            <section class="card">
              <h2>{words.run.evidence}</h2>
              <ul class="evidence">
                {verdict.evidence.slice(0, 8).map((one) => (
                  <li key={`${one.tier}${one.what}${one.seen}`}>
                    <b>{line(one.tier, 2)}</b> <span>{line(one.what, 200)}</span>{" "}
                    <q>{line(one.seen, 300)}</q>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <Tabs id={run.id} followed={followed} />
      </div>
    </>
  );
}

/** For whoever hears the page: what was done last. The picture says it to everybody else. */
function lastStep(events: Followed["events"], words: Words): string {
  const done = events.findLastIndex(({ type, data }) => type === "acted" && data["ok"] === true);
  const act = events.slice(0, Math.max(0, done)).findLast(({ type }) => type === "acting");
  if (act === undefined) return "";
  return `${words.run.turn(Number(act.data["turn"] ?? 0))}: ${actWords(act.data, words)}`;
}

function Actions({ shown, refresh }: { shown: Shown; refresh: () => void }) {
  const words = useWords();
  const { run, stoppable } = shown;
  const [error, setError] = useState<unknown>();
  const goesOn = GOES_ON.has(run.state);
  const resumes = run.state === "interrupted" || run.reason === "interrupted";
  const stop = () => {
    if (confirm(words.run.confirmStop)) void api.stop(run.id).then(refresh, setError);
  };
  const retry = async () => {
    try {
      const job = await api.retry(run.id);
      goTo(`/runs/${job.id}`);
      refresh();
    } catch (refused) {
      setError(refused);
    }
  };
  return (
    <div class="actions">
      {goesOn && stoppable && (
        <button type="button" onClick={stop}>
          <Icon name="stop" /> {words.run.stop}
        </button>
      )}
      {!goesOn && run.state !== "pruned" && run.state !== "damaged" && (
        <button type="button" onClick={() => void retry()}>
          <Icon name="again" /> {resumes ? words.run.resume : words.run.again}
        </button>
      )}
      {run.state === "finished" && (
        <a class="button strong" href={`#/runs/${run.id}/proof`}>
          <Icon name="proof" /> {words.run.proof}
        </a>
      )}
      {error !== undefined && <Fault error={error} />}
    </div>
  );
}

function Picture({
  shown,
  followed,
  me,
  refresh,
}: {
  shown: Shown;
  followed: Followed;
  me: string;
  refresh: () => void;
}) {
  const words = useWords();
  const { run, live, takenBy, stoppable } = shown;
  const goesOn = run.state === "running" || run.state === "waiting";
  const file = lastPicture(followed.events);
  // The browser comes up a moment after the run begins.
  useEffect(() => {
    if (!goesOn || live) return;
    const timer = setInterval(refresh, 1_500);
    return () => clearInterval(timer);
  }, [goesOn, live]);
  if (live && goesOn) return <Live id={run.id} takenBy={takenBy} me={me} onTaken={refresh} />;
  return (
    <figure class="last">
      {file === undefined ? (
        <p class="dim no-picture">{words.run.noPicture}</p>
      ) : (
        <Shot path={`/runs/${run.id}/pictures/${file}`} alt={words.run.lastPicture} eager />
      )}
      <figcaption>
        {goesOn && run.state !== "waiting" && !stoppable
          ? words.run.otherProcess
          : goesOn && file === undefined
            ? words.run.starting
            : words.run.lastPicture}
      </figcaption>
    </figure>
  );
}

function Facts({ shown: { run, started } }: { shown: Shown }) {
  const words = useWords();
  const language = useLanguage();
  const rows: [string, string][] = [
    [words.run.goal, run.goal],
    [words.run.page, line(started?.["url"] ?? run.host, 200)],
    [words.overview.plan, [run.plan, run.price].filter((part) => part !== undefined).join(" · ")],
    [words.run.planner, run.planner],
    [words.run.begunBy, run.who],
    [words.run.started, moment(run.startedAt, language)],
    [words.run.took, run.durationMs > 0 ? duration(run.durationMs, words) : ""],
    [
      words.run.cost,
      run.tokens > 0
        ? words.run.costs(dollars(run.costUsd, language, words), number(run.tokens, language))
        : "",
    ],
  ];
  return (
    <dl class="facts-list card">
      {rows.map(([name, value]) =>
        value === "" ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

const TABS = ["timeline", "map", "cost", "raw"] as const;

function Tabs({ id, followed: { events, over } }: { id: string; followed: Followed }) {
  const words = useWords();
  const [tab, setTab] = useState<(typeof TABS)[number]>("timeline");
  const move = (event: KeyboardEvent) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = TABS[(TABS.indexOf(tab) + step + TABS.length) % TABS.length] ?? tab;
    setTab(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <div class="happened">
      <div class="tabs" role="tablist" onKeyDown={move}>
        {TABS.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`tab-${one}`}
            aria-selected={tab === one}
            aria-controls="panel"
            tabIndex={tab === one ? 0 : -1}
            onClick={() => setTab(one)}
          >
            {words.run[one]}
          </button>
        ))}
      </div>
      <div id="panel" role="tabpanel" aria-labelledby={`tab-${tab}`} tabIndex={0}>
        {tab === "timeline" && <Timeline id={id} events={events} over={over} />}
        {tab === "map" && <Way events={events} />}
        {tab === "cost" && <CostChart events={events} />}
        {tab === "raw" && <Raw id={id} events={events} />}
      </div>
    </div>
  );
}

const RAW_AT_ONCE = 100;

function Raw({ id, events }: { id: string; events: Followed["events"] }) {
  const words = useWords();
  const [count, setCount] = useState(RAW_AT_ONCE);
  const text = useMemo(
    () =>
      events
        .slice(-count)
        .toReversed()
        .map((event) => JSON.stringify(event, undefined, 1))
        .join("\n"),
    [events, count],
  );
  return (
    <>
      <button type="button" onClick={() => void download(api.ticket(id, "events.jsonl", true))}>
        <Icon name="file" /> {words.run.download}
      </button>
      <pre class="raw" tabIndex={0}>
        {text}
      </pre>
      {events.length > count && (
        <button type="button" onClick={() => setCount(count + RAW_AT_ONCE)}>
          {words.common.more}
        </button>
      )}
    </>
  );
}
