import { OK_CODE } from '@markwright/contracts/envelope';
import { useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { thisDevice } from '../../lib/device.ts';
import { newKey } from '../../lib/new-key.ts';
import { showDialog } from '../../stores/dialogs.ts';
import { usePay, type PayType } from '../../stores/pay.ts';
import type { TopUpUnit } from './top-up-amount.ts';

/** Orders points and hands over to the payment dialog. A press repeated for want of a reply is the same order. */
export function useTopUp() {
  const [busy, setBusy] = useState(false);
  const key = useRef<{ of: string; key: string }>(null);

  type Amount = { yuan: number; points: number; couponCode?: string | undefined };
  async function topUp({ yuan, points, couponCode }: Amount, unit: TopUpUnit, payType: PayType): Promise<void> {
    const wanted = `${points} ${payType} ${couponCode ?? ''}`;
    if (key.current?.of !== wanted) key.current = { of: wanted, key: newKey() };
    setBusy(true);
    const { code, data } = await api.call('createTopUp', {
      body: {
        ...(unit === 'yuan' ? { yuan } : { points }),
        payType,
        onPhone: thisDevice().isPhone,
        ...(couponCode && { couponCode }),
      },
      idempotencyKey: key.current.key,
    });
    setBusy(false);
    if (code !== OK_CODE || !data) return;
    key.current = null;
    usePay.setState({ payType });
    const { outTradeNo, amountFen } = data;
    showDialog({
      kind: 'payment',
      outTradeNo,
      amountFen,
      purchaseType: 'points',
      points: data.points,
      name: '',
      creationId: null,
      pictureUrl: null,
      start: data,
    });
  }
  return { topUp, busy };
}
