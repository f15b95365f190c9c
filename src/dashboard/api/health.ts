import { z } from "zod";
import { defineRoute } from "./define-route.ts";
import { metricsText } from "./metrics.ts";

export const health = defineRoute({
  id: "health",
  method: "get",
  path: "/health",
  scope: "none",
  words: "The process answers.",
  output: z.object({ ok: z.literal(true), version: z.string() }),
  async handle(_, { version }) {
    return { ok: true, version };
  },
});

export const ready = defineRoute({
  id: "ready",
  method: "get",
  path: "/ready",
  scope: "none",
  words: "The store and the queue answer too.",
  output: z.object({ ok: z.literal(true) }),
  async handle(_, { store, jobs }) {
    await Promise.all([store.list(), jobs.list()]);
    return { ok: true };
  },
});

export const metrics = defineRoute({
  id: "metrics",
  method: "get",
  path: "/metrics",
  scope: "read",
  words: "Counts of runs, questions and costs, as Prometheus reads them.",
  output: { media: "text/plain", words: "Prometheus text format" },
  async handle({ context }, served) {
    const text = metricsText(served.index.rows(), (await served.desk.open()).length);
    return context.body(text, 200, { "content-type": "text/plain; version=0.0.4; charset=utf-8" });
  },
});
