import { readFileSync } from 'node:fs';
import { mailboxOf } from '@markwright/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertUser } from '../testing/insert-user.ts';
import { newNumber } from '../features/orders/order-number.ts';
import { insertGrant } from '../features/entitlements/rights.ts';
import { insertOrder } from '../features/orders/queries.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { creations, grants, users } from './schema.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => database.clear());
afterAll(() => database.close());

/** Runs what a migration filled in once more, on rows as they were before it. */
async function fillIn(migration: string): Promise<void> {
  const text = readFileSync(new URL(`migrations/${migration}.sql`, import.meta.url), 'utf8');
  const fills = text.split('--> statement-breakpoint').filter((statement) => /^UPDATE/m.test(statement));
  for (const fill of fills) await database.pool.query(fill);
}

test('each mailbox goes to its first account, reckoned as new ones are', async () => {
  const addresses = ['a.b+shop@gmail.com', 'ab@googlemail.com', 'x+1@example.com', '+x@example.com', 'x.y@example.com'];
  for (const [at, email] of addresses.entries())
    await insertUser(database.db, { email, createdAt: new Date(2026, 0, 1 + at) });
  await fillIn('0015_one-mailbox-one-account');
  const rows = await database.db.select().from(users).orderBy(users.createdAt);
  expect(rows.map(({ mailbox }) => mailbox)).toEqual(
    addresses.map((email) => (email === 'ab@googlemail.com' ? null : mailboxOf(email))),
  );
});

test('a vector grant without a document gets the one its HD purchase froze, or else today’s', async () => {
  const { db } = database;
  const { id: userId } = await insertUser(db, {});
  const [creation] = await db
    .insert(creations)
    .values({ userId, name: '云山茶', doc: { today: true }, revision: 9 })
    .returning();
  const creationId = creation!.id;
  const order = async (upgradeOf: string | null) => {
    const goods = { purchaseType: 'vector', creationId, amountFen: 6000, sandbox: true } as const;
    return insertOrder(db, { userId, outTradeNo: newNumber(), ...goods, upgradeOf, expiresAt: new Date() });
  };
  const grant = { userId, creationId, sandbox: true, grantedAt: new Date() };
  const hd = await order(null);
  await insertGrant(db, { ...grant, orderId: hd.id, package: 'hd', doc: { bought: true }, revision: 3 });
  const [upgraded, whole] = [await order(hd.id), await order(null)];
  for (const { id: orderId } of [upgraded, whole]) await insertGrant(db, { ...grant, orderId, package: 'vector' });
  await fillIn('0015_one-mailbox-one-account');
  const kept = async (orderId: string) => {
    const [row] = await db.select().from(grants).where(eq(grants.orderId, orderId));
    return { doc: row?.doc, revision: row?.revision };
  };
  expect(await kept(upgraded.id)).toEqual({ doc: { bought: true }, revision: 3 });
  expect(await kept(whole.id)).toEqual({ doc: { today: true }, revision: 9 });
});
