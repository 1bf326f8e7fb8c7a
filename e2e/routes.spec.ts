import { expect, test } from '@playwright/test';
import { collectComplaints, findAccessibilityFaults, inLanguage, LANGUAGES, ROUTES, widthOverflow } from './pages.ts';

const WIDTHS = [1440, 768, 390];

for (const language of LANGUAGES) {
  for (const route of ROUTES) {
    test(`[S2.1] ${route} opens by its address in ${language}, quiet, within the window and accessible`, async ({
      page,
    }) => {
      const complaints = collectComplaints(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const reply = await page.goto(inLanguage(route, language));
        expect(reply?.status()).toBe(200);
        await expect(page.locator('html')).toHaveAttribute('lang', language === 'zh' ? 'zh-CN' : 'en');
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
        expect(await widthOverflow(page), `overflow at ${width}`).toBe(0);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.waitForLoadState('networkidle');
      expect(await findAccessibilityFaults(page)).toEqual([]);
      expect(complaints).toEqual([]);
    });
  }
}

test('[S2.3] an address nobody knows says so, with status 404', async ({ page }) => {
  const reply = await page.goto('/no/such/page?lang=en');
  expect(reply?.status()).toBe(404);
  await expect(page.getByText('This page could not be found')).toBeVisible();
  await page.goto('/no/such/page?lang=zh');
  await expect(page.getByText('404')).toBeVisible();
});

test('[S2.1] the news without its slash leads to the news', async ({ page }) => {
  await page.goto('/news');
  await expect(page).toHaveURL(/\/news\/$/);
});
