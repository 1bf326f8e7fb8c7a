import { expect } from '@playwright/test';
import { givenNickName } from '@markwright/contracts/nick-name';
import { shareLink } from '@markwright/contracts/site';
import { shareMessages } from '../apps/web/src/i18n/share.ts';
import { personalCentreMessages } from '../apps/web/src/i18n/personal-centre.ts';
import { findAccessibilityFaults, inLanguage, journeysIn, widthOverflow } from './pages.ts';
import { newCreation } from './shop-steps.ts';
import { callApi, signIn } from './sign-in.ts';
import { test } from './test.ts';

const { zh, en } = shareMessages;
const { zh: centreZh, en: centreEn } = personalCentreMessages;

const WORDS = { zh: { ...zh, centre: centreZh }, en: { ...en, centre: centreEn } };

/** Another browser in another network: two people behind one address with one browser would count as one. */
const FRIEND = {
  viewport: { width: 390, height: 844 },
  userAgent: 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
  extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.9' },
};

for (const language of journeysIn('en')) {
  const m = WORDS[language];

  test(`${language}: shared from the shelf, opened by another person, withdrawn`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const account = await signIn(page);
    const creationId = await newCreation(page, account);
    const link = shareLink(baseURL ?? '', creationId, language);
    await page.goto(inLanguage('/perInfo', language));
    const dialog = page.getByRole('dialog', { name: m.share });
    await test.step('[S2.14] [S2.23] [S3.13] the share dialog shows the logo and its address', async () => {
      await page.getByRole('button', { name: m.centre.actionsOf('青岚茶事') }).click();
      await page.getByRole('menuitem', { name: m.centre.share }).click();
      await expect(dialog.getByRole('img', { name: m.logoImage })).toBeVisible();
      await expect(dialog.getByText(link)).toBeVisible();
    });
    await test.step('[S8.4] [S9.10] a press copies the address and says so', async () => {
      await dialog.getByRole('button', { name: m.shareLink }).click();
      await expect(page.getByText(m.copied, { exact: true }).first()).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    });
    await test.step('[S9.8] the picture is saved under the moment it was asked for', async () => {
      const saving = page.waitForEvent('download');
      await dialog.getByRole('button', { name: m.saveImage }).click();
      expect((await saving).suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d \d\d.\d\d.\d\d\.png$/);
    });

    const friend = await (await browser.newContext(FRIEND)).newPage();
    // Whoever has no language yet reads the owner's, and keeps it on the pages that follow.
    const served = await friend.goto(link);
    const html = (await served?.text()) ?? '';
    expect(served?.status()).toBe(200);
    expect(html).toContain(`<title>${m.headTitle('青岚茶事')}`);
    expect(html).toContain(`property="og:image" content="${baseURL}/api/userCreation/share/${creationId}/picture"`);
    expect(html).not.toContain('"doc"');
    const card = await friend.request.get(`/api/userCreation/share/${creationId}/picture`);
    expect([card.status(), card.headers()['content-type']]).toEqual([200, 'image/png']);
    await expect(friend.getByRole('heading', { level: 1, name: '青岚茶事' })).toBeVisible();
    // A name nobody chose is in the reader's language, like everything else.
    await expect(friend.getByText(m.by(givenNickName(language, account.phone.slice(-4))))).toBeVisible();
    const picture = friend.getByRole('img', { name: m.picture('青岚茶事') });
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(800);
    expect(await findAccessibilityFaults(friend)).toEqual([]);
    expect(await widthOverflow(friend)).toBe(0);
    const points = () =>
      callApi<{ kept: number }>(page.context().request, 'get', '/api/integral/rest', { token: account.token });
    await test.step('[S9.3] one opener gives one point, however often', async () => {
      await expect.poll(async () => (await points()).kept).toBe(1);
      await friend.reload();
      await friend.getByRole('button', { name: m.report }).click();
      await friend.getByLabel(m.reportMore).fill('抄'.repeat(200));
      await friend.getByRole('button', { name: m.reportSend }).click();
      await expect(friend.getByText(m.reported).first()).toBeVisible();
      expect((await points()).kept).toBe(1);
    });
    await friend.getByLabel(m.nameLabel).fill('山海');
    await friend.getByRole('button', { name: m.make }).click();
    await expect(friend).toHaveURL(/\/createLogo(\?|$)/);

    // Whoever has chosen another reads that one.
    const other = language === 'en' ? 'zh' : 'en';
    await friend.goto(`/?lang=${other}`);
    await friend.goto(link);
    await expect(friend).toHaveTitle(new RegExp(WORDS[other].headTitle('青岚茶事')));
    await expect(friend.getByRole('heading', { name: WORDS[other].makeTitle })).toBeVisible();
    await friend.goto(`/?lang=${language}`);

    await dialog.getByRole('button', { name: m.withdraw }).click();
    await expect(dialog.getByText(m.withdrawn)).toBeVisible();
    const gone = await friend.goto(link);
    expect(gone?.status()).toBe(404);
    await expect(friend.getByText(m.emptyTitle)).toBeVisible();
    await friend.context().close();

    await test.step('[S3.7] after a load the dialog is closed, and the page is there', async () => {
      await page.reload();
      await expect(page.getByRole('button', { name: m.centre.actionsOf('青岚茶事') })).toBeVisible();
      await expect(dialog).toBeHidden();
    });
  });
}
