import type { CDPSession, Page } from '@playwright/test';
import { median, percentile } from '../percentile.ts';
import { longestTask, type Task } from './longest-task.ts';

const KEY = 'markwright.current-logo';
const BRIEF = 'name=Qinglan&slogan=Mountain tea&description=tea&size=1';
/** Long enough for the uses to be drawn and the draft to be kept. */
const SETTLE_MS = 900;

type Spread = { p50: number; p95: number; worst: number };
type EditCost = {
  count: number;
  /** From the key or the pointer to the frame that shows the edit. */
  edit: Spread;
  /** What follows when the hand rests: uses, mock-ups, the draft. */
  after: Spread;
  longest: Task;
};

/** What edits cost the page's main thread in script, style and layout: at once, and after. */
export async function costOfEdits(page: Page, base: string): Promise<EditCost> {
  await loadIntoEditor(page, base);
  const session = await page.context().newCDPSession(page);
  // Thread ticks: time at work, not time spent waiting for a busy machine.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const edits: number[] = [];
  const afters: number[] = [];
  const longest = await longestTask(page, async () => {
    for (const { prepare, times, act } of gestures(page)) {
      await prepare();
      await page.waitForTimeout(SETTLE_MS);
      for (let index = 0; index < times; index += 1) {
        await page.evaluate(watchArtboard);
        const before = await workOf(session);
        await act(index);
        // A bare expression: the driver's own way of asking would run more script than some edits do.
        await session.send('Runtime.evaluate', { expression: 'redrawn', awaitPromise: true });
        const shown = await workOf(session);
        await page.waitForTimeout(SETTLE_MS);
        edits.push(shown - before);
        afters.push((await workOf(session)) - shown);
      }
    }
  });
  return { count: edits.length, edit: spreadOf(edits), after: spreadOf(afters), longest };
}

function spreadOf(values: readonly number[]): Spread {
  return { p50: median(values), p95: percentile(values, 0.95), worst: percentile(values, 1) };
}

async function loadIntoEditor(page: Page, base: string): Promise<void> {
  const reply = await page.request.get(`${base}/api/icon/list?${BRIEF}`, { headers: { 'app-sign': 'markwright-web' } });
  const { data } = (await reply.json()) as { data: { list: { iconId: string; doc: object }[] } };
  const [card] = data.list;
  if (!card) throw new Error('The list is empty');
  const logo = { currJson: JSON.stringify(card.doc), iconId: card.iconId, creationId: '' };
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [KEY, JSON.stringify(logo)] as const);
  await page.goto(`${base}/edit`);
  await page.locator('[data-testid=artboard][data-painted]').waitFor();
  await page.waitForLoadState('networkidle');
}

type Gesture = { prepare: () => Promise<void>; times: number; act: (index: number) => Promise<void> };

/** Typing, deleting, nudging and colouring, all by keys: driving by locators would run script of its own in the page. */
function gestures(page: Page): Gesture[] {
  const open = (tab: string) => page.getByRole('tab', { name: tab, exact: true }).click();
  const name = page.getByLabel('品牌名', { exact: true });
  // With the name that is there, as long as a name may be.
  const letters = 'teahouseshops';
  const colors = ['#7a1f12', '#224466', '#115533', '#552211', '#123456', '#331144', '#0b5c46', '#6a2c70'];
  return [
    {
      prepare: () => open('文字').then(() => name.focus()),
      times: letters.length,
      act: (index) => page.keyboard.press(letters[index] ?? 'a'),
    },
    { prepare: () => name.focus(), times: 10, act: () => page.keyboard.press('Backspace') },
    {
      prepare: () => page.getByRole('button', { name: '选中图形' }).focus(),
      times: 20,
      act: (index) => page.keyboard.press(index % 2 === 0 ? 'ArrowRight' : 'ArrowUp'),
    },
    {
      prepare: () => open('颜色').then(() => page.getByLabel('品牌名色值').focus()),
      times: colors.length,
      act: async (index) => {
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.insertText(colors[index] ?? '#000000');
      },
    },
  ];
}

/** In the page: settles once the artboard shows the edit and the frame with it has been made. */
function watchArtboard(): void {
  const sheet = document.querySelector('[data-testid="artboard"]');
  (globalThis as unknown as { redrawn: Promise<void> }).redrawn = new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(resolve, 0));
    });
    if (sheet) watch.observe(sheet, { attributes: true, attributeFilter: ['data-painted'] });
  });
}

async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'].map(
    (name) => metrics.find((metric) => metric.name === name)?.value ?? 0,
  );
  return seconds.reduce((sum, each) => sum + each, 0) * 1000;
}
