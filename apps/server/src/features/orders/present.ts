import type { Commodity, Language, OrderItem, PaymentState } from '@markwright/contracts';
import { CONTENTS } from './goods.ts';
import type { Offer } from './price-rules.ts';
import type { Order } from './queries.ts';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

export const presentOffer = ({ commodity, payFen, owned }: Offer): Commodity => ({
  commodityId: commodity.id,
  purchaseType: commodity.purchaseType,
  priceFen: commodity.priceFen,
  payFen,
  owned,
  ...CONTENTS[commodity.purchaseType],
});

export const presentPayment = (order: Order): PaymentState => ({
  outTradeNo: order.outTradeNo,
  tradeState: order.tradeState,
  purchaseType: order.purchaseType,
  amountFen: order.amountFen,
  successTime: iso(order.successTime),
  expiresAt: order.expiresAt.toISOString(),
  sandbox: order.sandbox,
});

export type Preview = { name: string; previewUrl: string | null };

export const presentOrder = (order: Order, preview: Preview | undefined): OrderItem => ({
  ...presentPayment(order),
  id: order.id,
  createdAt: order.createdAt.toISOString(),
  creationId: order.creationId,
  name: preview?.name ?? '',
  previewUrl: preview?.previewUrl ?? null,
  points: order.points,
  payType: order.payType,
});

/** What the buyer reads in the paying app and on the statement. */
export function subjectOf(
  { purchaseType, points }: Pick<Order, 'purchaseType' | 'points'>,
  language: Language,
): string {
  if (purchaseType !== 'points') {
    const title = CONTENTS[purchaseType].title[language];
    return language === 'zh' ? `方格标志 ${title}` : `Markwright logo, ${title}`;
  }
  return language === 'zh' ? `方格积分 ${points} 个` : `Markwright, ${points} points`;
}
