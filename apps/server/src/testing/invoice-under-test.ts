import { randomBytes } from 'node:crypto';
import type { InvoiceState } from '@markwright/contracts';
import { putInvoice } from '../features/orders/invoice-queries.ts';
import { insertOrder } from '../features/orders/queries.ts';
import type { Buyer, TestShop } from './test-shop.ts';

/** An invoice in some state, with an order that nobody had to pay for. */
export async function invoiceIn({ database: { db }, storage }: TestShop, buyer: Buyer, state: InvoiceState) {
  const order = await insertOrder(db, {
    outTradeNo: randomBytes(12).toString('hex').toUpperCase(),
    userId: buyer.id,
    purchaseType: 'points',
    points: 30,
    amountFen: 1000,
    sandbox: true,
    tradeState: state === 'to-reverse' || state === 'reversed' ? 'REFUND' : 'SUCCESS',
    expiresAt: new Date(),
  });
  const isIssued = state === 'issued' || state === 'to-reverse' || state === 'reversed';
  const fileKey = isIssued ? `invoices/${order.id}/file.pdf` : null;
  if (fileKey) await storage.put(fileKey, Buffer.from('%PDF-1.7\n%%EOF'), 'application/pdf');
  const { id } = await putInvoice(db, {
    orderId: order.id,
    state,
    kind: 'person',
    title: '阿山',
    taxNumber: '',
    email: 'shan@example.com',
    language: 'zh',
    askedAt: new Date(),
    fileKey,
  });
  return id;
}
