/** Where a browser cannot say when it is idle, it gets the time of a frame or so. */
const NO_WORD_MS = 20;

/** Runs when the browser has nothing else to do, after `timeout` in any case; the function returned calls it off. */
export function whenIdle(run: () => void, timeout: number): () => void {
  const { requestIdleCallback } = window as Partial<Pick<Window, 'requestIdleCallback'>>;
  if (!requestIdleCallback) {
    const timer = setTimeout(run, NO_WORD_MS);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(run, { timeout });
  return () => window.cancelIdleCallback(request);
}
