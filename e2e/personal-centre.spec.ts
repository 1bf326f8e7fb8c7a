import { expect, test } from '@playwright/test';
import { signIn } from './sign-in.ts';

test('[S4.1] a signed-in visitor finds the personal centre behind the avatar', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { phone } = await signIn(page);
  await page.goto('/');
  await page.getByRole('link', { name: new RegExp(phone.slice(-4)) }).click();
  await expect(page).toHaveURL(/\/perInfo$/);
  await expect(page.getByRole('tab', { name: '我的创作' })).toBeVisible();
});
