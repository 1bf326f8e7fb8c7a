import { expect, type Page } from '@playwright/test';
import { aiLogoMessages } from '../apps/web/src/i18n/ai-logo.ts';
import { personalCentreMessages } from '../apps/web/src/i18n/personal-centre.ts';
import { keepClearOfMidnight } from '../apps/server/src/testing/keep-clear-of-midnight.ts';
import { findAccessibilityFaults, inLanguage, journeysIn } from './pages.ts';
import { DRAWN, holdAiTask } from './shop-steps.ts';
import { openAccount, signIn } from './sign-in.ts';
import { test } from './test.ts';

const { zh, en } = aiLogoMessages;
const { zh: centreZh, en: centreEn } = personalCentreMessages;

const MINUTE_MS = 60_000;
// Free points are a day's: a balance seen before midnight is another after it.
test.beforeEach(async () => {
  test.setTimeout(8 * MINUTE_MS);
  await keepClearOfMidnight(4 * MINUTE_MS);
});

const MESSAGES = { zh, en };
const centre = { zh: centreZh, en: centreEn };

const points = async (page: Page, token: string): Promise<number> => {
  const headers = { 'app-sign': 'markwright-web', authorization: token };
  return (await (await page.request.get('/api/integral/rest', { headers })).json()).data.total as number;
};

for (const language of journeysIn('zh')) {
  const m = MESSAGES[language];
  const name = language === 'zh' ? '山丘面包' : 'Hill Bakery';

  test(`${language}: four AI logos for one point, found again after leaving`, async ({ page }) => {
    const { token } = await signIn(page);
    await page.goto(inLanguage('/aiLogo', language));
    await test.step('[S3.9] [S9.4] the page says the price of four and shows fifteen styles', async () => {
      await expect(page.getByText(m.cost(1, 4))).toBeVisible();
      await expect(page.getByText(m.balance(3))).toBeVisible();
      await expect(page.locator('[data-style]')).toHaveCount(15);
      expect(await findAccessibilityFaults(page)).toEqual([]);
    });

    const generate = page.getByRole('button', { name: m.generate });
    await test.step('[S5.5] what is missing is said', async () => {
      await generate.click();
      await expect(page.getByText(m.problems.name).first()).toBeVisible();
      await page.getByLabel(m.nameLabel).fill(name);
      await generate.click();
      await expect(page.getByText(m.problems.inspiration).first()).toBeVisible();
    });
    const example = m.examples[0];
    await page.getByRole('button', { name: example?.name ?? '', exact: true }).click();
    await expect(page.getByLabel(m.inspirationLabel)).toHaveValue(example?.inspiration ?? '');
    await page.locator('[data-style=new-retro]').click();
    await test.step('[S2.28] a bar is shown while they are drawn', async () => {
      const letGo = await holdAiTask(page);
      await generate.click();
      await expect(page.getByRole('progressbar', { name: m.waiting.label })).toBeVisible();
      letGo();
    });

    const cards = page.getByRole('listitem', { name: new RegExp(m.styles['new-retro']) });
    await test.step('[S9.4] the task is found again after leaving: four logos for one point', async () => {
      // Leaving costs nothing: the task is found again, done or not.
      await page.goto(inLanguage('/createLogo', language));
      await page.goto(inLanguage('/aiLogo', language));
      await expect(cards).toHaveCount(4, DRAWN);
      await expect(cards.first().getByRole('img')).toBeVisible();
      await expect(page.getByText(m.balance(2))).toBeVisible();
      expect(await points(page, token)).toBe(2);
      expect(await findAccessibilityFaults(page)).toEqual([]);
    });

    await cards.nth(1).getByRole('button', { name: m.save, exact: true }).click();
    await expect(page.getByText(m.savedNote, { exact: true })).toBeVisible();
    await cards.nth(2).getByRole('button', { name: m.vary }).click();
    await expect(page.getByText(m.balance(1))).toBeVisible();
    // The four that were there stay below the new ones.
    await expect(cards).toHaveCount(8, DRAWN);

    await cards.first().getByRole('button', { name: m.edit }).click();
    await expect(page).toHaveURL(/\/edit/);
    await expect(page.getByTestId('artboard')).toHaveAttribute('data-painted');

    await test.step('[S2.20] the personal centre lists the creation and all AI logos', async () => {
      await page.goto(inLanguage('/perInfo', language));
      await expect(page.getByRole('button', { name: centre[language].previewOf(name) })).toHaveCount(1);
      await page.goto(inLanguage('/perInfo?tab=aiLogos', language));
      await expect(page.getByRole('button', { name: centre[language].previewOf(name) })).toHaveCount(8);
    });
  });
}

test('a guest takes a sample as a beginning, is asked to sign in, and the pressed button is carried out afterwards', async ({
  page,
}) => {
  const account = await openAccount(page.context().request);
  await page.goto('/aiLogo');
  await page.getByRole('button', { name: new RegExp(`云上茶舍.*${zh.useThese}`) }).click();
  await expect(page.getByLabel(zh.nameLabel)).toHaveValue('云上茶舍');
  await expect(page.locator('[data-style=ink-and-wash]')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: zh.generate }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await signIn(page, account);
  await holdAiTask(page);
  await page.goto('/aiLogo');
  await expect(page.getByRole('progressbar', { name: zh.waiting.label })).toBeVisible();
  expect(await points(page, account.token)).toBe(2);
});
