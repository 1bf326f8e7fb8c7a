import { expect, type Page } from '@playwright/test';
import { loginMessages } from '../apps/web/src/i18n/login.ts';
import { personalCentreMessages } from '../apps/web/src/i18n/personal-centre.ts';
import { shellMessages } from '../apps/web/src/i18n/shell.ts';
import { newCreation } from './shop-steps.ts';
import { findAccessibilityFaults, inLanguage, journeysIn } from './pages.ts';
import { keptToken, signIn } from './sign-in.ts';
import { test } from './test.ts';

const newEmail = () => `maker-${Math.random().toString(36).slice(2)}@example.com`;

async function readMailCode(page: Page, email: string): Promise<string> {
  const inbox = await (await page.request.get('/sandbox')).text();
  return new RegExp(`data-mail="${email}" data-code="(\\d+)"`).exec(inbox)?.[1] ?? '';
}

for (const language of journeysIn('en')) {
  const login = loginMessages[language];
  const m = personalCentreMessages[language];

  test(`${language}: a code by e-mail signs in, and says what is wrong with an address`, async ({ page }) => {
    await page.goto(inLanguage('/information', language));
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: shellMessages[language].login, exact: true }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: login.email, exact: true }).click();
    await dialog.getByLabel(login.emailAddress).fill('somebody');
    await dialog.getByRole('button', { name: login.sendCode }).click();
    await expect(dialog.getByText(login.emailWrong)).toBeVisible();
    expect(await findAccessibilityFaults(page)).toEqual([]);
    const email = newEmail();
    await dialog.getByLabel(login.emailAddress).fill(email);
    await expect(dialog.getByText(login.emailWrong)).toBeHidden();
    await dialog.getByRole('button', { name: login.sendCode }).click();
    await expect(dialog.getByRole('timer')).toBeVisible();
    await dialog.getByLabel(login.code).fill(await readMailCode(page, email));
    await dialog.getByRole('button', { name: login.submit, exact: true }).click();
    // Signing in reloads the page: a look in that moment is made again.
    await expect(async () => expect(await keptToken(page)).not.toBe('')).toPass({ timeout: 60_000 });
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test(`[S2.20] ${language}: a creation is duplicated, renamed, hidden and shown again`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const account = await signIn(page);
    await newCreation(page, account, 'Alpha');
    await page.goto(inLanguage('/perInfo', language));
    const shelf = page.getByRole('list', { name: m.creations });
    const act = async (name: string, action: string) => {
      await page
        .getByRole('button', { name: m.actionsOf(name) })
        .first()
        .click();
      await page.getByRole('menuitem', { name: action, exact: true }).click();
    };
    await act('Alpha', m.duplicate);
    await expect(shelf.getByRole('listitem')).toHaveCount(2);

    await act('Alpha', m.rename);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(m.renameLabel).fill('x'.repeat(41));
    await expect(dialog.getByText(m.renameLong)).toBeVisible();
    await dialog.getByLabel(m.renameLabel).fill('门头 Sign');
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: m.renameSave }).click();
    await expect(shelf.getByText('门头 Sign')).toBeVisible();

    await act('门头 Sign', m.hide);
    await page.getByRole('dialog').getByRole('button', { name: m.hideConfirm, exact: true }).click();
    await expect(shelf.getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: m.hiddenOnes(1) }).click();
    const hidden = page.getByRole('list', { name: m.hiddenOnes(1) });
    await expect(hidden.getByText('门头 Sign')).toBeVisible();
    await act('门头 Sign', m.show);
    await expect(page.getByText(m.noHidden)).toBeVisible();
    await page.getByRole('button', { name: m.backToShown }).click();
    await expect(shelf.getByRole('listitem')).toHaveCount(2);
    await expect(shelf.getByText('门头 Sign')).toBeVisible();
  });
}
