import { expect } from '@playwright/test';
import { personalCentreMessages } from '../apps/web/src/i18n/personal-centre.ts';
import { dialogsMessages } from '../apps/web/src/i18n/dialogs.ts';
import { editorMessages } from '../apps/web/src/i18n/editor.ts';
import { loginMessages } from '../apps/web/src/i18n/login.ts';
import { shareMessages } from '../apps/web/src/i18n/share.ts';
import { inLanguage } from './pages.ts';
import { buyPackage, newAiCreation, newCreation, ORDER_WORDS } from './shop-steps.ts';
import { signIn } from './sign-in.ts';
import { sweepJourney } from './sweeps.ts';
import { test } from './test.ts';

const { zh: centreZh, en: centreEn } = personalCentreMessages;

test('a cancelled order is bought again at the same price, and a declined wallet is still chosen', async ({ page }) => {
  const m = ORDER_WORDS.en;
  const account = await signIn(page);
  const creationId = await newCreation(page, account);
  await page.goto(inLanguage(`/createOrder?creationId=${creationId}&package=hd`, 'en'));
  await page.getByRole('radio', { name: m.alipay }).check({ force: true });
  await page.getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: m.submit }).filter({ visible: true }).click();
  const dialog = page.getByRole('dialog');
  const opened = page.context().waitForEvent('page');
  await dialog.getByRole('link', { name: m.toAlipay }).click();
  const wallet = await opened;
  await wallet.locator('button[name=action][value=cancel]').click();
  await wallet.getByRole('link', { name: /Back to the shop|返回商家/ }).click();
  // The wallet's tab is a new one: it still knows how this was going to be paid.
  await expect(wallet.getByRole('dialog').getByRole('radio', { name: m.alipay })).toBeChecked();
  await wallet.close();
  await dialog.getByRole('button', { name: m.close }).click();
  await expect(page).not.toHaveURL(/outTradeNo/);

  await page.goto(inLanguage('/perInfo?tab=orders', 'en'));
  await page.getByRole('button', { name: centreEn.cancel }).click();
  await page.getByRole('dialog').getByRole('button', { name: centreEn.cancelConfirm }).click();
  await page.getByRole('button', { name: centreEn.again }).click();
  await expect(page.getByRole('radio', { name: m.purchaseTypes.hd })).toBeChecked();
});

test('en: an AI logo says before it is paid for that its files carry a label, the cheaper package stands chosen, and the editor finds marks like its own', async ({
  page,
}) => {
  const m = ORDER_WORDS.en;
  const account = await signIn(page);
  const creationId = await newAiCreation(page, account);
  await page.goto(inLanguage(`/createOrder?creationId=${creationId}`, 'en'));
  await expect(page.getByRole('radio', { name: m.purchaseTypes.hd })).toBeChecked();
  const label = page.getByRole('switch', { name: m.aiLabel });
  await expect(label).toBeChecked();
  await label.click();
  await buyPackage(page, account, creationId, 'hd');
  await page.reload();
  // What was chosen before paying is what the files are asked for with.
  await expect(page.getByRole('switch', { name: m.aiLabel }).filter({ visible: true }).first()).not.toBeChecked();

  const editor = editorMessages.en;
  await page.goto(inLanguage(`/edit?creationId=${creationId}`, 'en'));
  await page.getByRole('tab', { name: editor.tabs.similar }).click();
  const panel = page.getByRole('tabpanel');
  await expect(
    panel
      .getByRole('button', { name: /^Use: / })
      .or(panel.getByText(editor.similarNoMark))
      .first(),
  ).toBeVisible();
  await expect(panel.getByText(editor.similarFailed)).toHaveCount(0);
});

test.describe('on a phone in zh', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  });

  sweepJourney(
    'the wallet leads back, success is told once, and what is owned is downloaded and never sold again',
    async ({ page }) => {
      const m = ORDER_WORDS.zh;
      // Nobody can scan the phone in their hand: the number is asked for first.
      await page.goto('/perInfo');
      await expect(page.getByRole('dialog').getByLabel(loginMessages.zh.phoneNumber)).toBeVisible();
      const account = await signIn(page);
      const creationId = await newCreation(page, account);
      await page.goto(`/createOrder?creationId=${creationId}&package=vector`);
      await page.getByRole('checkbox').check({ force: true });
      await page.getByRole('button', { name: m.submit }).filter({ visible: true }).tap();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('link', { name: m.openWechat }).tap();
      await page.locator('button[name=action][value=pay]').tap();
      await page.getByRole('link', { name: '返回商家' }).tap();
      await expect(dialog.getByText(m.paidText('青岚茶事'))).toBeVisible();
      await expect(page).not.toHaveURL(/outTradeNo/);
      await page.reload();
      await expect(page.getByRole('button', { name: m.download }).filter({ visible: true })).toBeVisible();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText('¥')).toHaveCount(0);

      await page.goto(`/edit?creationId=${creationId}`);
      await expect(page.getByTestId('artboard')).toHaveAttribute('data-painted');
      const download = page.getByRole('button', { name: editorMessages.zh.download, exact: true });
      await expect(page.getByRole('button', { name: editorMessages.zh.buy, exact: true })).toHaveCount(0);
      const saving = page.waitForEvent('download');
      await download.tap();
      await saving;

      await page.addInitScript(() => {
        navigator.share = async (what) => void Object.assign(window, { passedOn: what?.url });
      });
      await page.goto('/perInfo');
      await page.getByRole('button', { name: centreZh.actionsOf('青岚茶事') }).tap();
      await page.getByRole('menuitem', { name: centreZh.share }).tap();
      await page.getByRole('dialog').getByRole('button', { name: shareMessages.zh.shareVia }).tap();
      const passedOn = () => page.evaluate(() => (window as { passedOn?: string }).passedOn ?? '');
      await expect.poll(passedOn).toContain(`/userShare?creationId=${creationId}`);
    },
  );
});

sweepJourney('the preview carries its actions and enlarges', async ({ page }) => {
  const account = await signIn(page);
  const creationId = await newCreation(page, account);
  await page.goto(inLanguage('/perInfo', 'en'));
  await page.getByRole('button', { name: centreEn.previewOf('青岚茶事') }).click();
  const dialog = page.getByRole('dialog');
  const picture = dialog.getByRole('img');
  const before = (await picture.boundingBox())?.width ?? 0;
  await dialog.getByRole('button', { name: dialogsMessages.en.zoomIn }).click();
  await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeGreaterThan(before * 1.5);
  for (const name of [centreEn.buy, centreEn.share, centreEn.save]) {
    await expect(dialog.getByRole('button', { name })).toBeVisible();
  }
  await dialog.getByRole('button', { name: centreEn.edit }).click();
  await expect(page).toHaveURL(new RegExp(`/edit\\?creationId=${creationId}`));
  // The editor's arrow leads back to where one came from.
  await page.getByRole('link', { name: editorMessages.en.goBack, exact: true }).click();
  await expect(page).toHaveURL(/\/perInfo/);
  // A new logo begins with no answers.
  await page.getByRole('link', { name: centreEn.action }).click();
  await expect(page.getByRole('textbox', { name: 'Brand name', exact: true })).toHaveValue('');
});
