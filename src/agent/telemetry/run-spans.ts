import type * as Api from "@opentelemetry/api";
import type { Attributes, Span, Tracer } from "@opentelemetry/api";
import type { RunEvent } from "../../runs/events.ts";

/** What opens a span is closed by one of these of the same run. */
type Open = { run?: Span; turn?: Span; act?: Span; gate?: Span };

/**
 * A run as spans: turns below it, and acts, approvals, model calls and verifications below those. Made of the events alone,
 * which are redacted; of those only names, kinds and numbers, never what a page or a person wrote.
 */
export function runSpans(tracer: Tracer, api: typeof Api): (event: RunEvent) => void {
  const open: Open = {};
  const below = (span: Span | undefined) =>
    span === undefined ? api.context.active() : api.trace.setSpan(api.context.active(), span);
  const begin = (name: string, at: Date, parent: Span | undefined, attributes: Attributes): Span =>
    tracer.startSpan(name, { startTime: at, attributes }, below(parent));
  const end = (which: keyof Open, at: Date): void => {
    open[which]?.end(at);
    delete open[which];
  };
  const failed = (span: Span | undefined, message: string): void => {
    span?.setStatus({ code: api.SpanStatusCode.ERROR, message });
  };
  const moment = (name: string, at: Date, attributes: Attributes): void =>
    begin(name, at, open.turn ?? open.run, attributes).end(at);

  return (event) => {
    const at = new Date(event.at);
    if (open.run === undefined && event.type !== "run.started")
      open.run = begin("run", at, undefined, { "subterminator.resumed": true });
    switch (event.type) {
      case "run.started":
        open.run = begin("run", at, undefined, {
          "subterminator.run.id": event.data.runId,
          "subterminator.run.kind": event.data.kind,
          "subterminator.run.mode": event.data.mode,
          "subterminator.planner": event.data.planner,
          ...(event.data.service === undefined
            ? {}
            : { "subterminator.service": event.data.service }),
          ...hostOf(event.data.url),
        });
        return;
      case "observed":
        end("turn", at);
        open.turn = begin("turn", at, open.run, {
          "subterminator.turn": event.data.turn,
          "subterminator.page.state": event.data.state,
          ...hostOf(event.data.url),
        });
        return;
      case "decided":
        moment("decide", at, { "subterminator.decision": event.data.kind });
        return;
      case "gated":
        moment("gate", at, {
          "subterminator.risk": event.data.risk,
          "subterminator.gate.decision": event.data.decision,
        });
        return;
      case "approval.asked":
        open.gate = begin("approval", at, open.turn ?? open.run, {});
        return;
      case "approval.given":
        open.gate?.setAttribute("subterminator.approval.answer", event.data.answer);
        end("gate", at);
        return;
      case "acting":
        open.act = begin("act", at, open.turn ?? open.run, {
          "subterminator.action": event.data.action,
          "subterminator.danger": event.data.danger,
        });
        return;
      case "acted":
        if (!event.data.ok) failed(open.act, event.data.error?.code ?? "failed");
        end("act", at);
        return;
      case "verified":
        moment("verify", at, {
          "subterminator.outcome": event.data.outcome,
          "subterminator.evidence": event.data.evidence.length,
        });
        return;
      case "spent":
        moment(`chat ${event.data.model ?? "model"}`, at, {
          "gen_ai.operation.name": "chat",
          ...(event.data.model === undefined ? {} : { "gen_ai.request.model": event.data.model }),
          ...(event.data.tokens === undefined ? {} : { "subterminator.tokens": event.data.tokens }),
          ...(event.data.costUsd === undefined
            ? {}
            : { "subterminator.cost_usd": event.data.costUsd }),
        });
        return;
      case "failed":
        moment("fault", at, { "error.type": event.data.code });
        return;
      case "run.finished": {
        const { reason, outcome, verified, turns } = event.data.verdict;
        open.run?.setAttributes({
          "subterminator.reason": reason,
          "subterminator.outcome": outcome,
          "subterminator.verified": verified,
          "subterminator.turns": turns,
        });
        if (!verified) failed(open.run, reason);
        for (const which of ["act", "gate", "turn", "run"] as const) end(which, at);
        return;
      }
      case "recovered":
      case "note":
      case "unknown":
    }
  };
}

/** The host and nothing after it: paths and queries hold names and tokens. */
function hostOf(url: string): Attributes {
  return URL.canParse(url) ? { "server.address": new URL(url).hostname } : {};
}
