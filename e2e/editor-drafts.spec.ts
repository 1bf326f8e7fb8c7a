import { expect } from '@playwright/test';
import { openEditor, openPanel, stored } from './editor-page.ts';
import { test } from './test.ts';

test('an edit survives a reload with its history, and a crash of the tab', async ({ page, context }) => {
  await openEditor(page);
  await openPanel(page, '文字');
  await page.getByLabel('品牌名', { exact: true }).fill('半山茶');
  await expect(page.getByText(/已保存在这台设备/)).toBeVisible();
  await page.reload();
  await openPanel(page, '文字');
  await expect(page.getByLabel('品牌名', { exact: true })).toHaveValue('半山茶');
  await page.getByLabel('标语', { exact: true }).fill('只做春茶');
  await expect.poll(async () => (await stored(page)).doc.slogan?.text).toBe('只做春茶');
  const session = await context.newCDPSession(page);
  await Promise.race([session.send('Page.crash').catch(() => undefined), page.waitForEvent('crash')]);
  const next = await context.newPage();
  await next.goto('/edit');
  await openPanel(next, '文字');
  await expect(next.getByLabel('标语', { exact: true })).toHaveValue('只做春茶');
  await next.getByRole('button', { name: '撤销' }).click();
  await next.getByRole('button', { name: '撤销' }).click();
  await expect(next.getByLabel('品牌名', { exact: true })).toHaveValue('青岚茶事');
});

test('a guest who saves is asked to sign in without a call to the server, and keeps the design', async ({ page }) => {
  await openEditor(page);
  await openPanel(page, '文字');
  await page.getByLabel('品牌名', { exact: true }).fill('半山茶');
  await expect(page.getByTestId('artboard')).toHaveAccessibleName('半山茶');
  await page.waitForLoadState('networkidle');
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(calls.filter((url) => !url.includes('/api/login'))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('artboard')).toHaveAccessibleName('半山茶');
});

test('with no logo the table is empty and leads to making one', async ({ page }) => {
  await page.goto('/edit');
  await expect(page.getByText('还没有要编辑的标志')).toBeVisible();
  await page.getByRole('link', { name: '做一个标志' }).click();
  await expect(page).toHaveURL(/\/createLogo$/);
});
