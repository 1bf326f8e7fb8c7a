import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Dialog } from '../../components/dialog.tsx';
import { orderMessages } from '../../i18n/order.ts';
import { useMessages } from '../../i18n/messages.ts';
import { thisDevice } from '../../lib/device.ts';
import { useWallets } from '../../lib/goods.ts';
import type { PaymentSubject } from '../../stores/dialogs.ts';
import { PaymentBill } from './payment-bill.tsx';
import { PaymentEnd } from './payment-end.tsx';
import { PaymentWait } from './payment-wait.tsx';
import { ORDER_PARAMETER } from './place-order.ts';
import { usePayment } from './use-payment.ts';
import { WalletTabs } from './wallet-tabs.tsx';

type PaymentDialogProps = { subject: PaymentSubject; onClose: () => void };

/** Code or address at the left, what is being paid for at the right; the end of the payment takes the left half. */
export function PaymentDialog({ subject, onClose }: PaymentDialogProps) {
  const m = useMessages(orderMessages);
  const { payTypes, payType } = useWallets(subject.creationId ?? undefined);
  const [{ isPhone }] = useState(thisDevice);
  const { payment, tryAgain } = usePayment({ subject, payType, isPhone });
  const isOver = payment.at === 'paid' || payment.at === 'ended';
  const forgetOrder = useForgetOrder();
  useEffect(() => {
    if (isOver) forgetOrder();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the end of the payment counts
  }, [isOver]);
  const leave = () => {
    forgetOrder();
    onClose();
  };
  const title = payment.at === 'paid' ? m.paidTitle : payment.at === 'ended' ? m.endedTitle : m.payTitle[payType];
  return (
    <Dialog open onClose={leave} title={title} closeLabel={m.close} width="wide">
      <div className="flex flex-col-reverse md:block md:min-h-108 md:pr-84">
        <div>
          {isOver ? (
            <PaymentEnd payment={payment} subject={subject} onRetry={tryAgain} onClose={onClose} />
          ) : (
            <>
              {payTypes.length > 1 && <WalletTabs payTypes={payTypes} value={payType} />}
              <PaymentWait payment={payment} payType={payType} subject={subject} onRetry={tryAgain} />
            </>
          )}
        </div>
        <PaymentBill subject={subject} payment={payment} payType={payType} />
      </div>
    </Dialog>
  );
}

/** Takes the order out of the address, so that a reload does not open its payment again. */
function useForgetOrder(): () => void {
  const [, setParameters] = useSearchParams();
  return () =>
    setParameters(
      (now) => {
        now.delete(ORDER_PARAMETER);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
}
