import type { PayType } from '@markwright/contracts';
import type { Db } from '../db/open-db.ts';
import { findItem, listItems, putItem } from './sandbox-items.ts';

/** A payment as the played provider knows it. Amounts are whole fen. */
export type PlayedTrade = {
  provider: PayType;
  number: string;
  subject: string;
  /** In minor units of the currency. */
  amountFen: number;
  /** As Stripe writes it; the wallets know yuan only. */
  currency?: string;
  form: string;
  notifyUrl: string;
  returnUrl: string;
  /** Wanted by the merchant, opened by the buyer, paid, closed. */
  state: 'offered' | 'opened' | 'paid' | 'closed';
  transactionId: string;
  paidFen: number;
  paidAt: string;
  refundedFen: number;
};

export type PlayedRefund = {
  number: string;
  refundNumber: string;
  amountFen: number;
  state: 'PROCESSING' | 'SUCCESS';
  notifyUrl: string;
  askedAt: string;
};

const TRADE = 'pay-trade';
const REFUND = 'pay-refund';

export const saveTrade = (db: Db, trade: PlayedTrade): Promise<void> => save(db, TRADE, trade.number, trade);
export const findTrade = (db: Db, number: string): Promise<PlayedTrade | undefined> => find(db, TRADE, number);
export const saveRefund = (db: Db, refund: PlayedRefund): Promise<void> =>
  save(db, REFUND, refund.refundNumber, refund);
export const findRefund = (db: Db, refundNumber: string): Promise<PlayedRefund | undefined> =>
  find(db, REFUND, refundNumber);

export async function listTrades(db: Db, limit: number): Promise<PlayedTrade[]> {
  return (await listItems(db, TRADE, limit)).map(({ value }) => JSON.parse(value['json'] ?? '{}') as PlayedTrade);
}

export async function listRefunds(db: Db, limit: number): Promise<PlayedRefund[]> {
  return (await listItems(db, REFUND, limit)).map(({ value }) => JSON.parse(value['json'] ?? '{}') as PlayedRefund);
}

const save = (db: Db, kind: string, name: string, value: object): Promise<void> =>
  putItem(db, kind, name, { json: JSON.stringify(value) });

async function find<Value>(db: Db, kind: string, name: string): Promise<Value | undefined> {
  const item = await findItem(db, kind, name);
  return item && (JSON.parse(item.value['json'] ?? '{}') as Value);
}
