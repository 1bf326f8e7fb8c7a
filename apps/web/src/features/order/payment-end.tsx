import { Button, buttonClass } from '../../components/button.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { orderMessages } from '../../i18n/order.ts';
import { useMessages } from '../../i18n/messages.ts';
import type { PaymentSubject } from '../../stores/dialogs.ts';
import { DownloadButton } from './download-button.tsx';
import { canTryAgain, type Payment } from './payment-steps.ts';
import { StampDrawing } from '../../components/illustrations.tsx';

type PaymentEndProps = {
  payment: Extract<Payment, { at: 'paid' | 'ended' }>;
  subject: PaymentSubject;
  onRetry: () => void;
  onClose: () => void;
};

/** How it ended, in words, with the one thing to do next. */
export function PaymentEnd({ payment, subject, onRetry, onClose }: PaymentEndProps) {
  const m = useMessages(orderMessages);
  const { creationId, purchaseType, name, points } = subject;
  const isPaid = payment.at === 'paid';
  const text = payment.at === 'ended' ? m.ended[payment.why] : points ? m.paidPoints(points) : m.paidText(name);
  return (
    <div className="flex flex-col items-center pt-6 text-center md:pt-8">
      <StampDrawing good={isPaid} />
      <output className="mt-5 max-w-80 text-pretty">{text}</output>
      <div className="mt-6 flex w-full flex-col gap-2">
        {isPaid && creationId && purchaseType !== 'points' && (
          <>
            <DownloadButton creationId={creationId} owned={purchaseType} />
            <SiteLink to={`/perInfo?pack=${creationId}`} onClick={onClose} className={buttonClass({ wide: true })}>
              {m.toPack}
            </SiteLink>
          </>
        )}
        {canTryAgain(payment) && (
          <Button look="action" size="large" wide onClick={onRetry}>
            {m.tryAgain}
          </Button>
        )}
        {isPaid && creationId ? (
          <SiteLink to="/perInfo?tab=orders" onClick={onClose} className={buttonClass({ look: 'quiet', wide: true })}>
            {m.toOrders}
          </SiteLink>
        ) : payment.at === 'ended' && creationId && payment.why !== 'failed' ? (
          <SiteLink
            to={`/createOrder?creationId=${creationId}&package=${purchaseType}`}
            onClick={onClose}
            className={buttonClass({ look: 'action', size: 'large', wide: true })}
          >
            {m.orderAgain}
          </SiteLink>
        ) : (
          <Button look={isPaid ? 'action' : 'quiet'} wide onClick={onClose}>
            {isPaid ? m.done : m.close}
          </Button>
        )}
      </div>
    </div>
  );
}
