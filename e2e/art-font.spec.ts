import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { keepClearOfMidnight } from '../apps/server/src/testing/keep-clear-of-midnight.ts';
import { aiFontMessages } from '../apps/web/src/i18n/ai-font.ts';
import { personalCentreMessages } from '../apps/web/src/i18n/personal-centre.ts';
import { shellMessages } from '../apps/web/src/i18n/shell.ts';
import { loginMessages as LOGIN } from '../apps/web/src/i18n/login.ts';
import { findAccessibilityFaults, hold, inLanguage, journeysIn, widthOverflow } from './pages.ts';
import { buyPackage } from './shop-steps.ts';
import { callApi, keptToken, signIn, signInByDialog } from './sign-in.ts';
import { sweepJourney } from './sweeps.ts';
import { test } from './test.ts';

const { zh, en } = aiFontMessages;
const { zh: centreZh, en: centreEn } = personalCentreMessages;
const { zh: shell } = shellMessages;

const MINUTE_MS = 60_000;
const LONG = { timeout: 120_000 };
test.beforeEach(async () => {
  test.setTimeout(8 * MINUTE_MS);
  await keepClearOfMidnight(3 * MINUTE_MS);
});

const MESSAGES = { zh, en };
const CENTRE = { zh: centreZh, en: centreEn };
const NAMES = { zh: '冰火茶舍', en: 'Polar' };

const cards = (page: Page) => page.locator('[data-style]');
const firstStyles = (page: Page, count: number) =>
  cards(page).evaluateAll((all, most) => all.slice(0, most).map((card) => card.getAttribute('data-style')), count);
const drawnCards = (page: Page) => page.locator('[data-style] canvas[data-drawn="true"]');

/** Sheets whose picture is still to come and that look like empty paper. */
const emptySheets = (page: Page) =>
  page.locator('main [data-drawn=false]').evaluateAll(
    (all) =>
      all.filter((picture) => {
        const { backgroundColor } = getComputedStyle(picture.parentElement ?? picture);
        return ['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'].includes(backgroundColor);
      }).length,
  );

for (const language of journeysIn('zh')) {
  const m = MESSAGES[language];
  const name = NAMES[language];

  test(`[S3.5] ${language}: the gallery shows the typed name in every style, keywords steer it, and it can be tuned`, async ({
    page,
  }) => {
    await page.goto(inLanguage('/aiFont', language));
    await page.getByLabel(m.nameLabel, { exact: true }).fill(name);
    await expect(page.locator(`ul[data-name="${name}"]`)).toBeVisible();
    const count = await cards(page).count();
    expect(count).toBeGreaterThanOrEqual(24);
    await expect(drawnCards(page)).toHaveCount(count, { timeout: 2 * MINUTE_MS });
    expect(await findAccessibilityFaults(page)).toEqual([]);

    const words = page.getByLabel(m.wordsLabel);
    for (const [text, style] of [
      ['冰', 'ice'],
      ['火', 'flame'],
      ['neon bar', 'neon'],
    ] as const) {
      await words.fill(text);
      await expect.poll(() => firstStyles(page, 1)).toEqual([style]);
    }
    await words.fill('国潮');
    await expect.poll(async () => new Set(await firstStyles(page, 2))).toEqual(new Set(['paper-cut', 'seal']));

    await page.locator('[data-style=extrude]').click();
    await expect(page.locator('[data-style=extrude]')).toHaveAttribute('aria-pressed', 'true');
    const picture = page.getByRole('img', { name: new RegExp(name) }).first();
    const pixels = () => picture.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL().length);
    await expect(picture).toHaveAttribute('data-drawn', 'true');
    let before = await pixels();
    for (const arrangement of ['vertical', 'arc', 'stacked'] as const) {
      await page.getByText(m.arrangements[arrangement], { exact: true }).click();
      await expect.poll(pixels, LONG).not.toBe(before);
      before = await pixels();
    }
    await page.getByRole('slider', { name: m.strength }).press('End');
    await expect.poll(pixels, LONG).not.toBe(before);
  });

  test(`${language}: five mock-ups behind a mask until all are ready; a guest who downloads is asked to sign in`, async ({
    page,
  }) => {
    await page.goto(inLanguage('/aiFont', language));
    await page.getByLabel(m.nameLabel, { exact: true }).fill(name);
    // The picture follows the typing after a moment's rest.
    await expect(page.locator(`ul[data-name="${name}"]`)).toBeVisible();
    await page.locator('[data-style=neon]').click();
    const letGo = await hold(page, /\/cup-900[^/]*\.scene/);
    await page.getByRole('button', { name: m.useIt }).click();
    const overlay = page.getByRole('dialog', { name: m.preview.title });
    const scenes = overlay.locator('figure');
    const drawn = scenes.locator('canvas[data-drawn="true"]');
    await test.step('[S2.26] [S4.9] four are drawn behind the mask; with the fifth it goes', async () => {
      await expect(drawn).toHaveCount(4, LONG);
      await expect(overlay.getByText(m.preview.loading)).toBeVisible();
      await expect(overlay.locator('[data-ready="false"]')).toBeVisible();
      letGo();
      await expect(overlay.locator('[data-ready="true"]')).toBeVisible(LONG);
      await expect(overlay.getByText(m.preview.loading)).toBeHidden();
      await expect(drawn).toHaveCount(5);
    });
    await test.step('[S3.11] [S4.9] each has the shape of the specification', async () => {
      const frames = await scenes.evaluateAll((all) =>
        all.map(({ clientWidth, clientHeight }) => clientWidth / clientHeight),
      );
      for (const [index, height] of [1080, 988, 1080, 988, 1080].entries())
        expect(frames[index], 'the shape of the specification').toBeCloseTo(1920 / height, 2);
    });
    await test.step('[S2.14] [S2.26] [S3.13] nothing moves by itself: another picture comes only when it is asked for', async () => {
      const counter = overlay.getByRole('status', { name: m.preview.slide(1, 5) });
      await expect(counter).toBeVisible();
      await overlay.getByRole('button', { name: m.preview.next }).click();
      await expect(overlay.getByRole('status', { name: m.preview.slide(2, 5) })).toBeVisible();
      expect(await findAccessibilityFaults(page)).toEqual([]);
    });

    await test.step('[S4.10] [S6.4] a guest is asked to sign in, then the lettering is to be ordered', async () => {
      await overlay.getByRole('button', { name: m.preview.download }).click();
      await expect(page.getByRole('dialog', { name: LOGIN[language].title })).toBeVisible();
      await expect(page).toHaveURL(/\/aiFont/);
      // Signed in, the download goes on where it stopped: the lettering is kept, and not being bought it is to be ordered.
      await signInByDialog(page, language);
      await expect(page).toHaveURL(/\/createOrder\?creationId=/, LONG);
      await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible(LONG);
    });
  });
}

sweepJourney(
  '[S6.1] what a guest saves is kept after sign-in as it was tuned; closing sign-in gives it up',
  async ({ page }) => {
    await page.goto('/aiFont');
    await page.getByLabel(zh.nameLabel, { exact: true }).fill('冰火');
    await expect(page.locator('ul[data-name="冰火"]')).toBeVisible();
    await page.getByText(zh.arrangements.vertical, { exact: true }).click();
    const save = page.getByRole('button', { name: zh.save, exact: true });
    await expect(save).not.toHaveAttribute('aria-disabled', 'true', LONG);
    await save.click();
    const login = page.getByRole('dialog', { name: LOGIN.zh.title });
    const loaded = page.waitForEvent('load');
    await login.getByRole('button', { name: LOGIN.zh.close }).click();
    await loaded;
    await expect(page.getByRole('radio', { name: zh.arrangements.vertical })).toBeChecked();
    const pending = () =>
      page.evaluate(
        () =>
          (JSON.parse(localStorage.getItem('markwright.ai-font') ?? '{}') as { pendingAction: string }).pendingAction,
      );
    await expect.poll(pending).toBe('');

    await expect(save).not.toHaveAttribute('aria-disabled', 'true', LONG);
    await save.click();
    await expect.poll(pending).toBe('save');
    await signInByDialog(page, 'zh');
    await expect(page.getByText(zh.savedNote, { exact: true })).toBeVisible(LONG);
    const token = await keptToken(page);
    type Saved = { doc: { name: { text: string }; art: { arrangement: string } } };
    const ask = <Data>(path: string) => callApi<Data>(page.request, 'get', `/api/userCreation/${path}`, { token });
    const { list } = await ask<{ list: { creationId: string }[] }>('getList');
    const { doc } = await ask<Saved>(list[0]?.creationId ?? '');
    expect([list.length, doc.name.text, doc.art.arrangement]).toEqual([1, '冰火', 'vertical']);
  },
);

for (const language of journeysIn('en')) {
  const m = MESSAGES[language];
  const name = NAMES[language];

  test(`${language}: not bought leads to the order page; bought gives the files in one archive and says so`, async ({
    page,
  }) => {
    const account = await signIn(page);
    await page.goto(inLanguage('/aiFont', language));
    const useIt = page.getByRole('button', { name: m.useIt });
    await page.locator('[data-style=sticker]').click();
    await expect(useIt).not.toHaveAttribute('aria-disabled');
    // Pressed at once: the picture still shows the name before, what is bought is the name in the field.
    await page.getByLabel(m.nameLabel, { exact: true }).fill(name);
    await useIt.click();
    await test.step('[S4.10] what is not bought closes its preview and leads to the order', async () => {
      await page.getByRole('dialog').getByRole('button', { name: m.preview.download }).click();
      await expect(page).toHaveURL(/\/createOrder\?creationId=/, LONG);
      await expect(page.getByRole('dialog', { name: m.preview.title })).toBeHidden();
    });
    const creationId = new URL(page.url()).searchParams.get('creationId') ?? '';
    await test.step('while its letters are on their way the order shows tinted sheets, not empty ones', async () => {
      const letGo = await hold(page, /\/api\/font\/glyphs/);
      await page.reload();
      const sheets = page.locator('main [data-drawn]');
      await expect(sheets.first()).toBeAttached();
      await expect(sheets.first()).toHaveAttribute('data-drawn', 'false');
      expect(await emptySheets(page)).toBe(0);
      letGo();
      await expect(page.locator('main [data-drawn=true]').first()).toBeAttached(LONG);
    });
    await buyPackage(page, account, creationId, 'vector');

    await page.goto(inLanguage('/perInfo', language));
    await page.getByRole('button', { name: CENTRE[language].previewOf(name) }).click();
    const download = await test.step('[S6.4] signed in and bought, the same button gives the files', async () => {
      const overlay = page.getByRole('dialog', { name: m.preview.title });
      await expect(overlay.locator('[data-ready="true"]')).toBeVisible(LONG);
      const saved = page.waitForEvent('download', LONG);
      await overlay.getByRole('button', { name: m.preview.download }).click();
      return saved;
    });
    await test.step('[S4.11] one archive with the Chinese name and the time holds jpg, png and svg', async () => {
      expect(download.suggestedFilename()).toMatch(/^高清logo\d{4}-\d\d-\d\d \d\d[:_-]\d\d[:_-]\d\d\.zip$/);
      const files = Object.keys(unzipSync(await readFile(await download.path())));
      for (const ending of ['.jpg', '.png', '.svg']) expect(files.some((file) => file.endsWith(ending))).toBe(true);
    });
    await expect(page.getByRole('dialog', { name: m.preview.savedTitle })).toBeVisible();
    await page.getByRole('button', { name: m.preview.toCentre }).click();
    await expect(page).toHaveURL(/\/perInfo/);

    // Found again on the page that made it, the same lettering is not sold a second time.
    await page.goto(inLanguage('/aiFont', language));
    await expect(useIt).not.toHaveAttribute('aria-disabled', LONG);
    await useIt.click();
    const again = page.waitForEvent('download', LONG);
    await page.getByRole('dialog').getByRole('button', { name: m.preview.download }).click();
    await again;
    const own = await callApi<{ total: number }>(page.request, 'get', '/api/userCreation/getList', account);
    expect(own.total).toBe(1);
  });
}

test('[S3.5] four letterings for one point, found again in the personal centre; the two messages of the form', async ({
  page,
}) => {
  const { token } = await signIn(page);
  await page.goto('/aiFont');
  const generate = page.getByRole('button', { name: zh.generate });
  await generate.click();
  // Said at the field, and once more under the button.
  await expect(page.getByText(zh.problems.name)).toHaveCount(2);
  await page.getByLabel(zh.nameLabel, { exact: true }).fill('冰火茶舍');
  await generate.click();
  await expect(page.getByText(zh.problems.keywords)).toBeVisible();
  await page.getByRole('button', { name: '冰晶', exact: true }).click();
  await generate.click();
  const results = page.getByRole('region', { name: zh.results('冰火茶舍') });
  await expect(results.getByRole('listitem')).toHaveCount(4, LONG);
  type Page = { total: number };
  const kept = await callApi<Page>(page.request, 'get', '/api/ai_creation/page?page=1&size=10', { token });
  expect(kept.total).toBe(4);
  await results.getByRole('button', { name: zh.save, exact: true }).first().click();
  await expect(page.getByText(zh.savedNote, { exact: true })).toBeVisible();
  const own = await callApi<Page>(page.request, 'get', '/api/userCreation/getList?page=1&size=10', { token });
  expect(own.total).toBe(1);
});

test('[S2.10] the art font is one of three kinds in the menu, and choosing it replaces the page', async ({ page }) => {
  await page.goto('/information');
  await page.goto('/aiLogo');
  await page.getByRole('button', { name: shell.logoType }).click();
  for (const kind of Object.values(shell.logoTypes))
    await expect(page.locator('header').getByRole('button', { name: new RegExp(kind) })).toBeVisible();
  await page
    .locator('header')
    .getByRole('button', { name: new RegExp(shell.logoTypes.aiFont) })
    .click();
  await expect(page).toHaveURL(/\/aiFont/);
  await expect(page.getByRole('heading', { name: zh.title, level: 1 })).toBeVisible();
  // The page it was chosen on is no step of the way back.
  await page.goBack();
  await expect(page).toHaveURL(/\/information/);
});

sweepJourney('on a phone the form, the gallery and the overlay fit the screen', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto('/aiFont');
  await page.getByLabel(zh.nameLabel, { exact: true }).fill('冰火');
  await expect(page.locator('ul[data-name="冰火"]')).toBeVisible();
  await expect(drawnCards(page).first()).toBeVisible(LONG);
  expect(await widthOverflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: zh.useIt }).click();
  const overlay = page.getByRole('dialog', { name: zh.preview.title });
  await expect(overlay.locator('[data-ready="true"]')).toBeVisible(LONG);
  expect(await widthOverflow(page)).toBeLessThanOrEqual(0);
  await overlay.getByRole('button', { name: zh.preview.close }).click();
  await expect(overlay).toBeHidden();
  await page.close();
});
