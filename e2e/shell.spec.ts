import { expect } from '@playwright/test';
import { problemsMessages } from '../apps/web/src/i18n/problems.ts';
import { shellMessages } from '../apps/web/src/i18n/shell.ts';
import { wake } from './pages.ts';
import { signIn } from './sign-in.ts';
import { test } from './test.ts';

test('[S2.2] a new page starts at its top and going back finds the old place', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto('/');
  // Before, the page still has a guessed height, and what stands at its end may move.
  await page.mouse.wheel(0, 1);
  await expect(page.locator('#home-sections')).toHaveClass(/laid-out/);
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.getByRole('contentinfo').getByRole('link', { name: '在线标志设计' }).click();
  await expect(page).toHaveURL(/\/createLogo$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
});

test('the bar keeps its place while points and account come', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/integral/rest*', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/');
  const bar = page.getByRole('banner');
  const languages = bar.getByRole('navigation', { name: shellMessages.zh.language });
  await expect(bar.getByRole('button', { name: /的菜单$/ })).toBeVisible();
  const before = await languages.boundingBox();
  answer();
  await expect(bar.getByRole('button', { name: /积分/ })).toBeVisible();
  expect(await languages.boundingBox()).toEqual(before);
});

test('[S2.5] a script that is gone reloads the page once, then shows the error page', async ({ page }) => {
  await page.goto('/');
  await wake(page);
  let documents = 0;
  page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
  await page.route(/create-logo-screen/, (route) => route.abort());
  await page.getByRole('navigation', { name: '菜单' }).getByRole('link', { name: '标志制作' }).click();
  await expect.poll(() => documents).toBe(1);
  await expect(page.getByRole('link', { name: '回首页', exact: true })).toBeVisible();
  await expect(page.getByText(problemsMessages.zh.notArrived)).toBeVisible();
  await expect(page.getByText('module')).toHaveCount(0);
  expect(documents).toBe(1);
});

test('[S2.4] a failing page shows its status and a way home', async ({ page }) => {
  await page.route(/create-logo-screen.*\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken on purpose")' }),
  );
  await page.goto('/createLogo');
  await expect(page.getByText('500')).toBeVisible();
  await page.getByRole('link', { name: '回首页' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('[S2.6] going offline is said, coming back ends it', async ({ page, context }) => {
  await page.goto('/?lang=en');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText(/You are offline/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/You are offline/)).toBeHidden();
});

test('[S3.7] what was typed survives the page, an open sign-in dialog does not', async ({ page }) => {
  await page.goto('/createLogo');
  await wake(page);
  await page.getByRole('textbox').first().fill('半山面包');
  await page.goto('/');
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('/createLogo');
  await expect(page.getByRole('textbox').first()).toHaveValue('半山面包');
});

test('[S2.14] the sign-in dialog opens over any page, keeps the keyboard inside and closes with Escape', async ({
  page,
}) => {
  await page.goto('/information');
  await page.getByRole('button', { name: '登录' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let i = 0; i < 8; i += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
