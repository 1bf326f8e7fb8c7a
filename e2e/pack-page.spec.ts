import { expect, type Page } from '@playwright/test';
import { packMessages } from '../apps/web/src/i18n/pack.ts';
import { personalCentreMessages } from '../apps/web/src/i18n/personal-centre.ts';
import { collectComplaints, findAccessibilityFaults, inLanguage, LANGUAGES, widthOverflow } from './pages.ts';
import { buyPackage, newAiCreation, newCreation, unpack } from './shop-steps.ts';
import { signIn } from './sign-in.ts';
import { sweepJourney } from './sweeps.ts';
import { test } from './test.ts';

/** Drawn by a job on a machine that may be busy with everything else. */
const BUILT = { timeout: 240_000 };

const folderOf = (page: Page, folder: string) => page.locator(`[data-folder="${folder}"]`);

/** Where the things in a folder's picture lie, sideways, as shares of its width. */
const thingsOn = (page: Page, folder: string) =>
  folderOf(page, folder)
    .locator('[data-picture]')
    .evaluate((picture) => {
      const { left, width } = picture.getBoundingClientRect();
      return Array.from(picture.children, (thing) => {
        const box = thing.getBoundingClientRect();
        return { from: (box.left - left) / width, to: (box.right - left) / width, tall: box.height / width };
      });
    });

async function save(page: Page, name: string) {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  return unpack(await saving);
}

test('[S6.6] zh: a vector buyer opens the pack from the shelf on a phone, sees it being prepared, and takes a folder and all of it', async ({
  page,
}) => {
  const m = packMessages.zh;
  test.setTimeout(480_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const account = await signIn(page);
  const creationId = await newCreation(page, account);
  await buyPackage(page, account, creationId, 'vector');
  const complaints = collectComplaints(page);
  await page.goto('/perInfo');
  const words = personalCentreMessages.zh;
  await page.getByRole('button', { name: words.actionsOf('青岚茶事') }).click();
  await page.getByRole('menuitem', { name: words.pack }).click();
  await expect(page.getByRole('heading', { level: 1, name: m.title('青岚茶事') })).toBeVisible();
  await expect(folderOf(page, 'print').getByRole('heading', { name: m.folders.print.who })).toBeVisible();

  const takePrint = page.getByRole('button', { name: m.downloadOf(m.folders.print.who), exact: true });
  await expect(takePrint).toBeEnabled(BUILT);
  for (const width of [768, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => widthOverflow(page)).toBeLessThanOrEqual(0);
    // The shop stays inside its picture, and the letter covers nothing of the slide.
    const [shop] = await thingsOn(page, 'social');
    expect([shop!.from >= 0, shop!.to <= 1, shop!.tall < 10 / 16]).toEqual([true, true, true]);
    const [slide, letter] = await thingsOn(page, 'office');
    expect(slide!.to).toBeLessThan(letter!.from);
  }
  expect(await findAccessibilityFaults(page)).toEqual([]);
  const print = await save(page, m.downloadOf(m.folders.print.who));
  expect(print.stamp).toMatch(/^\d{13}$/);
  expect([...print.files.keys()].some((name) => name.startsWith('1 印刷/') && name.endsWith('.pdf'))).toBe(true);
  expect([...print.files.keys()].some((name) => name.startsWith('3 网页/'))).toBe(false);
  const all = await save(page, m.downloadAll);
  expect(all.stamp).toBe(print.stamp);
  for (const name of ['1 印刷/', '3 网页/'])
    expect([...all.files.keys()].some((file) => file.startsWith(name))).toBe(true);

  // Another width of the sign is said in the address and makes another pack; nonsense is refused in place.
  const width = page.getByLabel(m.signWidth);
  await width.fill('9');
  await width.press('Enter');
  await expect(page.getByText(m.signWidthProblem(100, 20_000))).toBeVisible();
  await width.fill('1450');
  await width.press('Enter');
  await expect(page).toHaveURL(/signWidthMm=1450/);
  await expect(takePrint).toBeDisabled();
  expect(complaints).toEqual([]);
});

sweepJourney(
  '[S6.6] en: an HD buyer of an AI logo gets its pictures only, each labelled; what cannot show the words says so',
  async ({ page }) => {
    const m = packMessages.en;
    test.setTimeout(480_000);
    await page.setViewportSize({ width: 1440, height: 900 });
    const account = await signIn(page);
    const creationId = await newAiCreation(page, account);
    await buyPackage(page, account, creationId, 'hd');
    await page.goto(inLanguage(`/perInfo?pack=${creationId}`, 'en'));
    await expect(page.getByRole('switch', { name: m.label })).toBeChecked();
    const takeWeb = page.getByRole('button', { name: m.downloadOf(m.folders.web.who), exact: true });
    await expect(takeWeb).toBeEnabled(BUILT);
    await expect(folderOf(page, 'print')).toHaveCount(0);
    await expect(folderOf(page, 'trademark').getByText(m.needsNoLabel)).toBeVisible();
    await expect(page.getByRole('link', { name: m.upgrade }).first()).toBeVisible();
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => widthOverflow(page)).toBeLessThanOrEqual(0);
    const { files } = await save(page, m.downloadOf(m.folders.web.who));
    const pictures = [...files].filter(([name]) => /\.(png|jpg)$/.test(name));
    expect(pictures.length).toBeGreaterThan(0);
    for (const [name, bytes] of pictures)
      expect([name, Buffer.from(bytes).includes('TC260:AIGC')]).toEqual([name, true]);
    expect([...files.keys()].filter((name) => /\.(svg|pdf|eps|dxf)$/.test(name))).toEqual([]);
  },
);

test('zh and en: before buying the page says what would be here and leads to the order; an unknown one leads back', async ({
  page,
}) => {
  const account = await signIn(page);
  const creationId = await newCreation(page, account);
  for (const language of LANGUAGES) {
    const m = packMessages[language];
    await page.goto(inLanguage(`/perInfo?pack=${creationId}`, language));
    await expect(page.getByRole('heading', { name: m.notBought })).toBeVisible();
    await expect(page.getByRole('link', { name: m.buy })).toHaveAttribute('href', /createOrder\?creationId=/);
    await page.goto(inLanguage('/perInfo?pack=nothing', language));
    await expect(page.getByRole('heading', { name: m.missing })).toBeVisible();
  }
});
