import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, type Browser, type Page } from '@playwright/test';
import { totpCode, totpStepAt } from '../apps/server/src/desk/totp.ts';
import { billWords } from '../apps/web/src/desk/i18n/bills.ts';
import { articleWords } from '../apps/web/src/desk/i18n/articles.ts';
import { contentWords } from '../apps/web/src/desk/i18n/content.ts';
import { demandWords } from '../apps/web/src/desk/i18n/demands.ts';
import { invoiceWords } from '../apps/web/src/desk/i18n/invoices.ts';
import { logWords } from '../apps/web/src/desk/i18n/log.ts';
import { orderWords } from '../apps/web/src/desk/i18n/orders.ts';
import { operatorWords } from '../apps/web/src/desk/i18n/operators.ts';
import { priceWords } from '../apps/web/src/desk/i18n/prices.ts';
import { peopleWords } from '../apps/web/src/desk/i18n/people.ts';
import { safetyWords } from '../apps/web/src/desk/i18n/safety.ts';
import { shellWords } from '../apps/web/src/desk/i18n/shell.ts';
import { signInWords } from '../apps/web/src/desk/i18n/sign-in.ts';
import { todayWords } from '../apps/web/src/desk/i18n/today.ts';
import { invoiceMessages } from '../apps/web/src/i18n/invoice.ts';
import { personalCentreMessages } from '../apps/web/src/i18n/personal-centre.ts';
import { DATA_DIRECTORY } from './data-directory.ts';
import { findAccessibilityFaults, widthOverflow, type Language } from './pages.ts';
import { callApi, newPhone, openAccount, readCode, signIn } from './sign-in.ts';
import { test } from './test.ts';

/** The command line asks the running server, as an operator's would. */
const admin = (...words: string[]) =>
  promisify(execFile)(process.execPath, ['apps/server/dist/operator/admin.js', ...words], {
    env: { ...process.env, DATA_DIR: DATA_DIRECTORY },
  });

/** Signs in with both factors, setting up the second. */
async function enterDesk(page: Page, role: string, language: Language): Promise<void> {
  const m = signInWords[language];
  const phone = newPhone();
  await admin('operator', 'add', phone, role, '阿岚');
  await page.goto(`/desk/sign-in?lang=${language}`);
  await page.getByLabel(m.phone).fill(phone);
  await page.getByRole('button', { name: m.send }).click();
  await expect(page.getByText(m.sent)).toBeVisible();
  await page.getByLabel(m.code).fill(await readCode(page.context().request, phone));
  await page.getByRole('button', { name: m.next }).click();
  await expect(page.getByAltText(m.qr)).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  const secret = (await page.locator('.select-all').innerText()).replaceAll(' ', '');
  await page.getByLabel(m.totp).fill(totpCode(secret, totpStepAt(new Date())));
  await page.getByRole('button', { name: m.enter }).click();
  await expect(page.getByRole('heading', { name: todayWords[language].title, exact: true })).toBeVisible();
}

const onPhone = (browser: Browser) => browser.newPage({ viewport: { width: 390, height: 844 } });

async function expectSound(page: Page): Promise<void> {
  expect(await findAccessibilityFaults(page)).toEqual([]);
  expect(await widthOverflow(page)).toBeLessThanOrEqual(0);
}

/** A top-up paid at the sandbox's cashier. */
async function buyPoints(page: Page, given?: { token: string }): Promise<string> {
  const { request } = page.context();
  const { token } = given ?? (await openAccount(request));
  const body = { yuan: 10, payType: 'wechat' };
  const { outTradeNo, codeUrl } = await callApi<{ outTradeNo: string; codeUrl: string }>(
    request,
    'post',
    '/api/integral/create_order',
    { token, body },
  );
  await request.post(`/sandbox/pay/${codeUrl.split('/').at(-1)}`, { form: { action: 'pay' } });
  const state = async () =>
    (
      await callApi<{ tradeState: string }>(request, 'get', `/api/integral/transactions/out-trade-no/${outTradeNo}`, {
        token,
      })
    ).tradeState;
  await expect.poll(state).toBe('SUCCESS');
  return outTradeNo;
}

test('a guest finds no desk', async ({ page }) => {
  expect((await page.goto('/desk'))?.status()).toBe(404);
  expect((await page.goto('/desk/orders'))?.status()).toBe(404);
});

test('a clerk signs in with two factors, finds an order, writes a note and refunds it', async ({ page }) => {
  const [m, s] = [orderWords.en, shellWords.en];
  const number = await buyPoints(page);
  await enterDesk(page, 'clerk', 'en');
  await expect(page.getByRole('link', { name: s.operators })).toHaveCount(0);
  await page.getByRole('link', { name: s.orders }).click();
  await page.getByRole('searchbox').fill(number.toLowerCase());
  await page.getByRole('searchbox').press('Enter');
  await expectSound(page);
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByText(m.steps.granted)).toBeVisible();
  await page.getByPlaceholder(m.notePlaceholder).fill('Called about it');
  await page.getByRole('button', { name: s.addNote }).click();
  await expect(page.getByText('阿岚: Called about it')).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: m.refund, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: m.refund }).click();
  await expect(page.getByRole('dialog').getByText(s.reasonShort)).toBeVisible();
  await page.getByLabel(s.reason).fill('The buyer asked for it');
  await page.getByRole('dialog').getByRole('button', { name: m.refund }).click();
  await expect(page.getByText(m.refunded, { exact: true })).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(m.states.REFUND, { exact: true }).first()).toBeVisible({ timeout: 3000 });
  }).toPass();
});

test('a clerk gives points, blocks an account, moves a request on and refuses a word', async ({ page }) => {
  const [m, d, w, s] = [peopleWords.zh, demandWords.zh, safetyWords.zh, shellWords.zh];
  const { request } = page.context();
  const { phone } = await openAccount(request);
  const body = { name: '店主', phone: newPhone(), demand: '给茶馆做一块招牌' };
  await callApi(request, 'post', '/api/designerOrder/commitDesignerOrder', { body });
  await enterDesk(page, 'clerk', 'zh');
  await page.getByRole('link', { name: s.people }).click();
  await page.getByRole('searchbox').fill(phone);
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectSound(page);
  await page.getByRole('table').getByRole('link').click();
  await page.getByRole('button', { name: m.adjust }).click();
  await page.getByLabel(m.howMany).fill('10');
  await page.getByLabel(s.reason).fill('补偿等待');
  await page.getByRole('dialog').getByRole('button', { name: m.adjust }).click();
  await expect(page.getByText(m.pointsOf(10, 3))).toBeVisible();
  await page.getByRole('button', { name: m.block }).click();
  await page.getByLabel(s.reason).fill('刷单');
  await page.getByRole('dialog').getByRole('button', { name: m.block }).click();
  await expect(page.getByRole('main').getByText(m.blocked, { exact: true })).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: s.demands }).click();
  await page.getByLabel(`${d.state} 店主`).first().click();
  await page.getByRole('option', { name: d.states.agreed }).click();
  await expect(page.getByText(d.changed, { exact: true })).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: s.safety }).click();
  await expect(page.getByText(w.noReports)).toBeVisible();
  await page.getByRole('tab', { name: w.words }).click();
  await page.getByLabel(w.newWord).fill('某某名牌');
  await page.getByRole('button', { name: w.addWord }).click();
  await expect(page.getByRole('button', { name: w.removeWord('某某名牌') })).toBeVisible();
  await expectSound(page);
});

test('a buyer asks for an invoice, a clerk on a phone hands the file over, and the buyer downloads it', async ({
  page,
  browser,
}) => {
  const [m, d, c] = [invoiceMessages.zh, invoiceWords.en, personalCentreMessages.zh];
  const number = await buyPoints(page, await signIn(page));
  await page.goto('/perInfo?tab=orders');
  await page.getByRole('button', { name: c.invoice, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: m.ask }).click();
  await expect(dialog.getByText(m.blank)).toHaveCount(3);
  await dialog.getByLabel(m.companyTitle).fill('云上茶业有限公司');
  await dialog.getByLabel(m.taxNumber).fill('91350100M000100Y43');
  await dialog.getByLabel(m.email).fill('kuaiji@example.com');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: m.ask }).click();
  await expect(page.getByText(m.asked, { exact: true })).toBeVisible();

  const clerk = await onPhone(browser);
  await enterDesk(clerk, 'clerk', 'en');
  await clerk.getByRole('link', { name: shellWords.en.invoices }).click();
  await clerk.getByRole('searchbox').fill(number);
  await clerk.getByRole('searchbox').press('Enter');
  await expect(clerk.getByRole('article')).toHaveCount(1);
  await expectSound(clerk);
  const file = { name: 'e-invoice.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') };
  await clerk.getByLabel(d.file).setInputFiles(file);
  await expect(clerk.getByText(d.issued, { exact: true }).first()).toBeVisible();
  await expect(clerk.getByRole('article').getByText(d.states.issued, { exact: true })).toBeVisible();
  await expectSound(clerk);
  await clerk.close();

  await page.reload();
  await page.getByRole('button', { name: c.invoiceOf, exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: m.download }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`发票-${number}.pdf`);
});

test('a clerk takes a day’s bill from the provider and finds it agrees', async ({ page }) => {
  const m = billWords.zh;
  // Others pay today while this runs: their money may be with the provider and not with us for a moment.
  const yesterday = new Date(Date.now() + 8 * 3600_000 - 24 * 3600_000).toISOString().slice(0, 10);
  await enterDesk(page, 'clerk', 'zh');
  await page.getByRole('link', { name: shellWords.zh.bills }).click();
  await page.getByLabel(m.day).fill(yesterday);
  await page.getByRole('button', { name: m.fetch }).click();
  await expect(page.getByRole('table', { name: m.bills }).getByText(m.even)).toBeVisible();
  await expectSound(page);
});

test('an owner on a phone sees the figures, adds an operator and finds that in the log', async ({ browser }) => {
  const [m, s] = [operatorWords.zh, shellWords.zh];
  const page = await onPhone(browser);
  await enterDesk(page, 'owner', 'zh');
  await expect(page.getByText(todayWords.zh.funnel)).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: s.operators }).click();
  await page.getByLabel(m.phone).fill(newPhone());
  await page.getByLabel(m.name, { exact: true }).fill('小满');
  await page.getByRole('button', { name: m.add }).click();
  await expect(page.getByText('小满', { exact: true })).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: s.log }).click();
  await expect(page.getByText(logWords.zh.actions.addOperator ?? '', { exact: true }).first()).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: s.signOut }).click();
  await expect(page.getByRole('heading', { name: signInWords.zh.title })).toBeVisible();
  await page.close();
});

test('an editor is offered no orders and is refused their calls', async ({ page }) => {
  await enterDesk(page, 'editor', 'en');
  await expect(page.getByRole('link', { name: shellWords.en.orders })).toHaveCount(0);
  const reply = await page.request.get('/desk/api/orders', { headers: { 'app-sign': 'markwright-web' } });
  expect(await reply.json()).toMatchObject({ code: 403 });
});

/** Through the desk's own calls, as its pages make them. */
async function makeCoupon(page: Page, code: string): Promise<void> {
  const m = priceWords.en;
  await page.getByRole('link', { name: shellWords.en.prices }).click();
  await page.getByRole('tab', { name: m.coupons }).click();
  await page.getByLabel(m.code, { exact: true }).fill(code);
  await page.getByLabel(m.percentOff).fill('20');
  await expectSound(page);
  await page.getByRole('button', { name: m.make }).click();
  await expect(page.getByRole('heading', { name: m.coupon(code) })).toBeVisible();
  await expectSound(page);
}

test('an editor writes an article, sees it as the site will, schedules it, and restores an older version', async ({
  page,
}) => {
  const [m, c] = [articleWords.zh, contentWords.zh];
  const id = `written-${Date.now()}`;
  await enterDesk(page, 'editor', 'zh');
  await expect(page.getByRole('link', { name: shellWords.zh.prices })).toHaveCount(0);
  await page.getByRole('link', { name: shellWords.zh.content }).click();
  await page.getByLabel(m.slug, { exact: true }).fill(id);
  await page.getByRole('button', { name: m.begin }).click();
  const zh = (label: string) => page.getByLabel(`${label} · ${c.languages.zh}`, { exact: true });
  await zh(m.heading).fill('门头的第一版');
  await zh(m.summary).fill('写给店主');
  await zh(m.body).fill('## 先量尺寸\n\n**三米**以内看得清。');
  await expect(zh(m.preview).getByRole('heading', { name: '先量尺寸' })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: m.publish }).click();
  await expect(page.getByText(c.saved, { exact: true })).toBeVisible();
  expect(await (await page.request.get(`/article?id=${id}`)).text()).toContain('门头的第一版');
  await zh(m.heading).fill('门头的第二版');
  await page.getByLabel(m.publishAt).fill('2099-01-01T08:00');
  await page.getByRole('button', { name: m.schedule }).click();
  await expect(page.getByText(`${id} · ${m.states.scheduled}`)).toBeVisible();
  expect(await (await page.request.get(`/article?id=${id}`)).text()).not.toContain('门头的第二版');
  await page.getByRole('button', { name: c.compare }).first().click();
  await expect(page.getByRole('dialog').getByText('门头的第一版')).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: c.restore }).click();
  await expect(page.getByRole('heading', { name: '门头的第一版', level: 1 })).toBeVisible();
  expect(await (await page.request.get(`/article?id=${id}`)).text()).toContain('门头的第一版');
});

test('an owner makes a coupon and a buyer pays less with it', async ({ page }) => {
  const code = `E2E-${Date.now() % 1_000_000}`;
  await enterDesk(page, 'owner', 'en');
  await makeCoupon(page, code);
  const { request } = page.context();
  const { token } = await openAccount(request);
  const body = { yuan: 10, payType: 'wechat', couponCode: code.toLowerCase() };
  const path = '/api/integral/create_order';
  expect(await callApi(request, 'post', path, { token, body })).toMatchObject({ amountFen: 800, points: 30 });
});
