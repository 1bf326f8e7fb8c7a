import { expect } from '@playwright/test';
import {
  collectComplaints,
  cutHints,
  findAccessibilityFaults,
  inLanguage,
  type Language,
  LANGUAGES,
  ROUTES,
  wake,
  widthOverflow,
} from './pages.ts';
import { isSweep, sliceOf } from '../scripts/sweeps.ts';
import { SITE_SETTINGS } from './site-settings.ts';
import { test } from './test.ts';

const WIDTHS = [390, 768, 1440];
const CONTACT_FOOTER = ['/', '/information'];
const NO_FILING_FOOTER = [
  '/createLogo',
  '/createLogo/logoList',
  '/createLogo/artList',
  '/edit',
  '/matting',
  '/perInfo',
  '/made',
  '/aiLogo',
  '/aiFont',
];

/** A share that does not exist has its page, with the status that says so. */
const NOBODYS = '/userShare?creationId=none';

/** The markup is the same in both languages: English is gone through on a few routes, in a sweep on all. */
const WALKED: Record<Language, readonly string[]> = { zh: ROUTES, en: sliceOf(ROUTES, 3) };
/** A look for faults weighs most: by turns of the routes on a phone and on a desk. */
const lookedAtWidth = (route: string) => ([...ROUTES].indexOf(route as never) % 2 === 0 ? 390 : 1440);

/** A few routes share a page: what each costs is the load and one look for faults, not another browser tab. */
const groupsOf = (routes: readonly string[]) => [routes.slice(0, 6), routes.slice(6, 11), routes.slice(11)];

for (const language of LANGUAGES) {
  for (const routes of groupsOf(WALKED[language]).filter(({ length }) => length > 0)) {
    test(`${routes.join(' ')} open by address in ${language}, quiet, within the window, accessible, with their footers`, async ({
      page,
    }) => {
      const complaints = collectComplaints(page);
      for (const route of routes) {
        await test.step(`[S2.1] ${route} opens by its address`, async () => {
          const reply = await page.goto(inLanguage(route, language));
          expect(reply?.status(), route).toBe(route === NOBODYS ? 404 : 200);
          await expect(page.locator('html')).toHaveAttribute('lang', language === 'zh' ? 'zh-CN' : 'en');
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
        });
        await page.waitForLoadState('networkidle');
        await wake(page);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          expect(await widthOverflow(page), `${route} at ${width}`).toBe(0);
          expect(await cutHints(page), `${route} at ${width}`).toEqual([]);
          if (width === lookedAtWidth(route) && (language === 'zh' || isSweep))
            expect(await findAccessibilityFaults(page), route).toEqual([]);
        }
        await test.step(`[S2.11] ${route} has the contact footer or not`, () =>
          expect(page.getByText(SITE_SETTINGS.SITE_PHONE), route).toHaveCount(CONTACT_FOOTER.includes(route) ? 1 : 0));
        await test.step(`[S2.12] ${route} has the filing footer or not`, () =>
          expect(page.getByText(/ICP备/), route).toHaveCount(NO_FILING_FOOTER.includes(route) ? 0 : 1));
      }
      // The browser itself reports the one page that is not there.
      expect(complaints.filter((text) => !text.includes('status of 404'))).toEqual([]);
    });
  }
}

test('[S2.3] an address nobody knows says so, with status 404', async ({ page, request }) => {
  const reply = await page.goto('/no/such/page?lang=en');
  expect(reply?.status()).toBe(404);
  await expect(page.getByText('This page could not be found')).toBeVisible();
  const inChinese = await request.get('/no/such/page?lang=zh');
  expect(inChinese.status()).toBe(404);
  expect(await inChinese.text()).toContain('404');
});

test('two slashes in front of a path name no other host', async ({ request, baseURL }) => {
  const open = (path: string) => request.get(`${baseURL}${path}`, { maxRedirects: 0 });
  for (const path of ['//elsewhere.example/news', '//elsewhere.example%2Fnews'])
    expect((await open(path)).status()).toBe(404);
  const news = await open('//news');
  expect([news.status(), news.headers()['location']]).toEqual([301, '/news/']);
});

test('[S2.1] the news without its slash leads to the news', async ({ request }) => {
  const reply = await request.get('/news');
  expect(new URL(reply.url()).pathname).toBe('/news/');
});
