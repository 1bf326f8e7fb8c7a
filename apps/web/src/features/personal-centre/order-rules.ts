import type { TradeState } from '@markwright/contracts';
import type { Order } from './use-lists.ts';

export const STATE_TONES: Record<TradeState, 'success' | 'warning' | 'danger' | 'info' | 'plain'> = {
  NOTPAY: 'warning',
  USERPAYING: 'info',
  SUCCESS: 'success',
  REFUND: 'plain',
  CLOSED: 'plain',
  REVOKED: 'plain',
  PAYERROR: 'danger',
};

export type OrderAction = 'pay' | 'cancel' | 'download' | 'invoice' | 'refund' | 'again';

const MINUTE_MS = 60_000;

/** Whole minutes left to pay, 0 when the time is up. */
export const minutesLeft = ({ expiresAt }: Pick<Order, 'expiresAt'>, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / MINUTE_MS));

/** Creations that are owned with everything there is to buy of them. */
export const ownedInFull = (orders: readonly Order[]): ReadonlySet<string> =>
  new Set(
    orders.flatMap(({ tradeState, purchaseType, creationId }) =>
      tradeState === 'SUCCESS' && purchaseType === 'vector' && creationId ? [creationId] : [],
    ),
  );

/** What can be done with an order as it stands, the first being the likeliest. What is owned is never sold again. */
export function orderActions(order: Order, now: number, owned: ReadonlySet<string>): OrderAction[] {
  const { tradeState, creationId, purchaseType } = order;
  const isLogo = purchaseType !== 'points' && creationId !== null;
  const again: OrderAction[] = isLogo && !owned.has(creationId) ? ['again'] : [];
  switch (tradeState) {
    case 'NOTPAY':
    case 'USERPAYING':
    case 'PAYERROR':
      if (minutesLeft(order, now) > 0) return ['pay', 'cancel'];
      return again;
    case 'SUCCESS':
      return isLogo ? ['download', 'invoice', 'refund'] : ['invoice', 'refund'];
    case 'REFUND':
      return order.invoiceState ? [...again, 'invoice'] : again;
    case 'CLOSED':
    case 'REVOKED':
      return again;
  }
}
