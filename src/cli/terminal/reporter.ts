import type { EventData, RunEvent } from "../../runs/events.ts";
import { writtenDate } from "../../runs/dates.ts";
import { stepWords } from "../../runs/step-words.ts";
import { policyOf } from "../../runs/verdict.ts";
import { durationText } from "../duration.ts";
import { LiveLine, type Screen } from "./live-line.ts";
import { plain, styleFor, type Style } from "./style.ts";

export type Loudness = "quiet" | "normal" | "verbose";

/** What a person sees of a run while it goes on: a live line, and one line a finished step. */
export type Reporter = {
  /** Says what it is about at once, before the browser is up. */
  begin(about: { title: string; goal: string; url: string }): void;
  event(event: RunEvent): void;
  /** Takes the live line away while `work` has the terminal. */
  aside<T>(work: () => Promise<T>): Promise<T>;
  say(line: string): void;
  /** The run is told to stop; the live line says so until it has. */
  stopping(line: string): void;
  stop(): void;
};

type Progress = {
  doing: string;
  turn: number;
  costUsd: number;
  tokens: number;
  /** A price is not known: dollars would tell too little. */
  unpriced: boolean;
  begun: boolean;
  step: EventData["acting"] | undefined;
  stepAt: number;
};

export function createReporter(
  screen: Screen,
  loudness: Loudness,
  now: () => number = Date.now,
): Reporter {
  const style = styleFor(screen);
  const begun = now();
  const progress: Progress = {
    doing: "Starting the browser",
    turn: 0,
    costUsd: 0,
    tokens: 0,
    unpriced: false,
    begun: false,
    step: undefined,
    stepAt: begun,
  };
  const live = new LiveLine(screen, () =>
    [
      progress.doing,
      progress.turn === 0 ? "" : `step ${progress.turn}`,
      durationText(now() - begun),
      // Nothing is spent where no model is asked.
      progress.unpriced
        ? `${progress.tokens} tokens`
        : progress.costUsd === 0
          ? ""
          : `$${progress.costUsd.toFixed(2)}`,
    ]
      .filter((part) => part !== "")
      .join(" · "),
  );
  if (loudness !== "quiet") live.start();
  return {
    begin({ title, goal, url }) {
      progress.begun = true;
      progress.doing = `Opening ${plain(hostOf(url), 60)}`;
      const about = goal.includes(title) ? "" : `${style.bold(plain(title, 60))}: `;
      if (loudness !== "quiet") live.print(`${about}${plain(goal)}`);
    },
    event(event) {
      const turn = event.data["turn"];
      if (typeof turn === "number") progress.turn = Math.max(progress.turn, turn);
      if (loudness === "quiet") return;
      const line = lineOf(event, progress, style, loudness, Date.parse(event.at));
      if (line !== undefined) live.print(line);
      if (event.type === "run.finished") live.stop();
    },
    async aside(work) {
      live.stop();
      try {
        return await work();
      } finally {
        if (loudness !== "quiet") live.start();
      }
    },
    say: (line) => live.print(line),
    stopping(line) {
      progress.doing = "Stopping";
      live.print(line);
    },
    stop: () => live.stop(),
  };
}

function lineOf(
  event: RunEvent,
  progress: Progress,
  style: Style,
  loudness: Loudness,
  at: number,
): string | undefined {
  const verbose = loudness === "verbose";
  const aside = (text: string) => (verbose ? style.dim(`    ${plain(text, 300)}`) : undefined);
  switch (event.type) {
    case "run.started":
      progress.doing = `Opening ${plain(hostOf(event.data.url), 60)}`;
      if (progress.begun) return aside(`run ${event.data.runId}`);
      progress.begun = true;
      return `${style.bold(plain(event.data.title ?? hostOf(event.data.url), 60))}: ${plain(event.data.goal)} ${style.dim(`(run ${event.data.runId})`)}`;
    case "observed":
      progress.doing = `Thinking about ${plain(event.data.title || hostOf(event.data.url), 50)}`;
      return aside(
        `sees ${event.data.state} (${percent(event.data.confidence)}) at ${event.data.url}`,
      );
    case "decided":
      return aside(`${event.data.kind}: ${event.data.reason}`);
    case "gated":
      return aside(`gate: ${event.data.decision}, ${event.data.risk} (${event.data.reason})`);
    case "approval.asked":
      progress.doing = "Waiting for you";
      return undefined;
    case "approval.given": {
      const yes = event.data.answer === "approved";
      const policy = policyOf(event.data.by);
      const who =
        policy === undefined
          ? answeredBy(yes, plain(event.data.by, 60))
          : `${yes ? "Let pass" : "Kept back"} by --approve ${policy}, nobody was asked`;
      return `${yes ? style.green("✓") : style.yellow("■")} ${who}: ${plain(event.data.text, 120)}`;
    }
    case "acting":
      progress.step = event.data;
      progress.stepAt = at;
      progress.doing = wordsOf(event.data);
      return undefined;
    case "acted":
      return actedLine(event.data, progress, style, at);
    case "verified":
      progress.doing = "Writing it down";
      return checkedLine(event.data, style);
    case "failed":
      return `${style.red("✗")} ${plain(event.data.message)}`;
    case "recovered":
      return `${style.yellow("↻")} ${plain(event.data.how)}`;
    case "spent":
      progress.costUsd += event.data.costUsd ?? 0;
      progress.tokens += event.data.tokens ?? 0;
      progress.unpriced ||= event.data.costUsd === undefined;
      return undefined;
    case "note":
      return aside(event.data.text);
    case "run.finished":
    case "unknown":
      return undefined;
  }
}

function actedLine(
  acted: EventData["acted"],
  progress: Progress,
  style: Style,
  at: number,
): string {
  progress.doing = "Looking at the page";
  const words = progress.step === undefined ? plain(acted.did ?? "step") : wordsOf(progress.step);
  const took = style.dim(durationText(Math.max(0, at - progress.stepAt)));
  const number = style.dim(String(acted.turn).padStart(2));
  // The refusal has its own line already.
  if (acted.error?.code === "SAFETY_CONFIRMATION_REQUIRED")
    return `${style.yellow("■")} ${number} ${words}: not done`;
  if (acted.ok) return `${style.green("✓")} ${number} ${words} ${took}`;
  return `${style.red("✗")} ${number} ${words}: ${plain(acted.error?.message ?? "did not work")} ${took}`;
}

function answeredBy(yes: boolean, by: string): string {
  const why = /^nobody \((.*)\)$/.exec(by)?.[1];
  if (why !== undefined) return `Not approved, nobody answered (${why})`;
  return `${yes ? "Approved" : "Not approved"} by ${by}`;
}

function wordsOf({ action, name, value }: EventData["acting"]): string {
  return stepWords({
    action,
    name: name === undefined ? undefined : plain(name, 60),
    value: value === undefined ? undefined : plain(value, 40),
  });
}

/** What the site showed when it was asked again. */
function checkedLine({ outcome, endDate }: EventData["verified"], style: Style): string {
  const over = /^(cancelled|ends_on|already_cancelled)$/.test(outcome);
  const day = typeof endDate === "string" ? ` on ${plain(writtenDate(endDate), 60)}` : "";
  const words = {
    cancelled: "The site shows it as cancelled",
    ends_on: `The site shows that it ends${day}`,
    already_cancelled: "The site shows that it was over already",
    paused: "The site shows it as paused, not cancelled",
    downgraded: "The site shows another plan, not an end",
    pending_confirmation: "The site waits for one more confirmation",
    billed_elsewhere: "The site says that somebody else bills it",
    needs_phone: "The site wants a phone call",
    needs_email: "The site wants it in writing",
    still_active: "The site still shows it as active",
    unknown: "Looked at the site again",
  }[outcome];
  return `${over ? style.green("✓") : style.yellow("■")} ${words}`;
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
