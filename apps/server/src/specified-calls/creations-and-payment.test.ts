import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readDoc, startWholeProduct, type WholeProduct } from '../testing/whole-product.ts';

/** Rows "Creations", "Orders" and "Pay" of the specification's calls, and the files a user keeps: one test per call. */
const MINUTE_MS = 60_000;

let product: WholeProduct;
/** Of a user of the test's own. */
let token: string;
beforeAll(async () => {
  product = await startWholeProduct();
}, 2 * MINUTE_MS);
beforeEach(async () => {
  ({ token } = await product.signIn());
});
afterAll(() => product.close());

const ask = (method: string, path: string, body?: object) =>
  product.ask(method, path, { token, ...(body && { body }) });
const save = () => product.save(token);

async function order(): Promise<string> {
  const creationId = await save();
  const [{ commodityId }] = (await ask('GET', '/api/commodity/getList')).list;
  const { version: agreementVersion } = await ask('GET', '/api/agreement');
  const body = { creationId, commodityId, agreementVersion };
  return (await ask('POST', '/api/userCreation/order', body)).outTradeNo;
}

test('[S7.2] POST /api/minio/upload keeps a picture under a key', async () => {
  const { key } = await product.upload('/api/minio/upload', token);
  expect(await product.storage.exists(key)).toBe(true);
});

test('[S7.2] GET /api/minio/download gives an address to fetch it from', async () => {
  const { key } = await product.upload('/api/minio/upload', token);
  const { url } = await ask('GET', `/api/minio/download?key=${encodeURIComponent(key)}`);
  const { pathname, search } = new URL(url);
  const file = await fetch(product.url + pathname + search);
  expect((await sharp(Buffer.from(await file.arrayBuffer())).metadata()).width).toBe(60);
});

test('[S7.2] POST /api/userCreation saves a document', async () => {
  const { doc } = await ask('GET', `/api/userCreation/${await save()}`);
  expect(doc.name.text).toBe(readDoc().name.text);
});

test('[S7.2] GET /api/userCreation/getList lists what was saved', async () => {
  const creationId = await save();
  expect(await ask('GET', '/api/userCreation/getList?page=1&size=20')).toMatchObject({
    list: [{ creationId }],
    total: 1,
  });
});

test('[S7.2] POST /api/userCreation/order orders a package of a creation', async () => {
  expect(await order()).toMatch(/^[0-9A-Z]{24}$/);
});

test('[S7.2] GET /api/order/getList lists the order', async () => {
  const outTradeNo = await order();
  expect(await ask('GET', '/api/order/getList?page=1&size=20')).toMatchObject({
    list: [{ outTradeNo, purchaseType: 'hd', tradeState: 'NOTPAY', amountFen: 6800, successTime: null }],
    total: 1,
  });
});

test('[S7.2] GET /api/userCreation/share/{id} shows a shared one to anybody', async () => {
  const creationId = await save();
  expect((await product.call('GET', `/api/userCreation/share/${creationId}`)).code).toBe(404);
  await ask('PUT', `/api/userCreation/${creationId}/share`, { shared: true });
  expect(await product.ask('GET', `/api/userCreation/share/${creationId}`)).toMatchObject({ creationId });
});

test('[S7.2] PUT /api/userCreation/{creationId} takes a body that includes creationId', async () => {
  const creationId = await save();
  const body = { creationId, doc: { ...readDoc(), background: '#112233' }, revision: 1 };
  expect(await ask('PUT', `/api/userCreation/${creationId}`, body)).toEqual({ creationId, revision: 2 });
  expect((await ask('GET', `/api/userCreation/${creationId}`)).doc.background).toBe('#112233');
});

test('[S7.2] DELETE /api/userCreation/{id} removes it', async () => {
  const creationId = await save();
  await ask('DELETE', `/api/userCreation/${creationId}`);
  expect((await product.call('GET', `/api/userCreation/${creationId}`, { token })).code).toBe(404);
});

test('[S7.2] GET /api/pay/transactions/native/{code} gives the code to scan', async () => {
  expect((await ask('GET', `/api/pay/transactions/native/${await order()}`)).codeUrl).toMatch(/^\w+:\/\//);
});

test('[S7.2] GET /api/pay/transactions/out-trade-no/{no} tells the state of the order', async () => {
  const outTradeNo = await order();
  const state = await ask('GET', `/api/pay/transactions/out-trade-no/${outTradeNo}`);
  expect(state).toMatchObject({ outTradeNo, tradeState: 'NOTPAY' });
});

test('[S7.2] POST /api/ali-pay/trade/page/payOrderByCodes/ takes parameters and gives the wallet’s address', async () => {
  const outTradeNo = await order();
  const { payUrl } = await ask('POST', `/api/ali-pay/trade/page/payOrderByCodes/?outTradeNo=${outTradeNo}`);
  expect(payUrl).toMatch(/^https?:\/\//);
});

test('[S7.2] POST /api/ali-pay/trade/query/{no} tells the state of the order', async () => {
  const outTradeNo = await order();
  expect(await ask('POST', `/api/ali-pay/trade/query/${outTradeNo}`)).toMatchObject({
    outTradeNo,
    tradeState: 'NOTPAY',
  });
});
