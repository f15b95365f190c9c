import { expect, test, vi } from "vitest";
import { openTelemetry } from "./open-telemetry.ts";

vi.mock("@opentelemetry/sdk-node", () => {
  throw new Error("Cannot find package '@opentelemetry/sdk-node'");
});

const asked = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318" };

test("where the packages are missing the person hears what to install, and how to go without", async () => {
  await expect(openTelemetry(asked)).rejects.toMatchObject({
    code: "CONTRACT_MISMATCH",
    message: expect.stringMatching(/packages are missing\.$/),
    hint: expect.stringMatching(/npm install @opentelemetry.*OTEL_SDK_DISABLED=true/),
  });
});

test("unasked, or turned off, nothing of it is loaded", async () => {
  expect(await openTelemetry({})).toBeUndefined();
  expect(await openTelemetry({ ...asked, OTEL_SDK_DISABLED: "true" })).toBeUndefined();
});
