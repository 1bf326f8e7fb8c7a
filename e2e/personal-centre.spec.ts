import { expect, type Page } from '@playwright/test';
import { personalCentreMessages } from '../apps/web/src/i18n/personal-centre.ts';
import { pointsMessages } from '../apps/web/src/i18n/points.ts';
import { shellMessages } from '../apps/web/src/i18n/shell.ts';
import { collectComplaints, findAccessibilityFaults, inLanguage, journeysIn, widthOverflow } from './pages.ts';
import { callApi, signIn } from './sign-in.ts';
import { sweepJourney } from './sweeps.ts';
import { test } from './test.ts';

/** Puts logos on the shelf without the editor; the last one stands first. */
async function fillShelf(page: Page, token: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const query = new URLSearchParams({ name, description: 'tea', size: '1' });
    const { list } = await callApi<{ list: { doc: object }[] }>(page.request, 'get', `/api/icon/list?${query}`);
    await callApi(page.request, 'post', '/api/userCreation', { token, body: { doc: list[0]?.doc } });
  }
}

/** A picture wider than high, as a file: 4 × 2 pixels. */
const PICTURE = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAAEElEQVR42mP4n8AARwzIHACWqgr5GmbSywAAAABJRU5ErkJggg==',
    'base64',
  ),
};

for (const language of journeysIn('en')) {
  const m = personalCentreMessages[language];
  const points = pointsMessages[language];

  test(`${language}: the shelf is sorted, looked at, saved as a picture and cleared with a question`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const complaints = collectComplaints(page);
    const { token } = await signIn(page);
    await fillShelf(page, token, ['Alpha', 'Beta']);
    await page.goto(inLanguage('/perInfo', language));
    const shelf = page.getByRole('list', { name: m.creations });
    const names = shelf.getByRole('button', {
      name: new RegExp(
        `^${m
          .previewOf('')
          .replace(/[「」]/g, '.?')
          .trim()}`,
      ),
    });
    await test.step('[S2.20] creations are listed and sorted', async () => {
      await expect(page.getByRole('tab', { name: `${m.creations} 2` })).toBeVisible();
      await expect(names.first()).toHaveAccessibleName(m.previewOf('Beta'));
      await page.getByRole('combobox', { name: m.sort }).click();
      await page.getByRole('option', { name: m.creationSorts.name }).click();
      await expect(names.first()).toHaveAccessibleName(m.previewOf('Alpha'));
      await expect(shelf.locator('[data-drawn=true]')).toHaveCount(2);
      expect(await findAccessibilityFaults(page)).toEqual([]);
    });

    await test.step('[S2.30] [S4.13] a preview opens and is closed', async () => {
      await names.first().click();
      const preview = page.getByRole('dialog');
      await expect(preview.getByRole('img')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(preview).toBeHidden();
    });

    const menu = page.getByRole('button', { name: m.actionsOf('Alpha') });
    await test.step('[S9.8] a picture is saved under the moment it was asked for', async () => {
      const download = page.waitForEvent('download');
      await menu.press('Enter');
      await page.getByRole('menuitem', { name: m.save }).press('Enter');
      expect((await download).suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d \d\d[:_-]\d\d[:_-]\d\d\.png$/);
    });

    await test.step('[S2.20] deleting asks first', async () => {
      await menu.click();
      await page.getByRole('menuitem', { name: m.remove }).click();
      const question = page.getByRole('dialog', { name: m.removeTitle('Alpha') });
      await question.getByRole('button', { name: m.keep }).click();
      await expect(names).toHaveCount(2);
      await menu.click();
      await page.getByRole('menuitem', { name: m.remove }).click();
      await question.getByRole('button', { name: m.removeConfirm }).click();
      await expect(names).toHaveCount(1);
      await expect(page.getByRole('tab', { name: `${m.creations} 1` })).toBeVisible();
    });

    for (const [tab, title] of [
      [m.orders, m.noOrders],
      [m.aiLogos, m.noAiLogos],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    }
    await page.reload();
    await expect(page.getByRole('heading', { name: m.noAiLogos })).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test(`${language}: name and picture are changed, and points are explained and accounted for`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page);
    await page.goto(inLanguage('/perInfo', language));
    await test.step('[S4.1] a new nickname and picture are shown', async () => {
      await page.getByRole('button', { name: m.editProfile }).click();
      const dialog = page.getByRole('dialog', { name: m.profileTitle });
      const name = dialog.getByLabel(m.nickName);
      await name.fill('  ');
      await dialog.getByRole('button', { name: m.saveProfile }).click();
      await expect(dialog.getByText(m.nickNameBlank)).toBeVisible();
      await name.fill('x'.repeat(21));
      await dialog.getByRole('button', { name: m.saveProfile }).click();
      await expect(dialog.getByText(m.nickNameLong(20))).toBeVisible();
      const file = dialog.getByLabel(m.avatar, { exact: true });
      await file.setInputFiles({ name: 'me.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
      await expect(dialog.getByText(m.notPicture)).toBeVisible();
      await file.setInputFiles(PICTURE);
      await dialog.getByRole('button', { name: m.avatarCrop }).press('ArrowRight');
      expect(await findAccessibilityFaults(page)).toEqual([]);
      await name.fill('山里人 Ada');
      await dialog.getByRole('button', { name: m.saveProfile }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('main').getByText('山里人 Ada')).toBeVisible();
      const picture = page.getByRole('button', { name: m.editProfile }).locator('img');
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    });
    expect(await widthOverflow(page)).toBe(0);

    await test.step('[S2.21] the points dialog describes, has rules, details and buying', async () => {
      await page.getByRole('button', { name: new RegExp(m.openPoints) }).click();
      const about = page.getByRole('dialog', { name: points.title });
      await expect(about.getByText(points.free(3))).toBeVisible();
      await expect(about.getByText(points.onePoint)).toBeVisible();
      await about.getByRole('tab', { name: points.rules }).click();
      await expect(about.getByRole('listitem').filter({ hasText: '20' })).toBeVisible();
      await about.getByRole('tab', { name: points.detail }).click();
      await expect(about.getByRole('row').filter({ hasText: points.reasons.daily })).toContainText('+3');
      await about.getByRole('tab', { name: points.topUp }).click();
      await expect(about.getByRole('tabpanel')).not.toBeEmpty();
    });
    expect(await findAccessibilityFaults(page)).toEqual([]);
  });
}

for (const language of journeysIn('zh')) {
  test(`[S8.1] ${language}: a refusal is a toast with the server's words, or says that the network failed`, async ({
    page,
  }) => {
    const m = personalCentreMessages[language];
    const { token } = await signIn(page);
    await fillShelf(page, token, ['Alpha']);
    await page.goto(inLanguage('/perInfo', language));
    const network = language === 'zh' ? '网络数据连接失败' : shellMessages.en.failed;
    for (const [msg, shown] of [
      ['The shelf is being painted', 'The shelf is being painted'],
      ['', network],
    ] as const) {
      await page.route('**/api/userCreation/*', (route) =>
        route.request().method() === 'DELETE'
          ? route.fulfill({ json: { code: 500, msg, data: null } })
          : route.fallback(),
      );
      await page.getByRole('button', { name: m.actionsOf('Alpha') }).click();
      await page.getByRole('menuitem', { name: m.remove }).click();
      await page.getByRole('dialog').getByRole('button', { name: m.removeConfirm }).click();
      await expect(page.getByText(shown, { exact: true }).first()).toBeVisible();
    }
  });
}

sweepJourney('a menu from which something is chosen while it still comes in is gone at once', async ({ page }) => {
  const m = personalCentreMessages.zh;
  const { token } = await signIn(page);
  await fillShelf(page, token, ['Alpha']);
  await page.goto(inLanguage('/perInfo', 'zh'));
  const menu = page.getByRole('button', { name: m.actionsOf('Alpha') });
  await menu.focus();
  // In one task, before the browser paints: no entrance has begun when the key chooses.
  const left = await menu.evaluate(async (button) => {
    const press = async (element?: Element) => {
      element?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
      for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
      return [...document.querySelectorAll('[role=menuitem]')];
    };
    const offered = await press(button);
    const stayed = await press(offered.at(-1));
    return { offered: offered.length, stayed: stayed.length };
  });
  expect(left).toEqual({ offered: 9, stayed: 0 });
  await page.getByRole('dialog').getByRole('button', { name: m.keep }).click();
  await menu.click();
  await expect(page.getByRole('menuitem', { name: m.remove })).toBeVisible();
});

test('lists that do not arrive say so and come with the next try', async ({ page }) => {
  const m = personalCentreMessages.zh;
  await signIn(page);
  await page.route('**/api/userCreation/getList**', (route) => route.abort());
  await page.goto('/perInfo');
  await expect(page.getByText(m.failedTitle)).toBeVisible();
  await page.unroute('**/api/userCreation/getList**');
  await page.getByRole('button', { name: m.retry }).click();
  await expect(page.getByText(m.noCreations)).toBeVisible();
});

test('the personal centre opens from the nickname', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { phone } = await signIn(page);
  const nickname = page.getByRole('link', { name: new RegExp(phone.slice(-4)) });
  await test.step('[S4.1] who is signed in finds the nickname in the bar', async () => {
    await page.goto('/');
    await expect(nickname).toBeVisible();
  });
  await test.step('[S2.20] it leads to the personal centre', async () => {
    await nickname.click();
    await expect(page).toHaveURL(/\/perInfo$/);
  });
});
