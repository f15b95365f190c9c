import { useEffect, useState } from "preact/hooks";

/** A value that views look at; they are drawn anew when it changes. */
export type Store<T> = {
  get(): T;
  set(next: T | ((now: T) => T)): void;
  watch(told: () => void): () => void;
};

export function store<T>(first: T): Store<T> {
  let value = first;
  const watchers = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      const wanted = typeof next === "function" ? (next as (now: T) => T)(value) : next;
      if (Object.is(wanted, value)) return;
      value = wanted;
      for (const told of watchers) told();
    },
    watch(told) {
      watchers.add(told);
      return () => watchers.delete(told);
    },
  };
}

export function useStore<T>(from: Store<T>): T {
  const [value, setValue] = useState(from.get());
  useEffect(() => {
    setValue(() => from.get());
    return from.watch(() => setValue(() => from.get()));
  }, [from]);
  return value;
}
