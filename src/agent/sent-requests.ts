import type { ActEffects } from "../contract/act-result.ts";

type Request = ActEffects["requests"][number] & { canChange?: boolean };

const READS = /^(?:GET|HEAD|OPTIONS)$/i;
/** Counting visitors changes nothing of a plan; taken for such only where the browser did not say what a request can do. */
const COUNTS =
  /\/(?:log|logs|track|tracking|events?|metrics?|telemetry|analytics?|beacon|collect|pixel|rum|stats?|ping|sentry|envelope|consent|cookies?)(?:[/?.]|$)/i;

/** Went out, and can have changed something on the other side. */
export function canHaveChanged(request: Request): boolean {
  if (request.held) return false;
  return request.canChange ?? (!READS.test(request.method) && !COUNTS.test(request.url));
}

export const sentAnything = ({ requests }: ActEffects): boolean => requests.some(canHaveChanged);

const roadOf = ({ method, url }: Request): string =>
  `${method} ${url.replace(/[?#].*$/, "").replace(/\d+/g, "0")}`;
const isRefused = ({ status }: Request): boolean => status !== undefined && status >= 400;

/**
 * A request of the way out that the site refused, and never took afterwards. What is known to be dangerous is judged
 * alone: a counter that was taken does not make up for a cancellation that was not.
 */
export function refusedOf(sent: readonly Request[]): Request | undefined {
  const changing = sent.filter(canHaveChanged);
  const danger = changing.filter(({ risk }) => risk === "danger");
  const judged = danger.length > 0 ? danger : changing;
  const last = new Map(judged.map((request) => [roadOf(request), request]));
  const answers = [...last.values()];
  if (danger.length > 0) return answers.find(isRefused);
  return answers.length > 0 && answers.every(isRefused) ? answers.at(-1) : undefined;
}
