import { expect, test, type Page } from '@playwright/test';
import { findAccessibilityFaults, inLanguage, LANGUAGES, widthOverflow } from './pages.ts';

const WORDS = {
  zh: {
    name: '品牌名',
    next: '下一步',
    back: '上一步',
    finish: '看看方案',
    bakery: '烘焙甜品',
    warm: '暖色调',
    cool: '冷色调',
    anyFont: '都可以，替我挑',
    nameBlank: '请输入您的logo名称',
    keywords: '请选择关键词',
    color: '请选择颜色',
    font: '请选择字体',
    list: '标志方案列表',
    use: '用这个',
    more: '再看一些',
    all: '全部',
    startHere: '从名字开始',
    retry: '再试一次',
  },
  en: {
    name: 'Brand name',
    next: 'Next',
    back: 'Back',
    finish: 'See proposals',
    bakery: 'Bakery & sweets',
    warm: 'Warm colours',
    cool: 'Cool colours',
    anyFont: 'Any that suits',
    nameBlank: 'Please enter your logo name',
    keywords: 'Please select keywords',
    color: 'Please select a color',
    font: 'Please select a font',
    list: 'Logo proposals',
    use: 'Use this',
    more: 'Show more',
    all: 'All',
    startHere: 'Begin with the name',
    retry: 'Try again',
  },
};
type Words = (typeof WORDS)['zh'];

const BRIEF = {
  currentPage: 4,
  logoName: '半山面包',
  otherName: 'Half Hill Bakery',
  slogan: '',
  description: '山里的面包店',
  chosenTags: [],
  color: 0,
  fontList: [],
  anyFont: true,
  logoType: 'online',
};

/** Opens a page as somebody who has answered the flow before; later loads keep what happened since. */
async function openWith(page: Page, path: string, brief: Partial<typeof BRIEF> = {}) {
  await page.addInitScript(
    (text) => {
      if (!localStorage.getItem('markwright.create-logo')) localStorage.setItem('markwright.create-logo', text);
    },
    JSON.stringify({ ...BRIEF, ...brief }),
  );
  await page.goto(path);
}

const cards = (page: Page, words: Words = WORDS.zh) =>
  page.getByRole('list', { name: words.list }).getByRole('listitem');
const drawn = (page: Page, words: Words = WORDS.zh) =>
  page.getByRole('list', { name: words.list }).locator('[data-drawn="true"]');
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

for (const language of LANGUAGES) {
  const words = WORDS[language];
  test(`[S2.16] [S5.5] [S6.1] a guest goes from a name to the editor in ${language}, told what is missing on the way`, async ({
    page,
  }) => {
    await page.goto(inLanguage('/createLogo', language));
    await page.getByRole('button', { name: words.next }).click();
    await expect(page.getByRole('alert')).toHaveText(words.nameBlank);
    await page.getByRole('textbox', { name: words.name, exact: true }).fill('半山面包');
    await page.keyboard.press('Enter');

    await page.getByRole('button', { name: words.next }).click();
    await expect(page.getByRole('alert')).toHaveText(words.keywords);
    await page.getByRole('button', { name: words.bakery }).click();
    await page.getByRole('button', { name: words.next }).click();

    await page.getByRole('button', { name: words.back }).first().click();
    await expect(page.getByRole('button', { name: words.bakery })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: words.next }).click();
    await page.getByRole('textbox').fill('Fresh at six');
    await page.keyboard.press('Enter');

    await page.getByRole('button', { name: words.finish }).click();
    await expect(page.getByRole('alert')).toHaveText(words.color);
    await page.getByRole('radio', { name: words.warm }).check();
    await page.getByRole('button', { name: words.anyFont }).click();
    await page.getByRole('button', { name: words.finish }).click();
    await expect(page.getByRole('alert')).toHaveText(words.font);
    await page.getByRole('button', { name: words.anyFont }).click();
    await page.getByRole('button', { name: words.finish }).click();

    await expect(page).toHaveURL(/\/createLogo\/logoList/);
    await expect(page.getByRole('heading', { level: 1, name: '半山面包' })).toBeVisible();
    await expect(drawn(page, words).nth(3)).toBeVisible();
    await cards(page, words).first().hover();
    await page.getByRole('button', { name: words.use, exact: true }).click();
    await expect(page).toHaveURL(/\/edit/);
    const kept = await page.evaluate(() => localStorage.getItem('markwright.current-logo'));
    const { currJson } = JSON.parse(kept ?? '{}') as { currJson: string };
    expect(JSON.parse(currJson)).toMatchObject({ name: { text: '半山面包' }, slogan: { text: 'Fresh at six' } });
  });
}

test('[S2.16] similar tags appear as tags are chosen, and the answers survive leaving and coming back', async ({
  page,
}) => {
  await openWith(page, '/createLogo', { currentPage: 2, description: '' });
  await page.getByRole('button', { name: '烘焙甜品' }).click();
  await page.getByRole('group', { name: '更细一点' }).getByRole('button').first().click();
  await expect(page.getByText('已挑 2 个')).toBeVisible();
  await page.goto('/');
  await page.goto('/createLogo');
  await expect(page.getByText('已挑 2 个')).toBeVisible();
  await expect(page.getByText('第 2 步，共 4 步')).toBeVisible();
});

test('[S3.4] the flow keeps its state under the names the product knows', async ({ page }) => {
  await openWith(page, '/createLogo', { currentPage: 4 });
  await page.getByRole('radio', { name: '冷色调' }).check();
  await page.getByRole('button', { name: '思源宋体 半粗' }).click();
  await page.goto('/information');
  const kept = await page.evaluate(() => localStorage.getItem('markwright.create-logo'));
  expect(JSON.parse(kept ?? '{}')).toMatchObject({
    currentPage: 4,
    logoName: '半山面包',
    slogan: '',
    description: '山里的面包店',
    color: 2,
    fontList: ['noto-serif-sc-semibold.ttf'],
    logoType: 'online',
  });
});

test('[S2.18] the tag list shows every tag of step two and shares its choice', async ({ page }) => {
  await openWith(page, '/createLogo', { currentPage: 2 });
  await page.getByRole('link', { name: '看全部标签' }).click();
  await expect(page).toHaveURL(/\/createLogo\/taglist/);
  await page.getByRole('button', { name: '工业制造' }).click();
  await page.getByRole('button', { name: '选好了' }).click();
  await expect(page).toHaveURL(/\/createLogo$/);
  await expect(page.getByRole('button', { name: '工业制造' })).toHaveAttribute('aria-pressed', 'true');
});

test('[S2.18] the art list sets the name in eleven fonts and leads to the editor', async ({ page }) => {
  await openWith(page, '/createLogo/artList');
  const lines = page.getByRole('main').getByRole('listitem');
  await expect(lines).toHaveCount(11);
  await expect(lines.first().locator('svg[data-drawn="true"]')).toBeVisible();
  await lines.nth(2).getByRole('button').click();
  await expect(page).toHaveURL(/\/edit/);
});

test('[S2.17] colour, font and tag narrow the list, and more come by button and by scrolling', async ({ page }) => {
  await openWith(page, '/createLogo', { currentPage: 2 });
  await page
    .getByRole('button', { name: '旅游酒店' })
    .or(page.getByRole('button', { name: '养生康体' }))
    .first()
    .click();
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await page.goto('/createLogo/logoList');
  await expect(cards(page).nth(23)).toBeAttached();
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
  await page.getByRole('button', { name: '再看一些' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(48);
  const shown = await cards(page).count();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => cards(page).count()).toBeGreaterThan(shown);
});

test('[S2.17] a favourite stays after a reload; two logos are compared side by side', async ({ page }) => {
  await openWith(page, '/createLogo/logoList');
  for (const index of [0, 2]) {
    await cards(page).nth(index).hover();
    await page.getByRole('button', { name: '加入比较' }).click();
  }
  await page.getByRole('button', { name: '收藏', exact: true }).click();
  await page.getByRole('button', { name: '并排比较' }).click();
  const dialog = page.getByRole('dialog', { name: '并排比较' });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog.locator('[data-drawn="true"]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: /收藏\s*1/ }).click();
  await expect(cards(page)).toHaveCount(1);
});

test('[S2.17] by keyboard alone: a card opens with focus, says what its mark means, and is chosen with Enter', async ({
  page,
}) => {
  await openWith(page, '/createLogo/logoList');
  await expect(drawn(page).first()).toBeVisible();
  const first = cards(page).first().getByRole('button').first();
  await page.getByRole('button', { name: '舒适圆体' }).focus();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await expect(cards(page).first().getByRole('button')).toHaveCount(4);
  await expect(first).toHaveAccessibleDescription(/\S{4}/);
  await page.keyboard.press('Tab');
  await expect(cards(page).first().getByRole('button', { name: '收藏' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/edit/);
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
  await page.goBack();
  await expect(cards(page).nth(23)).toBeAttached();
  await expect(page.getByRole('button', { name: '全部', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('[S2.17] by touch at 390 px: a tap opens the card to the full width, its button goes to the editor', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await openWith(page, '/createLogo/logoList');
  const card = cards(page).nth(3);
  await card.getByRole('button').first().tap();
  await expect.poll(async () => (await card.boundingBox())?.width).toBeGreaterThan(340);
  await card.getByRole('button', { name: '用这个', exact: true }).tap();
  await expect(page).toHaveURL(/\/edit/);
  await context.close();
});

test('[S2.17] without a name the list says where to begin; when nothing arrives it offers to try again', async ({
  page,
}) => {
  await page.goto('/createLogo/logoList');
  await page.getByRole('link', { name: '从名字开始' }).click();
  await expect(page).toHaveURL(/\/createLogo$/);
  await page.getByRole('textbox', { name: '品牌名', exact: true }).fill('半山面包');
  await page.route(/\/api\/icon\/list/, (route) => route.abort());
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await page.goto('/createLogo/logoList');
  await expect(page.getByRole('alert').getByRole('button', { name: '再试一次' })).toBeVisible({ timeout: 15_000 });
  await page.unroute(/\/api\/icon\/list/);
  await page.getByRole('button', { name: '再试一次' }).click();
  await expect(cards(page).nth(23)).toBeAttached();
});

test('the list with an open card, the comparison and step four have no accessibility faults and fit their width', async ({
  page,
}) => {
  await openWith(page, '/createLogo/logoList', { color: 1 });
  await expect(drawn(page).first()).toBeVisible();
  for (const index of [1, 2]) {
    await cards(page).nth(index).hover();
    await page.getByRole('button', { name: '加入比较' }).click();
  }
  expect(await findAccessibilityFaults(page)).toEqual([]);
  expect(await widthOverflow(page)).toBe(0);
  await page.getByRole('button', { name: '并排比较' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.goto('/createLogo');
  await expect(page.locator('svg[data-drawn="true"]').first()).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await widthOverflow(page)).toBe(0);
  }
});
