import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { editorMessages } from '../apps/web/src/i18n/editor.ts';
import { mockUpMessages } from '../apps/web/src/i18n/mock-ups.ts';
import { openEditor, pixelsOf } from './editor-page.ts';
import { collectComplaints, findAccessibilityFaults, inLanguage, journeysIn, widthOverflow } from './pages.ts';
import { buyPackage, newCreation } from './shop-steps.ts';
import { signIn } from './sign-in.ts';
import { sweepJourney } from './sweeps.ts';
import { test } from './test.ts';

const DRAWN = { timeout: 60_000 };
const isDrawn = (picture: Locator) => expect(picture).toHaveAttribute('data-drawn', 'true', DRAWN);

/** What the browser itself measured of placing, by scene. */
const placings = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('measure')
      .filter(({ name }) => name.startsWith('mock-up '))
      .map(({ name, duration }) => ({ name, duration })),
  );

/** A brick wall, brighter at its left. */
const wall = () =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><defs>
      <linearGradient id="l"><stop offset="0" stop-color="#fff" stop-opacity=".25"/><stop offset="1" stop-color="#000" stop-opacity=".45"/></linearGradient>
      <pattern id="b" width="120" height="80" patternUnits="userSpaceOnUse"><path d="M0 0h120v80H0z" fill="#b8a898"/><path d="M2 2h116v36H2zM-58 42h116v36H-58zM62 42h116v36H62z" fill="#a5583f"/></pattern>
      </defs><path d="M0 0h1600v1200H0z" fill="url(#b)"/><path d="M0 0h1600v1200H0z" fill="url(#l)"/></svg>`,
    ),
  )
    .jpeg({ quality: 90 })
    .toBuffer();

const ofWall = async () => ({ name: 'wall.jpg', mimeType: 'image/jpeg', buffer: await wall() });

for (const language of journeysIn('en')) {
  const m = mockUpMessages[language];
  const editor = editorMessages[language];

  test(`${language}: photographed uses beside the canvas follow the trade and each edit; one opens large, by keys, clicks and choice of colours`, async ({
    page,
  }) => {
    const complaints = collectComplaints(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await openEditor(page, { language });
    const uses = page.getByRole('complementary', { name: editor.tabs.uses });
    const cup = uses.getByRole('img', { name: m.on(m.scenes.cup), exact: true });
    await isDrawn(cup);
    // a teahouse sees its cup before anything else
    await expect(uses.getByRole('listitem').first().getByRole('img')).toHaveAccessibleName(m.on(m.scenes.cup));
    expect(await cup.evaluate((canvas: HTMLCanvasElement) => canvas.width)).toBeLessThanOrEqual(900);

    await uses.getByRole('button', { name: m.on(m.scenes.cup), exact: true }).click();
    const viewer = page.getByRole('dialog', { name: m.scenes.cup });
    const large = viewer.getByRole('img');
    await isDrawn(large);
    expect(await large.evaluate((canvas: HTMLCanvasElement) => canvas.width)).toBe(900);
    const designed = await pixelsOf(large);
    await viewer.getByRole('button', { name: m.dresses.reversed }).click();
    await expect.poll(() => pixelsOf(large), DRAWN).not.toBe(designed);
    expect(await findAccessibilityFaults(page)).toEqual([]);

    await page.keyboard.press('+');
    await expect(viewer.getByText(m.zoomed(150))).toBeVisible();
    await page.keyboard.press('0');
    await page.keyboard.press('ArrowRight');
    const next = page.getByRole('dialog', { name: m.scenes['shop-sign-day'] });
    await expect(next.getByRole('status', { name: m.position(2, 19) })).toBeVisible();
    await isDrawn(next.getByRole('img'));
    await next.getByRole('button', { name: m.previous }).click();
    await expect(viewer.getByRole('button', { name: m.dresses.reversed })).toHaveAttribute('aria-pressed', 'true');
    await large.click();
    await expect(viewer.getByText(m.zoomed(200))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(complaints).toEqual([]);
    const times = await placings(page);
    for (const { name, duration } of times) console.log(`${name}: ${duration.toFixed(0)} ms`);
    expect(times.length).toBeGreaterThan(3);
  });

  sweepJourney(
    `${language}: on a telephone a finger leads to the next scene, and the customer's own photo carries the logo with the wall's light`,
    async ({ browser }) => {
      const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
      const page = await phone.newPage();
      const complaints = collectComplaints(page);
      const sent: string[] = [];
      await openEditor(page, { language });
      await page.getByRole('tab', { name: editor.tabs.uses, exact: true }).click();
      const panel = page.getByRole('tabpanel');
      await panel.getByRole('button', { name: m.on(m.scenes.cup), exact: true }).click();
      const viewer = page.getByRole('dialog', { name: m.scenes.cup });
      await isDrawn(viewer.getByRole('img'));
      expect(await widthOverflow(page)).toBe(0);
      await swipeLeft(page, viewer.getByRole('img'));
      const next = page.getByRole('dialog', { name: m.scenes['shop-sign-day'] });
      await isDrawn(next.getByRole('img'));
      await next.getByRole('button', { name: m.close }).click();

      page.on('request', (request) => {
        if (request.method() !== 'GET') sent.push(request.url());
      });
      await panel.getByRole('button', { name: m.ownPhoto.open }).click();
      const own = page.getByRole('dialog', { name: m.ownPhoto.title });
      await expect(own.getByText(m.ownPhoto.stays)).toBeVisible();
      expect(await findAccessibilityFaults(page)).toEqual([]);
      const choose = own.locator('input[type=file]');
      await choose.setInputFiles({ name: 'bill.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 no') });
      await expect(page.getByText(m.ownPhoto.problems.unknown('bill.pdf')).first()).toBeVisible();
      await choose.setInputFiles(await ofWall());
      const picture = own.getByRole('img', { name: m.ownPhoto.picture });
      await expect(picture).toHaveAttribute('data-drawn', /./, DRAWN);
      expect(await picture.evaluate((canvas: HTMLCanvasElement) => [canvas.width, canvas.height])).toEqual([900, 675]);
      expect(await widthOverflow(page)).toBe(0);
      const first = await pixelsOf(picture);

      const corner = own.getByRole('button', { name: m.ownPhoto.corners.topRight, exact: true });
      const box = (await corner.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 12, y - 36, { steps: 4 });
      await page.mouse.up();
      await expect.poll(() => pixelsOf(picture), DRAWN).not.toBe(first);
      await own.getByRole('button', { name: m.ownPhoto.undo }).click();
      await expect.poll(() => pixelsOf(picture), DRAWN).toBe(first);
      await expect(own.getByRole('button', { name: m.ownPhoto.undo })).toBeDisabled();
      await corner.press('Shift+ArrowUp');
      await expect.poll(() => pixelsOf(picture), DRAWN).not.toBe(first);
      // Looked at before the click: a quick machine has drawn the board by the time the click returns.
      const painted = await pixelsOf(picture);
      await own.getByRole('button', { name: m.ownPhoto.kinds.board }).click();
      await expect.poll(() => pixelsOf(picture), DRAWN).not.toBe(painted);
      expect(await findAccessibilityFaults(page)).toEqual([]);

      const saving = page.waitForEvent('download');
      await own.getByRole('button', { name: m.ownPhoto.save }).click();
      const saved = await saving;
      expect(saved.suggestedFilename()).toMatch(/\.jpg$/);
      const { width, height, format } = await sharp(await readFile(await saved.path())).metadata();
      expect({ width, height, format }).toEqual({ width: 900, height: 675, format: 'jpeg' });
      expect(sent, 'nothing of the photo is sent').toEqual([]);
      expect(complaints).toEqual([]);
      await phone.close();
    },
  );

  test(`${language}: the order page shows the logo in three places of its trade, marked until it is bought`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const account = await signIn(page);
    const creationId = await newCreation(page, account);
    const address = inLanguage(`/createOrder?creationId=${creationId}`, language);
    const photo = page.getByRole('img', { name: m.on(m.scenes.cup), exact: true });
    await page.goto(address);
    await photo.scrollIntoViewIfNeeded();
    await isDrawn(photo);
    await expect(page.getByRole('img', { name: m.on('').trim() }).filter({ visible: true })).toHaveCount(3);
    const marked = await pixelsOf(photo);
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await buyPackage(page, account, creationId, 'hd');
    await page.reload();
    await photo.scrollIntoViewIfNeeded();
    await isDrawn(photo);
    expect(await pixelsOf(photo), 'the watermark is in the pixels until then').not.toBe(marked);
  });
}

/** A finger drawn across the middle of an element. */
async function swipeLeft(page: Page, over: Locator): Promise<void> {
  const { x, y, width, height } = (await over.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: share === undefined ? [] : [{ x: x + width * share, y: y + height / 2 }],
    });
  await touch('touchStart', 0.8);
  for (const share of [0.7, 0.5, 0.3]) await touch('touchMove', share);
  await touch('touchEnd');
  await session.detach();
}
