import { TRADE_STATES } from '@markwright/contracts';
import { expect, type Page } from '@playwright/test';
import { personalCentreMessages } from '../apps/web/src/i18n/personal-centre.ts';
import { dialogsMessages } from '../apps/web/src/i18n/dialogs.ts';
import { topUpMessages } from '../apps/web/src/i18n/top-up.ts';
import { editorMessages } from '../apps/web/src/i18n/editor.ts';
import { USAGE_FILES } from '../apps/web/src/i18n/file-names.ts';
import { findAccessibilityFaults, inLanguage, journeysIn, widthOverflow } from './pages.ts';
import { signIn, signInByDialog } from './sign-in.ts';
import {
  listOrders,
  newAiCreation,
  newCreation,
  ORDER_WORDS,
  playWallet,
  pngFacts,
  runOperator,
  startedPayment,
  unpack,
  type Unpacked,
} from './shop-steps.ts';
import { sweepJourney } from './sweeps.ts';
import { test } from './test.ts';

const { zh: centreZh, en: centreEn } = personalCentreMessages;
const { zh: dialogsZh, en: dialogsEn } = dialogsMessages;
const { en: pointsEn } = topUpMessages;
const { zh: editorZh } = editorMessages;

const CENTRE = { zh: centreZh, en: centreEn };
const DIALOGS = { zh: dialogsZh, en: dialogsEn };
/** As designed and on white; then on the five grounds. */
const PICTURES = ['jpg', 'jpg', 'png', 'png', 'png', 'png', 'png'];
const SUBMIT = { zh: '提交订单', en: 'Place order' };

async function download(page: Page, label: string): Promise<Unpacked> {
  const saving = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: label }).click();
  return unpack(await saving);
}

const endings = ({ files }: Unpacked) =>
  [...files.keys()]
    .filter((name) => !Object.values<string>(USAGE_FILES).includes(name))
    .map((name) => name.slice(name.lastIndexOf('.') + 1))
    .sort();

for (const language of journeysIn('zh')) {
  const m = ORDER_WORDS[language];

  test(`${language}: HD by QR, upgraded to vector by wallet, unpacked, refunded by the operator`, async ({ page }) => {
    // Files of 4000 px are drawn twice on the way.
    test.slow();
    await page.setViewportSize({ width: 1440, height: 900 });
    const account = await signIn(page);
    const byAi = language === 'en';
    const creationId = await (byAi ? newAiCreation : newCreation)(page, account);
    await page.goto(inLanguage(`/createOrder?creationId=${creationId}`, language));
    const dialog = page.getByRole('dialog');
    const submit = page.getByRole('button', { name: SUBMIT[language] }).filter({ visible: true });

    await test.step('[S1.6] [S2.29] the page says what is bought, in the words of the promise, and answers questions', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        `${m.buyWord}${m.beforeQuote}${m.quoted('青岚茶事')}`,
      );
      // Not in the dictionary's words: permanent, commercial, no expiry, editing after purchase.
      const promised =
        language === 'zh' ? [/永久/, /商用/, /不会过期/] : [/for ever|forever/i, /commercial/i, /expire/i];
      for (const words of promised) await expect(page.getByText(words).first()).toBeVisible();
      for (const { question } of m.faq) await expect(page.getByText(question)).toBeVisible();
      await expect(page.getByText('SVG')).not.toHaveCount(0);
      // The page pictures each ground that is in the parcel.
      await expect(page.locator('[data-ground] canvas[data-drawn="true"]')).toHaveCount(5);
      expect(await findAccessibilityFaults(page)).toEqual([]);
    });

    await test.step('[S9.6] there are two ways to pay', async () => {
      await expect(page.getByRole('radio', { name: m.wechat })).toBeChecked();
      await expect(page.getByRole('radio', { name: m.alipay })).toBeAttached();
    });

    await test.step('[S5.6] nothing is ordered before the agreement is agreed to', async () => {
      await page.getByRole('radio', { name: /^HD|高清/ }).press('Space');
      await submit.click();
      await expect(page.getByRole('alert')).toHaveText(m.agreeFirst);
      expect(await listOrders(page, account)).toEqual([]);
      await page.getByRole('button', { name: /协议|agreement/ }).click();
      await expect(dialog.getByText(/2026/).first()).toBeVisible();
      // What is in sight does not move away from the pointer that goes for it.
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.keyboard.press('Escape');
      await page.getByRole('checkbox').click();
    });

    await test.step('[S2.25] the payment dialog shows a code and its time, and hears that it is paid', async () => {
      const code = await startedPayment(page, () => submit.click());
      await expect(dialog.getByRole('img', { name: m.payCode })).toBeVisible();
      await expect(dialog.getByRole('timer')).toContainText(/(30:00|29:[0-5]\d)/);
      expect(await findAccessibilityFaults(page)).toEqual([]);
      await playWallet(page, code, 'pay');
      await expect(dialog.getByRole('heading', { name: m.paidTitle })).toBeVisible();
    });

    await test.step('[S9.9] HD comes as pictures of 4000 px at 300 dpi with the leaflet', async () => {
      const aiLabel = dialog.getByRole('switch', { name: m.aiLabel });
      await expect(aiLabel).toHaveCount(byAi ? 1 : 0);
      if (byAi) await aiLabel.press('Space');
      const hd = await download(page, m.download);
      expect(Number(hd.stamp)).toBeGreaterThan(Date.now() - 60_000);
      expect(endings(hd)).toEqual([...PICTURES]);
      expect(hd.files.has(USAGE_FILES[language])).toBe(true);
      const pngs = [...hd.files].filter(([name]) => name.endsWith('.png')).map(([, bytes]) => pngFacts(bytes));
      expect(pngs.map(({ width, height }) => Math.max(width, height))).toEqual(Array<number>(5).fill(4000));
      expect(pngs.map(({ dotsPerMetre }) => dotsPerMetre)).toEqual(Array<number>(5).fill(11_811));
      expect(pngs.some(({ hasAlpha }) => hasAlpha)).toBe(true);
    });

    await test.step('[S6.6] the upgrade costs the difference and brings outlined SVG', async () => {
      await page.goto(inLanguage(`/createOrder?creationId=${creationId}`, language));
      await expect(page.getByText(m.owned, { exact: true })).toBeVisible();
      await expect(page.getByText(m.upgradeNote('128'))).toBeVisible();
      await page.getByRole('radio', { name: m.alipay }).press('Space');
      await page.getByRole('checkbox').click();
      await startedPayment(page, () => submit.click());
      const opened = page.context().waitForEvent('page');
      await dialog.getByRole('link', { name: m.toAlipay }).click();
      const cashier = await opened;
      await cashier.locator('button[name=action][value=pay]').click();
      await expect(dialog.getByRole('heading', { name: m.paidTitle })).toBeVisible();
      await cashier.close();
      const vector = await download(page, m.download);
      expect(endings(vector)).toEqual([...PICTURES, ...Array<string>(5).fill('svg')]);
      const [, drawing] = [...vector.files].find(([name]) => name.endsWith('.svg')) ?? [];
      const markup = new TextDecoder().decode(drawing);
      const parsed = await page.evaluate((text) => {
        const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
        return {
          name: root.nodeName,
          texts: root.querySelectorAll('text').length,
          paths: root.querySelectorAll('path').length,
        };
      }, markup);
      expect(parsed).toMatchObject({ name: 'svg', texts: 0 });
      expect(parsed.paths).toBeGreaterThan(0);
      expect(markup).not.toMatch(/stroke|<mask|<clipPath/);
      expect([markup.includes('TC260:AIGC'), markup.includes('data-label="ai"')]).toEqual([byAi, byAi]);
    });

    const orders = await listOrders(page, account);
    await test.step('[S3.10] the list of orders tells purchase type, amount, state and time', () => {
      expect(orders.map(({ purchaseType, amountFen, tradeState }) => [purchaseType, amountFen, tradeState])).toEqual([
        ['vector', 6000, 'SUCCESS'],
        ['hd', 6800, 'SUCCESS'],
      ]);
      expect(orders[0]).toMatchObject({ id: expect.any(String), successTime: expect.stringMatching(/^20\d\d-/) });
    });

    await test.step('[S2.20] what was bought is downloaded again from the personal centre', async () => {
      await page.goto(inLanguage('/perInfo', language));
      await page.getByRole('button', { name: CENTRE[language].actionsOf('青岚茶事') }).click();
      const again = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: CENTRE[language].download }).click();
      if (byAi) await dialog.getByRole('button', { name: m.download }).click();
      expect((await again).suggestedFilename()).toMatch(/\.zip$/);
    });

    await test.step('[S2.14] [S2.24] a refund is asked for by QR, made by the operator and shown', async () => {
      await page.goto(inLanguage('/perInfo?tab=orders', language));
      await expect(page.getByText(m.tradeStates.SUCCESS, { exact: true })).toHaveCount(2);
      await page.getByRole('button', { name: CENTRE[language].refund }).first().click();
      await expect(dialog.getByRole('img', { name: DIALOGS[language].refundQr })).toBeVisible();
      await expect(dialog.getByText(DIALOGS[language].refundText)).toBeVisible();
      const number = /[0-9A-Z]{24}/.exec(await dialog.innerText())?.[0] ?? '';
      expect(number).toBe(orders[0]?.outTradeNo);
      await page.keyboard.press('Escape');
      expect(await runOperator('refund', number)).toMatch(/^refund [0-9A-Z]{24} of 60\.00 yuan: (done|accepted)/);
      await expect.poll(async () => (await listOrders(page, account))[0]?.tradeState).toBe('REFUND');
      await page.reload();
      await expect(page.getByText(m.tradeStates.REFUND, { exact: true })).toBeVisible();
    });

    await test.step('[S4.14] each of the seven states of an order stands in the list in its word', async () => {
      await page.route('**/api/order/getList**', async (route) => {
        const response = await route.fetch();
        const reply = (await response.json()) as { data: { list: object[]; total: number } };
        const [order] = reply.data.list;
        reply.data.list = TRADE_STATES.map((tradeState) => ({
          ...order,
          id: tradeState,
          outTradeNo: tradeState,
          tradeState,
        }));
        await route.fulfill({ response, json: reply });
      });
      await page.reload();
      for (const state of TRADE_STATES)
        await expect(page.getByText(m.tradeStates[state], { exact: true })).toHaveCount(1);
      await page.unrouteAll();
    });

    await page.goto(inLanguage(`/createOrder?creationId=${creationId}`, language));
    await expect(page.getByText(m.upgradeNote('128'))).toBeVisible();
  });
}

test('[S6.1] a guest sees prices before being asked to sign in, and goes on to the order afterwards', async ({
  page,
}) => {
  const reply = await page.request.get('/api/icon/list?name=半山面包&description=面包&size=1', {
    headers: { 'app-sign': 'markwright-web' },
  });
  const { data } = (await reply.json()) as { data: { list: { iconId: string; doc: object }[] } };
  const [card] = data.list;
  await page.goto('/healthz');
  await page.evaluate(
    (value) => localStorage.setItem('markwright.current-logo', value),
    JSON.stringify({ currJson: JSON.stringify(card?.doc), iconId: card?.iconId, creationId: '' }),
  );
  await page.goto('/edit');
  await expect(page.getByTestId('artboard')).toHaveAttribute('data-painted');
  await page.getByRole('button', { name: editorZh.buy }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('68', { exact: true })).toBeVisible();
  await expect(dialog.getByText('128', { exact: true })).toBeVisible();
  await expect(dialog.getByText(/SVG/).first()).toBeVisible();
  const calls: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && calls.push(request.url()));
  await dialog.getByRole('button', { name: ORDER_WORDS.zh.buyGuest }).click();
  await expect(page.getByRole('dialog', { name: /登录/ })).toBeVisible();
  expect(calls).toEqual([]);
  await signInByDialog(page, 'zh');
  await expect(page).toHaveURL(/\/createOrder\?creationId=[\w-]{36}&package=(hd|vector)/);
});

/** The points in the header lead to buying some. */
async function openTopUp(page: Page) {
  await page
    .getByRole('button', { name: /points/i })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Top up' }).click();
  return dialog;
}

sweepJourney('a site that takes one wallet offers that one only, for a logo and for points', async ({ page }) => {
  const account = await signIn(page);
  const creationId = await newCreation(page, account);
  await page.route('**/api/commodity/**', async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { data: { payTypes: string[] } };
    reply.data.payTypes = ['alipay'];
    await route.fulfill({ response, json: reply });
  });
  await page.goto(inLanguage(`/createOrder?creationId=${creationId}`, 'en'));
  await expect(page.getByRole('radio', { name: ORDER_WORDS.en.alipay })).toBeChecked();
  await expect(page.getByRole('radio', { name: ORDER_WORDS.en.wechat })).toHaveCount(0);
  const dialog = await openTopUp(page);
  await expect(dialog.getByRole('radio', { name: pointsEn.wechat })).toHaveCount(0);
  await expect(dialog.getByRole('radio', { name: pointsEn.alipay })).toBeChecked();
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/integral/create_order'));
  await dialog.getByRole('button', { name: /^Top up CNY/ }).click();
  expect((await sent).postDataJSON()).toMatchObject({ payType: 'alipay' });
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  });

  test('points are bought by amount or by number, in the wallet of the same phone', async ({ page }) => {
    const account = await signIn(page);
    await page.goto(inLanguage('/perInfo', 'en'));
    const dialog = await test.step('[S2.21] the points dialog leads to buying some', () => openTopUp(page));
    await test.step('[S5.7] yuan or points of one’s own are typed, and what cannot be is said', async () => {
      await dialog.getByLabel(pointsEn.custom.yuan).fill('0');
      await dialog.getByRole('button', { name: pointsEn.submitPlain }).click();
      await expect(dialog.getByText(pointsEn.problems.tooSmall.yuan(1))).toBeVisible();
      await dialog.getByRole('radio', { name: pointsEn.byPoints, exact: true }).press('Space');
      await dialog.getByLabel(pointsEn.custom.points).fill('29');
      await dialog.getByRole('button', { name: pointsEn.submitPlain }).click();
      await expect(dialog.getByText(pointsEn.problems.multiple(27, 30))).toBeVisible();
    });
    await dialog.getByLabel(pointsEn.custom.points).fill('30');
    expect(await widthOverflow(page)).toBe(0);
    const replied = page.waitForResponse((response) => response.url().endsWith('/api/integral/create_order'));
    await dialog.getByRole('button', { name: pointsEn.submit('10') }).click();
    const data = await test.step('[S9.5] thirty points cost ten yuan', async () => {
      type Started = { data: { payUrl: string; points: number; amountFen: number } };
      const started = (await (await replied).json()) as Started;
      expect(started.data).toMatchObject({ points: 30, amountFen: 1000 });
      return started.data;
    });
    await expect(dialog.getByRole('link', { name: ORDER_WORDS.en.openWechat })).toHaveAttribute('href', data.payUrl);
    const saving = page.waitForEvent('download');
    await dialog.getByRole('button', { name: ORDER_WORDS.en.saveCode }).click();
    expect((await saving).suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d \d\d.\d\d.\d\d\.png$/);
    await playWallet(page, data.payUrl, 'pay');
    await expect(dialog.getByText(ORDER_WORDS.en.paidPoints(30))).toBeVisible();
    expect((await listOrders(page, account))[0]).toMatchObject({ purchaseType: 'points', tradeState: 'SUCCESS' });
  });
});
