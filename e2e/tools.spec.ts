import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { aiFontMessages } from '../apps/web/src/i18n/ai-font.ts';
import { createLogoMessages } from '../apps/web/src/i18n/create-logo.ts';
import { shellMessages } from '../apps/web/src/i18n/shell.ts';
import { toolGuideMessages } from '../apps/web/src/i18n/tool-guides.ts';
import { isAlive } from '../apps/web/src/when-alive.ts';
import { collectComplaints, hold, inLanguage, LANGUAGES, wake } from './pages.ts';
import { test } from './test.ts';

/** Without this one no page comes alive. */
const SCRIPT = /\/assets\/shell-[^/]*\.js/;
const TOOLS = ['createLogo', 'aiLogo', 'aiFont', 'matting'] as const;

test('the tools tell what they do without script, in both languages, and may be found', async ({
  browser,
  request,
}) => {
  const map = await (await request.get('/sitemap.xml')).text();
  for (const language of LANGUAGES) {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const tool of TOOLS) {
      const guide = toolGuideMessages[language][tool];
      await page.goto(inLanguage(`/${tool}`, language));
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      for (const { question, answer } of guide.questions) {
        await expect(page.getByText(question, { exact: true })).toBeVisible();
        await expect(page.getByText(answer, { exact: true })).toBeVisible();
      }
      await expect(page.locator('main img').first()).toBeVisible();
      await expect(page.locator('main input').first()).toBeAttached();
      await expect(page.locator('meta[name=robots]')).toHaveCount(0);
      const address = new URL(inLanguage(`/${tool}`, language), page.url()).href;
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
      await expect(page.locator('link[hreflang=en]')).toHaveAttribute('href', /lang=en$/);
      const told = await page.locator('script[type="application/ld+json"]').allTextContents();
      const kinds = told.map((text) => (JSON.parse(text) as { '@type': string })['@type']);
      expect(kinds).toEqual(['WebApplication', 'FAQPage']);
      expect(map).toContain(`<loc>${address}</loc>`);
    }
    await context.close();
  }
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /createLogo/\n');
  expect(robots).not.toContain('Disallow: /createLogo\n');
});

/** Scripts and style sheets. */
const codeOf = (page: Page): string[] => {
  const names: string[] = [];
  page.on('request', (request) => {
    if (/\.(js|css)$/.test(request.url())) names.push(new URL(request.url()).pathname);
  });
  return names;
};

test('what draws logos and lettering is fetched when somebody begins, and nothing moves before', async ({ page }) => {
  const complaints = collectComplaints(page);
  const code = codeOf(page);
  const draws = () =>
    code.some((name) => /pixel-picture|art-picture|live-pictures|matting-table|tune-panel/.test(name));
  // On a phone the styles are a strip that snaps into place by itself, which is nobody's beginning.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const kept = globalThis as unknown as { shift: number };
    kept.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) kept.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const tool of TOOLS) {
    await page.goto(`/${tool}`);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (globalThis as unknown as { shift: number }).shift), tool).toBeLessThan(0.02);
  }
  expect(draws()).toBe(false);
  // The style sheet travels inside the page.
  expect(code.filter((name) => name.endsWith('.css'))).toEqual([]);
  await page.goto('/aiFont');
  await page.getByLabel(aiFontMessages.zh.nameLabel, { exact: true }).fill('山海');
  await expect(page.locator('[data-style] canvas[data-drawn="true"]').first()).toBeVisible();
  expect(draws()).toBe(true);
  expect(complaints).toEqual([]);
});

test('a visitor who comes back to a half-answered flow finds the question that is open', async ({ page }) => {
  const m = createLogoMessages.zh;
  await page.goto('/createLogo?name=老陈面馆');
  await expect(page.getByRole('heading', { level: 1, name: m.brief.question('老陈面馆') })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: m.brief.question('老陈面馆') })).toBeVisible();
  await expect(page.getByText(toolGuideMessages.zh.questions)).toBeHidden();
});

test('a name typed before the script is there is taken over an older one, and a button pressed is found in what is drawn anew', async ({
  page,
}) => {
  const name = page.getByLabel(aiFontMessages.zh.nameLabel, { exact: true });
  await page.goto('/aiFont');
  await name.fill('旧名字');
  await expect(page.locator('ul[data-name="旧名字"]')).toBeVisible();
  const letGo = await hold(page, SCRIPT);
  await page.goto('/aiFont', { waitUntil: 'commit' });
  await name.fill('山海');
  await page.getByRole('button', { name: aiFontMessages.zh.useIt }).click();
  letGo();
  await expect(page.locator('ul[data-name="山海"]')).toBeVisible();
  await expect(name).toHaveValue('山海');
  await expect(page.getByRole('dialog', { name: aiFontMessages.zh.preview.title })).toBeVisible();
});

test('a button pressed before the script is there is pressed once when it is', async ({ page }) => {
  const { logoType, logoTypes } = shellMessages.zh;
  const letGo = await hold(page, SCRIPT);
  await page.goto('/aiLogo', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: logoType }).click();
  letGo();
  // A second press would close the menu again.
  await expect(page.locator('header').getByRole('button', { name: new RegExp(logoTypes.aiFont) })).toBeVisible();
});

test('a picture chosen before the script is there is cut', async ({ page }) => {
  const letGo = await hold(page, SCRIPT);
  await page.goto('/matting', { waitUntil: 'domcontentloaded' });
  const buffer = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer();
  await page.locator('input[type=file][multiple]').setInputFiles([{ name: 'a.png', mimeType: 'image/png', buffer }]);
  letGo();
  await expect(page.locator('canvas').first()).toBeVisible();
});

test('a page comes alive when the browser is idle, untouched; a visitor who stirs does not wait for that', async ({
  browser,
  page,
}) => {
  const aliveOn = (seen: Page) => seen.getByRole('button', { name: shellMessages.zh.login }).first().evaluate(isAlive);
  for (const path of ['/', '/made?style=ink', '/aiLogo', '/article?id=choosing-a-logo']) {
    await page.goto(path);
    await expect.poll(() => aliveOn(page), path).toBe(true);
  }

  const busy = await (await browser.newContext()).newPage();
  await busy.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
  await busy.goto('/aiLogo');
  await busy.waitForLoadState('networkidle');
  expect(await aliveOn(busy)).toBe(false);
  await busy.mouse.wheel(0, 40);
  await expect.poll(() => aliveOn(busy)).toBe(true);
  await busy.context().close();
});

test('the first question stands there from the start, the next one comes in', async ({ page }) => {
  const frames = page.locator('form > div').first();
  const comesIn = () => frames.evaluate((frame) => getComputedStyle(frame).animationName);
  await page.goto('/createLogo');
  await wake(page);
  expect(await comesIn()).toBe('none');
  await page.getByLabel(createLogoMessages.zh.name.label, { exact: true }).fill('老陈面馆');
  await page.getByRole('button', { name: createLogoMessages.zh.next }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: createLogoMessages.zh.brief.question('老陈面馆') }),
  ).toBeVisible();
  expect(await comesIn()).toBe('enter');
});
