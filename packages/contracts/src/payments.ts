import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { orderNumberSchema, payTypeSchema, purchaseTypeSchema, secondPriceSchema, tradeStateSchema } from './orders.ts';
import { POINTS_PER_YUAN, TOP_UP_YUAN_MAX, TOP_UP_YUAN_MIN } from './payment-terms.ts';

const time = z.iso.datetime();

/** Where an order stands; every way of asking answers with it. */
const paymentStateSchema = z.object({
  outTradeNo: orderNumberSchema,
  tradeState: tradeStateSchema,
  purchaseType: purchaseTypeSchema,
  amountFen: z.number().int(),
  second: secondPriceSchema,
  successTime: time.nullable(),
  expiresAt: time,
  sandbox: z.boolean(),
});
export type PaymentState = z.infer<typeof paymentStateSchema>;

const byOrderNumber = z.object({ no: orderNumberSchema });

/** How the buyer pays: exactly one of the two addresses is set. */
const paymentStartSchema = z.object({
  outTradeNo: orderNumberSchema,
  /** To be drawn as a QR code and scanned with the messaging app. */
  codeUrl: z.string().nullable(),
  /** To be opened in this browser. */
  payUrl: z.string().nullable(),
  amountFen: z.number().int(),
  second: secondPriceSchema,
  expiresAt: time,
  sandbox: z.boolean(),
});
export type PaymentStart = z.infer<typeof paymentStartSchema>;

/** Messaging-app pay for an order: a QR code on a computer (`native`), an address to open on a phone (`h5`). */
export const payByWechat = endpoint('payByWechat', {
  params: z.object({ code: orderNumberSchema }),
  query: z.object({ form: z.enum(['native', 'h5']).default('native') }),
  data: paymentStartSchema,
});

/** Wallet pay for an order: an address to open, made for a computer (`page`) or a phone (`wap`). */
export const payByAlipay = endpoint('payByAlipay', {
  query: z.object({ outTradeNo: orderNumberSchema, form: z.enum(['page', 'wap']).default('page') }),
  data: paymentStartSchema,
});

/** By card for an order: an address of the card provider's to open. */
export const payByCard = endpoint('payByCard', {
  params: z.object({ outTradeNo: orderNumberSchema }),
  data: paymentStartSchema,
});

/** Asks the provider at most every few seconds, and never about somebody else's order. */
export const getWechatPayment = endpoint('getWechatPayment', { params: byOrderNumber, data: paymentStateSchema });
export const getAlipayPayment = endpoint('getAlipayPayment', { params: byOrderNumber, data: paymentStateSchema });
export const getCardPayment = endpoint('getCardPayment', { params: byOrderNumber, data: paymentStateSchema });
export const getTopUp = endpoint('getTopUp', { params: byOrderNumber, data: paymentStateSchema });

/** Closes an unpaid order. If the money came first, the answer says so: its state is then SUCCESS. */
export const cancelOrder = endpoint('cancelOrder', {
  params: z.object({ outTradeNo: orderNumberSchema }),
  data: paymentStateSchema,
});

/** Points for money, by an amount in yuan or by a number of points that is a multiple of three: one of the two. */
export const createTopUp = endpoint('createTopUp', {
  body: z
    .object({
      yuan: z.number().int().min(TOP_UP_YUAN_MIN).max(TOP_UP_YUAN_MAX).optional(),
      points: z
        .number()
        .int()
        .min(TOP_UP_YUAN_MIN * POINTS_PER_YUAN)
        .max(TOP_UP_YUAN_MAX * POINTS_PER_YUAN)
        .multipleOf(POINTS_PER_YUAN)
        .optional(),
      payType: payTypeSchema,
      /** On a phone: an address to open instead of a code to scan. */
      onPhone: z.boolean().default(false),
      couponCode: z.string().trim().min(1).max(40).optional(),
    })
    .refine(({ yuan, points }) => (yuan === undefined) !== (points === undefined), { path: ['yuan'] }),
  data: paymentStartSchema.extend({ points: z.number().int() }),
});
