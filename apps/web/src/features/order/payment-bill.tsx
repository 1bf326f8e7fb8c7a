import type { PayType } from '@markwright/contracts';
import { Coins } from 'lucide-react';
import { Icon } from '../../components/icon.tsx';
import { orderMessages } from '../../i18n/order.ts';
import { useMessages } from '../../i18n/messages.ts';
import { LogoPicture } from '../../lib/logo-drawing/logo-picture.tsx';
import type { PaymentSubject } from '../../stores/dialogs.ts';
import { useCreation } from './order-data.ts';
import { Row } from './order-summary.tsx';
import type { Payment } from './payment-steps.ts';
import { Price } from './price.tsx';

type PaymentBillProps = { subject: PaymentSubject; payment: Payment; payType: PayType };

/** What is being paid for: beside the code on a wide screen, a strip above it on a phone. */
export function PaymentBill({ subject, payment, payType }: PaymentBillProps) {
  const m = useMessages(orderMessages);
  const { amountFen, purchaseType, outTradeNo } = subject;
  return (
    <section
      aria-label={m.summary}
      className="-mx-6 mt-4 flex items-center gap-4 border-y border-line bg-canvas px-6 py-4 md:absolute md:inset-y-0 md:right-0 md:-z-1 md:mx-0 md:mt-0 md:block md:w-86 md:border-y-0 md:px-8 md:pt-20 md:pb-8"
    >
      {payment.at === 'paid' && subject.creationId ? (
        <BoughtPicture creationId={subject.creationId} subject={subject} />
      ) : (
        <SubjectPicture subject={subject} />
      )}
      <div className="min-w-0 grow md:mt-6">
        <p className="text-caption text-muted">{payment.at === 'paid' ? m.paidAmount : m.dueNow}</p>
        <p className="mt-1">
          <Price
            fen={amountFen}
            second={payType === 'card' && payment.at === 'waiting' ? payment.start.second : null}
            size="total"
          />
        </p>
        <dl className="mt-4 hidden border-t border-line-strong pt-3 text-caption md:block">
          <Row label={m.package}>{m.purchaseTypes[purchaseType]}</Row>
          <Row label={m.orderNo}>
            <span className="whitespace-nowrap tabular-nums">{inGroups(outTradeNo)}</span>
          </Row>
          <Row label={m.state}>{stateOf(payment, m)}</Row>
        </dl>
      </div>
    </section>
  );
}

const FRAME = 'aspect-4/3 w-24 shrink-0 bg-surface md:w-full';
const ARTBOARD = { width: 320, height: 240 };

function SubjectPicture({ subject: { name, pictureUrl } }: { subject: PaymentSubject }) {
  const m = useMessages(orderMessages);
  if (pictureUrl) return <img src={pictureUrl} alt={m.logoOf(name)} className={`${FRAME} object-contain`} />;
  return (
    <div className={`${FRAME} flex items-center justify-center text-muted`}>
      <Icon of={Coins} size={40} />
    </div>
  );
}

/** The moment it is paid for the watermark goes. */
function BoughtPicture({ creationId, subject }: { creationId: string; subject: PaymentSubject }) {
  const m = useMessages(orderMessages);
  const { data } = useCreation(creationId);
  if (!data) return <SubjectPicture subject={subject} />;
  const options = { size: ARTBOARD, bought: true };
  return <LogoPicture doc={data.doc} alt={m.logoOf(subject.name)} className={FRAME} options={options} />;
}

/** A number people may have to read out over the telephone. */
const inGroups = (number: string) => number.replace(/(.{4})(?=.)/g, '$1 ');

function stateOf(payment: Payment, { tradeStates }: (typeof orderMessages)['zh']): string {
  switch (payment.at) {
    case 'starting':
    case 'stuck':
      return tradeStates.NOTPAY;
    case 'waiting':
      return payment.confirming ? tradeStates.USERPAYING : tradeStates.NOTPAY;
    case 'paid':
      return tradeStates.SUCCESS;
    case 'ended':
      return tradeStates[ENDED_AS[payment.why]];
  }
}

const ENDED_AS = {
  closed: 'CLOSED',
  late: 'CLOSED',
  revoked: 'REVOKED',
  failed: 'PAYERROR',
  refunded: 'REFUND',
} as const;
