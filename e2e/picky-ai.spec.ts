import { expect } from '@playwright/test';
import { aiLogoMessages } from '../apps/web/src/i18n/ai-logo.ts';
import { homeSectionMessages } from '../apps/web/src/i18n/home-sections.ts';
import { shellMessages } from '../apps/web/src/i18n/shell.ts';
import { DRAWN } from './shop-steps.ts';
import { signIn } from './sign-in.ts';
import { sweepJourney } from './sweeps.ts';
import { test } from './test.ts';

const { zh, en } = aiLogoMessages;
const { zh: homeZh } = homeSectionMessages;
const { zh: shellZh } = shellMessages;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('home hands its sentence and style to the AI page; a refusal is shown, said by the button and cleared; languages keep what was typed', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('region', { name: homeZh.aiLogo.name }).getByRole('link', { name: homeZh.aiLogo.action }).tap();
  await expect(page.getByLabel(zh.inspirationLabel)).toHaveValue(homeZh.aiLogo.brief);
  await expect(page.locator('[data-style=new-retro]')).toHaveAttribute('aria-pressed', 'true');

  const generate = page.getByRole('button', { name: zh.generate });
  await page.locator('[data-style]').last().scrollIntoViewIfNeeded();
  await generate.tap();
  const name = page.getByLabel(zh.nameLabel);
  await expect(name).toBeInViewport();
  await expect(name).toBeFocused();
  await expect(generate).toHaveAccessibleDescription(zh.problems.name);
  await name.fill('半山面包');
  await expect(generate).toHaveAccessibleDescription('');

  await page
    .getByRole('link', { name: /English/ })
    .first()
    .tap();
  await expect(page.getByLabel(en.nameLabel)).toHaveValue('半山面包');
  await expect(page.getByLabel(en.inspirationLabel)).toHaveValue(homeZh.aiLogo.brief);
});

sweepJourney('points are named before they are spent, and coming back shows the logos first', async ({ page }) => {
  await signIn(page);
  await page.goto('/aiLogo');
  await page.getByLabel(zh.nameLabel).fill('半山面包');
  await page.getByLabel(zh.inspirationLabel).fill('山里的面包店');
  await page.locator('[data-style=cool-blue]').tap();
  await page.getByRole('button', { name: zh.generate }).tap();
  const vary = page.getByRole('button', { name: zh.vary });
  await expect(vary).toHaveCount(4, DRAWN);
  await expect(vary.first()).toHaveText(/1 积分/);
  await expect(page.getByRole('button', { name: zh.again })).toHaveText(/1 积分/);

  await page.getByRole('link', { name: shellZh.homeLink }).first().tap();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(vary).toHaveCount(4);
  await expect(page.getByRole('region', { name: zh.resultsLabel })).toBeInViewport();
});
