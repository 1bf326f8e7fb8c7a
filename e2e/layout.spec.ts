import { expect } from '@playwright/test';
import { pointsMessages } from '../apps/web/src/i18n/points.ts';
import { isAlive } from '../apps/web/src/when-alive.ts';
import { inLanguage, LANGUAGES, widthOverflow } from './pages.ts';
import { callApi, openAccount, signIn } from './sign-in.ts';
import { SITE_SETTINGS } from './site-settings.ts';
import { sweepJourney } from './sweeps.ts';
import { test } from './test.ts';

test('[S1.1] Chinese is the default, English switches in place and is remembered', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.getByRole('button', { name: '登录' })).toBeVisible();
  await page.evaluate(() => ((globalThis as { unreloaded?: boolean }).unreloaded = true));
  const english = page.getByRole('link', { name: 'English' });
  // Before its script is there the link loads a page, as links do.
  await expect.poll(() => english.evaluate(isAlive)).toBe(true);
  await english.click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => (globalThis as { unreloaded?: boolean }).unreloaded)).toBe(true);
  await page.goto('/information');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

for (const language of LANGUAGES) {
  test(`[S1.2] ${language}: the footer names the company, filing number, phone, address and three sites the operator set`, async ({
    page,
  }) => {
    const suffix = language === 'zh' ? 'ZH' : 'EN';
    await page.goto(inLanguage('/', language));
    const footer = page.getByRole('contentinfo').first();
    await expect(footer).toContainText(SITE_SETTINGS.SITE_PHONE);
    await expect(footer).toContainText(SITE_SETTINGS[`SITE_ADDRESS_${suffix}`]);
    for (const site of SITE_SETTINGS.SITE_RELATED.split(';')) {
      const [zh = '', en = '', url = ''] = site.split('|');
      await expect(footer.getByRole('link', { name: language === 'zh' ? zh : en })).toHaveAttribute('href', url);
    }
    await expect(page.getByText(SITE_SETTINGS[`SITE_COMPANY_${suffix}`])).toBeVisible();
    await expect(page.getByText(SITE_SETTINGS.SITE_FILING_NUMBER)).toBeVisible();
  });
}

test('[S1.3] the theme is #ff6000', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', /#ff6000/i);
  const action = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--color-action'),
  );
  expect(action.trim().toLowerCase()).toBe('#ff6000');
});

test('[S2.8] at 767 px the header turns into menu button, logo, sign-in and language, with the same entries in a drawer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: '菜单' });
  await expect(bar).toBeVisible();
  const entries = await bar.getByRole('link').allInnerTexts();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(bar).toBeHidden();
  await expect(page.getByRole('button', { name: '登录' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'English' })).toBeVisible();
  await expect(page.getByRole('link', { name: '方格，回首页' }).first()).toBeVisible();
  await page.getByRole('button', { name: '打开菜单' }).click();
  const drawer = page.getByRole('dialog');
  // Under the logo maker the drawer also names its kinds, which the bar keeps in a dropdown.
  for (const entry of entries) await expect(drawer.getByRole('link', { name: entry, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
});

test('signed in with many points and a long name the bar fits the window and the brand keeps its line, in both languages', async ({
  page,
}) => {
  const account = await openAccount(page.request);
  const nickName = '一家有二十个字的昵称的小店的老板娘本人呀';
  await callApi(page.request, 'put', '/api/user/profile', { token: account.token, body: { nickName } });
  await signIn(page, account);
  await page.route('**/api/integral/rest', async (route) => {
    const reply = await route.fetch();
    const json = (await reply.json()) as { data: object };
    await route.fulfill({ response: reply, json: { ...json, data: { ...json.data, total: 1280 } } });
  });
  const bar = page.getByRole('banner');
  for (const language of LANGUAGES) {
    await page.goto(`/perInfo?lang=${language}`);
    for (const width of [768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(bar.getByRole('button', { name: pointsMessages[language].open(1280) })).toBeVisible();
      const edges = await bar.evaluate((header) => {
        const row = header.firstElementChild!;
        const style = getComputedStyle(row);
        const inner = row.getBoundingClientRect().right - Number.parseFloat(style.paddingRight);
        const [brand, menu, account] = Array.from(row.children, (child) => child.getBoundingClientRect());
        const sharesRow = menu!.top < account!.bottom && account!.top < menu!.bottom;
        return {
          over: account!.right - inner,
          meets: sharesRow ? menu!.right - account!.left : 0,
          brand: brand!.height,
        };
      });
      const name = bar.getByRole('link', { name: nickName });
      if (width >= 1024) expect((await name.boundingBox())?.width, `${language} ${width}`).toBeGreaterThan(50);
      expect(edges.over, `${language} ${width}`).toBeLessThanOrEqual(1);
      expect(edges.meets, `${language} ${width}`).toBeLessThanOrEqual(0);
      expect(edges.brand).toBeLessThan(50);
      expect(await widthOverflow(page)).toBe(0);
    }
  }
});

sweepJourney(
  'signed in at 768 px an account made in Chinese is greeted in English on an English page',
  async ({ page }) => {
    await signIn(page);
    await page.setViewportSize({ width: 768, height: 900 });
    for (const [language, given] of [
      ['zh', '方格用户'],
      ['en', 'Maker '],
    ] as const) {
      await page.goto(inLanguage('/perInfo', language));
      await expect(page.getByText(new RegExp(`^${given}\\d{4}$`)).filter({ visible: true })).toHaveCount(1);
    }
  },
);

test('[S2.9] the menu leads where its labels say', async ({ page }) => {
  await page.goto('/?lang=en');
  const bar = page.getByRole('navigation', { name: 'Menu' });
  await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await bar.getByRole('link', { name: 'Logo maker' }).click();
  await expect(page).toHaveURL(/\/createLogo/);
});
