export type Browser = {
  path: string;
  kind: "given" | "chrome" | "chromium" | "edge" | "playwright";
};

/** Looks for a browser and installs one if there is none. Never prints to stdout; quiet when there is one. */
export function ensureBrowser(options?: { env?: NodeJS.ProcessEnv }): Promise<Browser>;

/** A browser that is there already; throws where there is none, and installs nothing. */
export function browserAtHand(options?: { env?: NodeJS.ProcessEnv }): Browser;
