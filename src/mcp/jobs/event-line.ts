import type { RunEvent } from "../../runs/events.ts";
import { plain } from "../approval-card.ts";

/** One event of a run in a few words; words of the page are cut and stand in quotes. */
export function eventLine(event: RunEvent): string {
  switch (event.type) {
    case "run.started":
      return `started run ${event.data.runId}`;
    case "observed":
      return `turn ${event.data.turn}: sees ${event.data.state} at "${plain(event.data.url, 100)}"`;
    case "decided":
      return `turn ${event.data.turn}: ${decision(event.data.act)}`;
    case "approval.asked":
      return `turn ${event.data.turn}: asks a person`;
    case "approval.given":
      return `turn ${event.data.turn}: the answer is ${event.data.answer}`;
    case "gated":
      return `turn ${event.data.turn}: ${event.data.decision}, because: ${plain(event.data.reason, 80)}`;
    case "acting":
      return `turn ${event.data.turn}: begins`;
    case "acted":
      return `turn ${event.data.turn}: ${event.data.ok ? "done" : "not done"}`;
    case "verified":
      return `looked on the account page: ${event.data.outcome.replaceAll("_", " ")}`;
    case "failed":
      return `went wrong: ${event.data.code}`;
    case "note":
      return `noted: "${plain(event.data.text, 100)}"`;
    case "run.finished":
      return `finished: ${event.data.verdict.reason}`;
    default:
      return event.type;
  }
}

function decision(act: unknown): string {
  const { action, role, name, end } = (act ?? {}) as Record<string, unknown>;
  if (typeof end === "string") return `ends with ${plain(end, 40)}`;
  const what = typeof name === "string" ? ` ${plain(String(role), 20)} "${plain(name, 60)}"` : "";
  return `wants to ${plain(String(action), 20)}${what}`;
}
