/** Lighthouse's phone is four times slower than the machine it runs on, and what goes on for 50 ms holds up a tap. */
const SLOWER = 4;
const HELD_MS = 50;

export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Of `dur`, what the thread really had the processor for. */
  tdur?: number;
  args?: { data?: { documentLoaderURL?: string } };
};

/**
 * How long a phone's page could not answer after its first paint, from the processor's time of each task: unlike
 * Lighthouse's own figure it stays the same when other programs take the processor in the middle of a task.
 */
export function heldByProcessor(events: readonly TraceEvent[], url: string): number {
  const visit = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  );
  const paint = events.find(
    ({ name, pid, ts }) => name === 'firstContentfulPaint' && pid === visit?.pid && ts > visit.ts,
  );
  if (!paint) throw new Error(`Nothing was painted at ${url}`);
  const tasks = events
    .filter(
      ({ name, ph, pid, tid }) => name.endsWith('RunTask') && ph === 'X' && pid === paint.pid && tid === paint.tid,
    )
    .filter(({ ts, dur = 0 }) => ts + dur > paint.ts)
    .toSorted((one, other) => one.ts - other.ts);
  let [held, end] = [0, 0];
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    // The browser reports some tasks twice, one inside the other: the outer one counts.
    if (ts < end) continue;
    end = ts + dur;
    held += Math.max(0, (tdur / 1000) * SLOWER - HELD_MS);
  }
  return held;
}
