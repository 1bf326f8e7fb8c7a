import type { CDPSession, Page } from '@playwright/test';

const KEY = 'markwright.current-logo';
const BRIEF = 'name=Qinglan&slogan=Mountain tea&description=tea&size=1';

export type EditCost = { count: number; p50: number; p95: number; worst: number };

/** What edits cost the page's main thread in script, style and layout; uses that follow a pause are not counted. */
export async function costOfEdits(page: Page, base: string): Promise<EditCost> {
  await layOnTable(page, base);
  const session = await page.context().newCDPSession(page);
  // Thread ticks: time at work, not time spent waiting for a busy machine.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const costs: number[] = [];
  for (const { prepare, times, act } of gestures(page)) {
    await prepare();
    for (let index = 0; index < times; index += 1) {
      // Until the uses have followed, so that their work is not taken for the next edit's.
      await page.waitForTimeout(450);
      await page.evaluate(watchArtboard);
      const before = await workOf(session);
      await act(index);
      await page.evaluate(() => (globalThis as unknown as { redrawn: Promise<void> }).redrawn);
      costs.push((await workOf(session)) - before);
    }
  }
  const sorted = costs.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), worst: at(1) };
}

async function layOnTable(page: Page, base: string): Promise<void> {
  const reply = await page.request.get(`${base}/api/icon/list?${BRIEF}`, { headers: { 'app-sign': 'markwright-web' } });
  const { data } = (await reply.json()) as { data: { list: { iconId: string; doc: object }[] } };
  const [card] = data.list;
  if (!card) throw new Error('The list is empty');
  const logo = { currJson: JSON.stringify(card.doc), iconId: card.iconId, creationId: '' };
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [KEY, JSON.stringify(logo)] as const);
  await page.goto(`${base}/edit`);
  await page.getByTestId('artboard').locator('svg').waitFor();
  await page.waitForLoadState('networkidle');
}

type Gesture = { prepare: () => Promise<void>; times: number; act: (index: number) => Promise<void> };

/** Typing, deleting, nudging and colouring; opening a panel is no edit. */
function gestures(page: Page): Gesture[] {
  const open = (tab: string) => page.getByRole('tab', { name: tab, exact: true }).click();
  const name = page.getByLabel('品牌名', { exact: true });
  const letters = 'teahouseandmore';
  const colors = ['#7a1f12', '#224466', '#115533', '#552211', '#123456', '#331144'];
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
      prepare: () => open('颜色'),
      times: colors.length,
      act: (index) => page.getByLabel('品牌名色值').fill(colors[index] ?? '#000000'),
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
    if (sheet) watch.observe(sheet, { childList: true });
  });
}

async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'].map(
    (name) => metrics.find((metric) => metric.name === name)?.value ?? 0,
  );
  return seconds.reduce((sum, each) => sum + each, 0) * 1000;
}
