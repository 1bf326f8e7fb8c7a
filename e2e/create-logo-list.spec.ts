import { expect, type Page } from '@playwright/test';
import { cards, drawn, openWith } from './create-logo-pages.ts';
import { findAccessibilityFaults, widthOverflow } from './pages.ts';
import { signIn } from './sign-in.ts';
import { sweepJourney } from './sweeps.ts';
import { test } from './test.ts';

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test('[S2.17] colour, font and tag narrow the list, more come by button and by scrolling', async ({ page }) => {
  await openWith(page, '/createLogo', { currentPage: 2, description: '' });
  await page.getByRole('button', { name: '养生康体' }).click();
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('radio', { name: '暖色调' }).check();
  await page.getByRole('button', { name: '看看方案' }).click();
  await expect(cards(page).nth(23)).toBeAttached();
  await expect(drawn(page).first()).toBeVisible();
  const asked = (piece: string) => page.waitForRequest((request) => request.url().includes(piece));

  const [colorRequest] = await Promise.all([asked('color=2'), page.getByRole('button', { name: '冷色调' }).click()]);
  expect(colorRequest.url()).toContain('/api/icon/list');
  await expect(page.getByRole('button', { name: '冷色调' })).toHaveAttribute('aria-pressed', 'true');
  const [fontRequest] = await Promise.all([
    asked('fonts=ma-shan-zheng.ttf'),
    page.getByRole('button', { name: '书法字体' }).click(),
  ]);
  expect(fontRequest.url()).toContain('color=2');
  const [tagRequest] = await Promise.all([asked('onlyTag='), page.getByRole('button', { name: '养生康体' }).click()]);
  expect(tagRequest.url()).toContain('fonts=ma-shan-zheng.ttf');
  await page.getByRole('button', { name: '全部', exact: true }).click();

  await expect(cards(page).nth(23)).toBeAttached();
  await page.getByRole('button', { name: '加载更多' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(48);
  const shown = await cards(page).count();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => cards(page).count()).toBeGreaterThan(shown);
});

test('an address opened at the list asks for its first page once, before the list’s own code could', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/icon/list' && searchParams.get('page') === '1') asked.push(request.url());
  });
  await openWith(page, '/createLogo/logoList');
  await expect(drawn(page).first()).toBeVisible();
  expect(asked).toHaveLength(1);
  const isPreloaded = 'link[rel=modulepreload][href*="/assets/logo-list-screen"]';
  await expect(page.locator(isPreloaded)).toBeAttached();
});

test('[S2.17] a card says what its mark means, is favoured and compared; a favourite stays after a reload', async ({
  page,
}) => {
  await openWith(page, '/createLogo/logoList', { color: 1 });
  await expect(drawn(page).first()).toBeVisible();
  const first = cards(page).first().getByRole('button').first();
  await page.getByRole('button', { name: '舒适圆体' }).focus();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription(/\S{4}/);
  await page.keyboard.press('Tab');
  await expect(cards(page).first().getByRole('button', { name: '收藏' })).toBeFocused();
  await page.keyboard.press('Enter');
  for (const index of [0, 2]) {
    await cards(page).nth(index).hover();
    await cards(page).nth(index).getByRole('button', { name: '加入比较' }).click();
  }
  expect(await findAccessibilityFaults(page)).toEqual([]);
  expect(await widthOverflow(page)).toBe(0);
  await page.getByRole('button', { name: '并排比较' }).click();
  const dialog = page.getByRole('dialog', { name: '并排比较' });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog.locator('[data-drawn="true"]').first()).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: /收藏\s*1/ }).click();
  await expect(cards(page)).toHaveCount(1);
});

test('[S2.13] the list is kept between list and editor, and cleared by any other page', async ({ page }) => {
  await openWith(page, '/createLogo/logoList');
  await page.getByRole('button', { name: '柔和配色' }).click();
  await expect(cards(page).nth(23)).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(48);
  await page.mouse.move(5, 5);
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => scrolled(page)).toBe(900);
  const shown = await cards(page).count();
  await cards(page).nth(18).hover();
  const place = await scrolled(page);
  await page.getByRole('button', { name: '用这个', exact: true }).click();
  await expect(page).toHaveURL(/\/edit/);
  await page.goBack();
  await expect(page).toHaveURL(/\/createLogo\/logoList/);
  await expect.poll(() => scrolled(page)).toBe(place);
  expect(await cards(page).count()).toBeGreaterThanOrEqual(shown);
  await expect(page.getByRole('button', { name: '柔和配色' })).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('link', { name: '方格，回首页' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  // The address changes a moment before the page: going back sooner would interrupt the leaving.
  await expect(page.locator('input[name=name]')).toBeVisible();
  await page.goBack();
  await expect(cards(page).nth(23)).toBeAttached();
  await expect(page.getByRole('button', { name: '全部', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('without a name the list says where to begin; a failure is told in the server’s words and can be tried again', async ({
  page,
}) => {
  await page.route(/\/api\/icon\/list/, (route) => route.abort());
  await test.step('[S2.17] a list without a name leads to where one is asked for', async () => {
    await page.goto('/createLogo/logoList');
    await page.getByRole('link', { name: '填写品牌名' }).click();
    await expect(page).toHaveURL(/\/createLogo$/);
  });
  await page.getByRole('textbox', { name: '品牌名', exact: true }).fill('半山面包');
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await page.goBack();
  await expect(page.getByRole('alert').getByRole('button', { name: '重试' })).toBeVisible();
  await page.unroute(/\/api\/icon\/list/);
  await test.step('[S8.1] a refusal is told in the server’s words', async () => {
    const busy = { code: 503, msg: '现在使用的人较多，请稍等几秒再试', data: null };
    await page.route(/\/api\/icon\/list/, (route) => route.fulfill({ json: busy }));
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('alert')).toContainText(busy.msg);
  });
  await page.unroute(/\/api\/icon\/list/);
  await page.getByRole('button', { name: '重试' }).click();
  await expect(cards(page).nth(23)).toBeAttached();
});

sweepJourney('a favourite is marked on its card and belongs to its brand alone', async ({ page }) => {
  await openWith(page, '/createLogo/logoList', { color: 1 });
  const first = cards(page).first();
  await expect(drawn(page).first()).toBeVisible();
  await first.hover();
  await first.getByRole('button', { name: '收藏' }).click();
  await page.mouse.move(0, 0);
  await expect(first.locator('[data-favourite]')).toBeVisible();
  await expect(first.getByRole('button').first()).toHaveAccessibleName(/已收藏$/);
  await page.goto('/healthz');
  await page.evaluate(() => {
    const flow = JSON.parse(localStorage.getItem('markwright.create-logo') ?? '{}') as object;
    localStorage.setItem('markwright.create-logo', JSON.stringify({ ...flow, logoName: '海盐咖啡' }));
  });
  await page.goto('/createLogo/logoList');
  await expect(page.getByRole('button', { name: /^收藏\s*0$/ })).toBeVisible();
});

test("a guest's favourite goes to the account at sign-in, is found on another device, and is gone there when it is dropped", async ({
  page,
  browser,
}) => {
  const path = '/createLogo/logoList';
  await openWith(page, path, { color: 1 });
  const first = cards(page).first();
  await expect(drawn(page).first()).toBeVisible();
  await first.hover();
  await first.getByRole('button', { name: '收藏' }).click();
  const account = await signIn(page);
  const kept = page.waitForResponse(
    (reply) => reply.url().includes('/api/favourite') && reply.request().method() === 'POST',
  );
  await page.goto(path);
  expect((await kept).ok()).toBe(true);

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await signIn(phone, account);
  await openWith(phone, path, { color: 1 });
  const chip = (device: Page, count: number) => device.getByRole('button', { name: new RegExp(`^收藏\\s*${count}$`) });
  await chip(phone, 1).click();
  await expect(cards(phone)).toHaveCount(1);
  await cards(phone).first().getByRole('button').first().click();
  await cards(phone).first().getByRole('button', { name: '取消收藏' }).click();
  await expect(chip(phone, 0)).toBeVisible();
  await page.goto(path);
  await expect(chip(page, 0)).toBeVisible();
  await phone.context().close();
});

sweepJourney(
  'all filters stand in one panel, fonts in groups with their number, and a Latin name needs no sideways scrolling',
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openWith(page, '/createLogo/logoList?lang=en', { logoName: 'Half Hill', color: 1 });
    const row = page.getByRole('group', { name: 'Filters' });
    await expect(row.getByRole('button', { name: 'Serif', exact: true })).toBeVisible();
    expect(await row.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(1);
    await page.getByRole('button', { name: /^All filters/ }).press('Enter');
    const panel = page.getByRole('dialog', { name: 'Filters' });
    await panel.getByRole('button', { name: /^Handwritten\s*\d+$/ }).click();
    const fonts = panel.getByRole('group', { name: 'Fonts in Handwritten' });
    const asked = page.waitForRequest((request) => /fonts=[^&]+(?!.*fonts=)/.test(request.url()));
    await fonts.getByRole('button').first().click();
    await asked;
    await expect(fonts.getByRole('button').first()).toHaveAttribute('aria-pressed', 'true');
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await panel.getByRole('button', { name: /^Show \d+ logos$/ }).click();
    await expect(panel).toBeHidden();
    await expect(page.getByRole('button', { name: 'All filters, 2 selected' })).toBeVisible();
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  sweepJourney('with one card open a tap opens another, and all of it is in sight', async ({ page }) => {
    await openWith(page, '/createLogo/logoList', { color: 1 });
    await expect(drawn(page).first()).toBeVisible();
    // Nothing stands out beyond the screen: pinching out would show an empty strip.
    expect(await widthOverflow(page)).toBe(0);
    const use = (index: number) => cards(page).nth(index).getByRole('button', { name: '用这个', exact: true });
    await cards(page).nth(0).getByRole('button').first().tap();
    await expect(use(0)).toBeVisible();
    await cards(page).nth(3).getByRole('button').first().tap();
    await expect(use(3)).toBeInViewport({ ratio: 1 });
    await expect(use(0)).toBeHidden();
    await cards(page).nth(5).getByRole('button').first().tap();
    await expect(use(5)).toBeInViewport({ ratio: 1 });
  });
});
