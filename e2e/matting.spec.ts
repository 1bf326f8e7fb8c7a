import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { mattingMessages } from '../apps/web/src/i18n/matting.ts';
import { hasColor } from './editor-page.ts';
import { findAccessibilityFaults, inLanguage, journeysIn } from './pages.ts';
import { sweepJourney } from './sweeps.ts';
import { test } from './test.ts';

const { zh, en } = mattingMessages;

const MESSAGES = { zh, en };

const rings = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><path d="M0 0H300V200H0Z" fill="#fff"/><circle cx="150" cy="100" r="60" fill="none" stroke="#ff6000" stroke-width="24"/></svg>',
    ),
  );

async function alphaAt(file: Buffer, x: number, y: number): Promise<number> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return data[(y * info.width + x) * 4 + 3] as number;
}

for (const language of journeysIn('zh')) {
  const m = MESSAGES[language];

  test(`[S9.7] ${language}: a picture loses its background in the browser, is changed by a click, undone, saved and used`, async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    await page.goto(inLanguage('/matting', language));
    await expect(page.getByText(m.private)).toBeVisible();
    expect(await findAccessibilityFaults(page)).toEqual([]);
    const files = [
      { name: 'rings.png', mimeType: 'image/png', buffer: await rings().png().toBuffer() },
      { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await rings().jpeg({ quality: 88 }).toBuffer() },
      { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
    ];
    await page.locator('input[type=file][multiple]').setInputFiles(files);
    await expect(page.getByText(m.problems.unknown('notes.png'), { exact: true })).toBeVisible();
    await expect(page.getByText(m.count(2, 20))).toBeVisible();
    await page.getByRole('button', { name: m.open('rings') }).click();
    await expect(page.getByRole('slider', { name: m.tolerance })).toHaveAttribute('aria-valuenow', '8');
    expect(await findAccessibilityFaults(page)).toEqual([]);

    const save = async () => {
      const button = page.getByRole('button', { name: m.download, exact: true });
      await expect(button).not.toHaveAttribute('aria-busy', 'true');
      const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
      expect(download.suggestedFilename()).toBe('rings.png');
      return readFile(await download.path());
    };
    const first = await save();
    expect([await alphaAt(first, 3, 3), await alphaAt(first, 150, 40), await alphaAt(first, 150, 100)]).toEqual([
      0, 255, 0,
    ]);

    await page
      .locator('canvas')
      .first()
      .click({ position: { x: 330, y: 220 }, force: true });
    const undo = page.getByRole('button', { name: m.undo });
    await expect(undo).toBeEnabled();
    await undo.click();
    await expect(undo).toBeDisabled();

    const [vector] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: m.vector }).click(),
    ]);
    expect(await readFile(await vector.path(), 'utf8')).toMatch(/^<svg .*fill="#ff6000"/);
    expect(sent).toEqual([]);
    await page.getByRole('button', { name: m.useAsMark }).click();
    await expect(page).toHaveURL(/\/edit/);
    await expect(page.getByTestId('artboard')).toHaveAttribute('data-painted');
    await expect.poll(() => hasColor(page, '#ff6000')).toBe(true);
  });

  sweepJourney(`${language}: a pale disc becomes glass by a click, and solid again by the next`, async ({ page }) => {
    await page.goto(inLanguage('/matting', language));
    const disc =
      '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><path d="M0 0H300V300H0Z" fill="#fff"/><circle cx="150" cy="150" r="110" fill="#1f5fbf" fill-opacity=".5"/></svg>';
    const buffer = await sharp(Buffer.from(disc)).png().toBuffer();
    await page
      .locator('input[type=file][multiple]')
      .setInputFiles([{ name: 'pane.png', mimeType: 'image/png', buffer }]);
    const alpha = () =>
      page
        .locator('canvas')
        .first()
        .evaluate((canvas: HTMLCanvasElement) => canvas.getContext('2d')?.getImageData(150, 150, 1, 1).data[3]);
    await expect.poll(alpha).toBe(255);
    await page.getByText(m.tools.glass, { exact: true }).click();
    const middle = () => page.locator('canvas').first().click({ force: true });
    await middle();
    await expect.poll(alpha).toBeLessThan(150);
    expect(await alpha()).toBeGreaterThan(80);
    await middle();
    await expect.poll(alpha).toBe(255);
  });

  test(`${language}: a picture that takes longer than two seconds is given up in words, and the next try starts afresh`, async ({
    page,
  }) => {
    const stuck = 'onmessage = ({ data }) => { if (data.id) { postMessage({ id: data.id, step: true }); for (;;); } }';
    const isWorker = /cut-out-worker/;
    await page.route(isWorker, (route) => route.fulfill({ contentType: 'text/javascript', body: stuck }));
    await page.goto(inLanguage('/matting', language));
    const buffer = await rings().png().toBuffer();
    const file = { name: 'rings.png', mimeType: 'image/png', buffer };
    await page.locator('input[type=file][multiple]').setInputFiles([file]);
    await expect(page.getByText(m.tooSlow, { exact: true })).toBeVisible({ timeout: 60_000 });
    await page.unroute(isWorker);
    await page.getByText(m.holes.remove, { exact: true }).click();
    await expect(page.getByText(m.tooSlow, { exact: true })).toBeHidden();
    const button = page.getByRole('button', { name: m.download, exact: true });
    await expect(button).not.toHaveAttribute('aria-busy', 'true');
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(await alphaAt(await readFile(await download.path()), 150, 100)).toBe(0);
  });
}
