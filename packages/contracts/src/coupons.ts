import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { secondPriceSchema } from './orders.ts';
import { TOP_UP_YUAN_MAX, TOP_UP_YUAN_MIN } from './payment-terms.ts';

/** As it is kept: capitals, digits and hyphens. Whoever types it may use small letters. */
export const COUPON_CODE = /^[0-9A-Z][0-9A-Z-]{2,23}$/;
/** As it may be typed; what cannot be a code is answered like one that does not exist. */
const typedCouponSchema = z.string().trim().min(1).max(40);
export const foldCouponCode = (typed: string): string => typed.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();

const code = typedCouponSchema;
const fen = z.number().int().nonnegative();

/** What a coupon would take off: of a creation's package, or of a top-up. Nothing is used up by asking. */
export const quoteCoupon = endpoint('quoteCoupon', {
  body: z.union([
    z.object({ code, creationId: z.uuid(), commodityId: z.string().min(1).max(60) }),
    z.object({ code, yuan: z.number().int().min(TOP_UP_YUAN_MIN).max(TOP_UP_YUAN_MAX) }),
  ]),
  data: z.object({
    /** As it is kept. */
    code: z.string(),
    discountFen: fen,
    payFen: fen,
    secondPay: secondPriceSchema,
  }),
});
