/** Does `work` in a slice of its own, after what came before it. */
type IdleQueue = <Result>(work: () => Result, signal?: AbortSignal) => Promise<Result>;

/** How long a busy page may put a slice off. */
const PATIENCE_MS = 120;

type WhenIdle = (slice: () => void) => void;

const whenPageIsIdle: WhenIdle = (slice) => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(slice, { timeout: PATIENCE_MS });
  else setTimeout(slice, 4);
};

/** One piece of work per idle slice, so that a page full of drawings still scrolls. */
export function createIdleQueue(whenIdle: WhenIdle = whenPageIsIdle): IdleQueue {
  const waiting: (() => void)[] = [];
  let scheduled = false;

  function schedule(): void {
    if (scheduled || waiting.length === 0) return;
    scheduled = true;
    whenIdle(() => {
      scheduled = false;
      waiting.shift()?.();
      schedule();
    });
  }

  return (work, signal) =>
    new Promise((resolve, reject) => {
      const slice = () => {
        try {
          resolve(work());
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      };
      signal?.addEventListener('abort', () => {
        const place = waiting.indexOf(slice);
        if (place >= 0) waiting.splice(place, 1);
        reject(new DOMException('No longer wanted', 'AbortError'));
      });
      if (signal?.aborted) return reject(new DOMException('No longer wanted', 'AbortError'));
      waiting.push(slice);
      schedule();
    });
}
