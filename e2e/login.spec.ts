import { expect, type BrowserContext, type Page } from '@playwright/test';
import { loginMessages } from '../apps/web/src/i18n/login.ts';
import { shellMessages } from '../apps/web/src/i18n/shell.ts';
import { findAccessibilityFaults, inLanguage, journeysIn, type Language } from './pages.ts';
import { keptToken, newPhone, readCode, sendPhoneForm } from './sign-in.ts';
import { test } from './test.ts';

const { zh, en } = loginMessages;
const { zh: shellZh, en: shellEn } = shellMessages;

const MESSAGES = { zh: { ...zh, shell: shellZh }, en: { ...en, shell: shellEn } };

async function openLogin(page: Page, language: Language) {
  await page.goto(inLanguage('/information', language));
  await page.waitForLoadState('networkidle');
  // Gone once the page has reloaded: the header already shows the account a moment before that.
  await page.evaluate(() => document.documentElement.setAttribute('data-before-sign-in', ''));
  await page.getByRole('button', { name: MESSAGES[language].shell.login, exact: true }).click();
  return page.getByRole('dialog');
}

const openLoginFrom = (page: Page) => page.getByRole('button', { name: shellZh.login, exact: true }).click();

/** In the page: what a countdown shows first, however soon it goes on. */
const readFirstTimer = () =>
  new Promise<string>((resolve) => {
    const look = new MutationObserver(() => {
      const text = document.querySelector('[role=timer]')?.textContent;
      if (!text) return;
      look.disconnect();
      resolve(text);
    });
    look.observe(document.body, { subtree: true, childList: true, characterData: true });
  });

/** The ticket that the page's QR picture was built from, read back out of its address. */
async function shownTicket(page: Page, language: Language): Promise<string> {
  const picture = page.getByRole('img', { name: MESSAGES[language].qr });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  return decodeURIComponent((await picture.getAttribute('src'))?.split('ticket=')[1] ?? '');
}

/** Somebody's phone: presses a button of the sandbox page. */
async function scanWith(context: BrowserContext, ticket: string, account: 'bound' | 'new'): Promise<void> {
  const phone = await context.newPage();
  await phone.goto(`/sandbox/scan?ticket=${encodeURIComponent(ticket)}`);
  await phone.locator(`button[value=${account}]`).click();
  // The official account's reply leads to the page that asks whether it is really you.
  await phone.locator('.said a').click();
  await phone.locator('form button').click();
  await expect(phone.getByRole('status')).toBeVisible();
  await phone.close();
}

/** Signed in: the reloaded page shows the account's menu and no login button. */
async function expectSignedIn(page: Page, language: Language, nickName: string | RegExp) {
  const { shell } = MESSAGES[language];
  await expect(page.locator('html[data-before-sign-in]')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('link', { name: nickName })).toBeVisible();
  await expect(page.getByRole('button', { name: shell.login, exact: true })).toBeHidden();
}

for (const language of journeysIn('zh')) {
  const m = MESSAGES[language];

  test(`${language}: scanning the QR code signs in and reloads`, async ({ page, context }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openLogin(page, language);
    const ticket = await test.step('[S2.22] [S4.4] [S7.3] sign-in begins with the code of a ticket', () =>
      shownTicket(page, language));
    expect(await findAccessibilityFaults(page)).toEqual([]);
    // Watched from before the scan, ten times a second: the words stand for one second, then the page reloads.
    const reloaded = page.waitForEvent('load');
    const said = page.waitForFunction((words) => document.body.innerText.includes(words), m.succeeded, {
      polling: 100,
    });
    await test.step('[S4.5] [S8.4] a scan is told, then the page loads anew with the account', async () => {
      await scanWith(context, ticket, 'bound');
      await said;
      await reloaded;
      await expectSignedIn(page, language, /小方/);
    });
  });

  test(`${language}: an unbound account goes to the phone form, which binds it`, async ({ page, context }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const dialog = await openLogin(page, language);
    await test.step('[S4.5] a scan of nobody we know asks for the phone', async () => {
      await scanWith(context, await shownTicket(page, language), 'new');
      await expect(dialog.getByText(m.bindNote('沙盒里的小方'))).toBeVisible();
    });
    const number = newPhone();
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/sms/login'));
    await test.step('[S8.3] a code that was sent is told', () => sendPhoneForm(page, language, number));
    expect((await sent).postDataJSON()).toMatchObject({ phone: number, scene: expect.stringMatching(/^[\w-]{22}$/) });
    await expectSignedIn(page, language, new RegExp(number.slice(-4)));
  });

  test(`${language}: the phone form checks, sends, counts down and registers`, async ({ page, context }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const dialog = await openLogin(page, language);
    await test.step('[S2.22] a press leads to the phone form', () =>
      dialog.getByRole('button', { name: m.phone, exact: true }).click());
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));

    await test.step('[S5.1] [S5.2] [S5.4] the form says what is blank', async () => {
      await dialog.getByRole('button', { name: m.submit, exact: true }).click();
      await expect(dialog.getByText(m.phoneBlank)).toBeVisible();
      await expect(dialog.getByText(m.codeBlank)).toBeVisible();
    });
    await test.step('[S5.1] [S5.3] no code is sent to a number that cannot be one', async () => {
      await dialog.getByLabel(m.phoneNumber).fill('12345678901');
      await dialog.getByRole('button', { name: m.sendCode }).click();
      await expect(dialog.getByText(m.phoneWrong)).toBeVisible();
      expect(calls.filter((url) => url.includes('/api/sms/'))).toEqual([]);
    });

    const number = newPhone();
    await test.step('[S4.7] after a code is sent the seconds count down from sixty', async () => {
      await dialog.getByLabel(m.phoneNumber).fill(`+86${number}`);
      const firstShown = page.evaluate(readFirstTimer);
      await dialog.getByRole('button', { name: m.sendCode }).click();
      expect(await firstShown).toMatch(/\b60\b/);
      await expect(dialog.getByRole('timer')).toHaveText(/\b[1-5]\d\b/);
      await expect(dialog.getByRole('button', { name: m.sendCode })).toBeHidden();
    });

    await test.step('[S6.2] a wrong code is refused, the right one registers', async () => {
      await dialog.getByLabel(m.code).fill('x');
      await dialog.getByRole('button', { name: m.submit, exact: true }).click();
      await expect(dialog.getByRole('alert')).not.toBeEmpty();
      await dialog.getByLabel(m.code).fill(await readCode(context.request, number));
      await dialog.getByRole('button', { name: m.submit, exact: true }).click();
      await expectSignedIn(page, language, new RegExp(number.slice(-4)));
    });
  });
}

test('[S4.6] switching clears scene, form and countdown, and QR starts again', async ({ page }) => {
  const dialog = await openLogin(page, 'zh');
  await shownTicket(page, 'zh');
  const polls: string[] = [];
  page.on('request', (request) => polls.push(new URL(request.url()).pathname));
  await dialog.getByRole('button', { name: zh.phone, exact: true }).click();
  await dialog.getByLabel(zh.phoneNumber).fill(newPhone());
  await dialog.getByRole('button', { name: zh.sendCode }).click();
  await expect(dialog.getByRole('timer')).toBeVisible();
  // Three seconds by the dialog's own countdown: time for two polls, had they gone on.
  await expect(dialog.getByRole('timer')).toContainText(/5[0-7]/);
  expect(polls.filter((path) => path.startsWith('/api/login/'))).toEqual([]);
  await dialog.getByRole('button', { name: zh.wechat }).click();
  await shownTicket(page, 'zh');
  expect(polls).toContain('/api/login/wx/mp/ticket');
  await dialog.getByRole('button', { name: zh.phone, exact: true }).click();
  await expect(dialog.getByLabel(zh.phoneNumber)).toHaveValue('');
  await expect(dialog.getByRole('button', { name: zh.sendCode })).toBeVisible();
});

for (const language of journeysIn('en')) {
  test(`[S8.4] ${language}: a system error and a way in that is not there are said`, async ({ page }) => {
    const m = MESSAGES[language];
    const answer = (code: number) => ({ json: { code, msg: '', data: null } });
    await page.route('**/api/login/wx/mp/ticket', (route) => route.fulfill(answer(502)));
    await page.route('**/api/sms/login', (route) => route.fulfill(answer(500)));
    const dialog = await openLogin(page, language);
    await expect(dialog.getByText(m.unsupported)).toBeVisible();
    await dialog.getByRole('button', { name: m.phone, exact: true }).click();
    await dialog.getByLabel(m.phoneNumber).fill(newPhone());
    await dialog.getByLabel(m.code).fill('123456');
    await dialog.getByRole('button', { name: m.submit, exact: true }).click();
    await expect(dialog.getByRole('alert')).toHaveText(m.systemError);
  });
}

test('[S8.3] a code that cannot be sent is said', async ({ page }) => {
  const dialog = await openLogin(page, 'zh');
  await dialog.getByRole('button', { name: zh.phone, exact: true }).click();
  const number = newPhone();
  await page.request.get(`/api/sms/sendCode?phoneNumber=${number}`, { headers: { 'app-sign': 'markwright-web' } });
  await dialog.getByLabel(zh.phoneNumber).fill(number);
  await dialog.getByRole('button', { name: zh.sendCode }).click();
  await expect(page.getByText(zh.sendFailed).first()).toBeVisible();
  await expect(dialog.getByRole('alert')).toContainText('秒后再试');
});

test('closing sign-in forgets the form and loads the page anew; where sign-in is needed it goes home', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog');
  const openForm = async () => {
    await expect(dialog.getByRole('img').first()).toBeVisible();
    await dialog.getByRole('button', { name: zh.phone, exact: true }).click();
  };
  const close = async (after: RegExp) => {
    await openForm();
    await dialog.getByLabel(zh.phoneNumber).fill('13800138000');
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: zh.close }).click();
    await reloaded;
    await expect(page).toHaveURL(after);
    await expect(dialog).toBeHidden();
  };
  await test.step('[S4.8] the page is loaded anew, and the form is empty', async () => {
    await page.goto('/information');
    await openLoginFrom(page);
    await close(/\/information$/);
    await openLoginFrom(page);
    await openForm();
    await expect(dialog.getByLabel(zh.phoneNumber)).toHaveValue('');
  });
  await test.step('[S2.7] pages that need sign-in are left for home', async () => {
    for (const path of ['/perInfo', '/createOrder']) {
      await page.goto(path);
      await close(/\/$/);
    }
  });
});

test('the account menu logs out, and the token is dead afterwards', async ({ page, context }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openLogin(page, 'zh');
  await scanWith(context, await shownTicket(page, 'zh'), 'bound');
  await test.step('[S4.1] a token shows the nickname instead of the login button', () =>
    expectSignedIn(page, 'zh', /小方/));
  const old = await keptToken(page);
  expect(old).toMatch(/^[\w-]{43}$/);

  await test.step('[S4.3] logging out clears the token and goes home', async () => {
    await page.getByRole('button', { name: /的菜单/ }).click();
    await page.getByRole('menuitem', { name: shellZh.logout }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('button', { name: shellZh.login, exact: true })).toBeVisible();
    expect(await keptToken(page)).toBe('');
  });
  const reply = await page.request.get('/api/user/getInfo', {
    headers: { 'app-sign': 'markwright-web', authorization: old },
  });
  expect(await reply.json()).toMatchObject({ code: 401 });
});

test('the terms and the privacy text can be read before agreeing', async ({ page }) => {
  const dialog = await openLogin(page, 'zh');
  for (const text of [zh.terms, zh.privacy]) {
    await dialog.getByRole('button', { name: text }).click();
    await expect(dialog.getByRole('heading', { name: text })).toBeVisible();
    await dialog.getByRole('button', { name: zh.back }).click();
  }
  await shownTicket(page, 'zh');
});
