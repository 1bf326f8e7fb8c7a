import { z } from 'zod';
import type { RefundReport, TradeReport } from '../pay-provider.ts';

export const transactionSchema = z.object({
  appid: z.string(),
  mchid: z.string(),
  out_trade_no: z.string(),
  trade_state: z.string(),
  transaction_id: z.string().optional(),
  success_time: z.string().optional(),
  amount: z.object({ total: z.number().int(), currency: z.string().default('CNY') }).optional(),
});
type Transaction = z.infer<typeof transactionSchema>;

export const refundNoticeSchema = z.object({
  mchid: z.string(),
  out_trade_no: z.string(),
  out_refund_no: z.string(),
  refund_status: z.string(),
});

const STATES: Record<string, TradeReport['state']> = {
  SUCCESS: 'SUCCESS',
  REFUND: 'REFUND',
  NOTPAY: 'NOTPAY',
  CLOSED: 'CLOSED',
  REVOKED: 'REVOKED',
  USERPAYING: 'USERPAYING',
  PAYERROR: 'PAYERROR',
};

/** A word we do not know changes nothing: it will be asked about again. */
export function readTransaction(transaction: Transaction): TradeReport {
  const { trade_state, transaction_id, success_time, amount } = transaction;
  const state = STATES[trade_state] ?? 'NOTPAY';
  if (state !== 'SUCCESS') return { state };
  if (!amount) throw new Error('A payment without an amount');
  const paidAt = success_time && !Number.isNaN(Date.parse(success_time)) ? new Date(success_time) : undefined;
  return {
    state,
    totalFen: amount.total,
    currency: amount.currency,
    ...(transaction_id && { transactionId: transaction_id }),
    ...(paidAt && { paidAt }),
  };
}

const REFUND_STATES: Record<string, RefundReport['state']> = {
  SUCCESS: 'done',
  CLOSED: 'failed',
  ABNORMAL: 'abnormal',
  PROCESSING: 'processing',
};

export const readRefund = (status: string): RefundReport => ({ state: REFUND_STATES[status] ?? 'processing' });
