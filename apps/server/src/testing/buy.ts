import type { Package } from '@markwright/contracts';
import { AGREEMENT } from '../features/orders/agreement.ts';
import { newNumber } from '../features/orders/order-number.ts';
import { insertAttempt, insertOrder } from '../features/orders/queries.ts';
import { applyProviderState } from '../features/orders/settle-rules.ts';
import type { TestServer } from './test-server.ts';

const AMOUNT_FEN = 6800;

/** A package bought and paid for, by the same word of the provider that settles a real order. */
export async function buy(
  { database: { db }, orderDeps }: TestServer,
  userId: string,
  creationId: string,
  purchaseType: Package,
): Promise<void> {
  const expiresAt = new Date(Date.now() + 60_000);
  const goods = { purchaseType, creationId, amountFen: AMOUNT_FEN, agreementVersion: AGREEMENT.version };
  const order = { outTradeNo: newNumber(), userId, ...goods, sandbox: true, expiresAt };
  const { id: orderId } = await insertOrder(db, order);
  const source = { payType: 'wechat', sandbox: true } as const;
  const number = newNumber();
  await insertAttempt(db, { ...source, number, orderId, form: 'native', amountFen: AMOUNT_FEN });
  const report = { state: 'SUCCESS', totalFen: AMOUNT_FEN, currency: 'CNY' } as const;
  await db.transaction((tx) => applyProviderState(tx, orderDeps, { ...source, number, report }, new Date()));
}
