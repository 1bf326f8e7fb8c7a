import { useEffect, useState } from 'react';

export const MINIMUM_LOADING_MS = 200;
const DEBOUNCE_MS = 500;
const TICK_MS = 15_000;

/** Keeps a loading indicator on screen long enough to be read: the result arrives no sooner than `ms` after the call. */
export async function atLeast<Result>(work: Promise<Result>, ms = MINIMUM_LOADING_MS): Promise<Result> {
  const [outcome] = await Promise.allSettled([work, new Promise((resolve) => setTimeout(resolve, ms))]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}

type Debounced<Args extends unknown[]> = { (...args: Args): void; cancel(): void };

/** Runs `action` once calls have stopped for `ms`, with the arguments of the last one. */
export function debounce<Args extends unknown[]>(action: (...args: Args) => void, ms = DEBOUNCE_MS): Debounced<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = (...args: Args) => {
    clearTimeout(timer);
    timer = setTimeout(() => action(...args), ms);
  };
  return Object.assign(run, { cancel: () => clearTimeout(timer) });
}

/** A value that follows once the original has stopped changing for `ms`. */
export function useDebounced<Value>(value: Value, ms = DEBOUNCE_MS): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const follow = debounce(setSettled, ms);
    follow(() => value);
    return () => follow.cancel();
  }, [value, ms]);
  return settled;
}

/** The time, moving on often enough for minutes that run out. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
