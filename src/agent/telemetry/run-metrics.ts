import type { Meter } from "@opentelemetry/api";
import type { RunEvent } from "../../runs/events.ts";

export type RunMetrics = {
  run(): (event: RunEvent) => void;
  queue(counts: () => Promise<Record<string, number>>): { waited(seconds: number): void };
};

export function runMetrics(meter: Meter): RunMetrics {
  const runs = meter.createCounter("subterminator.runs", { description: "Runs that ended" });
  const duration = meter.createHistogram("subterminator.run.duration", {
    unit: "s",
    description: "From a run's first event to its verdict",
  });
  const cost = meter.createCounter("subterminator.model.cost", { unit: "USD" });
  const tokens = meter.createCounter("subterminator.model.tokens");
  const acts = meter.createCounter("subterminator.acts", { description: "Acts that ended" });
  const approvals = meter.createHistogram("subterminator.approval.wait", { unit: "s" });
  const wait = meter.createHistogram("subterminator.queue.wait", {
    unit: "s",
    description: "From handing a job in to its begin",
  });
  const depth = meter.createObservableGauge("subterminator.queue.jobs", {
    description: "Jobs by state",
  });
  return {
    run() {
      let began: number | undefined;
      let danger = false;
      return (event) => {
        began ??= Date.parse(event.at);
        switch (event.type) {
          case "acting":
            danger = event.data.danger;
            return;
          case "acted":
            acts.add(1, { ok: event.data.ok, danger });
            return;
          case "approval.given":
            approvals.record(event.data.waitedMs / 1000, { answer: event.data.answer });
            return;
          case "spent": {
            const model = { model: event.data.model ?? "unknown" };
            cost.add(event.data.costUsd ?? 0, model);
            tokens.add(event.data.tokens ?? 0, model);
            return;
          }
          case "run.finished": {
            const { reason, outcome, verified } = event.data.verdict;
            runs.add(1, { reason, outcome, verified });
            duration.record((Date.parse(event.at) - began) / 1000, { reason });
            return;
          }
          default:
        }
      };
    },
    queue(counts) {
      depth.addCallback(async (result) => {
        const found = await counts().catch(() => ({}));
        for (const [state, count] of Object.entries(found)) result.observe(count, { state });
      });
      return { waited: (seconds) => wait.record(seconds) };
    },
  };
}
