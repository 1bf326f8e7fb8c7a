import { z } from 'zod';
import { payTypeSchema, type PayType } from '../orders.ts';
import { answer, deskEndpoint, keyedQuery, reasonSchema, type KeyedPage } from './desk-endpoint.ts';
import type { DifferenceKind } from './desk-routes.ts';

/** A provider's bill of one day, compared with our books. */
export type DeskBill = {
  id: string;
  payType: PayType;
  sandbox: boolean;
  day: string;
  payments: number;
  paidFen: number;
  refunds: number;
  refundedFen: number;
  takenAt: string;
  /** Null: fetched by schedule. */
  operator: string | null;
  /** Differences that nobody has settled yet. */
  open: number;
};

export type DeskDifference = {
  id: string;
  payType: PayType;
  day: string;
  kind: DifferenceKind;
  number: string;
  transactionId: string;
  outTradeNo: string | null;
  /** Null: the bill does not have it. */
  theirsFen: number | null;
  /** Null: our books do not have it. */
  oursFen: number | null;
  currency: string;
  settledAt: string | null;
  settledBy: string | null;
  note: string | null;
};

const ofDay = z.object({ payType: payTypeSchema, day: z.iso.date() });
const idParams = z.object({ id: z.uuid() });

/** The latest bills, and the ways to pay whose provider can be asked for one. */
export const listBills = deskEndpoint('listBills', {
  data: answer<{ list: DeskBill[]; payTypes: PayType[]; sandbox: boolean; today: string }>(),
});
/** Takes the file that the provider's own site gives. */
export const uploadBill = deskEndpoint('uploadBill', { params: ofDay, data: answer<DeskBill>() });
export const fetchBill = deskEndpoint('fetchBill', { params: ofDay, data: answer<DeskBill>() });
/** Our books have moved on since it was taken. */
export const compareBill = deskEndpoint('compareBill', { params: idParams, data: answer<DeskBill>() });
export const listDifferences = deskEndpoint('listDifferences', {
  query: z.object({ ...keyedQuery, state: z.enum(['open', 'settled']).optional(), billId: z.uuid().optional() }),
  data: answer<KeyedPage<DeskDifference>>(),
});
export const settleDifference = deskEndpoint('settleDifference', {
  params: idParams,
  body: z.object({ note: reasonSchema }),
  data: answer<DeskDifference>(),
});
