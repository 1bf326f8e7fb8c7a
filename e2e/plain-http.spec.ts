import { expect } from '@playwright/test';
import { keepClearOfMidnight } from '../apps/server/src/testing/keep-clear-of-midnight.ts';
import { aiLogoMessages } from '../apps/web/src/i18n/ai-logo.ts';
import { openAccount } from './sign-in.ts';
import { test } from './test.ts';

const { zh: m } = aiLogoMessages;
const MINUTE_MS = 60_000;

test('on the local network, over plain http, AI logos are drawn and kept', async ({ page, request, baseURL }) => {
  await keepClearOfMidnight(3 * MINUTE_MS);
  const { token } = await openAccount(request);
  const address = (baseURL ?? '').replace('127.0.0.1', 'shop.test');
  await page.goto(`${address}/healthz`);
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await page.evaluate((session) => localStorage.setItem('markwright.session', JSON.stringify(session)), {
    token,
    userInfo: { wxHeadImgUrl: '', nickName: '阿山' },
    userStatus: false,
  });
  await page.goto(`${address}/aiLogo`);
  await page.getByLabel(m.nameLabel).fill('山丘面包');
  await page.getByLabel(m.inspirationLabel).fill('柴火窑');
  await page.getByRole('button', { name: m.generate }).click();
  const results = page.getByRole('region', { name: m.resultsLabel });
  const save = results.getByRole('button', { name: m.save, exact: true }).first();
  await save.click({ timeout: 2 * MINUTE_MS });
  await expect(page.getByText(m.savedNote, { exact: true })).toBeVisible();
});
