import { api, download, type Overview } from "../api.ts";
import { day, dollars, money, moment, number } from "../format.ts";
import { Icon } from "../parts/icon.tsx";
import { Empty, Fault, Loading } from "../parts/states.tsx";
import { questions, runs } from "../state/runs.ts";
import { useLanguage, useWords } from "../state/settings.ts";
import { useStore } from "../state/store.ts";
import { useLoad } from "../state/use-load.ts";

export function OverviewView() {
  const words = useWords();
  const { rows } = useStore(runs);
  const { value, error, again } = useLoad(api.overview, [
    rows.length,
    rows.filter(({ state }) => state === "finished").length,
  ]);
  return (
    <>
      <div class="head">
        <h1>{words.overview.title}</h1>
      </div>
      {error !== undefined && <Fault error={error} again={again} />}
      {value === undefined && error === undefined && <Loading />}
      {value !== undefined && <Filled overview={value} />}
    </>
  );
}

function Filled({ overview }: { overview: Overview }) {
  const words = useWords();
  const language = useLanguage();
  const waiting = useStore(questions).length;
  const { totals, saved, ended } = overview;
  return (
    <>
      <div class="tiles">
        <div class="tile main-tile">
          <h2>{words.overview.saved}</h2>
          {saved.length === 0 && <p class="figure">–</p>}
          {saved.map(({ currency, perMonth, perYear }) => (
            <p class="figure" key={currency}>
              {money(perYear, currency, language)} <span>{words.overview.year}</span>
              <small>
                {money(perMonth, currency, language)} {words.overview.month}
              </small>
            </p>
          ))}
          {overview.unpriced > 0 && (
            <p class="dim small">{words.overview.unpriced(overview.unpriced)}</p>
          )}
        </div>
        <Tile
          title={words.overview.ended}
          figure={number(ended.length, language)}
          text={words.overview.verified}
        />
        <a class="tile" href="#/questions">
          <h2>{words.overview.waiting}</h2>
          <p class={`figure ${waiting > 0 ? "amber" : ""}`}>{waiting}</p>
        </a>
        <Tile title={words.overview.underWay} figure={number(totals.underWay, language)} />
        <Tile
          title={words.overview.cost}
          figure={dollars(totals.costUsd, language, words)}
          text={totals.costUnknown ? `+ ${words.run.unknownCost}` : undefined}
        />
      </div>
      {ended.length === 0 ? (
        <Empty title={words.overview.empty} text={words.overview.emptyText}>
          <a class="button strong" href="#/start">
            {words.nav.start}
          </a>
        </Empty>
      ) : (
        <Ends overview={overview} />
      )}
      {overview.services.length > 0 && <Services overview={overview} />}
    </>
  );
}

function Tile({
  title,
  figure,
  text,
}: {
  title: string;
  figure: string;
  text?: string | undefined;
}) {
  return (
    <div class="tile">
      <h2>{title}</h2>
      <p class="figure">{figure}</p>
      {text !== undefined && <p class="dim small">{text}</p>}
    </div>
  );
}

function Ends({ overview }: { overview: Overview }) {
  const words = useWords();
  const language = useLanguage();
  const byDay = overview.ended.toSorted((a, b) => ((a.on ?? "9") < (b.on ?? "9") ? -1 : 1));
  return (
    <section class="card">
      <div class="head">
        <h2>{words.overview.ends}</h2>
        <button type="button" onClick={() => void download(api.calendar())}>
          <Icon name="file" /> {words.overview.calendar}
        </button>
      </div>
      <ul class="ends">
        {byDay.map((one) => (
          <li key={one.id}>
            <a href={`#/runs/${one.id}`}>
              <span class="what">
                <strong>{one.title}</strong>
                <span class="dim">
                  {[one.plan, one.price].filter((part) => part !== undefined).join(" · ")}
                </span>
              </span>
              <span class="when">
                <strong>
                  {one.on === undefined ? words.overview.noDay : day(one.on, language)}
                </strong>
                <span class="dim">{words.overview.doneAt(moment(one.at, language))}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Services({ overview }: { overview: Overview }) {
  const words = useWords();
  return (
    <section class="card">
      <h2>{words.overview.services}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.overview.service}</th>
            <th scope="col">{words.overview.success}</th>
            <th scope="col" class="bar-cell">
              <span class="unseen">%</span>
            </th>
            <th scope="col">{words.overview.open}</th>
          </tr>
        </thead>
        <tbody>
          {overview.services.slice(0, 15).map(({ title, runs: count, verified, open }) => {
            // What has not ended has not failed.
            const ended = count - open;
            return (
              <tr key={title}>
                <th scope="row">{title}</th>
                <td>{ended === 0 ? "–" : `${verified} / ${ended}`}</td>
                <td class="bar-cell">
                  <svg
                    class="bar"
                    viewBox="0 0 100 6"
                    preserveAspectRatio="none"
                    aria-hidden="true"
                  >
                    <rect class="bar-all" width="100" height="6" />
                    <rect
                      class="bar-part"
                      width={(100 * verified) / Math.max(1, ended)}
                      height="6"
                    />
                  </svg>
                </td>
                <td>{open}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
