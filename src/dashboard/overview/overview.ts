import { z } from "zod";
import { defineRoute } from "../api/define-route.ts";
import type { RunRow } from "../rows/run-row.ts";
import { monthly } from "./price.ts";

const ENDED = new Set(["cancelled", "ends_on"]);
const GOES_ON = new Set<RunRow["state"]>(["queued", "running", "waiting"]);

export const overviewSchema = z.object({
  ended: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      plan: z.string().optional(),
      price: z.string().optional(),
      perMonth: z.number().optional(),
      currency: z.string().optional(),
      on: z.string().optional(),
      at: z.string(),
    }),
  ),
  saved: z.array(z.object({ currency: z.string(), perMonth: z.number(), perYear: z.number() })),
  /** How many of the ended ones have no price that could be read. */
  unpriced: z.number(),
  services: z.array(
    z.object({ title: z.string(), runs: z.number(), verified: z.number(), open: z.number() }),
  ),
  totals: z.object({
    runs: z.number(),
    verified: z.number(),
    underWay: z.number(),
    costUsd: z.number(),
    costUnknown: z.boolean(),
    tokens: z.number(),
  }),
});
export type Overview = z.output<typeof overviewSchema>;

export const showOverview = defineRoute({
  id: "overview",
  method: "get",
  path: "/api/v1/overview",
  scope: "read",
  words: "What was ended, what that saves, what ends when, how each service went, what it cost.",
  output: overviewSchema,
  async handle(_, { index }) {
    return overviewOf(index.rows());
  },
});

/** Newest first in, newest first out. The same plan that was ended twice is counted once. */
export function overviewOf(rows: readonly RunRow[]): Overview {
  const seen = new Set<string>();
  const ended = rows.filter((row) => {
    if (row.kind !== "cancel" || !row.verified || !ENDED.has(row.outcome ?? "")) return false;
    const key = `${row.title}|${row.host}|${row.plan ?? ""}`;
    return !seen.has(key) && Boolean(seen.add(key));
  });
  const saved = new Map<string, number>();
  const listed = ended.map((row) => {
    const price = row.price === undefined ? undefined : monthly(row.price);
    const on = row.endsOn;
    if (price !== undefined)
      saved.set(price.currency, (saved.get(price.currency) ?? 0) + price.perMonth);
    return {
      id: row.id,
      title: row.title,
      at: row.endedAt ?? row.startedAt,
      ...(row.plan === undefined ? {} : { plan: row.plan }),
      ...(row.price === undefined ? {} : { price: row.price }),
      ...(price === undefined ? {} : price),
      ...(on === undefined ? {} : { on }),
    };
  });
  return {
    ended: listed.slice(0, 500),
    saved: [...saved].map(([currency, perMonth]) => ({
      currency,
      perMonth: round(perMonth),
      perYear: round(perMonth * 12),
    })),
    unpriced: listed.filter((one) => !("perMonth" in one)).length,
    services: byService(rows),
    totals: {
      runs: rows.length,
      verified: rows.filter(({ verified }) => verified).length,
      underWay: rows.filter(({ state }) => state === "running" || state === "waiting").length,
      costUsd: Math.round(rows.reduce((sum, row) => sum + (row.costUsd ?? 0), 0) * 1e4) / 1e4,
      costUnknown: rows.some(({ costUsd }) => costUsd === null),
      tokens: rows.reduce((sum, row) => sum + row.tokens, 0),
    },
  };
}

function byService(rows: readonly RunRow[]): Overview["services"] {
  const services = new Map<string, Overview["services"][number]>();
  for (const { title, verified, state, mode } of rows) {
    if (mode !== "run") continue;
    const one = services.get(title) ?? { title, runs: 0, verified: 0, open: 0 };
    one.runs++;
    if (verified) one.verified++;
    if (GOES_ON.has(state)) one.open++;
    services.set(title, one);
  }
  return [...services.values()].toSorted((a, b) => b.runs - a.runs).slice(0, 50);
}

const round = (amount: number): number => Math.round(amount * 100) / 100;
