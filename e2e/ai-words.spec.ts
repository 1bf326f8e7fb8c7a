import { expect, type Page } from '@playwright/test';
import { keepClearOfMidnight } from '../apps/server/src/testing/keep-clear-of-midnight.ts';
import { aiLogoMessages } from '../apps/web/src/i18n/ai-logo.ts';
import { changeInWordsMessages } from '../apps/web/src/i18n/change-in-words.ts';
import { collectComplaints, cutHints, findAccessibilityFaults, inLanguage, widthOverflow } from './pages.ts';
import { DRAWN } from './shop-steps.ts';
import { signIn } from './sign-in.ts';
import { sweepJourney } from './sweeps.ts';
import { test } from './test.ts';

const { zh, en } = aiLogoMessages;
const words = changeInWordsMessages;
const MINUTE_MS = 60_000;
// Free points are a day's: a balance seen before midnight is another after it.
test.beforeEach(async () => {
  test.setTimeout(8 * MINUTE_MS);
  await keepClearOfMidnight(4 * MINUTE_MS);
});

const cards = (page: Page) => page.locator('main ol > li').filter({ has: page.getByRole('img') });
const points = async (page: Page, token: string): Promise<number> => {
  const headers = { 'app-sign': 'markwright-web', authorization: token };
  return (await (await page.request.get('/api/integral/rest', { headers })).json()).data.total as number;
};
const resultsOf = async (page: Page, token: string, taskId: string): Promise<string[]> => {
  const headers = { 'app-sign': 'markwright-web', authorization: token };
  const { data } = await (await page.request.get(`/api/ai_creation/task/${taskId}/result`, { headers })).json();
  return (data.results as { id: string }[]).map(({ id }) => id);
};

test('zh, by keyboard: the reading is put right before the point, once more for nothing, and one of four is changed', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  const { token } = await signIn(page);
  await page.goto('/aiLogo');
  await page.getByLabel(zh.nameLabel).fill('拾页');
  await page.getByLabel(zh.inspirationLabel).fill('二手书店，一只猫和一盏灯，不要粉色');
  const ahead = page.getByRole('region', { name: zh.reading.ahead });
  await expect(ahead.getByText(zh.reading.trade('书店'), { exact: true })).toBeVisible();
  await expect(ahead.getByText(/^不画：粉/)).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);

  const lamp = ahead.getByRole('button', { name: zh.reading.drop('灯'), exact: true });
  await lamp.focus();
  await page.keyboard.press('Enter');
  await expect(lamp).toHaveCount(0);
  await ahead.getByRole('button', { name: zh.reading.add }).press('Enter');
  await page.keyboard.type('狐狸');
  await expect(ahead.getByRole('button', { name: '狐狸', exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(ahead.getByText('狐狸', { exact: true })).toBeVisible();
  // What is typed on leaves the correction as it is.
  await page.getByLabel(zh.inspirationLabel).fill('二手书店，一只猫和一盏灯，不要粉色，安静');
  await expect(ahead.getByText('宁静', { exact: true })).toBeVisible();
  await expect(ahead.getByText('灯', { exact: true })).toHaveCount(0);
  expect(await points(page, token)).toBe(3);

  await page.getByRole('button', { name: zh.generate }).click();
  await expect(cards(page)).toHaveCount(4, DRAWN);
  expect(await points(page, token)).toBe(2);
  const read = page.getByRole('region', { name: zh.reading.title });
  await expect(read.getByText('狐狸', { exact: true })).toBeVisible();
  await expect(read.getByText('灯', { exact: true })).toHaveCount(0);

  // Pressed, a piece says why it is there.
  await read.getByRole('button', { name: zh.reading.exchange('猫'), exact: true }).press('Enter');
  await expect(page.getByRole('menu').getByText('要画', { exact: false }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await read.getByRole('button', { name: zh.reading.drop('猫'), exact: true }).press('Enter');
  const started = page.waitForResponse((response) => response.url().endsWith('/ai_creation/task'));
  await read.getByRole('button', { name: zh.reading.correct }).press('Enter');
  await expect(cards(page)).toHaveCount(8, DRAWN);
  const drawn = await resultsOf(page, token, (await (await started).json()).data.id as string);
  expect(await points(page, token)).toBe(2);
  await expect(read.getByRole('button', { name: zh.reading.correct })).toHaveCount(0);

  // Under all four the words may single one out; without its chip they are for all four again.
  await page.getByRole('button', { name: words.zh.openAll }).press('Enter');
  await page.getByLabel(words.zh.title).fill('第二个，背景换成米色');
  await page.keyboard.press('Enter');
  const only = page.getByText(words.zh.onlyOf(2), { exact: true });
  await expect(only).toBeVisible();
  await expect(page.getByText('背景用米色')).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: words.zh.drop(words.zh.onlyOf(2)) }).press('Enter');
  await expect(only).toHaveCount(0);
  await page.getByLabel(words.zh.title).press('Enter');
  await expect(only).toBeVisible();
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/ai_creation/task'),
  );
  await page.getByRole('button', { name: words.zh.make }).press('Enter');
  expect((await asked).postDataJSON().change).toMatchObject({ resultId: drawn[1] });
  await expect(page.getByText(words.zh.changed('背景用米色'))).toBeVisible(DRAWN);
  expect(await points(page, token)).toBe(1);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

sweepJourney(
  'en, by touch: a logo is changed in words after its reading was seen, then all four',
  async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      locale: 'en-GB',
    });
    const page = await context.newPage();
    const { token } = await signIn(page);
    await page.goto(inLanguage('/aiLogo', 'en'));
    await page.getByLabel(en.nameLabel).fill('Low Tide');
    await page.getByLabel(en.inspirationLabel).fill('quiet beach bar, a seal holding a lamp');
    await page.getByRole('button', { name: en.generate }).tap();
    await expect(cards(page)).toHaveCount(4, DRAWN);

    const card = cards(page).first();
    await card.getByRole('button', { name: words.en.open }).tap();
    const line = card.getByLabel(words.en.title);
    expect(await cutHints(page)).toEqual([]);
    await line.fill('navy background, bolder letters and water my plants');
    await card.getByRole('button', { name: words.en.read }).tap();
    await expect(card.getByText('the background in navy')).toBeVisible();
    const bolder = card.getByText('the name bolder');
    await expect(bolder).toBeVisible();
    await card.getByRole('button', { name: words.en.drop('the name bolder') }).tap();
    await expect(bolder).toHaveCount(0);
    expect(await points(page, token)).toBe(2);
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await card.getByRole('button', { name: words.en.make }).tap();
    await expect(page.getByText(words.en.changed('the background in navy'))).toBeVisible(DRAWN);
    await expect(cards(page)).toHaveCount(8);
    expect(await points(page, token)).toBe(1);

    await page.getByRole('button', { name: words.en.openAll }).tap();
    const all = page.getByLabel(words.en.title).first();
    await all.fill('no picture');
    await page.getByRole('button', { name: words.en.read }).first().tap();
    await page.getByRole('button', { name: words.en.make }).first().tap();
    await expect(page.getByText(words.en.changed('no picture'))).toBeVisible(DRAWN);
    expect(await points(page, token)).toBe(0);
    // The newest four and the four before; older ones come when they are asked for.
    await expect(cards(page)).toHaveCount(8);
    await page.getByRole('button', { name: en.moreEarlier(1) }).tap();
    await expect(cards(page)).toHaveCount(12);
    expect(await widthOverflow(page)).toBeLessThanOrEqual(0);
    await context.close();
  },
);
