import { expect, type Page } from '@playwright/test';
import { aiLogoMessages } from '../apps/web/src/i18n/ai-logo.ts';
import { keepClearOfMidnight } from '../apps/server/src/testing/keep-clear-of-midnight.ts';
import { findAccessibilityFaults, inLanguage, journeysIn } from './pages.ts';
import { holdAiTask } from './shop-steps.ts';
import { signIn } from './sign-in.ts';
import { test } from './test.ts';

const { zh, en } = aiLogoMessages;

const MINUTE_MS = 60_000;
const DRAWN_MS = 2 * MINUTE_MS;
// Free points are a day's: a balance seen before midnight is another after it.
test.beforeEach(async () => {
  test.setTimeout(8 * MINUTE_MS);
  await keepClearOfMidnight(2 * MINUTE_MS);
});

/** A sentence with a thing of two meanings, one to drop, and a word nobody can draw. */
const BRIEFS = {
  zh: {
    m: zh,
    name: '渡月',
    words: '江边小酒馆，一艘船载着月亮，一把油勺，文艺安静',
    shown: ['船', '月', '船载着月', '优雅', '宁静'],
    thing: '船',
    other: '帆船',
    dropped: '月',
    unknown: '油勺',
    hasNearest: true,
    drawnAs: /帆船/,
  },
  en: {
    m: en,
    name: 'Low Tide',
    words: 'quiet beach bar, a seal holding a lamp, a trebuchet',
    shown: ['seal', 'lamp', 'seal holding lamp', 'calm'],
    thing: 'seal',
    other: 'wax seal',
    dropped: 'lamp',
    unknown: 'trebuchet',
    hasNearest: false,
    drawnAs: /seal/i,
  },
} as const;

const reading = (page: Page, title: string) => page.getByRole('region', { name: title });
const cards = (page: Page) => page.locator('main ol > li').filter({ has: page.getByRole('img') });

for (const language of journeysIn('en')) {
  const { m, name, words, shown, thing, other, dropped, unknown, hasNearest, drawnAs } = BRIEFS[language];

  test(`[S2.20] ${language}: what was read stands beside the logos, is corrected, and the next four follow it`, async ({
    page,
  }) => {
    await signIn(page);
    await page.goto(inLanguage('/aiLogo', language));
    await page.getByLabel(m.nameLabel).fill(name);
    await page.getByLabel(m.inspirationLabel).fill(words);
    await page.getByRole('button', { name: m.generate }).click();
    const read = reading(page, m.reading.title);
    await expect(read).toBeVisible({ timeout: DRAWN_MS });
    await expect(cards(page)).toHaveCount(4);

    for (const piece of shown) await expect(read.getByText(piece, { exact: true }).first()).toBeVisible();
    await expect(read.getByText(m.reading.unknown(unknown))).toBeVisible();
    const instead = read.getByRole('button', { name: new RegExp(m.reading.instead('.+')) });
    await expect(instead).toHaveCount(hasNearest ? 1 : 0);
    expect(await findAccessibilityFaults(page)).toEqual([]);

    await read.getByRole('button', { name: m.reading.drop(dropped), exact: true }).click();
    await expect(read.getByText(dropped, { exact: true })).toHaveCount(0);
    await read.getByRole('button', { name: m.reading.exchange(thing), exact: true }).click();
    await page.getByRole('menuitem', { name: other, exact: true }).click();
    await expect(read.getByText(other, { exact: true })).toBeVisible();

    const letGo = await holdAiTask(page);
    await page.getByRole('button', { name: m.again }).click();
    const bar = page.getByRole('progressbar', { name: m.waiting.label });
    await expect(bar).toBeVisible();
    letGo();
    await expect(bar).toBeHidden({ timeout: DRAWN_MS });
    await expect(read.getByText(other, { exact: true })).toBeVisible();
    await expect(read.getByText(dropped, { exact: true })).toHaveCount(0);
    await expect(cards(page).filter({ hasText: drawnAs }).first()).toBeVisible();
  });
}
