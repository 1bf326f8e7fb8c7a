import { z } from 'zod';
import { BillUnreadable, type BillRow } from '../bill.ts';

const metadata = z.record(z.string(), z.string()).nullish();
/** Each movement of the account with what caused it; the amount is the cause's, in the currency the buyer paid. */
const movementSchema = z.object({
  type: z.string(),
  created: z.number(),
  source: z
    .object({
      amount: z.number().int(),
      currency: z.string(),
      payment_intent: z.string().nullish(),
      metadata,
    })
    .nullable(),
});
const billSchema = z.object({ data: z.array(movementSchema) });

/** Stripe has no daily file: the day's movements are asked for, and kept as they came. */
export function readStripeBill(bytes: Uint8Array): BillRow[] {
  let bill: z.infer<typeof billSchema>;
  try {
    bill = billSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    throw new BillUnreadable('not a list of balance transactions');
  }
  return bill.data.flatMap(({ type, created, source }): BillRow[] => {
    const isPayment = type === 'charge' || type === 'payment';
    const isRefund = type === 'refund' || type === 'payment_refund';
    // Payouts and fees move money between the shop and Stripe alone.
    if (!source || (!isPayment && !isRefund)) return [];
    return [
      {
        kind: isPayment ? 'payment' : 'refund',
        number: source.metadata?.['number'] ?? '',
        refundNumber: isRefund ? (source.metadata?.['refund_number'] ?? '') : '',
        transactionId: source.payment_intent ?? '',
        amountFen: source.amount,
        currency: source.currency.toUpperCase(),
        at: new Date(created * 1000),
      },
    ];
  });
}
