const AHEAD = "SUBTERMINATOR_TEST_CLOCK_AHEAD_MS";
const ahead = Number(process.env[AHEAD] ?? 0);

/** For the environment of a program whose clock is to be ahead of everybody else's. */
export const clockAhead = (ms: number): NodeJS.ProcessEnv => ({
  [AHEAD]: String(ms),
  NODE_OPTIONS: `--import=${import.meta.url}`,
});

// Loaded into that program before anything else reads the clock.
if (ahead > 0) {
  const Clock = Date;
  globalThis.Date = new Proxy(Clock, {
    construct: (target, given: [], made) =>
      Reflect.construct(target, given.length === 0 ? [target.now() + ahead] : given, made),
    get: (target, name, receiver) =>
      name === "now" ? () => target.now() + ahead : Reflect.get(target, name, receiver),
  });
}
