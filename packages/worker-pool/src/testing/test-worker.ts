import { giveWay, noteProgress, serveCalls } from '../serve-calls.ts';

class RefusedError extends Error {
  override readonly name = 'RefusedError';
  constructor(readonly field: string) {
    super('refused');
  }
}

/** Methods that behave well and badly, for the pool's tests. */
await serveCalls(({ greeting, failing }: { greeting?: string; failing?: boolean }) => {
  if (failing) throw new Error('the data is missing');
  const kept: Uint8Array[] = [];
  let pausedSteps = 0;
  return {
    greet: (name: string) => `${greeting ?? 'hello'} ${name}`,
    pid: () => process.pid,
    bytes: (length: number) => new Uint8Array(length).fill(7),
    refuse: (field: string) => {
      throw new RefusedError(field);
    },
    /** Works without a pause, so that nothing but the pool could stop it. */
    inSteps: (count: number, ms: number) => {
      for (let step = 0; step < count; step += 1) {
        noteProgress({ step });
        for (const end = performance.now() + ms; performance.now() < end;);
      }
      return count;
    },
    inPausedSteps: async (count: number, ms: number) => {
      for (let step = 0; step < count; step += 1) {
        await giveWay();
        pausedSteps += 1;
        for (const end = performance.now() + ms; performance.now() < end;);
      }
      return count;
    },
    /** Some turns of the event loop and nothing else, as reading a file takes; whatever steps others had meanwhile are told. */
    inTurns: async (count: number) => {
      const before = pausedSteps;
      for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      return pausedSteps - before;
    },
    spin: () => {
      for (;;);
    },
    /** Some sixty megabytes that nobody holds afterwards. */
    leaveBehind: () => Array.from({ length: 1_000_000 }, (_, at) => ({ at })).length,
    crash: () => process.kill(process.pid, 'SIGSEGV'),
    takeMemory: async () => {
      for (;;) {
        kept.push(new Uint8Array(16 * 1024 * 1024).fill(1));
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
  };
});
