import type { ActResult } from "../../src/contract/act-result.ts";
import { ContractError } from "../../src/contract/errors.ts";
import { actInput, parseInput, type ActRequest } from "../../src/contract/input.ts";
import type { Observation } from "../../src/contract/observation.ts";
import type { Browsers, CallContext } from "../../src/browser/port.ts";
import { drawnAnew, readPage, type Does, type PaperPage } from "./paper-page.ts";

type Sheet = { page: PaperPage; html: string; isOpen: boolean; messages: string[]; epoch: number };

/**
 * Browsers without a browser, for the plain pages of the lying sites: the loop, the rules planner, the detector and the
 * verdict run on them a hundred times as fast. Requests are real, and danger is asked about as the real gates do.
 */
export function paperBrowsers(): Browsers {
  const sheets = new Map<string, Sheet>();
  const sheetOf = (id: string): Sheet => {
    const sheet = sheets.get(id);
    if (sheet === undefined) throw new ContractError("SESSION_NOT_FOUND", "No such sheet.");
    return sheet;
  };
  const browsers: Browsers = {
    async open(input, owner) {
      const sheet: Sheet = {
        page: readPage("", "about:blank", false),
        html: "",
        isOpen: false,
        messages: [],
        epoch: 0,
      };
      sheets.set(owner, sheet);
      await load(sheet, input.url ?? "about:blank");
      return observationOf(owner, sheet);
    },
    observe: async ({ sessionId }) => observationOf(sessionId, sheetOf(sessionId)),
    act: (input, _, context = {}) => act(input, sheetOf(input.sessionId), context, browsers),
    screenshot: () => Promise.reject(new ContractError("NOT_TARGETABLE", "Paper has no picture.")),
    give: () => undefined,
    close: async (sessionId) => void sheets.delete(sessionId),
    closeOwner: async (owner) => void sheets.delete(owner),
    closeAll: async () => sheets.clear(),
    sessions: () => [],
  };
  return browsers;
}

async function act(
  request: ActRequest,
  sheet: Sheet,
  context: CallContext,
  browsers: Browsers,
): Promise<ActResult> {
  const input = parseInput(actInput, request);
  const before = sheet.page.url;
  const result = async (more: Partial<ActResult> = {}): Promise<ActResult> => ({
    ok: more.error === undefined,
    did: input.action,
    expectations: [],
    effects: {
      navigated: sheet.page.url !== before,
      changed: true,
      downloads: [],
      requests: [],
      notes: [],
    },
    nextObservation: await browsers.observe({ sessionId: input.sessionId }, ""),
    ...more,
  });
  sheet.messages = [];
  if (input.action === "navigate" || input.action === "reload") {
    await load(sheet, input.action === "reload" ? before : String(input.value));
    return result();
  }
  const { target } = input;
  const found =
    target.kind === "element"
      ? sheet.page.controls.find(({ affordance }) => affordance.actionId === target.actionId)
      : undefined;
  if (input.action !== "click" || found === undefined) return result();
  const { affordance, does } = found;
  if (
    affordance.risk === "danger" &&
    !(await isAgreed(affordance, does, sheet, context, input.sessionId))
  )
    return result({
      error: new ContractError("SAFETY_CONFIRMATION_REQUIRED", "This needs a person's yes.").data(),
    });
  const requests = await carryOut(does, sheet);
  return result({
    effects: {
      navigated: sheet.page.url !== before,
      changed: true,
      downloads: [],
      requests,
      notes: [],
    },
  });
}

async function isAgreed(
  { role, name, riskReason = "" }: PaperPage["controls"][number]["affordance"],
  does: Does,
  { page }: Sheet,
  { approver, signal }: CallContext,
  sessionId: string,
): Promise<boolean> {
  const card = {
    sessionId,
    text: `Click ${role} "${name}" on ${new URL(page.url).host}: ${riskReason}.`,
    action: "click",
    element: { role, name },
    url: page.url,
    frameOrigin: undefined,
    reason: riskReason,
    kinds: ["ends_subscription" as const],
    request: "url" in does ? { method: "POST", url: does.url } : undefined,
    picture: undefined,
  };
  return (await approver?.(card, signal ?? new AbortController().signal)) === "approved";
}

async function carryOut(does: Does, sheet: Sheet): Promise<ActResult["effects"]["requests"]> {
  switch (does.kind) {
    case "go":
      await load(sheet, does.url);
      return [];
    case "open":
    case "close":
      sheet.isOpen = does.kind === "open";
      sheet.page = readPage(sheet.html, sheet.page.url, sheet.isOpen);
      return [];
    case "send": {
      const answer = await fetch(does.url, { method: "POST" });
      const told = (await answer.json().catch(() => ({}))) as { error?: string };
      sheet.isOpen = false;
      sheet.html = drawnAnew(sheet.html);
      sheet.page = readPage(sheet.html, sheet.page.url, false);
      sheet.messages = [does.unlessFailed && told.error !== undefined ? told.error : does.says];
      sheet.page.text += `\n${sheet.messages[0]}`;
      return [
        { method: "POST", url: does.url, status: answer.status, risk: "danger", held: false },
      ];
    }
    case "post": {
      const answer = await fetch(does.url, { method: "POST", redirect: "manual" });
      const to = answer.headers.get("location");
      if (to === null) show(sheet, await answer.text(), does.url);
      else await load(sheet, new URL(to, does.url).href);
      return [
        { method: "POST", url: does.url, status: answer.status, risk: "danger", held: false },
      ];
    }
  }
}

async function load(sheet: Sheet, url: string): Promise<void> {
  if (!url.startsWith("http")) return;
  const answer = await fetch(url);
  show(sheet, await answer.text(), answer.url);
}

function show(sheet: Sheet, html: string, url: string): void {
  sheet.html = html;
  sheet.isOpen = false;
  sheet.page = readPage(html, url, false);
}

function observationOf(sessionId: string, sheet: Sheet): Observation {
  const { page, messages } = sheet;
  const affordances = [...page.fields, ...page.controls].map(({ affordance }) => affordance);
  const over = affordances.filter(({ region }) => region === "modal");
  return {
    schemaVersion: "0.1",
    sessionId,
    observationId: `o${++sheet.epoch}`,
    takenAt: new Date().toISOString(),
    page: {
      url: page.url,
      domain: URL.canParse(page.url) ? new URL(page.url).hostname : "",
      title: page.title,
      lang: page.lang,
      viewport: { width: 1280, height: 720 },
      scroll: { x: 0, y: 0, maxY: 0 },
    },
    tabs: [],
    messages: [...messages],
    blockers:
      over.length === 0
        ? []
        : [
            {
              kind: "modal",
              label: page.over.split("\n")[0]?.replace(/^#+ /, "") ?? "",
              actionIds: over.map(({ actionId }) => actionId),
            },
          ],
    affordances,
    forms:
      page.fields.length === 0
        ? []
        : [
            {
              fields: page.fields.map(({ affordance, type }) => ({
                actionId: affordance.actionId,
                type,
              })),
              submit: page.controls.map(({ affordance }) => affordance.actionId),
            },
          ],
    total: affordances.length,
    hasMore: false,
    text: [page.over, page.text].filter(Boolean).join("\n"),
  };
}
