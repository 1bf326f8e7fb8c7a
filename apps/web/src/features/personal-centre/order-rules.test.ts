import { TRADE_STATES, type TradeState } from '@markwright/contracts';
import { expect, test } from 'vitest';
import { minutesLeft, orderActions, ownedInFull } from './order-rules.ts';
import type { Order } from './use-lists.ts';

const NONE: ReadonlySet<string> = new Set();
const now = Date.parse('2026-11-15T04:00:00.000Z');
const order = (tradeState: TradeState, change: Partial<Order> = {}): Order => ({
  id: '6f9619ff-8b86-4011-b42d-00c04fc964ff',
  outTradeNo: 'ABCDEFGHJKLMNPQRSTUVWXYZ',
  purchaseType: 'hd',
  tradeState,
  amountFen: 6800,
  discountFen: 0,
  second: null,
  refundedAt: null,
  invoiceState: null,
  successTime: null,
  createdAt: '2026-11-15T03:50:00.000Z',
  expiresAt: '2026-11-15T04:20:00.000Z',
  creationId: '6f9619ff-8b86-4011-b42d-00c04fc964fe',
  name: '青岚茶事',
  previewUrl: null,
  points: null,
  payType: 'wechat',
  sandbox: true,
  ...change,
});

test('an unpaid order can be continued or cancelled while its time runs, then only bought anew', () => {
  expect(orderActions(order('NOTPAY'), now, NONE)).toEqual(['pay', 'cancel']);
  const late = order('NOTPAY', { expiresAt: '2026-11-15T03:59:00.000Z' });
  expect(minutesLeft(late, now)).toBe(0);
  expect(orderActions(late, now, NONE)).toEqual(['again']);
});

test('a paid logo can be downloaded, invoiced and refunded, paid points only invoiced and refunded', () => {
  expect(orderActions(order('SUCCESS'), now, NONE)).toEqual(['download', 'invoice', 'refund']);
  const points = order('SUCCESS', { purchaseType: 'points', creationId: null });
  expect(orderActions(points, now, NONE)).toEqual(['invoice', 'refund']);
});

test('a refunded order shows its invoice where there was one', () => {
  expect(orderActions(order('REFUND', { invoiceState: 'to-reverse' }), now, NONE)).toEqual(['again', 'invoice']);
});

test('nothing that is over offers a payment', () => {
  for (const state of TRADE_STATES.filter((each) => ['REFUND', 'CLOSED', 'REVOKED'].includes(each))) {
    expect(orderActions(order(state), now, NONE)).toEqual(['again']);
  }
});

test('a logo owned in full is never offered for sale again', () => {
  const bought = order('SUCCESS', { purchaseType: 'vector' });
  const before = order('CLOSED');
  expect(orderActions(before, now, ownedInFull([bought, before]))).toEqual([]);
  expect(orderActions(before, now, ownedInFull([order('SUCCESS'), before]))).toEqual(['again']);
});
