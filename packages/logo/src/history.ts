/** Undo and redo over any value; it knows nothing about logos. */
export type History<T> = { past: readonly T[]; now: T; future: readonly T[] };

/** Older steps fall off the far end, so a long session does not grow without bound. */
export const HISTORY_STEPS = 200;

export const startHistory = <T>(now: T): History<T> => ({ past: [], now, future: [] });

/** An edit that changed nothing returns the same object and leaves no step behind. */
export const commit = <T>(history: History<T>, next: T): History<T> =>
  next === history.now
    ? history
    : { past: [...history.past, history.now].slice(-HISTORY_STEPS), now: next, future: [] };

/** Null when there is nothing to undo: the editor then says "no more operation records". */
export function undo<T>(history: History<T>): History<T> | null {
  const previous = history.past.at(-1);
  if (previous === undefined) return null;
  return { past: history.past.slice(0, -1), now: previous, future: [history.now, ...history.future] };
}

export function redo<T>(history: History<T>): History<T> | null {
  const [next, ...future] = history.future;
  if (next === undefined) return null;
  return { past: [...history.past, history.now], now: next, future };
}

/** Back to the first value, as one step that can itself be undone. */
export const reset = <T>(history: History<T>): History<T> => commit(history, history.past[0] ?? history.now);
