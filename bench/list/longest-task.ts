import type { Page } from '@playwright/test';

type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
};
export type Task = { processorMs: number; wallMs: number };

/**
 * The longest task of the page's main thread. The verdict is on the processor's time: by the clock, a busy machine's
 * other work would count as ours.
 */
export async function longestTask(page: Page, action: () => Promise<void>): Promise<Task> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser to trace');
  await browser.startTracing(page, { categories: ['toplevel'] });
  await action();
  await page.waitForTimeout(300);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const mains = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
  );
  const tasks = traceEvents.filter(({ ph, name }) => ph === 'X' && name.endsWith('RunTask'));
  const ours = tasks.filter((task) => mains.has(threadOf(task)));
  if (ours.length === 0) throw new Error('The trace holds no task of the page');
  const longest = (read: (task: TraceEvent) => number | undefined) =>
    ours.reduce((most, task) => Math.max(most, read(task) ?? 0), 0) / 1000;
  return { processorMs: longest(({ tdur }) => tdur), wallMs: longest(({ dur }) => dur) };
}
