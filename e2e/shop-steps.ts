import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, type Download, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { orderMessages } from '../apps/web/src/i18n/order.ts';
import { DATA_DIRECTORY } from './data-directory.ts';
import { callApi, type Account } from './sign-in.ts';

const { zh, en } = orderMessages;

export const ORDER_WORDS = { zh, en };

/** A creation of this account, made the way the list and the editor make one. */
export async function newCreation(page: Page, { token }: Account, name = '青岚茶事'): Promise<string> {
  const { request } = page.context();
  const query = new URLSearchParams({ name, description: '茶', size: '1' });
  const { list } = await callApi<{ list: { doc: object }[] }>(request, 'get', `/api/icon/list?${query.toString()}`);
  const body = { doc: list[0]?.doc };
  return (await callApi<{ creationId: string }>(request, 'post', '/api/userCreation', { token, body })).creationId;
}

/** The same by AI: a task's first logo, kept. */
export async function newAiCreation(page: Page, { token }: Account, logoName = '青岚茶事'): Promise<string> {
  const { request } = page.context();
  const body = { logoName, inspiration: '山间的茶' };
  const { id } = await callApi<{ id: string }>(request, 'post', '/api/ai_creation/task', { token, body });
  type Task = { results: { id: string }[] };
  const read = () => callApi<Task>(request, 'get', `/api/ai_creation/task/${id}/result`, { token });
  await expect.poll(async () => (await read()).results.length, DRAWN).toBe(4);
  const aiResultId = (await read()).results[0]?.id;
  const kept = { token, body: { aiResultId } };
  return (await callApi<{ creationId: string }>(request, 'post', '/api/userCreation', kept)).creationId;
}

/** An AI task, or files of 4000 px, on a machine at half speed. */
export const DRAWN = { timeout: 180_000 };

/** Shows the page its AI task as unfinished until it is let go, so that its progress is seen however soon it is done. */
export async function holdAiTask(page: Page): Promise<() => void> {
  let isHeld = true;
  await page.route('**/api/ai_creation/task/*/result', async (route) => {
    if (!isHeld) return route.continue();
    const reply = await route.fetch();
    const json = (await reply.json()) as { data: object };
    const unfinished = { ...json, data: { ...json.data, state: 'running', results: [] } };
    await route.fulfill({ response: reply, json: isHeld ? unfinished : json });
  });
  return () => {
    isHeld = false;
  };
}

/** Buys a package for a creation without a page: ordered, paid with the sandbox's wallet, settled. */
export async function buyPackage(page: Page, account: Account, creationId: string, wanted: 'hd' | 'vector') {
  const { request } = page.context();
  const { token } = account;
  type Goods = { list: { commodityId: string; purchaseType: string }[] };
  const { list } = await callApi<Goods>(request, 'get', '/api/commodity/getList', { token });
  const { version: agreementVersion } = await callApi<{ version: string }>(request, 'get', '/api/agreement');
  const commodityId = list.find(({ purchaseType }) => purchaseType === wanted)?.commodityId;
  const body = { creationId, commodityId, agreementVersion };
  type Placed = { outTradeNo: string };
  const { outTradeNo } = await callApi<Placed>(request, 'post', '/api/userCreation/order', { token, body });
  const path = `/api/pay/transactions/native/${outTradeNo}`;
  const { codeUrl } = await callApi<{ codeUrl: string }>(request, 'get', path, { token });
  await playWallet(page, codeUrl, 'pay');
  await expect.poll(async () => (await listOrders(page, account))[0]?.tradeState).toBe('SUCCESS');
}

/** The operator's command, as it is typed beside the running server. */
export async function runOperator(...words: string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: DATA_DIRECTORY };
  return (await promisify(execFile)('npm', ['run', '--silent', 'admin', '--', ...words], { env })).stdout;
}

export type OrderItem = {
  id: string;
  outTradeNo: string;
  purchaseType: string;
  tradeState: string;
  amountFen: number;
  successTime: string | null;
};

export const listOrders = async (page: Page, { token }: Account): Promise<OrderItem[]> =>
  (await callApi<{ list: OrderItem[] }>(page.context().request, 'get', '/api/order/getList', { token })).list;

/** Presses a button of the wallet that the sandbox plays, as somebody's phone would. */
export async function playWallet(page: Page, address: string, action: 'pay' | 'cancel'): Promise<void> {
  const phone = await page.context().newPage();
  const { pathname, search } = new URL(address);
  await phone.goto(pathname + search);
  await phone.locator(`button[name=action][value=${action}]`).click();
  await expect(phone.getByRole('status').first()).toBeVisible();
  await phone.close();
}

/** The address behind the code on screen, as the page was told it. */
export async function startedPayment(page: Page, press: () => Promise<void>): Promise<string> {
  const replied = page.waitForResponse((response) => /transactions\/native|payOrderByCodes/.test(response.url()));
  await press();
  const { data } = (await (await replied).json()) as { data: { codeUrl: string | null; payUrl: string | null } };
  return data.codeUrl ?? data.payUrl ?? '';
}

export type Unpacked = { stamp: string; files: Map<string, Uint8Array> };

/** Opens a saved archive: its name, and its files without the folder. */
export async function unpack(download: Download): Promise<Unpacked> {
  const stamp = download.suggestedFilename().replace(/\.zip$/, '');
  const entries = Object.entries(unzipSync(await readFile(await download.path())));
  for (const [path] of entries) expect(path.startsWith(`${stamp}/`)).toBe(true);
  const files = entries.map(([path, bytes]) => [path.slice(stamp.length + 1), bytes] as const);
  return { stamp, files: new Map(files.filter(([name]) => name !== '')) };
}

/** What a PNG says about itself in its first chunks. */
export function pngFacts(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const colorType = bytes[25] ?? 0;
  const density = new TextDecoder('latin1').decode(bytes.subarray(0, 4000)).indexOf('pHYs');
  return {
    width: view.getUint32(16),
    height: view.getUint32(20),
    hasAlpha: colorType === 4 || colorType === 6,
    dotsPerMetre: density < 0 ? 0 : view.getUint32(density + 4),
  };
}
