import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { keepClearOfMidnight } from '../testing/keep-clear-of-midnight.ts';
import { startWholeProduct, type WholeProduct } from '../testing/whole-product.ts';

/** Rows "AI" and "Points" of the specification's calls, one test per call. */
const MINUTE_MS = 60_000;
const BRIEF = { logoName: '半山', inspiration: '面包' };

let product: WholeProduct;
/** A user who has spent one of the day's three points on a task, and what it drew. Tests only read of them. */
let drawn: { token: string; taskId: string; results: { id: string }[] };

beforeAll(async () => {
  product = await startWholeProduct();
  await keepClearOfMidnight(3 * MINUTE_MS);
  const token = await newToken();
  const taskId = await startTask(token);
  const readResults = async () => {
    const { state, results } = await product.ask('GET', `/api/ai_creation/task/${taskId}/result`, { token });
    expect(state).toBe('done');
    return results;
  };
  const results = await vi.waitFor(readResults, { timeout: 2 * MINUTE_MS, interval: 300 });
  drawn = { token, taskId, results };
}, 8 * MINUTE_MS);
afterAll(() => product.close());

const newToken = async () => (await product.signIn()).token;
const startTask = async (token: string): Promise<string> =>
  (await product.ask('POST', '/api/ai_creation/task', { token, body: BRIEF })).id;
const topUp = (token: string) =>
  product.ask('POST', '/api/integral/create_order', { token, body: { yuan: 10, payType: 'wechat' } });

test('[S7.2] POST /api/ai_creation/task creates a task at the price of a point', async () => {
  const token = await newToken();
  const { total } = await product.ask('GET', '/api/integral/rest', { token });
  expect(await startTask(token)).toMatch(/^[0-9a-f-]{36}$/);
  expect((await product.ask('GET', '/api/integral/rest', { token })).total).toBe(total - 1);
});

test('[S7.2] GET /api/ai_creation/task/{id}/result tells how far it is, and at the end gives four logos', async () => {
  const { token, taskId } = drawn;
  const task = await product.ask('GET', `/api/ai_creation/task/${taskId}/result`, { token });
  expect(task).toMatchObject({ state: 'done', logoName: '半山', inspiration: '面包' });
  expect(task.results).toHaveLength(4);
});

test('[S7.2] GET /api/ai_creation/{id}/result gives one logo with its document', async () => {
  const { token, taskId, results } = drawn;
  const id = results[0]?.id;
  const result = await product.ask('GET', `/api/ai_creation/${id}/result`, { token });
  expect(result).toMatchObject({ id, taskId, logoName: '半山', doc: { name: { text: '半山' } } });
});

test('[S7.2] GET /api/ai_creation/page lists one’s own logos by page', async () => {
  const { list, total } = await product.ask('GET', '/api/ai_creation/page?page=1&size=3', { token: drawn.token });
  expect([list.length, total]).toEqual([3, 4]);
});

test('[S7.2] GET /api/integral/rest tells the remaining points', async () => {
  const token = await newToken();
  expect(await product.ask('GET', '/api/integral/rest', { token })).toMatchObject({ total: 3, free: 3 });
});

test('[S7.2] GET /api/integral/detail/list tells where they came from and went', async () => {
  const { list } = await product.ask('GET', '/api/integral/detail/list?page=1&size=10', { token: drawn.token });
  expect(list).toMatchObject([
    { reason: 'spend', points: -1, balance: 2 },
    { reason: 'daily', points: 3, balance: 3 },
  ]);
});

test('[S7.2] POST /api/integral/create_order orders points at three a yuan', async () => {
  expect(await topUp(await newToken())).toMatchObject({
    outTradeNo: expect.stringMatching(/^[0-9A-Z]{24}$/),
    points: 30,
    amountFen: 1000,
  });
});

test('[S7.2] GET /api/integral/transactions/out-trade-no/{no} tells the state of that order', async () => {
  const token = await newToken();
  const { outTradeNo } = await topUp(token);
  const state = await product.ask('GET', `/api/integral/transactions/out-trade-no/${outTradeNo}`, { token });
  expect(state).toMatchObject({ outTradeNo, tradeState: 'NOTPAY' });
});
