import { useCallback, useEffect, useState } from "preact/hooks";

export type Loaded<T> = { value: T | undefined; error: unknown; again: () => void };

/** Asks the server, and again when one of `on` changes; an old answer never overwrites a newer one. */
export function useLoad<T>(load: () => Promise<T>, on: unknown[]): Loaded<T> {
  const [value, setValue] = useState<T>();
  const [error, setError] = useState<unknown>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let old = false;
    const ask = async () => {
      try {
        const found = await load();
        if (old) return;
        setValue(() => found);
        setError(undefined);
      } catch (fault) {
        if (!old) setError(fault);
      }
    };
    void ask();
    return () => (old = true);
  }, [...on, tries]);
  return { value, error, again: useCallback(() => setTries((count) => count + 1), []) };
}
