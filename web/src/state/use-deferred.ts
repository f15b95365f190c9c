import { useEffect, useState } from "preact/hooks";

/** The value of a moment ago: typing stays quick however long the list is. */
export function useDeferred<T>(value: T): T {
  const [late, setLate] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLate(() => value), 60);
    return () => clearTimeout(timer);
  }, [value]);
  return late;
}
