import { expect, type Page } from '@playwright/test';
import { mockUpMessages } from '../apps/web/src/i18n/mock-ups.ts';
import { openEditor } from './editor-page.ts';
import { newCreation } from './shop-steps.ts';
import { signIn } from './sign-in.ts';
import { sweepJourney } from './sweeps.ts';
import { test } from './test.ts';

const { zh: m } = mockUpMessages;
const DRAWN = { timeout: 60_000 };

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Keeps every shift of the layout that no hand caused. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const kept: { at: number; value: number }[] = [];
    Object.assign(window, { layoutShifts: kept });
    new PerformanceObserver((list) => {
      for (const { startTime, value, hadRecentInput } of list.getEntries() as Shift[])
        if (!hadRecentInput) kept.push({ at: startTime, value });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** When what matches was asked for, by the wall's clock; a worker's requests are not in the page's own list. */
function watchRequests(page: Page, wanted: RegExp): number[] {
  const times: number[] = [];
  page.on('requestfinished', (request) => {
    if (wanted.test(request.url())) times.push(request.timing().startTime);
  });
  return times;
}

/** When the page was first painted, and how far it moved from a time on. */
const paintingOf = (page: Page, since: number) =>
  page.evaluate((from) => {
    const { layoutShifts } = window as unknown as { layoutShifts: { at: number; value: number }[] };
    const wallClock = (at: number) => performance.timeOrigin + at;
    return {
      painted: wallClock(performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity),
      moved: layoutShifts.filter(({ at }) => wallClock(at) >= from).reduce((sum, { value }) => sum + value, 0),
    };
  }, since);

/** The first picture came after the first paint, and the page has not moved since. */
async function expectQuiet(page: Page, times: readonly number[]): Promise<void> {
  expect(times.length).toBeGreaterThan(0);
  const first = Math.min(...times);
  const { painted, moved } = await paintingOf(page, first);
  expect(first).toBeGreaterThan(painted);
  expect(moved).toBe(0);
}

const SCENES = /\.scene$/;
const PHOTOGRAPHS = /\/(use|case)-[\w-]+\.webp$/;

test('the editor paints before any scene is fetched, and scenes that come move nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await watchShifts(page);
  const fetched = watchRequests(page, SCENES);
  await openEditor(page);
  const cup = page.getByRole('img', { name: m.on(m.scenes.cup), exact: true }).first();
  await cup.scrollIntoViewIfNeeded();
  await expect(cup).toHaveAttribute('data-drawn', 'true', DRAWN);
  await expectQuiet(page, fetched);
});

sweepJourney(
  'the order page fetches its scenes after its first paint, in the room that was kept for them',
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await watchShifts(page);
    const creationId = await newCreation(page, await signIn(page));
    const fetched = watchRequests(page, SCENES);
    await page.goto(`/createOrder?creationId=${creationId}`);
    const cup = page.getByRole('img', { name: m.on(m.scenes.cup), exact: true });
    await cup.scrollIntoViewIfNeeded();
    await expect(cup).toHaveAttribute('data-drawn', 'true', DRAWN);
    await expectQuiet(page, fetched);
  },
);

test('home fetches no photograph for its first screen, and those below come without moving it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchShifts(page);
  const scenes = watchRequests(page, SCENES);
  const photographs = watchRequests(page, PHOTOGRAPHS);
  await page.goto('/', { waitUntil: 'load' });
  // A busy machine may have everything before it paints; whoever scrolls has seen something.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const sign = page.locator('img[src*="use-sign"]');
  await sign.scrollIntoViewIfNeeded();
  await expect.poll(() => sign.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true);
  await expectQuiet(page, photographs);
  expect(scenes).toEqual([]);
});
