import type { Claim, Kind } from "./claims.ts";
import { plain } from "./concepts.ts";
import type { Line } from "./layers.ts";

const LIVING = new Set<Kind>(["active", "renews", "paused"]);
const ENDED = new Set<Kind>(["done", "closing", "ending"]);
/** A row of a list of subscriptions is seldom longer than this. */
const ROW = 5;

// Words of a goal that name no product, in the languages goals are written in.
const COMMON = new Set(
  "cancel end stop the my our your subscription membership plan account at for of and from please keep only not but delete want to auto renew renewal turn off kündige kündigen beende abo mein meine das die den résilier annuler abonnement mon cancelar suscripción mi assinatura minha disdire abbonamento opzeggen mijn lidmaatschap".split(
    " ",
  ),
);

/** The words of a goal that name the product. */
export function namesIn(goal: string | undefined): string[] {
  return (plain(goal ?? "").match(/[\p{L}\p{N}+]{3,}/gu) ?? []).filter((word) => !COMMON.has(word));
}

/**
 * Marks what is said about other subscriptions. With a goal that names one of several rows, that row is ours; without,
 * the first that has a status is.
 */
export function markAsides(claims: Claim[], lines: Line[], goal: string | undefined): void {
  // "Active subscriptions" names a list, it is the status of none.
  const listing = (claim: Claim) =>
    claim.kind === "active" &&
    claims.some((c) => c.line === claim.line && c.kind === "subject") &&
    !claims.some((c) => c.line === claim.line && (c.kind === "price" || c.kind === "renews"));
  const statuses = claims.filter(
    (claim) =>
      !listing(claim) &&
      claim.place !== "title" &&
      claim.place !== "message" &&
      (LIVING.has(claim.kind) || ENDED.has(claim.kind)),
  );
  const living = statuses.some((claim) => LIVING.has(claim.kind));
  if (!living || !statuses.some((claim) => ENDED.has(claim.kind))) return;
  const ours = rowsOf(lines, namesIn(goal));
  if (ours.length > 0) {
    const mine = (claim: Claim) =>
      ours.some((row) => claim.line >= row && claim.line < rowEnd(lines, row));
    if (statuses.some(mine)) {
      for (const claim of statuses) if (!mine(claim)) claim.aside = true;
      return;
    }
  }
  const [first] = statuses.toSorted((a, b) => a.line - b.line);
  if (!first) return;
  const ended = statuses.some((claim) => claim.line === first.line && ENDED.has(claim.kind));
  for (const claim of statuses)
    if (ended ? LIVING.has(claim.kind) : ENDED.has(claim.kind)) claim.aside = true;
}

/** Lines that name the product and nearly nothing else names; a name on every line tells no row from another. */
function rowsOf(lines: Line[], names: string[]): number[] {
  if (names.length === 0) return [];
  const body = lines.map((line) => (line.place === "title" ? "" : plain(line.text)));
  const counts = body.map((text) => names.filter((name) => text.includes(name)).length);
  const most = Math.max(0, ...counts);
  if (most === 0) return [];
  return counts.flatMap((count, index) => (count === most ? [index] : []));
}

function rowEnd(lines: Line[], row: number): number {
  const level = lines[row]?.level ?? 0;
  const next = lines.findIndex(
    (line, index) => index > row && line.level > 0 && (level === 0 || line.level <= level),
  );
  return Math.min(row + ROW, next < 0 ? lines.length : next);
}
