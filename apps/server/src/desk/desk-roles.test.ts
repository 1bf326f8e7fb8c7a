import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { routeUrl } from '@markwright/contracts';
import { DESK, DESK_ROUTES, OPERATOR_ROLES, type DeskRoute, type DeskRouteName } from '@markwright/contracts/desk';
import { billDifferences } from '../db/tables/bills.ts';
import { creationReports, refusedWords } from '../db/tables/creations.ts';
import { articleContent } from '../features/articles/article-content.ts';
import { saveContent } from '../features/content/versions.ts';
import { couponContent } from '../features/orders/trade-content.ts';
import { takeBill } from '../features/bills/rules.ts';
import { insertReport } from '../features/creations/queries.ts';
import { insertDemand } from '../features/designers/queries.ts';
import { invoiceIn } from '../testing/invoice-under-test.ts';
import { ARTICLE, COUPON, DESK_CALLS, insertAiTask, type DeskThings } from '../testing/desk-calls.ts';
import { openDesk } from '../testing/operator-at-desk.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';
import { mountDesk } from './mount-desk.ts';
import { addOperator } from './operators.ts';

const NAMES = Object.keys(DESK_ROUTES) as DeskRouteName[];
const routeOf = (name: DeskRouteName): DeskRoute => DESK_ROUTES[name];
const isChange = (name: DeskRouteName) => routeOf(name).method !== 'GET' && routeOf(name).may !== 'anybody';

let shop: TestShop;
let things: DeskThings;
let phone = 17_700_000_000;

beforeAll(async () => {
  shop = await openTestShop({ SMTP_URL: 'sandbox' });
  const buyer = await shop.newBuyer();
  const freshPhone = () => String((phone += 1));
  things = {
    paidNo: await buyOne(buyer),
    newPaidNo: () => buyOne(buyer),
    freshPhone,
    reportId: await reportOne(buyer),
    aiTaskId: await insertAiTask(shop.database.db, buyer.id),
    newWord,
    billId: (await takeEmptyBill()).id,
    newDifferenceId,
    newInvoiceId: (state) => invoiceIn(shop, buyer, state),
    userId: (await shop.signIn({ nickName: '阿禾' })).user.id,
    newUserId: async () => (await shop.signIn({ nickName: '过客' })).user.id,
    demandId: await insertDemand(shop.database.db, {
      name: '阿禾',
      phone: '13800138000',
      demand: '做招牌',
      designerId: null,
    }),
    newCoupon,
    freshSlug,
    newArticle,
    newPicture,
    spareOperator: async () =>
      (await addOperator(shop.database.db, { phone: freshPhone(), name: '阿风', role: 'editor' })).id,
  };
});
afterAll(() => shop.close());

async function buyOne(buyer: Awaited<ReturnType<TestShop['newBuyer']>>): Promise<string> {
  const number = await shop.order(buyer, await shop.newCreation(buyer), 'hd-package');
  await shop.press(await shop.startWechat(buyer, number), 'pay');
  await vi.waitFor(async () => expect(await shop.stateOf(buyer, number)).toBe('SUCCESS'), 20_000);
  return number;
}

async function reportOne(buyer: Awaited<ReturnType<TestShop['newBuyer']>>): Promise<string> {
  const { db } = shop.database;
  await insertReport(db, { creationId: await shop.newCreation(buyer), reason: '像别人的', reporterId: null });
  const [report] = await db.select().from(creationReports);
  return report?.id ?? '';
}

const takeEmptyBill = () => {
  const empty = { payType: 'alipay', day: '2026-01-01', rows: [], fileKey: null } as const;
  return takeBill(shop.database.db, { ...empty, rows: [] }, { sandbox: true, operator: null, now: new Date() });
};

async function newDifferenceId(): Promise<string> {
  const { id: billId } = await takeEmptyBill();
  const [row] = await shop.database.db
    .insert(billDifferences)
    .values({
      billId,
      kind: 'amount',
      number: String((phone += 1)),
      transactionId: 'x',
      theirsFen: 1,
      oursFen: 2,
      currency: 'CNY',
      createdAt: new Date(),
    })
    .returning();
  return row?.id ?? '';
}

async function newWord(): Promise<string> {
  const word = `词${(phone += 1)}`;
  await shop.database.db.insert(refusedWords).values({ word, operator: '阿禾' });
  return word;
}

const freshSlug = () => `article-${(phone += 1)}`;

async function newArticle(): Promise<{ kind: string; key: string; version: string }> {
  const key = freshSlug();
  const writing = { kind: 'article', key, operator: '阿禾', now: new Date() };
  const { version } = await saveContent(shop.database.db, articleContent, writing, ARTICLE);
  return { kind: 'article', key, version: String(version.id) };
}

const newPicture = () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h${(phone += 1)}v9z"/></svg>`;
  return new File([svg], 'picture.svg', { type: 'image/svg+xml' });
};

async function newCoupon(kept?: 'kept'): Promise<{ code: string; version: number }> {
  const code = `C${(phone += 1)}`;
  if (!kept) return { code, version: 0 };
  const writing = { kind: 'coupon', key: code, operator: '阿禾', now: new Date() };
  const { version } = await saveContent(shop.database.db, couponContent, writing, COUPON);
  return { code, version: version.id };
}

async function send(name: DeskRouteName, headers: Record<string, string>): Promise<number> {
  const { method, path } = routeOf(name);
  const { body, ...parts } = (await DESK_CALLS[name].call?.(things)) ?? {};
  const sent = { headers, ...(body !== undefined && { body }) };
  return (await shop.call(method, routeUrl(path, parts), sent)).code;
}

const countActions = async (name: string): Promise<number> => {
  const { rows } = await shop.database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from operator_actions where action = ${name}`,
  );
  return rows[0]?.count ?? 0;
};

test('guests and signed-in users get 401 from every call of the desk, and nothing happens', async () => {
  const { token } = await shop.signIn();
  const wrong: string[] = [];
  for (const name of NAMES.filter((one) => routeOf(one).may !== 'anybody')) {
    const strangers: Record<string, string>[] = [{}, { authorization: token }, { cookie: 'markwright_desk=made-up' }];
    for (const headers of strangers) {
      const code = await send(name, headers);
      if (code !== 401) wrong.push(`${name}: ${code}`);
    }
    if (isChange(name) && (await countActions(name)) > 0) wrong.push(`${name} was recorded`);
  }
  expect(wrong).toEqual([]);
});

test('a role that may not call gets 403', async () => {
  const wrong: string[] = [];
  for (const role of OPERATOR_ROLES) {
    const { cookie } = await openDesk(shop, role);
    for (const name of NAMES) {
      const { may } = routeOf(name);
      if (may === 'anybody' || may.includes(role)) continue;
      const code = await send(name, { cookie });
      if (code !== 403) wrong.push(`${name} as ${role}: ${code}`);
    }
  }
  expect(wrong).toEqual([]);
});

/** What every table holds, except limits, the log itself, when an operator was last seen and what played providers note. */
async function contents(): Promise<string> {
  const { db } = shop.database;
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'
      and tablename not in ('rate_hits', 'operator_actions', 'operators', 'idempotency_keys', 'sandbox_items') order by 1`,
  );
  const all = rows.map(
    ({ name }) =>
      `select '${name}' as name, md5(coalesce(string_agg(t::text, '' order by t::text), '')) as sum from ${name} t`,
  );
  const { rows: sums } = await db.execute(sql.raw(all.join(' union all ')));
  return JSON.stringify(sums);
}

test('a change whose record cannot be written does not happen', async () => {
  const { db } = shop.database;
  const { cookie } = await openDesk(shop, 'owner');
  await db.execute(sql`create function refuse_records() returns trigger language plpgsql as
    $$ begin raise exception 'the log is full'; end $$`);
  await db.execute(sql`create trigger refuse_records before insert on operator_actions
    for each row execute function refuse_records()`);
  const wrong: string[] = [];
  for (const name of NAMES.filter(isChange)) {
    // What the call is about is made first: only what the call itself does is compared.
    const call = await DESK_CALLS[name].call?.(things);
    const before = await contents();
    const { body, ...parts } = call ?? {};
    const { method, path } = routeOf(name);
    const sent = { headers: { cookie }, ...(body !== undefined && { body }) };
    const { code } = await shop.call(method, routeUrl(path, parts), sent);
    if (code !== 500 || (await contents()) !== before) wrong.push(`${name}: ${code}`);
  }
  await db.execute(sql`drop trigger refuse_records on operator_actions`);
  expect(wrong).toEqual([]);
});

test('every call goes well for each role that may make it, and every change leaves one record', async () => {
  const wrong: string[] = [];
  for (const name of NAMES) {
    const { may } = routeOf(name);
    for (const role of may === 'anybody' ? (['owner'] as const) : may) {
      const { cookie, operator } = await openDesk(shop, role);
      const before = await countActions(name);
      const code = await send(name, { cookie });
      const added = (await countActions(name)) - before;
      if (code !== (DESK_CALLS[name].code ?? 200)) wrong.push(`${name} as ${operator.name}: ${code}`);
      if (added !== (isChange(name) ? 1 : 0)) wrong.push(`${name}: ${added} records`);
    }
  }
  expect(wrong).toEqual([]);
});

test('the record says who, what, on what, from where, and what it was before and after', async () => {
  const { ask, operator } = await openDesk(shop, 'clerk');
  await ask('POST', `/orders/${things.paidNo}/notes`, { text: '要开发票' });
  const { ask: askOwner } = await openDesk(shop, 'owner');
  const { list } = await askOwner('GET', `/actions?subject=${things.paidNo}&size=1`);
  expect(list).toEqual([
    expect.objectContaining({
      operator: `${operator.name} 188****${operator.phone.slice(-4)}`,
      action: 'noteDeskOrder',
      subject: `order ${things.paidNo}`,
      origin: '127.0.0.1',
      after: { text: '要开发票' },
      state: 'done',
    }),
  ]);
});

test('no record can be changed or deleted', async () => {
  const { db } = shop.database;
  await expect(db.execute(sql`update operator_actions set operator = 'nobody'`)).rejects.toThrow();
  await expect(db.execute(sql`delete from operator_actions`)).rejects.toThrow();
});

test('a call of the desk that is not mounted, or mounted as something else, stops the server', () => {
  const app = { route: () => {} } as never;
  const mount = (room: Parameters<typeof mountDesk>[1]['rooms'][number]) => () =>
    mountDesk(app, { db: undefined as never, appSign: '', rooms: [room] });
  expect(mount(() => {})).toThrow('declared but not mounted');
  expect(mount((on) => on.read(DESK.noteDeskOrder, () => null as never))).toThrow('something it is not');
  expect(mount((on) => on.open(DESK.listOperators, () => null as never))).toThrow('something it is not');
});

test('guests and users get the site’s own “not found” for the desk’s pages, operators get the desk', async () => {
  const { cookie } = await openDesk(shop, 'editor');
  const { token } = await shop.signIn();
  const open = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(shop.url + path, { headers });
    return [response.status, (await response.text()).includes('<title>desk</title>')];
  };
  for (const path of ['/desk', '/desk/orders', '/desk/orders/ABC', '/desk/people/']) {
    expect(await open(path)).toEqual([404, false]);
    expect(await open(path, { authorization: token })).toEqual([404, false]);
    expect(await open(path, { cookie })).toEqual([200, true]);
  }
  expect(await open('/desk/sign-in')).toEqual([200, true]);
});
