import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { loginMessages } from '../apps/web/src/i18n/login.ts';
import type { Language } from './pages.ts';

export type Account = { phone: string; token: string };

const SESSION_KEY = 'markwright.session';
const BUSY = 503;
const BUSY_LIMIT_MS = 60_000;
const APP_SIGN = { 'app-sign': 'markwright-web' };

/** A number nobody else uses in this run: codes may be sent once a minute. */
export const newPhone = (): string => `13${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;

/** Every visitor comes from an address of their own, as behind a real proxy: text messages are rationed by address. */
const newAddress = (): string => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;

/** The newest code that the sandbox phone received for this number. */
export async function readCode(request: APIRequestContext, phone: string): Promise<string> {
  const inbox = await (await request.get('/sandbox')).text();
  const code = new RegExp(`data-phone="${phone}" data-code="(\\d+)"`).exec(inbox)?.[1];
  if (!code) throw new Error(`The sandbox inbox holds no code for ${phone}`);
  return code;
}

/** Calls the API as the browser would; anything but success ends the test. */
export async function callApi<Data>(
  request: APIRequestContext,
  method: 'get' | 'post' | 'put' | 'delete',
  path: string,
  { token = '', body }: { token?: string; body?: object } = {},
): Promise<Data> {
  const headers = { ...APP_SIGN, 'x-forwarded-for': newAddress(), ...(token && { authorization: token }) };
  const ask = async () => {
    const reply = await request[method](path, { headers, ...(body && { data: body }) });
    return (await reply.json()) as { code: number; msg: string; data: Data };
  };
  let reply = await ask();
  // A loaded machine answers "busy" now and then; a page would ask again, and so does this.
  if (reply.code === BUSY) {
    await expect.poll(async () => (reply = await ask()).code, { timeout: BUSY_LIMIT_MS }).not.toBe(BUSY);
  }
  const { code, msg, data } = reply;
  if (code !== 200) throw new Error(`${method} ${path} answered ${code} ${msg}`);
  return data;
}

/** An account with an open session, without touching a page. */
export async function openAccount(request: APIRequestContext, phone = newPhone()): Promise<Account> {
  await callApi(request, 'get', `/api/sms/sendCode?phoneNumber=${phone}`);
  const body = { phone, code: await readCode(request, phone), scene: '' };
  const { token } = await callApi<{ token: string }>(request, 'post', '/api/sms/login', { body });
  return { phone, token };
}

/**
 * Signs the page in without the dialog: the session is put where the app keeps it. The page is left at a plain
 * address, so that no running app writes its own memory over it; go to the page under test next.
 * Pass an account to open another browser of the same person.
 */
export async function signIn(page: Page, given: Partial<Account> = {}): Promise<Account> {
  const { request } = page.context();
  const account = given.token
    ? { phone: given.phone ?? '', token: given.token }
    : await openAccount(request, given.phone);
  const userInfo = await callApi<object>(request, 'get', '/api/user/getInfo', { token: account.token });
  await page.goto('/healthz');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    SESSION_KEY,
    JSON.stringify({ token: account.token, userInfo, userStatus: false }),
  ] as const);
  return account;
}

/** The token as the page keeps it; empty for a guest. */
export const keptToken = (page: Page): Promise<string> =>
  page.evaluate(
    (key) => (JSON.parse(localStorage.getItem(key) ?? '{}') as { token?: string }).token ?? '',
    SESSION_KEY,
  );

/** Fills the open login dialog's phone form and sends it. */
export async function sendPhoneForm(page: Page, language: Language, phone: string): Promise<void> {
  const m = loginMessages[language];
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(m.phoneNumber).fill(phone);
  await dialog.getByRole('button', { name: m.sendCode }).click();
  await expect(page.getByText(m.sendSucceeded).first()).toBeVisible();
  await dialog.getByLabel(m.code).fill(await readCode(page.context().request, phone));
  await dialog.getByRole('button', { name: m.submit, exact: true }).click();
}

/** Signs in through the dialog that is open, up to the page that was loaded anew. */
export async function signInByDialog(page: Page, language: Language): Promise<string> {
  const phone = newPhone();
  await page.getByRole('dialog').getByRole('button', { name: loginMessages[language].phone, exact: true }).click();
  const reloaded = page.waitForEvent('load');
  await sendPhoneForm(page, language, phone);
  await reloaded;
  return phone;
}
