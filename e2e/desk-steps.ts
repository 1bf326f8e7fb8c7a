import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { OperatorRole } from '../packages/contracts/src/desk/desk-routes.ts';
import { totpCode, totpStepAt } from '../apps/server/src/desk/totp.ts';
import { todayWords } from '../apps/web/src/desk/i18n/today.ts';
import { DATA_DIRECTORY } from './data-directory.ts';
import { findAccessibilityFaults, widthOverflow, type Language } from './pages.ts';
import { callApi, newPhone, openAccount, readCode } from './sign-in.ts';

/** Made by the command line, which asks the running server as an operator's would. */
export async function addOperator(phone: string, role: OperatorRole): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    ['apps/server/dist/operator/admin.js', 'operator', 'add', phone, role, '阿岚'],
    { env: { ...process.env, DATA_DIR: DATA_DIRECTORY } },
  );
}

type Cookies = Awaited<ReturnType<APIRequestContext['storageState']>>['cookies'];
const sessions = new Map<OperatorRole, Promise<Cookies>>();

/** One operator of each role for all journeys of a worker; how the pages sign one in has a journey of its own. */
async function openSession(request: APIRequestContext, role: OperatorRole): Promise<Cookies> {
  const phone = newPhone();
  await addOperator(phone, role);
  await callApi(request, 'post', '/desk/api/sign-in/code', { body: { phone } });
  type SetUp = { ticket: string; setUp: { secret: string } };
  const body = { phone, code: await readCode(request, phone) };
  const { ticket, setUp } = await callApi<SetUp>(request, 'post', '/desk/api/sign-in', { body });
  const code = totpCode(setUp.secret, totpStepAt(new Date()));
  await callApi(request, 'post', '/desk/api/sign-in/confirm', { body: { ticket, code } });
  return (await request.storageState()).cookies.filter(({ path }) => path === '/desk');
}

/** Opens the desk as somebody who has signed in. */
export async function enterDesk(page: Page, role: OperatorRole, language: Language): Promise<void> {
  const context = page.context();
  const opened = sessions.get(role) ?? openSession(context.request, role);
  sessions.set(role, opened);
  await context.addCookies(await opened);
  await page.goto(`/desk?lang=${language}`);
  await expect(page.getByRole('heading', { name: todayWords[language].title, exact: true })).toBeVisible();
}

export async function expectSound(page: Page): Promise<void> {
  expect(await findAccessibilityFaults(page)).toEqual([]);
  expect(await widthOverflow(page)).toBeLessThanOrEqual(0);
}

/** A top-up paid at the sandbox's cashier. */
export async function buyPoints(page: Page, given?: { token: string }): Promise<string> {
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
  const path = `/api/integral/transactions/out-trade-no/${outTradeNo}`;
  const state = async () => (await callApi<{ tradeState: string }>(request, 'get', path, { token })).tradeState;
  await expect.poll(state).toBe('SUCCESS');
  return outTradeNo;
}
