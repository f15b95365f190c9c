import { repeatsWords } from "../risk/submission-risk.ts";

/** "/trpc/shelf.list,membership.terminate": each is done, whatever stands beside it. */
export function batched(url: string): string[] {
  return pathOf(url)
    .split("/")
    .filter((step) => /,|%2c/i.test(step))
    .flatMap((step) => step.split(/,|%2c/i))
    .slice(0, 200);
}

/** "(op:(kind:subscription,verb:terminate))": a value that is a structure in whatever notation. */
export function structured(query: [string, string][]): [string, string][] {
  return query
    .slice(0, 100)
    .filter(([name, value]) => value.length <= 2_000 && /[([{]/.test(value) && !repeatsWords(name))
    .flatMap(([, value]) =>
      [...value.matchAll(/([\w-]{1,40})[:=][!('"[]{0,4}([\w.-]{1,60})(?![\w.-]*[:=])/g)].map(
        ([, key = "", said = ""]): [string, string] => [key, said],
      ),
    );
}

/** "index.php?route=common/currency": a path that stands in the query. */
export function routesOf(query: [string, string][]): string {
  const routes = query.filter(([, value]) => /^[\w-]+(?:\/[\w-]+)+$/.test(value.slice(0, 200)));
  return routes.map(([, value]) => value.slice(0, 200)).join(" ");
}

/** What frameworks send along with everything names no view. */
const CARRIED = /viewstate|eventvalidation|previouspage|viewroot/i;

export function queryNames(fields: [string, string][]): string {
  return fields
    .filter(([name]) => !CARRIED.test(name))
    .map(([name]) => name.slice(0, 60))
    .join(" ");
}

export function pathOf(url: string): string {
  return url
    .slice(0, 50_000)
    .replace(/^[a-z]+:\/\/[^/]*/i, "")
    .replace(/[?#].*$/s, "");
}
