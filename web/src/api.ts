import type { Job, Answered } from "../../src/jobs/port.ts";
import type { PostedQuestion } from "../../src/jobs/questions/question.ts";
import type { Overview } from "../../src/dashboard/overview/overview.ts";
import type { ServiceCard } from "../../src/dashboard/deps.ts";
import type { RunRow } from "../../src/dashboard/rows/run-row.ts";
import type { PageControl, PageWords } from "../../src/browser/live/page-words.ts";
import type { PersonInput } from "../../src/browser/live/person-input.ts";

export type { Job, Answered, PostedQuestion, Overview, ServiceCard, RunRow };
export type { PageControl, PageWords, PersonInput };
export type RunEvent = { seq: number; at: string; type: string; data: Record<string, unknown> };
export type Verdict = {
  sentence: string;
  verified: boolean;
  reason: string;
  outcome: string;
  evidence: { tier: string; what: string; seen: string }[];
  endDate?: string;
};
export type Shown = {
  run: RunRow;
  started?: Record<string, unknown>;
  verdict?: Verdict;
  live: boolean;
  takenBy?: string;
  stoppable: boolean;
};

/** What the server refused, in words for the person. */
export class Refused extends Error {
  readonly status: number;
  readonly hint: string;
  readonly field: string | undefined;
  constructor(status: number, message: string, hint: string, field?: string) {
    super(message);
    this.status = status;
    this.hint = hint;
    this.field = field;
  }
}

const KEY = "subterminator-key";
const BASE = "/api/v1";

export const hasKey = (): boolean => localStorage.getItem(KEY) !== null;

/** The key stays with this page's own address; without it the cookie is worth nothing. */
export function headers(): Record<string, string> {
  return { "x-subterminator-key": localStorage.getItem(KEY) ?? "" };
}

export async function request(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(BASE + path, {
    ...init,
    headers: { ...headers(), ...(init.headers as Record<string, string> | undefined) },
  });
  if (response.ok) return response;
  const told = (await response.json().catch(() => ({}))) as {
    error?: { message?: string; hint?: string; field?: string };
  };
  throw new Refused(
    response.status,
    told.error?.message ?? response.statusText,
    told.error?.hint ?? "",
    told.error?.field,
  );
}

const get = async <T>(path: string): Promise<T> => (await request(path)).json() as Promise<T>;
const post = async <T>(path: string, body?: unknown): Promise<T> =>
  (
    await request(path, {
      method: "POST",
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    })
  ).json() as Promise<T>;

export const api = {
  async enter(token: string): Promise<void> {
    const { key } = await post<{ key: string }>("/enter", { token });
    localStorage.setItem(KEY, key);
  },
  me: () => get<{ name: string; version: string }>("/me"),
  runs: (cursor: string | undefined, limit: number) =>
    get<{ runs: RunRow[]; next?: string; whole: boolean; revision: string }>(
      `/runs?limit=${limit}${cursor === undefined ? "" : `&cursor=${cursor}`}`,
    ),
  run: (id: string) => get<Shown>(`/runs/${id}`),
  submit: (body: unknown) => post<Job>("/runs", body),
  stop: (id: string) => post(`/runs/${id}/cancel`),
  retry: (id: string) => post<Job>(`/runs/${id}/retry`),
  verify: (id: string) =>
    get<{
      ok: boolean;
      events: number;
      lastHash?: string;
      problems?: { file: string; what: string }[];
    }>(`/runs/${id}/verify`),
  services: () => get<{ services: ServiceCard[]; profiles: string[] }>("/services"),
  overview: () => get<Overview>("/overview"),
  answer: (question: string, answer: "approved" | "rejected", choice?: number) =>
    post<Answered>(`/questions/${question}/answer`, {
      answer,
      ...(choice === undefined ? {} : { choice }),
    }),
  ticket: (id: string, file: string, saved: boolean) =>
    post<{ url: string }>(`/runs/${id}/files/${file}`, { download: saved }),
  calendar: () => post<{ url: string }>("/calendar"),
  takeMouse: (id: string) => post<{ by: string; first: boolean }>(`/runs/${id}/takeover`),
  giveBack: (id: string) => post(`/runs/${id}/giveback`),
  input: (id: string, inputs: PersonInput[]) => post(`/runs/${id}/input`, { inputs }),
  page: (id: string) => get<PageWords>(`/runs/${id}/page`),
};

/** A file the browser saves; the address is good once. */
export async function download(ticket: Promise<{ url: string }>): Promise<void> {
  const { url } = await ticket;
  const link = document.createElement("a");
  link.href = url;
  link.download = "";
  document.body.append(link);
  link.click();
  link.remove();
}
