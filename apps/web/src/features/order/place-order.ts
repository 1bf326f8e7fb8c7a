import type { Commodity } from '@markwright/contracts';
import { OK_CODE } from '@markwright/contracts/envelope';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../../lib/api.ts';
import { newKey } from '../../lib/new-key.ts';
import { useAgreement } from './order-data.ts';

export const ORDER_PARAMETER = 'outTradeNo';

/**
 * Places the order and puts its number into the address: a reload, or coming back from a wallet, finds it again.
 * A press repeated because no reply came is the same order, by its key.
 */
export function usePlaceOrder(creationId: string) {
  const [busy, setBusy] = useState(false);
  const key = useRef<{ of: string; key: string }>(null);
  const [, setParameters] = useSearchParams();
  const version = useAgreement().data?.version;

  async function place({ commodityId }: Commodity, couponCode?: string): Promise<void> {
    if (version === undefined) return;
    const wanted = `${commodityId} ${couponCode ?? ''}`;
    if (key.current?.of !== wanted) key.current = { of: wanted, key: newKey() };
    setBusy(true);
    const { code, data } = await api.call('createOrder', {
      body: { creationId, commodityId, agreementVersion: version, ...(couponCode && { couponCode }) },
      idempotencyKey: key.current.key,
    });
    setBusy(false);
    if (code !== OK_CODE || !data) return;
    key.current = null;
    setParameters(
      (now) => {
        now.set(ORDER_PARAMETER, data.outTradeNo);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  return { place, busy, canPlace: version !== undefined };
}
