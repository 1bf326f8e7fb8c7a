import type { PayType } from '@markwright/contracts';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { forgetPurchases } from '../../lib/server-data.ts';
import type { PaymentSubject } from '../../stores/dialogs.ts';
import type { Payment } from './payment-steps.ts';
import { runPayment, type PaymentCalls } from './run-payment.ts';

type Asked = { subject: PaymentSubject; payType: PayType; isPhone: boolean };

function callsFor({ subject, payType, isPhone }: Asked): PaymentCalls {
  const { outTradeNo, purchaseType } = subject;
  const params = { no: outTradeNo };
  const quietly = (signal: AbortSignal) => ({ signal, showsFailures: true });
  return {
    start: (signal) => {
      if (payType === 'card') return api.call('payByCard', { params: { outTradeNo }, ...quietly(signal) });
      return payType === 'wechat'
        ? api.call('payByWechat', {
            params: { code: outTradeNo },
            query: { form: isPhone ? 'h5' : 'native' },
            ...quietly(signal),
          })
        : api.call('payByAlipay', { query: { outTradeNo, form: isPhone ? 'wap' : 'page' }, ...quietly(signal) });
    },
    askState: (signal) => {
      if (purchaseType === 'points') return api.call('getTopUp', { params, ...quietly(signal) });
      if (payType === 'card') return api.call('getCardPayment', { params, ...quietly(signal) });
      return payType === 'wechat'
        ? api.call('getWechatPayment', { params, ...quietly(signal) })
        : api.call('getAlipayPayment', { params, ...quietly(signal) });
    },
  };
}

type Attempt = { payType: PayType; round: number };

const STARTING: Payment = { at: 'starting' };

/** The payment of one order by one wallet; changing the wallet, or trying again, starts another attempt. */
export function usePayment({ subject, payType, isPhone }: Asked): { payment: Payment; tryAgain: () => void } {
  const [round, setRound] = useState(0);
  const [seen, setSeen] = useState<{ of: Attempt; payment: Payment } | null>(null);
  // What was started with the order belongs to the wallet it was started with.
  const [startedBy] = useState(payType);
  useEffect(() => {
    const cancel = new AbortController();
    const given = round === 0 && payType === startedBy ? subject.start : undefined;
    const onChange = (payment: Payment) => {
      if (payment.at === 'paid') void forgetPurchases();
      setSeen({ of: { payType, round }, payment });
    };
    void runPayment(callsFor({ subject, payType, isPhone }), given, onChange, cancel.signal);
    return () => cancel.abort();
  }, [subject, payType, isPhone, startedBy, round]);
  const isCurrent = seen?.of.payType === payType && seen.of.round === round;
  return { payment: isCurrent ? seen.payment : STARTING, tryAgain: () => setRound((count) => count + 1) };
}
