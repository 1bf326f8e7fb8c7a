import { z } from 'zod';
import { tradeStateSchema, type InvoiceState, type PurchaseType, type TradeState } from '../orders.ts';
import { answer, deskEndpoint, keyedQuery, reasonSchema, type KeyedPage } from './desk-endpoint.ts';

export type DeskOrderRow = {
  outTradeNo: string;
  createdAt: string;
  tradeState: TradeState;
  purchaseType: PurchaseType;
  amountFen: number;
  payType: string | null;
  sandbox: boolean;
  buyer: string;
  userId: string;
  brandName: string;
};

/** `words` is an order's number, a payment's, a provider's transaction, a phone number, a person's or a brand's name. */
export const listDeskOrders = deskEndpoint('listDeskOrders', {
  query: z.object({ ...keyedQuery, words: z.string().trim().max(80).optional(), state: tradeStateSchema.optional() }),
  data: answer<KeyedPage<DeskOrderRow>>(),
});

export type DeskOrderStep = {
  at: string;
  kind: 'ordered' | 'tried' | 'paid' | 'notice' | 'granted' | 'revoked' | 'refund' | 'download' | 'note' | 'closed';
  /** A number that others know it by: an attempt's, a refund's, a transaction's. */
  number?: string;
  state?: string;
  amountFen?: number;
  payType?: string;
  words?: string;
  operator?: string;
};

export type DeskOrder = DeskOrderRow & {
  creationId: string | null;
  points: number | null;
  agreementVersion: string | null;
  upgradeOf: string | null;
  couponCode: string | null;
  discountFen: number;
  successTime: string | null;
  phone: string | null;
  previewUrl: string | null;
  invoiceState: InvoiceState | null;
  /** Oldest first: everything that happened to it. */
  story: DeskOrderStep[];
  canRefund: boolean;
  /** Something is under way with the provider and can be asked about once more. */
  canResend: boolean;
};

const noParams = z.object({ no: z.string().regex(/^[0-9A-Z]{24}$/) });
export const getDeskOrder = deskEndpoint('getDeskOrder', { params: noParams, data: answer<DeskOrder>() });
export const refundDeskOrder = deskEndpoint('refundDeskOrder', {
  params: noParams,
  body: z.object({ reason: reasonSchema }),
  data: answer<DeskOrder>(),
});
/** Asks the provider again about open payments and refunds, and lets lost files be drawn anew. */
export const resendDeskOrder = deskEndpoint('resendDeskOrder', { params: noParams, data: answer<DeskOrder>() });
export const noteDeskOrder = deskEndpoint('noteDeskOrder', {
  params: noParams,
  body: z.object({ text: reasonSchema }),
  data: answer<DeskOrder>(),
});
