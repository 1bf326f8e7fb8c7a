import { expect } from '@playwright/test';
import { openEditor, stored } from './editor-page.ts';
import { collectComplaints, findAccessibilityFaults, widthOverflow } from './pages.ts';
import { test } from './test.ts';

test('the editor does what one line says, tells what it did, takes one wish back and undoes the rest', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  const before = await openEditor(page);
  await page.keyboard.press('/');
  const line = page.getByLabel('用一句话改标志');
  await expect(line).toBeFocused();
  await line.fill('背景换成藏青，图放到左边，口号去掉');
  await line.press('Enter');
  const told = page.getByRole('list', { name: '这句话改了什么' });
  await expect(told.getByRole('listitem')).toHaveCount(3);
  await expect.poll(async () => (await stored(page)).doc.background).toBe('#0e2345');
  const changed = (await stored(page)).doc;
  expect(changed.layout.id).toBe('horizontal');
  expect(changed.slogan).toBeNull();
  await expect(page.getByText('第 1 步：用一句话改')).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);

  await page.getByRole('button', { name: /^不要这一处：口号/ }).click();
  await expect.poll(async () => (await stored(page)).doc.slogan?.text).toBe(before.slogan?.text);
  expect((await stored(page)).doc.background).toBe('#0e2345');

  await line.fill('换成一只狐狸');
  await line.press('Enter');
  await expect(told.getByText(/图形换好了/)).toBeVisible();
  await expect.poll(async () => (await stored(page)).doc.mark?.source.id).not.toBe(before.mark?.source.id);
  await line.fill('撤销');
  await line.press('Enter');
  await expect.poll(async () => (await stored(page)).doc.mark?.source.id).toBe(before.mark?.source.id);
  expect(complaints).toEqual([]);
});

test('by touch and in English: a suggestion, a question and words nobody understands', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
  });
  const page = await context.newPage();
  await openEditor(page, { language: 'en' });
  const line = page.getByLabel('Change the logo in words');
  await line.tap();
  await page.getByRole('button', { name: 'warmer colours' }).tap();
  const told = page.getByRole('list', { name: 'What your words changed' });
  await expect(told.getByText('Made the colours warmer')).toBeVisible();
  await line.fill('which font is this?');
  await page.getByRole('button', { name: 'Change', exact: true }).tap();
  await expect(told.getByText(/^The name is set in /)).toBeVisible();
  await line.fill('water my plants');
  await page.getByRole('button', { name: 'Change', exact: true }).tap();
  await expect(told.getByText('Not understood: “water my plants”')).toBeVisible();
  expect(await widthOverflow(page)).toBeLessThanOrEqual(0);
  await context.close();
});
