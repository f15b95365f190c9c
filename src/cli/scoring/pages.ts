import type { Browsers } from "../../browser/port.ts";
import { readState } from "../run/read-state.ts";
import { within } from "../run/start-job.ts";
import { inLanes } from "./lanes.ts";
import type { Bench } from "./score.ts";
import type { LabelledPage } from "./sites.ts";
import type { PageRow } from "./totals.ts";

const PAGE_MS = 30_000;

/** Single pages with their states: what the detector takes each for. */
export async function readPages(
  bench: Pick<Bench, "newBrowsers" | "signal" | "say">,
  pages: LabelledPage[],
  jobs: number,
): Promise<PageRow[]> {
  if (pages.length === 0) return [];
  const browsers = bench.newBrowsers();
  let done = 0;
  try {
    return await inLanes(pages, jobs * 2, bench.signal, async (page) => {
      bench.say(`pages ${++done}/${pages.length}`);
      const seen = await stateOf(browsers, page.url);
      return { ...page, seen, right: seen === page.state };
    });
  } finally {
    await within(PAGE_MS, browsers.closeAll());
  }
}

async function stateOf(browsers: Browsers, url: string): Promise<string> {
  const late = Promise.withResolvers<string>();
  const timer = setTimeout(() => late.resolve("(no answer)"), PAGE_MS);
  try {
    return await Promise.race([
      readState(browsers, url, undefined).then(({ state }) => state),
      late.promise,
    ]);
  } catch (error) {
    return `(${error instanceof Error ? error.message : String(error)})`;
  } finally {
    clearTimeout(timer);
  }
}
