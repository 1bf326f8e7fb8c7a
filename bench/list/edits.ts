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
  for (const act of edits(page)) {
    const before = await workOf(session);
    await act();
    await nextFrames(page);
    costs.push((await workOf(session)) - before);
    // Until the uses have followed, so that their work is not taken for the next edit's.
    await page.waitForTimeout(450);
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

/** Typing, nudging, sizing and colouring, as one after the other as a hand does them. */
function* edits(page: Page): Generator<() => Promise<void>> {
  const open = (tab: string) => page.getByRole('tab', { name: tab, exact: true }).click();
  const name = page.getByLabel('品牌名', { exact: true });
  yield () => open('文字').then(() => name.focus());
  for (const letter of 'teahouseandmore') yield () => page.keyboard.press(letter);
  for (let i = 0; i < 12; i += 1) yield () => page.keyboard.press('Backspace');
  yield () => page.getByRole('button', { name: '选中图形' }).focus();
  for (let i = 0; i < 20; i += 1) yield () => page.keyboard.press(i % 2 === 0 ? 'ArrowRight' : 'ArrowUp');
  yield () => open('颜色');
  for (const color of ['#7a1f12', '#224466', '#115533', '#552211', '#123456', '#331144'])
    yield () => page.getByLabel('品牌名色值').fill(color);
}

async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'].map(
    (name) => metrics.find((metric) => metric.name === name)?.value ?? 0,
  );
  return seconds.reduce((sum, each) => sum + each, 0) * 1000;
}

const nextFrames = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
