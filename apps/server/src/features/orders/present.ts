import {
  inSecond,
  type Commodity,
  type InvoiceState,
  type Language,
  type OrderItem,
  type PaymentState,
  type SecondCurrency,
} from '@markwright/contracts';
import { CONTENTS, contentsOf } from './goods.ts';
import type { Offer } from './price-rules.ts';
import type { Order } from './queries.ts';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

export const presentOffer = ({ commodity, payFen, owned }: Offer, second?: SecondCurrency): Commodity => ({
  commodityId: commodity.id,
  purchaseType: commodity.purchaseType,
  priceFen: commodity.priceFen,
  payFen,
  secondPay: inSecond(payFen, second),
  owned,
  ...contentsOf(commodity),
});

export const presentPayment = (order: Order): PaymentState => ({
  outTradeNo: order.outTradeNo,
  tradeState: order.tradeState,
  purchaseType: order.purchaseType,
  amountFen: order.amountFen,
  second:
    order.secondCurrency && order.secondMinor ? { currency: order.secondCurrency, minor: order.secondMinor } : null,
  successTime: iso(order.successTime),
  expiresAt: order.expiresAt.toISOString(),
  sandbox: order.sandbox,
});

export type Preview = { name: string; previewUrl: string | null };

type Beside = { preview: Preview | undefined; refundedAt: Date | null; invoiceState: InvoiceState | null };

export const presentOrder = (order: Order, { preview, refundedAt, invoiceState }: Beside): OrderItem => ({
  ...presentPayment(order),
  id: order.id,
  createdAt: order.createdAt.toISOString(),
  creationId: order.creationId,
  name: preview?.name ?? '',
  previewUrl: preview?.previewUrl ?? null,
  points: order.points,
  payType: order.payType,
  discountFen: order.discountFen,
  refundedAt: iso(refundedAt),
  invoiceState,
});

/** What the buyer reads in the paying app: with our number of the order, since the app's own is that of the attempt. */
export function subjectOf(
  { purchaseType, points, outTradeNo }: Pick<Order, 'purchaseType' | 'points' | 'outTradeNo'>,
  language: Language,
): string {
  if (purchaseType !== 'points') {
    const title = CONTENTS[purchaseType].title[language];
    return language === 'zh'
      ? `方格标志 ${title}，订单 ${outTradeNo}`
      : `Markwright logo, ${title}, order ${outTradeNo}`;
  }
  return language === 'zh'
    ? `方格积分 ${points} 个，订单 ${outTradeNo}`
    : `Markwright, ${points} points, order ${outTradeNo}`;
}
