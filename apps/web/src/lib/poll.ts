export type Polling<Reply> = {
  ask: (signal: AbortSignal) => Promise<Reply>;
  /** Nothing more will happen after this reply. */
  isFinal: (reply: Reply) => boolean;
  onReply: (reply: Reply) => void;
  everyMs: number;
  /** Then nobody waits any longer. */
  forMs: number;
  signal: AbortSignal;
};

/** Asks again and again, one question at a time, until a final reply, the signal, or the end of patience. */
export async function poll<Reply>(polling: Polling<Reply>): Promise<'final' | 'late' | 'stopped'> {
  const { ask, isFinal, onReply, everyMs, forMs, signal } = polling;
  const start = performance.now();
  for (;;) {
    await pause(everyMs, signal);
    if (signal.aborted) return 'stopped';
    const reply = await ask(signal);
    // Closed while the question was under way: its answer is nobody's business any more.
    if (signal.aborted) return 'stopped';
    onReply(reply);
    if (isFinal(reply)) return 'final';
    if (performance.now() - start >= forMs) return 'late';
  }
}

/** Ends early, without complaint, when the signal fires. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done, { once: true });
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
  });
