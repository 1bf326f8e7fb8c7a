import { z } from 'zod';
import { COUPON_CODE } from '../coupons.ts';
import { PACKAGES, packageContentsSchema } from '../orders.ts';
import { answer, deskEndpoint } from './desk-endpoint.ts';
import { versionedContent, restoredBody, savedBody, versionParams, type VersionedContent } from './versions.ts';

/** What is sold and for how much: owners only. */
export const TRADE_KINDS = ['package', 'coupon'] as const;
export type TradeKind = (typeof TRADE_KINDS)[number];

const PRICE_FEN_MAX = 100_000_000;
const fen = z.number().int().min(1).max(PRICE_FEN_MAX);
const moment = z.iso.datetime({ offset: true });

/** A package of both: its price, and what is said to be in it. */
export const packageValueSchema = packageContentsSchema.extend({ priceFen: fen });
export type PackageValue = z.infer<typeof packageValueSchema>;
export const packageKeySchema = z.enum(PACKAGES);

/** What a coupon is worth, to whom and when. */
export const couponValueSchema = z
  .object({
    amountFen: fen.nullable(),
    percent: z.number().int().min(1).max(100).nullable(),
    usesMax: z.number().int().min(1).max(1_000_000).nullable(),
    oncePerPerson: z.boolean(),
    leastFen: z.number().int().min(0).max(PRICE_FEN_MAX),
    startsAt: moment.nullable(),
    endsAt: moment.nullable(),
    stopped: z.boolean(),
  })
  .refine(({ amountFen, percent }) => (amountFen === null) !== (percent === null), { path: ['percent'] })
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || Date.parse(startsAt) < Date.parse(endsAt), {
    path: ['endsAt'],
  });
export type CouponValue = z.infer<typeof couponValueSchema>;
export const couponCodeSchema = z.string().regex(COUPON_CODE);

export type DeskCoupon = CouponValue & {
  code: string;
  createdAt: string;
  /** Orders that hold it, open or paid. */
  uses: number;
  paid: number;
  /** What it took off orders that were paid. */
  discountFen: number;
};

const tradeParams = z.object({ kind: z.enum(TRADE_KINDS), key: z.string().min(1).max(60) });

export const listCoupons = deskEndpoint('listCoupons', { data: answer<{ list: DeskCoupon[] }>() });
export const getTrade = deskEndpoint('getTrade', { params: tradeParams, data: versionedContent() });
export const saveTrade = deskEndpoint('saveTrade', {
  params: tradeParams,
  body: savedBody,
  data: answer<VersionedContent>(),
});
export const getTradeVersion = deskEndpoint('getTradeVersion', {
  params: tradeParams.extend(versionParams),
  data: answer<{ value: unknown }>(),
});
export const restoreTrade = deskEndpoint('restoreTrade', {
  params: tradeParams,
  body: restoredBody,
  data: answer<VersionedContent>(),
});
