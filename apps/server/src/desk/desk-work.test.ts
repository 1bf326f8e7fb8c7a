import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { creations } from '../db/tables/creations.ts';
import { hasBlockedWord } from '../features/creations/blocked-words.ts';
import { insertReport, listRefusedWords } from '../features/creations/queries.ts';
import { setShared } from '../features/creations/share-rules.ts';
import { insertDemand } from '../features/designers/queries.ts';
import { addPoints } from '../features/points/rules.ts';
import { insertAiTask } from '../testing/desk-calls.ts';
import { openDesk, type AtDesk } from '../testing/operator-at-desk.ts';
import { openTestShop, type Buyer, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
let clerk: AtDesk;
let owner: AtDesk;
beforeAll(async () => {
  shop = await openTestShop();
  clerk = await openDesk(shop, 'clerk');
  owner = await openDesk(shop, 'owner');
});
afterAll(() => shop.close());

async function newPerson(nickName: string, phone: string): Promise<Buyer> {
  const { user, token } = await shop.signIn({ nickName, phone });
  return { id: user.id, token };
}

async function buy(buyer: Buyer): Promise<{ number: string; attempt: string }> {
  const number = await shop.order(buyer, await shop.newCreation(buyer), 'hd-package');
  const attempt = await shop.startWechat(buyer, number);
  await shop.press(attempt, 'pay');
  await vi.waitFor(async () => expect(await shop.stateOf(buyer, number)).toBe('SUCCESS'), 20_000);
  return { number, attempt };
}

const numbersFor = async (words: string): Promise<string[]> => {
  const { list } = await clerk.ask('GET', `/orders?words=${encodeURIComponent(words)}`);
  return list.map(({ outTradeNo }: { outTradeNo: string }) => outTradeNo);
};

test('an order is found by its number, its payment’s, the transaction, the phone, the name and the brand', async () => {
  const buyer = await newPerson('林小满_1', '13512340001');
  const { number, attempt } = await buy(buyer);
  const { story } = await clerk.ask('GET', `/orders/${number}`);
  const { number: transaction } = story.find(({ kind }: { kind: string }) => kind === 'paid');
  for (const words of [number, number.toLowerCase(), attempt, transaction, '+86 13512340001', '林小', '云上茶']) {
    expect(await numbersFor(words), words).toContain(number);
  }
  for (const words of ['林%', '小满', '13512349999', '%']) expect(await numbersFor(words), words).toEqual([]);
});

test('an order tells all that happened to it, in the order it happened', async () => {
  const { number } = await buy(await newPerson('阿江', '13512340002'));
  await clerk.ask('POST', `/orders/${number}/notes`, { text: '客人来电' });
  await clerk.ask('POST', `/orders/${number}/refund`, { reason: '买重了' });
  const refunded = await vi.waitFor(async () => {
    const order = await clerk.ask('GET', `/orders/${number}`);
    expect(order.tradeState).toBe('REFUND');
    return order;
  }, 20_000);
  const kinds = refunded.story.map(({ kind }: { kind: string }) => kind);
  expect(kinds.slice(0, 2)).toEqual(['ordered', 'tried']);
  expect(kinds).toEqual(expect.arrayContaining(['paid', 'notice', 'granted', 'note', 'refund', 'revoked']));
  expect(refunded.canRefund).toBe(false);
  expect(await clerk.call('POST', `/orders/${number}/refund`, { reason: '再来一次' })).toMatchObject({ code: 409 });
});

test('lists go on from the last row and never show one twice', async () => {
  const seen: string[] = [];
  let after = '';
  for (;;) {
    const page = await clerk.ask('GET', `/orders?size=1${after && `&after=${encodeURIComponent(after)}`}`);
    seen.push(...page.list.map(({ outTradeNo }: { outTradeNo: string }) => outTradeNo));
    if (!page.next) break;
    after = page.next;
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toEqual(
    (await clerk.ask('GET', '/orders?size=100')).list.map((row: { outTradeNo: string }) => row.outTradeNo),
  );
  expect(await clerk.call('GET', '/orders?after=nonsense')).toMatchObject({ code: 400 });
});

test('points are given and taken with a reason, and never more than there are', async () => {
  const { id } = await newPerson('阿禾', '13512340003');
  const change = (points: number) => clerk.call('POST', `/people/${id}/points`, { points, reason: '补偿等待' });
  expect((await change(10)).data.points.kept).toBe(10);
  expect((await change(-4)).data).toMatchObject({
    points: { kept: 6 },
    ledger: [{ points: -4, reason: 'operator' }, {}, {}],
  });
  expect(await change(-7)).toMatchObject({ code: 409, msg: '这个账号只有 6 个可以扣的积分' });
  expect(await change(0)).toMatchObject({ code: 400 });
});

test('who is blocked is signed out at once and cannot sign in until it is lifted', async () => {
  const { id, token } = await newPerson('阿澜', '13512340004');
  const info = async () => (await shop.call('GET', '/api/user/getInfo', { token })).code;
  expect(await info()).toBe(200);
  await clerk.ask('PUT', `/people/${id}/blocked`, { blocked: true, reason: '刷单' });
  await vi.waitFor(async () => expect(await info()).toBe(401), 5000);
  const { openSession } = await import('../features/auth/rules.ts');
  await expect(openSession(shop.database.db, id)).rejects.toThrow('ACCOUNT_BLOCKED');
  await clerk.ask('PUT', `/people/${id}/blocked`, { blocked: false, reason: '误会' });
  expect(await openSession(shop.database.db, id)).toBeTruthy();
});

test('an account deleted on request is gone, its order stays and names nobody', async () => {
  const buyer = await newPerson('阿青', '13512340005');
  const { number } = await buy(buyer);
  await clerk.ask('POST', `/people/${buyer.id}/notes`, { text: '阿青搬去了杭州' });
  await addPoints(shop.database.db, { userId: buyer.id, points: 1, reason: 'operator', subject: 'x', now: new Date() });
  expect(await clerk.call('POST', `/people/${buyer.id}/delete`, { reason: '本人要求' })).toMatchObject({ code: 403 });
  expect(await owner.ask('POST', `/people/${buyer.id}/delete`, { reason: '本人要求' })).toMatchObject({
    keptOrders: 1,
  });
  expect(await clerk.ask('GET', `/orders/${number}`)).toMatchObject({ buyer: '', phone: null, tradeState: 'SUCCESS' });
  expect((await clerk.ask('GET', '/people?words=13512340005')).list).toEqual([]);
  expect(JSON.stringify(await clerk.ask('GET', `/people/${buyer.id}`))).not.toContain('杭州');
});

test('a request for a designer is moved on, noted and exported; the command line sees it closed', async () => {
  const { db } = shop.database;
  const wish = { name: '=店主', phone: '13512340006', demand: '做招牌, 急', designerId: null };
  const id = await insertDemand(db, wish);
  await clerk.ask('PUT', `/demands/${id}`, { state: 'called' });
  await clerk.ask('POST', `/demands/${id}/notes`, { text: '周五再谈' });
  expect((await clerk.ask('GET', '/demands?state=called')).list).toEqual([
    expect.objectContaining({ id, state: 'called', notes: [expect.objectContaining({ text: '周五再谈' })] }),
  ]);
  expect(await clerk.call('PUT', `/demands/${id}`, { designerId: 'no-such-designer' })).toMatchObject({ code: 404 });
  const { csv } = await clerk.ask('POST', '/demands/export', {});
  expect(csv).toContain(`'=店主,13512340006,"做招牌, 急",,called,${clerk.operator.name}: 周五再谈`);
  await clerk.ask('PUT', `/demands/${id}`, { state: 'done' });
  const { listOpenDemands } = await import('../features/designers/queries.ts');
  expect((await listOpenDemands(db, 10)).map((demand) => demand.id)).not.toContain(id);
});

test('today counts each visitor once a step, and what was paid', async () => {
  const before = await clerk.ask('GET', '/today?days=7');
  const buyer = await newPerson('阿云', '13512340007');
  await buy(buyer);
  await buy(buyer);
  const today = await vi.waitFor(async () => {
    const now = await clerk.ask('GET', '/today?days=7');
    expect(now.days.at(-1).ordered).toBe(before.days.at(-1).ordered + 1);
    return now;
  }, 5000);
  expect(today.days).toHaveLength(7);
  expect(today.days.at(-1).paid).toBe(before.days.at(-1).paid + 1);
  expect(today.days.at(-1).incomeFen).toBe(0);
  expect(today.alarms).toEqual([]);
  const paidOn = async (query: string) => (await clerk.ask('GET', `/today?days=7&${query}`)).days.at(-1);
  const [desktop, phone] = [await paidOn('language=zh&device=desktop'), await paidOn('device=phone')];
  expect([desktop.ordered, desktop.paid]).toEqual([today.days.at(-1).ordered, today.days.at(-1).paid]);
  expect([phone.began, phone.ordered, phone.paid]).toEqual([0, 0, 0]);
  expect(today.storage.databaseBytes).toBeGreaterThan(0);
});

test('a reported design is taken down with all its reports, and its owner cannot share it again', async () => {
  const { db } = shop.database;
  const buyer = await newPerson('阿松', '13512340008');
  const creationId = await shop.newCreation(buyer);
  const previewKey = `creations/${creationId}/preview-shared.png`;
  await shop.storage.put(previewKey, Buffer.from('drawn'), 'image/png');
  await db.update(creations).set({ sharedAt: new Date(), previewKey }).where(eq(creations.id, creationId));
  for (const reason of ['像别人的商标', '冒用']) await insertReport(db, { creationId, reason, reporterId: null });
  const { list } = await clerk.ask('GET', '/reports?state=open');
  expect(list).toEqual([
    expect.objectContaining({ creationId, shared: true, owner: '阿松' }),
    expect.objectContaining({ creationId }),
  ]);
  const settled = { state: 'taken-down', reason: '确是他人商标' };
  expect(await clerk.ask('PUT', `/reports/${list[0].id}`, settled)).toMatchObject({
    shared: false,
    state: 'taken-down',
  });
  expect((await clerk.ask('GET', '/reports?state=open')).list).toEqual([]);
  // Addresses of the picture were handed out: they end with it.
  expect(await shop.storage.exists(previewKey)).toBe(false);
  const share = setShared(db, shop.queue.enqueue, buyer.id, creationId, true, { network: '10.0.0.1' });
  await expect(share).rejects.toThrow('TAKEN_DOWN');
});

test('what the AI was asked for against the word list waits until somebody has settled it', async () => {
  const { id: userId } = await newPerson('阿岩', '13512340009');
  await clerk.ask('POST', '/words', { word: '假货王' });
  const id = await insertAiTask(shop.database.db, userId, '假货王');
  await insertAiTask(shop.database.db, userId, '茶里');
  const listed = async (state: string) => (await clerk.ask('GET', `/misuse?state=${state}`)).list;
  expect(await listed('open')).toEqual([expect.objectContaining({ id, userId, settlement: null })]);
  await clerk.ask('PUT', `/misuse/${id}`, { reason: '已提醒本人' });
  expect(await listed('open')).toEqual([]);
  expect(await listed('settled')).toMatchObject([{ id, settlement: { text: '已提醒本人' } }]);
});

test('a word that an operator refuses counts like a shipped one, until it is removed', async () => {
  const { db } = shop.database;
  await clerk.ask('POST', '/words', { word: '某某名牌' });
  await clerk.ask('POST', '/words', { word: 'Acmee' });
  const refused = await listRefusedWords(db);
  expect([['某某 名牌店'], ['My Acmee shop'], ['茶里']].map((lines) => hasBlockedWord(lines, refused))).toEqual([
    true,
    true,
    false,
  ]);
  await clerk.ask('DELETE', `/words/${encodeURIComponent('某某名牌')}`);
  expect(hasBlockedWord(['某某名牌店'], await listRefusedWords(db))).toBe(false);
});
