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
import { smallWords } from '../apps/web/src/desk/i18n/small-content.ts';
import { todayWords } from '../apps/web/src/desk/i18n/today.ts';
import { caseMessages } from '../apps/web/src/i18n/case.ts';
import { homeSectionMessages } from '../apps/web/src/i18n/home-sections.ts';
import { invoiceMessages } from '../apps/web/src/i18n/invoice.ts';
import { personalCentreMessages } from '../apps/web/src/i18n/personal-centre.ts';
import { addOperator, buyPoints, enterDesk, expectSound } from './desk-steps.ts';
import { findAccessibilityFaults } from './pages.ts';
import { buyPackage, newCreation } from './shop-steps.ts';
import { callApi, newPhone, openAccount, readCode, signIn } from './sign-in.ts';
import { sweepJourney } from './sweeps.ts';
import { test } from './test.ts';

const onPhone = (browser: Browser) => browser.newPage({ viewport: { width: 390, height: 844 } });

test('a guest finds no desk; a clerk signs in with two factors, finds an order, writes a note and refunds it', async ({
  page,
}) => {
  const [m, s, w] = [orderWords.en, shellWords.en, signInWords.en];
  for (const path of ['/desk', '/desk/orders']) expect((await page.goto(path))?.status()).toBe(404);
  const number = await buyPoints(page);
  const phone = newPhone();
  await addOperator(phone, 'clerk');
  await page.goto('/desk/sign-in?lang=en');
  await page.getByLabel(w.phone).fill(phone);
  await page.getByRole('button', { name: w.send }).click();
  await expect(page.getByText(w.sent)).toBeVisible();
  await page.getByLabel(w.code).fill(await readCode(page.context().request, phone));
  await page.getByRole('button', { name: w.next }).click();
  await expect(page.getByAltText(w.qr)).toBeVisible();
  await expectSound(page);
  const secret = (await page.locator('.select-all').innerText()).replaceAll(' ', '');
  await page.getByLabel(w.totp).fill(totpCode(secret, totpStepAt(new Date())));
  await page.getByRole('button', { name: w.enter }).click();
  await expect(page.getByRole('heading', { name: todayWords.en.title, exact: true })).toBeVisible();

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

sweepJourney(
  'a clerk gives points, blocks an account, moves a request on, refuses a word and compares a bill',
  async ({ page }) => {
    const [m, d, w, s, b] = [peopleWords.zh, demandWords.zh, safetyWords.zh, shellWords.zh, billWords.zh];
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
    await page.getByRole('link', { name: s.bills }).click();
    // Others pay today while this runs: their money may be with the provider and not with us for a moment.
    const yesterday = new Date(Date.now() + 8 * 3600_000 - 24 * 3600_000).toISOString().slice(0, 10);
    await page.getByLabel(b.day).fill(yesterday);
    await page.getByRole('button', { name: b.fetch }).click();
    await expect(page.getByRole('table', { name: b.bills }).getByText(b.even)).toBeVisible();
    await expectSound(page);
  },
);

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

/** Through the desk's own calls, as its pages make them. */
async function makeCoupon(page: Page, code: string): Promise<void> {
  const m = priceWords.zh;
  await page.getByRole('link', { name: shellWords.zh.prices }).click();
  await page.getByRole('tab', { name: m.coupons }).click();
  await page.getByRole('textbox', { name: m.code, exact: true }).fill(code);
  await page.getByLabel(m.percentOff).fill('20');
  await expectSound(page);
  await page.getByRole('button', { name: m.make }).click();
  await expect(page.getByRole('heading', { name: m.coupon(code) })).toBeVisible();
  await expectSound(page);
}

sweepJourney(
  'an owner on a phone sees the figures, adds an operator and finds that in the log; a coupon makes a buyer pay less',
  async ({ browser }) => {
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
    const code = `E2E-${Date.now() % 1_000_000}`;
    await makeCoupon(page, code);
    const { request } = page.context();
    const { token } = await openAccount(request);
    const body = { yuan: 10, payType: 'wechat', couponCode: code.toLowerCase() };
    const path = '/api/integral/create_order';
    expect(await callApi(request, 'post', path, { token, body })).toMatchObject({ amountFen: 800, points: 30 });
    await page.getByRole('button', { name: s.signOut }).click();
    await expect(page.getByRole('heading', { name: signInWords.zh.title })).toBeVisible();
    await page.close();
  },
);

test('an editor is offered no orders, writes an article, sees it as the site will, schedules it, and restores a version', async ({
  page,
}) => {
  const [m, c] = [articleWords.zh, contentWords.zh];
  const id = `written-${Date.now()}`;
  await enterDesk(page, 'editor', 'zh');
  for (const name of [shellWords.zh.orders, shellWords.zh.prices]) {
    await expect(page.getByRole('link', { name })).toHaveCount(0);
  }
  const reply = await page.request.get('/desk/api/orders', { headers: { 'app-sign': 'markwright-web' } });
  expect(await reply.json()).toMatchObject({ code: 403 });
  await page.getByRole('link', { name: shellWords.zh.content }).click();
  await page.getByRole('button', { name: m.newArticle }).click();
  await page.getByLabel(c.newId, { exact: true }).fill(id);
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

sweepJourney(
  'a buyer lets a logo be shown, an editor chooses it, and the home page shows it until the word is taken back',
  async ({ page, browser }) => {
    const [c, p, w] = [caseMessages.zh, personalCentreMessages.zh, smallWords.zh];
    const name = `归山${Date.now() % 100_000}`;
    const account = await signIn(page);
    const creationId = await newCreation(page, account, name);
    await buyPackage(page, account, creationId, 'hd');
    await page.goto('/perInfo');
    await page.getByRole('button', { name: p.actionsOf(name) }).click();
    await page.getByRole('menuitem', { name: c.offer }).click();
    await page.getByRole('dialog').getByRole('button', { name: c.confirm }).click();
    await expect(page.getByText(c.allowed, { exact: true })).toBeVisible();

    const editor = await browser.newPage();
    await enterDesk(editor, 'editor', 'zh');
    await editor.goto('/desk/content?tab=cases');
    await editor.getByRole('button', { name: `${w.choose} ${name}` }).click();
    for (const [language, trade] of [
      ['zh', '民宿'],
      ['en', 'Guesthouse'],
    ] as const) {
      await editor.getByLabel(`${name} ${w.trade} · ${contentWords.zh.languages[language]}`).fill(trade);
    }
    await expectSound(editor);
    await editor.getByRole('button', { name: shellWords.zh.save }).click();
    await expect(editor.getByText(contentWords.zh.saved, { exact: true })).toBeVisible();
    await editor.close();

    const shown = page.getByRole('region', { name: homeSectionMessages.zh.cases.customers });
    await page.goto('/');
    await expect(shown.getByText(name)).toBeVisible();
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectSound(page);
    }
    expect((await page.request.get(`/api/case/${creationId}/picture`)).status()).toBe(200);
    await page.goto(`/createOrder?creationId=${creationId}`);
    await page.getByRole('switch', { name: c.allow }).filter({ visible: true }).click();
    await expect(page.getByText(c.off, { exact: true })).toBeVisible();
    await page.goto('/');
    await expect(page.getByText(name)).toHaveCount(0);
    expect((await page.request.get(`/api/case/${creationId}/picture`)).status()).toBe(404);
  },
);
