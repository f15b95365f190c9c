import { setTimeout as sleep } from "node:timers/promises";
import { ContractError } from "../../contract/errors.ts";
import { checkUrl } from "../../contract/egress.ts";
import type { ActInput } from "../../contract/input.ts";
import { riskOfAddress } from "../../reading/risk/address-risk.ts";
import { riskOfElement } from "../../reading/risk/element-risk.ts";
import { type Risk, SAFE } from "../../contract/risk.ts";
import type { DangerAct } from "../act/gate.ts";
import { addressOf } from "../act/page-act.ts";
import { originOf } from "../extract/affordance.ts";
import type { CallContext } from "../port.ts";
import { askFirst } from "./external-gate.ts";
import type { ExternalSession } from "./external-session.ts";

/** An act on the page itself: an address has its own risk, a dialog that of what it asks. */
export async function actOnPage(
  session: ExternalSession,
  input: ActInput,
  agreed: string | undefined,
  context: CallContext,
): Promise<void> {
  const goesTo = input.action === "navigate" ? addressOf(input.value, session.lastUrl) : undefined;
  if (goesTo !== undefined) refuseAddress(session, goesTo);
  const danger = dangerOf(session, input, goesTo);
  await askFirst(session, danger, agreed, context, async () => {
    await session.see(context.signal).catch(() => undefined);
    return dangerOf(session, input, goesTo);
  });
  await doOnPage(session, input, goesTo, context.signal);
}

export function refuseAddress(session: ExternalSession, url: string): void {
  const verdict = checkUrl(url, session.options.policy);
  if (verdict.allowed) return;
  session.options.log({
    event: "egress.refused",
    sessionId: session.id,
    url: session.options.redactor.url(url),
    rule: verdict.rule,
  });
  throw new ContractError("NAVIGATION_BLOCKED", `${verdict.reason} (${verdict.rule})`);
}

async function doOnPage(
  session: ExternalSession,
  { action, value, text }: ActInput,
  goesTo: string | undefined,
  signal: AbortSignal | undefined,
): Promise<void> {
  switch (action) {
    case "navigate":
      await session.use("navigate", { url: goesTo }, signal);
      return;
    case "reload":
      await session.use("navigate", { url: session.lastUrl }, signal);
      return;
    case "back":
    case "forward":
      await session.use(action, {}, signal);
      return;
    case "wait":
      await sleep(Number(value ?? 1000), undefined, signal === undefined ? {} : { signal });
      return;
    case "scroll":
      await session.use("evaluate", { function: scrollScript(String(value ?? "down")) }, signal);
      return;
    case "switch_tab":
      await session.use("tabs", { action: "select", index: Number(value) }, signal);
      return;
    case "close_tab":
      if (session.tabs.length < 2)
        throw new ContractError(
          "NOT_TARGETABLE",
          "This is the only tab; close the session instead.",
        );
      await session.use(
        "tabs",
        { action: "close", ...(value === undefined ? {} : { index: Number(value) }) },
        signal,
      );
      return;
    case "dialog": {
      if (session.current?.dialog === undefined)
        throw new ContractError("NOT_TARGETABLE", "No dialog is open.");
      await session.use("dialog", { accept: value === "accept", text }, signal);
      return;
    }
    default:
      throw new ContractError(
        "CONTRACT_MISMATCH",
        `action: ${action} needs an element as its target`,
        { field: "target" },
      );
  }
}

/** Only words and numbers that were checked before get into the script. */
export function scrollScript(where: string): string {
  const pixels = Number(where);
  if (Number.isFinite(pixels)) return `() => window.scrollBy(0, ${pixels})`;
  if (where === "top") return "() => window.scrollTo(0, 0)";
  if (where === "bottom") return "() => window.scrollTo(0, document.documentElement.scrollHeight)";
  return `() => window.scrollBy(0, ${where === "up" ? "-" : ""}window.innerHeight * 0.8)`;
}

function riskOf(session: ExternalSession, input: ActInput, goesTo: string | undefined): Risk {
  if (goesTo !== undefined) return riskOfAddress(goesTo);
  const dialog = session.current?.dialog;
  if (input.action !== "dialog" || input.value !== "accept" || dialog === undefined) return SAFE;
  if (dialog.type === "beforeunload" || dialog.type === "alert") return SAFE;
  return riskOfElement({
    role: "button",
    name: "OK",
    tag: "button",
    dialog: { name: dialog.message, text: dialog.message },
    alternatives: ["Cancel"],
    page: {
      url: session.lastUrl,
      title: session.current?.observation.page.title ?? "",
      headings: [],
    },
  });
}

function dangerOf(
  session: ExternalSession,
  input: ActInput,
  goesTo: string | undefined,
): DangerAct {
  const dialog = session.current?.dialog;
  return {
    action: input.action,
    url: session.lastUrl,
    risk: riskOf(session, input, goesTo),
    ...(goesTo === undefined ? {} : { request: { method: "GET", url: goesTo } }),
    ...(input.action === "dialog"
      ? { role: dialog?.type ?? "dialog", name: dialog?.message ?? "" }
      : {}),
    facts: {
      origin: originOf(session.lastUrl),
      frameOrigin: "",
      document: session.lastUrl,
      action: input.action,
      element: "page",
      role: dialog?.type ?? "",
      name: dialog?.message ?? "",
      label: "",
      form: goesTo ?? "",
      value: JSON.stringify([input.value ?? null, input.text ?? null]),
    },
  };
}
