import { z } from 'zod';
import type { Invoice } from '../invoices.ts';
import { invoiceStateSchema, type InvoiceState, type PurchaseType } from '../orders.ts';
import { answer, deskEndpoint, keyedQuery, reasonSchema, type KeyedPage } from './desk-endpoint.ts';

export type DeskInvoice = Omit<Invoice, 'mailed'> & {
  id: string;
  outTradeNo: string;
  purchaseType: PurchaseType;
  sandbox: boolean;
  /** When these words were last handed to the tax system. */
  exportedAt: string | null;
  fileName: string | null;
  mailState: 'none' | 'waiting' | 'sent' | 'failed';
};

const idParams = z.object({ id: z.uuid() });

/** `words` is an order's number, a tax number, an e-mail address, or how a title begins. */
export const listInvoices = deskEndpoint('listInvoices', {
  query: z.object({
    ...keyedQuery,
    words: z.string().trim().max(100).optional(),
    state: invoiceStateSchema.optional(),
  }),
  data: answer<KeyedPage<DeskInvoice> & { canMail: boolean; waiting: Partial<Record<InvoiceState, number>> }>(),
});
/** Takes the file that the tax system made: PDF or OFD. */
export const issueInvoice = deskEndpoint('issueInvoice', { params: idParams, data: answer<DeskInvoice>() });
/** The buyer reads the reason and may ask again. */
export const refuseInvoice = deskEndpoint('refuseInvoice', {
  params: idParams,
  body: z.object({ reason: reasonSchema }),
  data: answer<DeskInvoice>(),
});
/** Of a refunded order: the reversing invoice has been written in the tax system. */
export const reverseInvoice = deskEndpoint('reverseInvoice', {
  params: idParams,
  body: z.object({ reason: reasonSchema }),
  data: answer<DeskInvoice>(),
});
export const mailInvoice = deskEndpoint('mailInvoice', { params: idParams, data: answer<DeskInvoice>() });
/** What the tax system is to issue, or to reverse. */
export const exportInvoices = deskEndpoint('exportInvoices', {
  body: z.object({ state: invoiceStateSchema.default('asked') }),
  data: answer<{ name: string; csv: string }>(),
});
