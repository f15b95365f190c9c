import { createBrowsers } from "../../browser/browsers.ts";
import type { Browsers, OpenInput } from "../../browser/port.ts";
import { within } from "../run/start-job.ts";
import type { WorkingProfiles } from "./working-profiles.ts";

export type SlotFor = { runId: string; profile: string | undefined };

export type BrowserSlots = {
  /** A browser for one run: its own context in one that others have used, or one of its own with a profile. */
  use<T>(
    what: SlotFor,
    work: (browsers: Browsers, open: Omit<OpenInput, "url">) => Promise<T>,
  ): Promise<T>;
  close(): Promise<void>;
};

export type SlotOptions = {
  executablePath: string;
  allowedHosts: readonly string[];
  home: string;
  profiles: WorkingProfiles;
  /** After so many runs a browser is replaced: what one page left behind does not add up. */
  runsPerBrowser: number;
};

/** A browser that does not close is left to the end of the process. */
const CLOSING_MS = 10_000;

export function browserSlots(options: SlotOptions): BrowserSlots {
  type Slot = { browsers: Browsers; runs: number };
  const free: Slot[] = [];
  const all = new Set<Browsers>();
  const make = (home: string): Browsers => {
    const browsers = createBrowsers({
      executablePath: options.executablePath,
      confirmations: "ask",
      allowedHosts: [...options.allowedHosts],
      home,
    });
    all.add(browsers);
    return browsers;
  };
  const end = async (browsers: Browsers): Promise<void> => {
    all.delete(browsers);
    await within(CLOSING_MS, browsers.closeAll());
  };
  return {
    async use({ runId, profile }, work) {
      if (profile !== undefined)
        return options.profiles.use({ runId, profile }, async (home) => {
          const browsers = make(home);
          try {
            return await work(browsers, { profile });
          } finally {
            await end(browsers);
          }
        });
      const slot = free.pop() ?? { browsers: make(options.home), runs: 0 };
      slot.runs++;
      let whole = false;
      try {
        const result = await work(slot.browsers, {});
        whole = true;
        return result;
      } finally {
        if (whole && slot.runs < options.runsPerBrowser) free.push(slot);
        else await end(slot.browsers);
      }
    },
    async close() {
      await Promise.all([...all].map(end));
    },
  };
}
