import { zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listItems } from '../sandbox/sandbox-items.ts';
import { formWith, pdfFile } from '../testing/desk-calls.ts';
import { openDesk, type AtDesk } from '../testing/operator-at-desk.ts';
import { openTestShop, type Buyer, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
let clerk: AtDesk;
let buyer: Buyer;
beforeAll(async () => {
  shop = await openTestShop({ SMTP_URL: 'sandbox' });
  clerk = await openDesk(shop, 'clerk');
  buyer = await shop.newBuyer();
});
afterAll(() => shop.close());

const COMPANY = {
  kind: 'company',
  title: '云上茶业有限公司',
  taxNumber: '91350100m000100y43',
  email: 'Kuaiji@Example.com',
};

async function buy(): Promise<string> {
  const number = await shop.order(buyer, await shop.newCreation(buyer), 'hd-package');
  await shop.press(await shop.startWechat(buyer, number), 'pay');
  await vi.waitFor(async () => expect(await shop.stateOf(buyer, number)).toBe('SUCCESS'), 20_000);
  return number;
}

const pathOf = (number: string) => `/api/order/${number}/invoice`;
const askFor = (number: string, words: object = COMPANY, { token } = buyer) =>
  shop.call('PUT', pathOf(number), { token, body: words });
const read = async (number: string) => (await shop.call('GET', pathOf(number), { token: buyer.token })).data.invoice;
const atDesk = async (number: string) => (await clerk.ask('GET', `/invoices?words=${number}`)).list[0];
const issue = (id: string, file = pdfFile()) => clerk.call('POST', `/invoices/${id}/file`, formWith(file));

test('a buyer asks for an invoice of a paid order of their own, and says it anew until it is issued', async () => {
  const number = await buy();
  expect(await read(number)).toBeNull();
  const { data } = await askFor(number);
  expect(data.invoice).toMatchObject({ state: 'asked', taxNumber: '91350100M000100Y43', email: 'kuaiji@example.com' });
  expect(data.invoice.amountFen).toBe(6800);
  expect((await askFor(number)).data).toEqual(data);
  await askFor(number, { kind: 'person', title: '林小满', taxNumber: 'whatever', email: 'lin@example.com' });
  expect(await read(number)).toMatchObject({ kind: 'person', title: '林小满', taxNumber: '' });
  const { list } = await clerk.ask('GET', `/invoices?words=${number}`);
  expect(list).toHaveLength(1);
  const orders = await shop.call('GET', '/api/order/getList', { token: buyer.token });
  expect(orders.data.list[0]).toMatchObject({ outTradeNo: number, invoiceState: 'asked' });
});

test('no invoice is asked for with wrong words, for an unpaid order, or for somebody else’s', async () => {
  const number = await buy();
  const codeFor = async (more: object) => (await askFor(number, { ...COMPANY, ...more })).code;
  expect(await codeFor({ taxNumber: '91350100M000100Y44' })).toBe(400);
  expect(await codeFor({ taxNumber: '' })).toBe(400);
  expect(await codeFor({ email: 'nobody' })).toBe(400);
  expect(await codeFor({ title: '茶' })).toBe(400);
  expect(await codeFor({ title: '云上\n茶业' })).toBe(400);
  expect(await read(number)).toBeNull();
  const unpaid = await shop.order(buyer, await shop.newCreation(buyer), 'hd-package');
  expect((await askFor(unpaid)).code).toBe(409);
  const stranger = await shop.newBuyer();
  expect((await askFor(number, COMPANY, stranger)).code).toBe(404);
  expect((await shop.call('DELETE', pathOf(number), { token: stranger.token })).code).toBe(404);
  expect((await shop.call('GET', pathOf(number), { token: stranger.token })).code).toBe(404);
});

test('the issued file reaches the buyer by letter and by download, and changes nothing when handed over twice', async () => {
  const number = await buy();
  await askFor(number);
  const { id } = await atDesk(number);
  for (const wrong of [new File(['<html>'], 'a.pdf'), new File(['%PDF-1.7 cut off'], 'a.pdf'), new File([], 'a.ofd')]) {
    expect((await issue(id, wrong)).code).toBe(422);
  }
  expect((await issue(id)).data).toMatchObject({ state: 'issued', fileName: 'e-invoice.pdf', mailState: 'waiting' });
  await vi.waitFor(async () => expect((await atDesk(number)).mailState).toBe('sent'), 10_000);
  const letters = async () =>
    (await listItems(shop.database.db, 'mail', 50)).filter(({ value }) => value['subject']?.includes(number));
  expect((await letters()).map(({ value }) => [value['address'], value['files']])).toEqual([
    ['kuaiji@example.com', `发票-${number}.pdf`],
  ]);
  expect((await issue(id)).data.mailState).toBe('sent');
  expect(await letters()).toHaveLength(1);
  const { fileUrl, mailed } = await read(number);
  expect(mailed).toBe(true);
  const { pathname, search } = new URL(fileUrl);
  const file = await fetch(shop.url + pathname + search);
  expect(file.headers.get('content-disposition')).toContain('attachment');
  expect(await file.text()).toContain('%PDF-');
  expect((await fetch(shop.url + pathname)).status).toBe(403);
  expect((await askFor(number)).code).toBe(409);
  expect((await shop.call('DELETE', pathOf(number), { token: buyer.token })).code).toBe(409);
  const ofd = new File([zipSync({ 'OFD.xml': new TextEncoder().encode('<ofd:OFD/>') })], 'right.ofd');
  expect((await issue(id, ofd)).data).toMatchObject({ state: 'issued', fileName: 'right.ofd' });
});

test('a refused request tells the buyer why, and can be asked anew', async () => {
  const number = await buy();
  await askFor(number);
  const { id } = await atDesk(number);
  await clerk.ask('POST', `/invoices/${id}/refused`, { reason: '税号与公司名称不符' });
  expect(await read(number)).toMatchObject({ state: 'refused', refusal: '税号与公司名称不符' });
  expect((await issue(id)).code).toBe(409);
  expect((await askFor(number)).data.invoice).toMatchObject({ state: 'asked', refusal: null });
});

test('a refund cancels a request, and marks what was issued for reversal', async () => {
  const [early, late] = [await buy(), await buy()];
  for (const number of [early, late]) await askFor(number);
  await issue((await atDesk(late)).id);
  for (const number of [early, late]) await clerk.ask('POST', `/orders/${number}/refund`, { reason: '不要了' });
  const isOver = async () => [(await read(early)).state, (await read(late)).state];
  await vi.waitFor(async () => expect(await isOver()).toEqual(['cancelled', 'to-reverse']), 20_000);
  expect((await askFor(early)).code).toBe(409);
  expect((await clerk.ask('GET', '/invoices?state=to-reverse')).list).toHaveLength(1);
  const { id } = await atDesk(late);
  const reverse = () => clerk.ask('POST', `/invoices/${id}/reversed`, { reason: '红字发票 0042' });
  expect(await reverse()).toMatchObject({ state: 'reversed' });
  expect(await reverse()).toMatchObject({ state: 'reversed' });
});

test('the table for the tax system holds what waits, and marks what it has handed over', async () => {
  const number = await buy();
  await askFor(number, { ...COMPANY, title: '=茶业, 有限公司' });
  const { csv } = await clerk.ask('POST', '/invoices/export', {});
  const line = csv.split('\r\n').find((row: string) => row.startsWith(number));
  expect(line).toMatch(
    new RegExp(
      `^${number},.*,企业,"'=茶业, 有限公司",91350100M000100Y43,kuaiji@example.com,标志设计（高清图片包）,68.00,待开具,$`,
    ),
  );
  expect((await atDesk(number)).exportedAt).not.toBeNull();
  await askFor(number);
  expect((await atDesk(number)).exportedAt).toBeNull();
});

test('a withdrawn request is no longer listed to be issued', async () => {
  const number = await buy();
  await askFor(number);
  const withdraw = () => shop.call('DELETE', pathOf(number), { token: buyer.token });
  expect((await withdraw()).data.invoice.state).toBe('cancelled');
  expect((await withdraw()).data.invoice.state).toBe('cancelled');
  expect((await issue((await atDesk(number)).id)).code).toBe(409);
});
