import { expect, type Page } from '@playwright/test';
import { shellMessages } from '../apps/web/src/i18n/shell.ts';
import { articlesMessages } from '../apps/web/src/i18n/articles.ts';
import {
  collectComplaints,
  findAccessibilityFaults,
  inLanguage,
  journeysIn,
  widthOverflow,
  type Language,
  wake,
} from './pages.ts';
import { sweepJourney } from './sweeps.ts';
import { test } from './test.ts';

const ARTICLE = '/article?id=choosing-a-logo';
const WORDS = {
  zh: {
    entries: ['首页', '标志制作', '一对一定制', '行业资讯', '新闻 （在新标签页打开）', 'AI 抠图'],
    headings: {
      '/information': '行业资讯',
      '/news/': '新闻',
      [ARTICLE]: '挑标志，先问这六个问题',
      '/made': '一对一定制',
    },
    find: '查找',
    searchBlank: '请输入内容',
    query: '商标',
    send: '提交需求',
    form: '说说你要什么',
    blank: ['请填写称呼', '手机号或邮箱不能为空', '请输入需求'],
    wrong: '手机号或邮箱不正确',
    fields: ['称呼', '手机号或邮箱', '需求'],
    reach: '13812340001',
    done: '收到了',
  },
  en: {
    entries: [
      'Home',
      'Logo maker',
      '1V1 custom design',
      'Industry information',
      'News (opens in a new tab)',
      'AI matting',
    ],
    headings: {
      '/information': 'Industry information',
      '/news/': 'News',
      [ARTICLE]: 'Six questions to ask before you choose a logo',
      '/made': '1V1 custom design',
    },
    find: 'Find',
    searchBlank: 'Please enter content',
    query: 'trademark',
    send: 'Send',
    form: 'Tell us what you need',
    blank: ['Please enter a name', 'Please enter an e-mail address or phone number', 'Please enter the demand'],
    wrong: 'Not an e-mail address or phone number',
    fields: ['Name', 'E-mail or phone', 'What you need'],
    reach: 'ann@example.com',
    done: 'We have it',
  },
} as const;

async function hydrated(page: Page): Promise<void> {
  await wake(page);
  await page.waitForLoadState('networkidle');
}
/** Each test is a visitor of its own: demands are counted by address. */
const visitor = (language: Language, page: Page, last: number) =>
  page.setExtraHTTPHeaders({ 'x-forwarded-for': `203.0.113.${(language === 'zh' ? 10 : 60) + last}` });

for (const language of journeysIn('en')) {
  const words = WORDS[language];

  sweepJourney(
    `${language}: an article fits a small phone, complains of nothing and can be used by all`,
    async ({ page }) => {
      const complaints = collectComplaints(page);
      await page.setViewportSize({ width: 360, height: 780 });
      await page.goto(inLanguage(ARTICLE, language));
      await expect(page.getByRole('heading', { level: 1, name: words.headings[ARTICLE] })).toBeVisible();
      await hydrated(page);
      expect(await widthOverflow(page)).toBe(0);
      expect(await findAccessibilityFaults(page)).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );

  test(`[S2.9] ${language}: all six entries and the AI logo are reached from the bar, news in a new tab`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(inLanguage('/', language));
    const bar = page.getByRole('banner').getByRole('navigation').first();
    for (const entry of words.entries) await expect(bar.getByRole('link', { name: entry, exact: true })).toBeVisible();
    const news = bar.getByRole('link', { name: words.entries[4], exact: true });
    await expect(news).toHaveAttribute('target', '_blank');
    await expect(news).toHaveAttribute('href', inLanguage('/news/', language));
    const below = page.getByRole('contentinfo').getByRole('link', { name: words.entries[4], exact: true });
    await expect(below).toHaveAttribute('target', '_blank');
    await bar.getByRole('link', { name: words.entries[2], exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.headings['/made'] })).toBeVisible();
    await bar.getByRole('link', { name: words.entries[3], exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.headings['/information'] })).toBeVisible();
    await bar.getByRole('link', { name: words.entries[0], exact: true }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    await bar.getByRole('link', { name: words.entries[5], exact: true }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/matting');
    // The AI logo stands below the logo maker, as one of its kinds.
    await bar.getByRole('link', { name: words.entries[0], exact: true }).click();
    const shell = shellMessages[language];
    await page.getByRole('button', { name: shell.logoType }).click();
    await page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(shell.logoTypes.aiLogo) })
      .click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/aiLogo');
  });

  test(`[S5.5] ${language}: search asks for content, finds articles, and a find leads to the article`, async ({
    page,
  }) => {
    await page.goto(inLanguage('/information', language));
    await hydrated(page);
    const search = page.getByRole('search');
    await search.getByRole('button', { name: words.find }).click();
    await expect(search.getByText(words.searchBlank)).toBeVisible();
    await search.getByRole('searchbox').fill(words.query);
    await search.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/[?&]q=/);
    await page.getByRole('article').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/article\?id=/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test(`[S5.5] ${language}: below an article a name is asked for in the page’s own words, and taken along`, async ({
    page,
  }) => {
    const m = articlesMessages[language];
    await page.goto(inLanguage(ARTICLE, language));
    await hydrated(page);
    const band = page.getByRole('region', { name: m.tryTitle });
    const button = band.getByRole('button', { name: m.tryButton });
    await button.click();
    await expect(band.getByText(m.tryBlank)).toBeVisible();
    await band.getByLabel(m.tryLabel).fill('长'.repeat(21));
    await button.click();
    await expect(band.getByText(m.tryLong)).toBeVisible();
    await band.getByLabel(m.tryLabel).fill('半山');
    await button.click();
    await expect(page).toHaveURL(/\/createLogo/);
    await expect(page.getByRole('heading', { level: 1, name: /半山/ })).toBeVisible();
  });

  test(`${language}: the demand form says what is missing under each field, then confirms`, async ({ page }) => {
    await visitor(language, page, 1);
    await page.goto(inLanguage('/made', language));
    await hydrated(page);
    const form = page.getByRole('region', { name: words.form });
    await test.step('[S5.5] what is missing is said under each field', async () => {
      await form.getByRole('button', { name: words.send }).click();
      for (const message of words.blank) await expect(form.getByText(message)).toBeVisible();
    });
    const [name, phone, demand] = words.fields;
    await form.getByLabel(name, { exact: true }).fill('阿山');
    await form.getByLabel(phone, { exact: true }).fill('12345');
    await form.getByLabel(demand, { exact: true }).fill('<script>alert(1)</script>');
    await form.getByRole('button', { name: words.send }).click();
    await expect(form.getByText(words.wrong)).toBeVisible();
    await test.step('[S1.7] who never signed in is confirmed with a number', async () => {
      await form.getByLabel(phone, { exact: true }).fill(words.reach);
      await form.getByRole('button', { name: words.send }).click();
      await expect(form.getByText(words.done)).toBeVisible();
      // A number to come back with.
      await expect(form.getByText(/\b[0-9A-F]{8}\b/)).toBeVisible();
    });
  });
}

test('served pages carry title, description, card and structured data before any script', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  for (const path of ['/', '/information', '/news/', ARTICLE, '/made']) {
    const html = await read(path);
    for (const part of ['<title>', 'name="description"', 'property="og:image"', 'rel="canonical"', 'hreflang="en"'])
      expect(html, path).toContain(part);
  }
  const article = await read(inLanguage(ARTICLE, 'en'));
  expect(article).toContain('<title>Six questions to ask before you choose a logo');
  expect(article).toContain('"@type":"Article"');
  expect(article).toContain('/figures/card-choosing-a-logo.png');
  expect(article).toContain('<h2');
  expect((await request.get('/figures/card-choosing-a-logo.png')).status()).toBe(200);
  expect((await request.get('/article?id=no-such-thing')).status()).toBe(404);
  expect(await read('/userShare?creationId=none')).toContain('<title>');
});

test('the feed, the sitemap and robots name the articles', async ({ request }) => {
  const feed = await request.get('/feed.xml?lang=en');
  expect(feed.headers()['content-type']).toContain('atom+xml');
  expect(await feed.text()).toContain('Six questions to ask before you choose a logo');
  const map = await (await request.get('/sitemap.xml')).text();
  expect(map).toContain('/article?id=choosing-a-logo&amp;lang=en');
  expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap:');
});

test('the site can be installed: manifest, icons and an offline page', async ({ request }) => {
  const manifest = (await (await request.get('/site.webmanifest')).json()) as {
    display: string;
    icons: { src: string }[];
  };
  expect(manifest.display).toBe('standalone');
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });
  test('without a network the offline page is shown, and the site again once there is one', async ({
    page,
    context,
  }) => {
    await page.goto('/information');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await context.setOffline(true);
    await page.goto('/made');
    await expect(page.getByRole('heading', { name: '网络断开了' })).toBeVisible();
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await context.setOffline(false);
    await page.getByRole('link', { name: /再试一次/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: '一对一定制' })).toBeVisible();
  });
});
