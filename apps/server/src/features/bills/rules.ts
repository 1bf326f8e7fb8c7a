import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { AppError, type PayType } from '@markwright/contracts';
import { beijingTime, endOfDay } from '../../beijing-time.ts';
import type { Db } from '../../db/open-db.ts';
import { BillUnreadable, type BillRow } from '../../providers/bill.ts';
import { readAlipayBill } from '../../providers/pay-alipay/bill.ts';
import type { PayProviders } from '../../providers/pay-provider.ts';
import { readStripeBill } from '../../providers/pay-stripe/bill.ts';
import { readWechatBill } from '../../providers/pay-wechat/bill.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import { compareBill } from './compare-bill.ts';
import {
  findBill,
  listOurPayments,
  listOurRefunds,
  putBill,
  replaceDifferences,
  settle,
  type Bill,
  type DifferenceRow,
} from './queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const READERS: Record<PayType, (bytes: Uint8Array) => BillRow[]> = {
  wechat: readWechatBill,
  alipay: readAlipayBill,
  card: readStripeBill,
};
const ENDINGS: Record<PayType, string> = { wechat: '.csv', alipay: '.zip', card: '.json' };

/** A bill that has been read and laid down, about to be compared. */
export type TakenBill = { payType: PayType; day: string; rows: BillRow[]; fileKey: string | null };
type Deps = { storage: Storage; providers: PayProviders; sandbox: boolean };

/** Reads it before any transaction: a file of another day or another provider is refused here. */
export async function readBill(storage: Storage, payType: PayType, day: string, bytes: Buffer): Promise<TakenBill> {
  const rows = rowsOf(payType, bytes);
  const stray = rows.find(({ kind, at }) => kind === 'payment' && at !== null && !beijingTime(at).startsWith(day));
  if (stray?.at) throw new AppError('BILL_OTHER_DAY', { day: beijingTime(stray.at).slice(0, 10) });
  const sum = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const fileKey = `bills/${payType}-${day}-${sum}${ENDINGS[payType]}`;
  await storage.put(fileKey, bytes, 'application/octet-stream');
  return { payType, day, rows, fileKey };
}

function rowsOf(payType: PayType, bytes: Uint8Array): BillRow[] {
  try {
    return READERS[payType](bytes);
  } catch (error) {
    if (error instanceof BillUnreadable) throw new AppError('BILL_UNREADABLE', { reason: error.message });
    throw error;
  }
}

/** Asks the provider for it; a day that is not over has no bill yet, except with play money. */
export async function fetchBill(
  { storage, providers, sandbox }: Deps,
  payType: PayType,
  day: string,
  now: Date,
): Promise<TakenBill> {
  const provider = providers[payType];
  if (!provider) throw new AppError('PAY_OFF');
  const isToday = beijingTime(now).startsWith(day);
  if (endOfDay(day) > now && !(sandbox && isToday)) throw new AppError('BILL_NOT_READY');
  const bytes = await provider.fetchBill(day).catch((error: unknown) => {
    throw new AppError('BILL_NOT_FETCHED', { reason: error instanceof Error ? error.message : '' });
  });
  return bytes ? readBill(storage, payType, day, bytes) : { payType, day, rows: [], fileKey: null };
}

/** The file of a bill that was taken before, to be compared with our books as they are now. */
export async function reopenBill(db: Db, storage: Storage, id: string): Promise<TakenBill> {
  const bill = await findBill(db, id);
  if (!bill) throw new AppError('NOT_FOUND');
  const { payType, day, fileKey } = bill;
  const file = fileKey ? await storage.get(fileKey) : undefined;
  if (fileKey && !file) throw new AppError('NOT_FOUND');
  return { payType, day, fileKey, rows: file ? rowsOf(payType, await buffer(file.stream)) : [] };
}

/** Who took it; null: the schedule did. */
type Taker = { sandbox: boolean; operator: string | null; now: Date };

/** Writes the bill and where it disagrees with our books; the same bill again finds the same. */
export async function takeBill(tx: Db, { payType, day, rows, fileKey }: TakenBill, taker: Taker): Promise<Bill> {
  const { sandbox, operator, now } = taker;
  const ends = endOfDay(day);
  const span = { payType, sandbox, begins: new Date(ends.getTime() - DAY_MS), ends };
  const paid = rows.filter(({ kind }) => kind === 'payment');
  const returned = rows.filter(({ kind }) => kind === 'refund');
  const numbers = paid.map(({ number }) => number);
  const refundNumbers = returned.map(({ refundNumber }) => refundNumber);
  const payments = await listOurPayments(tx, span, numbers);
  const refunds = await listOurRefunds(tx, span, refundNumbers);
  const sumOf = (list: readonly BillRow[]) => list.reduce((sum, { amountFen }) => sum + amountFen, 0);
  const bill = await putBill(tx, {
    payType,
    sandbox,
    day,
    fileKey,
    payments: paid.length,
    paidFen: sumOf(paid),
    refunds: returned.length,
    refundedFen: sumOf(returned),
    takenAt: now,
    operator,
  });
  await replaceDifferences(tx, bill.id, compareBill(rows, { payments, refunds }), now);
  return bill;
}

type Settled = { note: string; operator: string; now: Date };

/** Said once: whoever settles it a second time reads what the first wrote. */
export async function settleDifference(tx: Db, id: string, { note, operator, now }: Settled): Promise<DifferenceRow> {
  const row = await settle(tx, id, { note, settledBy: operator, settledAt: now });
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
