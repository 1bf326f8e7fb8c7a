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

export type OrderAction = 'pay' | 'cancel' | 'download' | 'refund' | 'again';

const MINUTE_MS = 60_000;

/** Whole minutes left to pay, 0 when the time is up. */
export const minutesLeft = ({ expiresAt }: Pick<Order, 'expiresAt'>, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / MINUTE_MS));

/** What can be done with an order as it stands, the first being the likeliest. */
export function orderActions(order: Order, now: number): OrderAction[] {
  const { tradeState, creationId, purchaseType } = order;
  const isLogo = purchaseType !== 'points' && creationId !== null;
  switch (tradeState) {
    case 'NOTPAY':
    case 'USERPAYING':
    case 'PAYERROR':
      if (minutesLeft(order, now) > 0) return ['pay', 'cancel'];
      return isLogo ? ['again'] : [];
    case 'SUCCESS':
      return isLogo ? ['download', 'refund'] : ['refund'];
    case 'REFUND':
    case 'CLOSED':
    case 'REVOKED':
      return isLogo ? ['again'] : [];
  }
}
