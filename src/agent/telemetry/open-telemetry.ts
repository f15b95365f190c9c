import type { Meter, Tracer } from "@opentelemetry/api";
import { ContractError } from "../../contract/errors.ts";
import type { RunEvent } from "../../runs/events.ts";
import { runMetrics } from "./run-metrics.ts";
import { runSpans } from "./run-spans.ts";

export type Telemetry = {
  /** One run: told each of its events as they are written down. */
  run(): (event: RunEvent) => void;
  /** How many jobs there are of each state, asked when metrics go out; how long one waited before it was begun. */
  queue(counts: () => Promise<Record<string, number>>): { waited(seconds: number): void };
  /** Sends what has not been sent. */
  close(): Promise<void>;
};

const ASKED_FOR = [
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT",
  "OTEL_EXPORTER_OTLP_METRICS_ENDPOINT",
  "OTEL_TRACES_EXPORTER",
  "OTEL_METRICS_EXPORTER",
];
const CLOSING_MS = 5_000;

/** undefined: no usual variable asks for it, and nothing of it is even loaded. */
export async function openTelemetry(
  env: NodeJS.ProcessEnv = process.env,
): Promise<Telemetry | undefined> {
  const asked = ASKED_FOR.some((name) => (env[name] ?? "") !== "");
  if (!asked || env["OTEL_SDK_DISABLED"] === "true") return undefined;
  const [{ NodeSDK }, api] = await Promise.all([
    import("@opentelemetry/sdk-node"),
    import("@opentelemetry/api"),
  ]).catch((error: unknown) => {
    throw new ContractError(
      "CONTRACT_MISMATCH",
      "OTEL_* variables are set and the OpenTelemetry packages are missing.",
      {
        hint: "`npm install @opentelemetry/sdk-node @opentelemetry/api` adds them; OTEL_SDK_DISABLED=true goes without.",
        cause: error,
      },
    );
  });
  // The command line of a process, which the usual detectors tell, may hold what nobody should read.
  env["OTEL_NODE_RESOURCE_DETECTORS"] ??= "env";
  env["OTEL_SERVICE_NAME"] ??= "subterminator";
  env["OTEL_LOGS_EXPORTER"] ??= "none";
  env["OTEL_METRICS_EXPORTER"] ??= "otlp";
  const sdk = new NodeSDK();
  sdk.start();
  const tracer: Tracer = api.trace.getTracer("subterminator");
  const meter: Meter = api.metrics.getMeter("subterminator");
  const metrics = runMetrics(meter);
  return {
    run() {
      const spans = runSpans(tracer, api);
      const count = metrics.run();
      return (event) => {
        spans(event);
        count(event);
      };
    },
    queue: (counts) => metrics.queue(counts),
    async close() {
      const late = new Promise<void>((resolve) => {
        setTimeout(resolve, CLOSING_MS).unref();
      });
      // A collector that is away must not keep a finished program.
      await Promise.race([sdk.shutdown().catch(() => undefined), late]);
    },
  };
}
