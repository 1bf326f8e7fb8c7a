import { chromium } from '@playwright/test';

/** Lighthouse's phone is four times slower than the machine it runs on, and what goes on for 50 ms holds up a tap. */
const SLOWER = 4;
const HELD_MS = 50;
const RUNS = 3;
const SETTLE_MS = 4000;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number };

/**
 * How long a phone's page could not answer, from the processor's time of each task: unlike Lighthouse's figure it stays
 * the same when the machine has other work. The best of three, in milliseconds.
 */
export async function blockedByProcessor(url: string, executablePath: string): Promise<number> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const found: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      const events: TraceEvent[] = [];
      devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
      const traceConfig = { includedCategories: ['toplevel', 'devtools.timeline', 'loading'] };
      await devtools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
      await page.goto(url, { waitUntil: 'load' });
      await page.waitForTimeout(SETTLE_MS);
      const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
      await devtools.send('Tracing.end');
      await complete;
      found.push(heldIn(events));
      await context.close();
    }
    return Math.min(...found);
  } finally {
    await browser.close();
  }
}

/** Sums what each task of the page's own thread takes beyond the limit, after the first paint. */
function heldIn(events: readonly TraceEvent[]): number {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('Nothing was painted');
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
