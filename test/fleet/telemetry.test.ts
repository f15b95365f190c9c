import { createServer } from "node:http";
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

const namesIn = (told: Told[], path: string): string[] => [
  ...new Set(
    told
      .filter((one) => one.path === path)
      .flatMap(({ body }) => [...body.matchAll(/"name":"([^"]+)"/g)].map(([, name]) => name ?? "")),
  ),
];

test("without the variables there is no telemetry", async () => {
  expect(await openTelemetry({})).toBeUndefined();
  const off = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://x", OTEL_SDK_DISABLED: "true" };
  expect(await openTelemetry(off)).toBeUndefined();
});

test("a run arrives at a collector as spans and metrics, as documented, and without a page's words", async () => {
  const { told, url } = await collector();
  process.env["OTEL_EXPORTER_OTLP_ENDPOINT"] = url;
  process.env["OTEL_EXPORTER_OTLP_PROTOCOL"] = "http/json";
  const telemetry = await openTelemetry();
  const queue = telemetry?.queue(async () => ({ queued: 3, running: 1 }));
  queue?.waited(1.5);
  const take = telemetry?.run();
  const { events } = sealAll(sampleDrafts());
  for (const event of events) take?.(event);
  await telemetry?.close();

  const spans = namesIn(told, "/v1/traces");
  const metrics = namesIn(told, "/v1/metrics");
  for (const name of ["run", "turn", "decide", "gate", "approval", "act", "verify"])
    expect(spans).toContain(name);
  expect(metrics).toEqual(
    expect.arrayContaining([
      "subterminator.runs",
      "subterminator.run.duration",
      "subterminator.acts",
      "subterminator.queue.jobs",
      "subterminator.queue.wait",
    ]),
  );
  const documented = readFileSync(new URL("../../docs/telemetry.md", import.meta.url), "utf8");
  for (const name of metrics.filter((one) => one.startsWith("subterminator.")))
    expect(documented).toContain(name);
  const all = told.map(({ body }) => body).join("");
  expect(all).toContain('"subterminator.queue.jobs"');
  for (const event of events)
    for (const word of Object.values(event.data))
      if (typeof word === "string" && word.includes(" ")) expect(all).not.toContain(word);
});
