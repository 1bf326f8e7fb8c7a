import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentFolders } from './content-folders.ts';
import { syncArticles } from './features/articles/sync-articles.ts';
import { syncDesigners } from './features/designers/sync-designers.ts';
import { seedGoods } from './features/orders/goods.ts';
import { createLog } from './log.ts';
import { confirm, openBrowser, openConfirmPage, readCode, scan, scanOnly } from './testing/test-browser.ts';
import { startTestServer, type CallOptions, type TestServer } from './testing/test-server.ts';

/** The 39 calls of the product's specification, each as its row says, one test per call and in its order. */
const log = createLog('silent', false);
const LONG_MS = 60_000;

let server: TestServer;
let token: string;
let phone: string;

beforeAll(async () => {
  server = await startTestServer({ work: true });
  const { db } = server.database;
  const content = contentFolders(tmpdir());
  await syncArticles(db, content, log);
  await syncDesigners(db, content, log);
  await seedGoods.run({ db, storage: server.storage, log, report: () => {} });
  phone = '13700001111';
  token = (await server.signIn({ phone, nickName: '阿山', wxHeadImgUrl: '/a.png' })).token;
}, 2 * LONG_MS);
afterAll(() => server.close());

/** The data of a call that went well. */
async function ask(method: string, path: string, options: CallOptions = {}) {
  const { code, msg, data } = await server.call(method, path, { token, ...options });
  expect({ code, msg }, `${method} ${path}`).toEqual({ code: 200, msg: 'ok' });
  return data;
}

async function send(path: string, form: FormData) {
  const headers = { 'app-sign': 'markwright-web', authorization: token };
  const reply = await fetch(server.url + path, { method: 'POST', headers, body: form });
  const { code, data } = (await reply.json()) as { code: number; data: Record<string, string> };
  expect(code).toBe(200);
  return data;
}

async function pictureForm(): Promise<FormData> {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><circle cx="30" cy="20" r="12" fill="#f60"/></svg>';
  const png = await sharp(Buffer.from(drawing)).flatten({ background: '#fff' }).png().toBuffer();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'logo.png');
  return form;
}

function readDoc(): object {
  const fixture = new URL('../../../packages/logo/fixtures/split-latin-words.json', import.meta.url);
  return JSON.parse(readFileSync(fixture, 'utf8')) as object;
}

const save = async (): Promise<string> =>
  (await ask('POST', '/api/userCreation', { body: { doc: readDoc() } })).creationId;

async function order(): Promise<{ outTradeNo: string; creationId: string }> {
  const creationId = await save();
  const [{ commodityId }] = (await ask('GET', '/api/commodity/getList')).list;
  const { version: agreementVersion } = await ask('GET', '/api/agreement');
  const body = { creationId, commodityId, agreementVersion };
  return { outTradeNo: (await ask('POST', '/api/userCreation/order', { body })).outTradeNo, creationId };
}

const topUp = () => ask('POST', '/api/integral/create_order', { body: { yuan: 10, payType: 'wechat' } });

describe('AI', () => {
  let taskId = '';
  let resultId = '';
  const task = () => ask('GET', `/api/ai_creation/task/${taskId}/result`);

  test('[S7.2] POST /api/ai_creation/task creates a task at the price of a point', async () => {
    const before = await ask('GET', '/api/integral/rest');
    ({ id: taskId } = await ask('POST', '/api/ai_creation/task', { body: { logoName: '半山', inspiration: '面包' } }));
    expect(taskId).toMatch(/^[0-9a-f-]{36}$/);
    expect(before.total - (await ask('GET', '/api/integral/rest')).total).toBe(1);
  });

  test(
    '[S7.2] GET /api/ai_creation/task/{id}/result tells how far it is, and at the end gives four logos',
    async () => {
      await expect.poll(async () => (await task()).state, { timeout: LONG_MS, interval: 300 }).toBe('done');
      const { results } = await task();
      expect(results).toHaveLength(4);
      resultId = results[0].id;
    },
    2 * LONG_MS,
  );

  test('[S7.2] GET /api/ai_creation/{id}/result gives one logo with its document', async () => {
    expect(await ask('GET', `/api/ai_creation/${resultId}/result`)).toMatchObject({
      id: resultId,
      taskId,
      logoName: '半山',
    });
  });

  test('[S7.2] GET /api/ai_creation/page lists one’s own logos by page', async () => {
    const { list, total } = await ask('GET', '/api/ai_creation/page?page=1&size=3');
    expect([list.length, total]).toEqual([3, 4]);
  });
});

describe('points', () => {
  test('[S7.2] GET /api/integral/rest tells the remaining points', async () => {
    const { token: fresh } = await server.signIn();
    expect(await ask('GET', '/api/integral/rest', { token: fresh })).toMatchObject({ total: 3, free: 3 });
  });

  test('[S7.2] GET /api/integral/detail/list tells where they came from and went', async () => {
    const { list } = await ask('GET', '/api/integral/detail/list?page=1&size=10');
    expect(list.length).toBeGreaterThanOrEqual(2);
  });

  test('[S7.2] POST /api/integral/create_order orders points at three a yuan', async () => {
    const { outTradeNo } = await topUp();
    expect(outTradeNo).toMatch(/^[0-9A-Z]{24}$/);
  });

  test('[S7.2] GET /api/integral/transactions/out-trade-no/{no} tells the state of that order', async () => {
    const { outTradeNo } = await topUp();
    expect(await ask('GET', `/api/integral/transactions/out-trade-no/${outTradeNo}`)).toMatchObject({
      tradeState: 'NOTPAY',
    });
  });
});

describe('what anybody may read', () => {
  test('[S7.2] GET /api/designer/getList lists designers', async () => {
    expect((await ask('GET', '/api/designer/getList', { token: '' })).list.length).toBeGreaterThan(0);
  });

  const articles = async () => (await ask('GET', '/api/article/list?page=1&size=5', { token: '' })).list;

  test('[S7.2] GET /api/article/list lists articles by page', async () => {
    expect(await articles()).toHaveLength(5);
  });

  test('[S7.2] GET /api/article/{id} gives one', async () => {
    const list = await articles();
    const article = await ask('GET', `/api/article/${list[0].id}`, { token: '' });
    expect(article).toMatchObject({ id: list[0].id, title: list[0].title });
  });

  test('[S7.2] GET /api/commodity/getList lists both packages with their prices', async () => {
    const { list } = await ask('GET', '/api/commodity/getList', { token: '' });
    expect(list.map(({ purchaseType }: { purchaseType: string }) => purchaseType)).toEqual(['hd', 'vector']);
  });

  test('[S7.2] POST /api/designerOrder/commitDesignerOrder takes a demand', async () => {
    const body = { name: '阿山', phone: '13700002222', demand: '给茶馆做招牌' };
    await ask('POST', '/api/designerOrder/commitDesignerOrder', { token: '', body });
  });
});

describe('pictures', () => {
  test('[S7.2] POST /api/icon/img2img gives pictures like one that is known', async () => {
    const { list } = await ask('GET', '/api/icon/list?name=Tea&size=1', { token: '' });
    const { iconId } = list[0];
    const similar = await ask('POST', '/api/icon/img2img', { token: '', body: { iconId, name: 'Tea', count: 3 } });
    expect(similar.list).toHaveLength(3);
  });

  test('[S7.2] POST /api/minio/upload keeps a picture under a key', async () => {
    const { key = '' } = await send('/api/minio/upload', await pictureForm());
    expect(await server.storage.exists(key)).toBe(true);
  });

  test('[S7.2] GET /api/minio/download gives an address to fetch it from', async () => {
    const { key = '' } = await send('/api/minio/upload', await pictureForm());
    const { url } = await ask('GET', `/api/minio/download?key=${encodeURIComponent(key)}`);
    const { pathname, search } = new URL(url);
    const file = await fetch(server.url + pathname + search);
    expect((await sharp(Buffer.from(await file.arrayBuffer())).metadata()).width).toBe(60);
  });

  test('[S7.2] POST /api/icon/transparent takes the background away', async () => {
    const { url = '' } = await send('/api/icon/transparent', await pictureForm());
    const { pathname, search } = new URL(url);
    const file = await fetch(server.url + pathname + search);
    const { hasAlpha } = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
    expect(hasAlpha).toBe(true);
  });
});

describe('signing in', () => {
  test('[S7.2] GET /api/sms/sendCode sends six digits to the phoneNumber', async () => {
    await ask('GET', '/api/sms/sendCode?phoneNumber=13700004444', { token: '' });
    expect(await readCode(server, '13700004444')).toMatch(/^\d{6}$/);
  });

  test('[S7.2] POST /api/sms/login takes phone, code and scene and gives a token', async () => {
    const fresh = '13700003333';
    await ask('GET', `/api/sms/sendCode?phoneNumber=${fresh}`, { token: '' });
    const body = { phone: fresh, code: await readCode(server, fresh), scene: '' };
    const { token: given } = await ask('POST', '/api/sms/login', { token: '', body });
    expect(given).toMatch(/^[\w-]{43}$/);
  });

  test('[S7.2] GET /api/user/getInfo tells nickName and wxHeadImgUrl', async () => {
    expect(await ask('GET', '/api/user/getInfo')).toMatchObject({ nickName: '阿山', wxHeadImgUrl: '/a.png' });
  });

  test('[S7.2] GET /api/login/wx/mp/ticket gives ticket and scene', async () => {
    const { code, data } = await openBrowser(server).call('GET', '/api/login/wx/mp/ticket');
    expect([code, Object.keys(data).sort()]).toEqual([200, ['scene', 'ticket']]);
  });

  test('[S7.2] GET /api/login/wx/mp/token takes the scene and gives the token of a confirmed scan', async () => {
    const browser = openBrowser(server);
    const { data } = await browser.call('GET', '/api/login/wx/mp/ticket');
    await scan(server, data.ticket, 'bound');
    const reply = await browser.call('GET', `/api/login/wx/mp/token?scene=${encodeURIComponent(data.scene)}`);
    expect(reply).toMatchObject({ code: 200, data: expect.stringMatching(/^[\w-]{43}$/) });
  });

  test('[S7.2] GET /api/login/wx/callback is where the phone comes back to and asks whether it is you', async () => {
    const { data } = await openBrowser(server).call('GET', '/api/login/wx/mp/ticket');
    const page = await openConfirmPage(server, await scanOnly(server, data.ticket, 'bound'));
    expect(page).toContain('name="state"');
    expect((await confirm(server, page)).status).toBe(200);
    expect((await fetch(`${server.url}/api/login/wx/callback?code=x&state=forged`)).status).toBe(403);
  });
});

describe('logos', () => {
  test('[S7.2] GET /api/icon/list gives logos for a name', async () => {
    const { list } = await ask('GET', '/api/icon/list?name=Hill&size=4', { token: '' });
    expect(list).toHaveLength(4);
    expect(list[0].doc.name.text).toBe('Hill');
  });

  test('[S7.2] GET /api/icon/tag/first/list gives tags to choose from', async () => {
    const { list } = await ask('GET', '/api/icon/tag/first/list', { token: '' });
    expect(list.length).toBeGreaterThan(5);
  });

  test('[S7.2] GET /api/icon/tag/similar/list gives tags near the chosen ones', async () => {
    const { list } = await ask('GET', '/api/icon/tag/first/list', { token: '' });
    const similar = await ask('GET', `/api/icon/tag/similar/list?tags=${list[0].id}`, { token: '' });
    expect(similar.list.length).toBeGreaterThan(0);
  });

  test('[S7.2] GET /api/icon/{id}/color gives a mark in other colours', async () => {
    const { list } = await ask('GET', '/api/icon/list?name=Tea&size=1', { token: '' });
    const colours = await ask('GET', `/api/icon/${encodeURIComponent(list[0].iconId)}/color?name=Tea`, { token: '' });
    expect(colours.list.length).toBeGreaterThan(1);
  });

  test('[S7.2] GET /api/prompt/getPromptList gives the keywords of art fonts', async () => {
    expect((await ask('GET', '/api/prompt/getPromptList', { token: '' })).list.length).toBeGreaterThan(0);
  });
});

describe('creations', () => {
  test('[S7.2] POST /api/userCreation saves a document', async () => {
    const creationId = await save();
    expect((await ask('GET', `/api/userCreation/${creationId}`)).doc.name.text).toBe('Half Hill Bakery');
  });

  test('[S7.2] GET /api/userCreation/getList lists what was saved', async () => {
    const creationId = await save();
    const { list } = await ask('GET', '/api/userCreation/getList?page=1&size=20');
    expect(list.map((each: { creationId: string }) => each.creationId)).toContain(creationId);
  });

  test('[S7.2] POST /api/userCreation/order orders a package of a creation', async () => {
    expect((await order()).outTradeNo).toMatch(/^[0-9A-Z]{24}$/);
  });

  test('[S7.2] GET /api/order/getList lists the order', async () => {
    const { outTradeNo } = await order();
    const { list } = await ask('GET', '/api/order/getList?page=1&size=20');
    expect(list.map((each: { outTradeNo: string }) => each.outTradeNo)).toContain(outTradeNo);
  });

  test('[S7.2] GET /api/userCreation/share/{id} shows a shared one to anybody', async () => {
    const creationId = await save();
    expect((await server.call('GET', `/api/userCreation/share/${creationId}`)).code).toBe(404);
    await ask('PUT', `/api/userCreation/${creationId}/share`, { body: { shared: true } });
    expect(await ask('GET', `/api/userCreation/share/${creationId}`, { token: '' })).toMatchObject({ creationId });
  });

  test('[S7.2] PUT /api/userCreation/{creationId} takes a body that includes creationId', async () => {
    const creationId = await save();
    const body = { creationId, doc: { ...readDoc(), background: '#112233' }, revision: 1 };
    expect(await ask('PUT', `/api/userCreation/${creationId}`, { body })).toEqual({ creationId, revision: 2 });
    const { doc } = await ask('GET', `/api/userCreation/${creationId}`);
    expect(doc.background).toBe('#112233');
  });

  test('[S7.2] DELETE /api/userCreation/{id} removes it', async () => {
    const creationId = await save();
    await ask('DELETE', `/api/userCreation/${creationId}`);
    expect((await server.call('GET', `/api/userCreation/${creationId}`, { token })).code).toBe(404);
  });
});

describe('payment', () => {
  test('[S7.2] GET /api/pay/transactions/native/{code} gives the code to scan', async () => {
    const { outTradeNo } = await order();
    expect((await ask('GET', `/api/pay/transactions/native/${outTradeNo}`)).codeUrl).toMatch(/^\w+:\/\//);
  });

  test('[S7.2] GET /api/pay/transactions/out-trade-no/{no} tells the state of the order', async () => {
    const { outTradeNo } = await order();
    expect(await ask('GET', `/api/pay/transactions/out-trade-no/${outTradeNo}`)).toMatchObject({
      tradeState: 'NOTPAY',
    });
  });

  test('[S7.2] POST /api/ali-pay/trade/page/payOrderByCodes/ gives the wallet’s address', async () => {
    const { outTradeNo } = await order();
    const { payUrl } = await ask('POST', '/api/ali-pay/trade/page/payOrderByCodes/', { body: { outTradeNo } });
    expect(payUrl).toMatch(/^https?:\/\//);
  });

  test('[S7.2] POST /api/ali-pay/trade/query/{no} tells the state of the order', async () => {
    const { outTradeNo } = await order();
    expect(await ask('POST', `/api/ali-pay/trade/query/${outTradeNo}`)).toMatchObject({ tradeState: 'NOTPAY' });
  });
});
