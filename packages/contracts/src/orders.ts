import { z } from 'zod';
import { PAGE_SIZE_MAX } from './catalogue.ts';
import { CURRENCY_DIGITS, type Currency } from './currency.ts';
import { endpoint } from './endpoint.ts';

/** 24 characters nobody can guess; the same spelling for orders, payment attempts and refunds. */
export const orderNumberSchema = z.string().regex(/^[0-9A-Z]{24}$/);

/** States of a payment; an order shows the state of the payment that decides it. */
export const TRADE_STATES = ['NOTPAY', 'USERPAYING', 'SUCCESS', 'REFUND', 'CLOSED', 'REVOKED', 'PAYERROR'] as const;
export type TradeState = (typeof TRADE_STATES)[number];
export const tradeStateSchema = z.enum(TRADE_STATES);

/** asked, then issued or refused; a refunded order's is cancelled, or must be reversed with the tax office once issued. */
export const INVOICE_STATES = ['asked', 'issued', 'refused', 'cancelled', 'to-reverse', 'reversed'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];
export const invoiceStateSchema = z.enum(INVOICE_STATES);

export const PACKAGES = ['hd', 'vector'] as const;
/** What is sold with a creation; the vector package includes the HD one. */
export type Package = (typeof PACKAGES)[number];
export const packageSchema = z.enum(PACKAGES);
export const purchaseTypeSchema = z.enum([...PACKAGES, 'points']);
export type PurchaseType = z.infer<typeof purchaseTypeSchema>;

/** The messaging app's pay, the wallet's, and bank cards. */
export const payTypeSchema = z.enum(['wechat', 'alipay', 'card']);
export type PayType = z.infer<typeof payTypeSchema>;

const fen = z.number().int().nonnegative().meta({ description: 'Whole fen; 100 fen are one yuan.' });
const time = z.iso.datetime();
const currencySchema = z.enum(Object.keys(CURRENCY_DIGITS) as [Currency, ...Currency[]]);
/** In another currency, for those who read English and pay by card; null where the operator has set none. */
export const secondPriceSchema = z
  .object({
    currency: currencySchema,
    minor: z.number().int().positive(),
  })
  .nullable();

const FILE_FORMATS = ['jpg', 'png', 'svg', 'pdf', 'dxf'] as const;
const line = z.object({ zh: z.string().trim().min(1).max(200), en: z.string().trim().min(1).max(300) });
/** What is said to be in a package, before anyone signs in. */
export const packageContentsSchema = z.object({
  title: line,
  files: z
    .array(z.object({ format: z.enum(FILE_FORMATS), words: line }))
    .min(1)
    .max(12),
  rights: z.array(line).min(1).max(8),
});
export type PackageContents = z.infer<typeof packageContentsSchema>;

const commoditySchema = z.object({
  commodityId: z.string(),
  purchaseType: packageSchema,
  priceFen: fen,
  /** What this caller would pay for the creation asked about: the difference when upgrading. */
  payFen: fen,
  /** The same in the second currency. */
  secondPay: secondPriceSchema,
  /** The creation asked about has it already. */
  owned: z.boolean(),
  ...packageContentsSchema.shape,
});
export type Commodity = z.infer<typeof commoditySchema>;

/** Open to guests. A signed-in caller may name a creation of theirs to see what it would cost them. */
export const listCommodities = endpoint('listCommodities', {
  query: z.object({ creationId: z.uuid().optional() }),
  data: z.object({
    list: z.array(commoditySchema),
    total: z.number().int(),
    /** Ways to pay that are set up here. */
    payTypes: z.array(payTypeSchema),
    /** What one yuan is in the operator's second currency, for amounts that a buyer types. */
    secondCurrency: z.object({ currency: currencySchema, perYuan: z.number().positive() }).nullable(),
    /** Nothing is really charged: the payment providers are played by this server. */
    sandbox: z.boolean(),
  }),
});

/** What the buyer agrees to; its version is kept with the order. */
export const getAgreement = endpoint('getAgreement', {
  data: z.object({
    version: z.string(),
    title: z.string(),
    sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
  }),
});

/** The client names things; the price is read on the server. */
export const createOrder = endpoint('createOrder', {
  body: z.object({
    creationId: z.uuid(),
    commodityId: z.string().min(1).max(60),
    /** The version that was shown and agreed to; another one is refused. */
    agreementVersion: z.string().max(40),
    couponCode: z.string().trim().min(1).max(40).optional(),
  }),
  data: z.object({ outTradeNo: orderNumberSchema }),
});

const orderItemSchema = z.object({
  id: z.uuid(),
  outTradeNo: orderNumberSchema,
  purchaseType: purchaseTypeSchema,
  tradeState: tradeStateSchema,
  amountFen: fen,
  /** What a coupon took off; the amount is without it. */
  discountFen: fen,
  second: secondPriceSchema,
  /** When its money went back; null until then. */
  refundedAt: time.nullable(),
  /** How far its invoice is; null where none was asked for. */
  invoiceState: invoiceStateSchema.nullable(),
  successTime: time.nullable(),
  createdAt: time,
  /** Unpaid by then, it closes. */
  expiresAt: time,
  creationId: z.uuid().nullable(),
  /** The creation's name; empty for points. */
  name: z.string(),
  previewUrl: z.string().nullable(),
  /** Set for points. */
  points: z.number().int().nullable(),
  /** How it was paid, or was last tried. */
  payType: payTypeSchema.nullable(),
  /** A play order: no money moved. */
  sandbox: z.boolean(),
});
export type OrderItem = z.infer<typeof orderItemSchema>;

export const listOrders = endpoint('listOrders', {
  query: z.object({
    page: z.coerce.number().int().min(1).default(1),
    size: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(20),
    sort: z.enum(['created', 'paid', 'amount']).default('created').meta({ description: 'Newest or largest first.' }),
  }),
  data: z.object({ list: z.array(orderItemSchema), total: z.number().int() }),
});
