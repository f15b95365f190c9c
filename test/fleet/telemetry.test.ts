import { createServer } from "node:http";
import { registerHooks } from "node:module";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { readFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { openTelemetry } from "../../src/agent/telemetry/open-telemetry.ts";
import { sampleDrafts, sealAll } from "../runs/sample-run.ts";

type Told = { path: string; body: string };

async function collector(): Promise<{ told: Told[]; url: string }> {
  const told: Told[] = [];
  const server = createServer((incoming, response) => {
    void (async () => {
      told.push({ path: incoming.url ?? "", body: await text(incoming) });
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(() => void server.close());
  return { told, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

type Attributes = { key: string }[];
type SpanTold = { name: string; spanId: string; parentSpanId?: string; attributes?: Attributes };
type MetricTold = {
  name: string;
  [kind: string]: string | { dataPoints?: { attributes?: Attributes }[] };
};
type Batch = {
  resourceSpans?: { scopeSpans: { spans: SpanTold[] }[] }[];
  resourceMetrics?: { scopeMetrics: { metrics: MetricTold[] }[] }[];
};

const batches = (told: Told[], path: string): Batch[] =>
  told.filter((one) => one.path === path).map(({ body }) => JSON.parse(body) as Batch);
const spansIn = (told: Told[]): SpanTold[] =>
  batches(told, "/v1/traces").flatMap(({ resourceSpans = [] }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  );
const metricsIn = (told: Told[]): MetricTold[] =>
  batches(told, "/v1/metrics").flatMap(({ resourceMetrics = [] }) =>
    resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics)),
  );
const keysOf = (attributes: Attributes = []): string[] => attributes.map(({ key }) => key);

type Row = { names: string[]; second: string; quoted: string[] };

/** A table of docs/telemetry.md: its names, its second column, and what is quoted in its third. */
function documented(heading: string): Row[] {
  const page = readFileSync(new URL("../../docs/telemetry.md", import.meta.url), "utf8");
  const quotedIn = (cell = "") => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = ""]) => word);
  const lines = page.slice(page.indexOf(`| ${heading} |`)).split("\n");
  const end = lines.findIndex((line) => !line.startsWith("|"));
  return lines.slice(2, end).map((line) => {
    const [, first, second, third] = line.split("|");
    return {
      names: quotedIn(first),
      second: quotedIn(second).join(),
      quoted: quotedIn(third).map((word) => word.replace(/^\./, "subterminator.")),
    };
  });
}

const loaded: string[] = [];
registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith("@opentelemetry/")) loaded.push(specifier);
    return next(specifier, context);
  },
});

test("without the variables there is no telemetry, and nothing of it is loaded", async () => {
  expect(await openTelemetry({})).toBeUndefined();
  const off = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://x", OTEL_SDK_DISABLED: "true" };
  expect(await openTelemetry(off)).toBeUndefined();
  expect(loaded).toEqual([]);
});

test("a run arrives at a collector as every span and metric that is documented, and without a page's words", async () => {
  const { told, url } = await collector();
  process.env["OTEL_EXPORTER_OTLP_ENDPOINT"] = url;
  process.env["OTEL_EXPORTER_OTLP_PROTOCOL"] = "http/json";
  const telemetry = await openTelemetry();
  expect(loaded).toContain("@opentelemetry/sdk-node");
  const queue = telemetry?.queue(async () => ({ queued: 3, running: 1 }));
  queue?.waited(1.5);
  const call = { turn: 8, model: "m-1", costUsd: 0.02, tokens: 900 };
  const drafts = sampleDrafts();
  drafts.splice(-1, 0, { type: "spent", data: call });
  const { events } = sealAll(drafts);
  const take = telemetry?.run();
  for (const event of events) take?.(event);
  // The rest of a run that another worker began.
  const goesOn = telemetry?.run();
  for (const event of events.slice(-6)) goesOn?.(event);
  await telemetry?.close();

  const spans = spansIn(told);
  for (const { names, second: parent } of documented("span"))
    for (const name of names) {
      const found = spans.filter((one) => one.name === name.replace("<model>", "m-1"));
      expect(found, name).not.toEqual([]);
      const above = new Set(found.map((one) => one.parentSpanId ?? ""));
      const parents = spans.filter(({ spanId }) => above.has(spanId)).map((one) => one.name);
      expect(parents.join(), name).toContain(parent);
    }
  const attributes = new Set(spans.flatMap((one) => keysOf(one.attributes)));
  expect([...attributes].toSorted()).toEqual(
    [...new Set(documented("span").flatMap(({ quoted }) => quoted))].toSorted(),
  );

  const metrics = metricsIn(told);
  expect([...new Set(metrics.map(({ name }) => name))].toSorted()).toEqual(
    documented("metric")
      .flatMap(({ names }) => names)
      .toSorted(),
  );
  for (const { names, quoted } of documented("metric"))
    for (const name of names) {
      const { name: _, ...kinds } = metrics.find((one) => one.name === name) ?? { name };
      const points = Object.values(kinds).flatMap((kind) =>
        typeof kind === "string" ? [] : (kind.dataPoints ?? []),
      );
      expect(keysOf(points[0]?.attributes).toSorted(), name).toEqual(
        quoted.map((word) => word.replace(/^subterminator\./, "")).toSorted(),
      );
    }

  const all = told.map(({ body }) => body).join("");
  for (const event of events)
    for (const word of Object.values(event.data))
      if (typeof word === "string" && word.includes(" ")) expect(all).not.toContain(word);
});
