import type { PaymentStart, PayType } from '@markwright/contracts';
import { ORDER_MINUTES } from '@markwright/contracts/payment-terms';
import { useEffect, useState } from 'react';
import { BrandMark } from '../../components/brand-mark.tsx';
import { Button, buttonClass } from '../../components/button.tsx';
import { RegistrationCorners } from '../../components/registration-corners.tsx';
import { orderMessages } from '../../i18n/order.ts';
import { useMessages } from '../../i18n/messages.ts';
import { thisDevice } from '../../lib/device.ts';
import type { PaymentSubject } from '../../stores/dialogs.ts';
import { qrUrl } from './qr-picture.ts';
import { clockText, timeLeft, type Payment } from './payment-steps.ts';
import { PhonePayment } from './phone-payment.tsx';
import { SandboxNote } from './sandbox-note.tsx';

type PaymentWaitProps = { payment: Payment; payType: PayType; subject: PaymentSubject; onRetry: () => void };

export function PaymentWait({ payment, payType, subject, onRetry }: PaymentWaitProps) {
  const m = useMessages(orderMessages);
  if (payment.at === 'stuck') {
    return (
      <div role="alert" className="py-10 text-center">
        <p className="font-medium">{m.payStuck}</p>
        <p className="mt-1 text-muted">{payment.message || m.payStuckText}</p>
        <Button className="mt-5" onClick={onRetry}>
          {m.tryAgain}
        </Button>
      </div>
    );
  }
  if (payment.at !== 'waiting') {
    return (
      <div className="mt-6 flex justify-center">
        <RegistrationCorners>
          <div className="dotted flex size-56 flex-col items-center justify-center gap-4">
            <BrandMark size={40} />
            <output className="bg-surface text-caption">{m.payStarting}</output>
          </div>
        </RegistrationCorners>
      </div>
    );
  }
  const { start, confirming } = payment;
  const { isPhone } = thisDevice();
  return (
    <div className="mt-6 flex flex-col items-center text-center">
      {start.codeUrl ? (
        <ScanCode codeUrl={start.codeUrl} />
      ) : isPhone ? (
        <PhonePayment start={start} payType={payType} subject={subject} />
      ) : (
        <OpenWallet payUrl={start.payUrl ?? ''} payType={payType} />
      )}
      <output className="mt-1 text-caption text-muted">
        {confirming ? m.confirming : <TimeLeft expiresAt={start.expiresAt} />}
      </output>
      {start.sandbox && <SandboxNote />}
    </div>
  );
}

function ScanCode({ codeUrl }: { codeUrl: string }) {
  const m = useMessages(orderMessages);
  return (
    <>
      <RegistrationCorners>
        <img src={qrUrl(codeUrl)} alt={m.payCode} width={224} height={224} className="size-56" />
      </RegistrationCorners>
      <p className="mt-4">{m.scanWechat}</p>
    </>
  );
}

/** A wallet for the computer opens beside this page, which goes on watching. */
function OpenWallet({ payUrl, payType }: { payUrl: string; payType: PayType }) {
  const m = useMessages(orderMessages);
  const isCard = payType === 'card';
  const [first, again] = isCard ? [m.toCard, m.toCardAgain] : [m.toAlipay, m.toAlipayAgain];
  const [opened, setOpened] = useState(false);
  return (
    <div className="flex min-h-62 w-full flex-col items-center justify-center">
      <a
        href={payUrl}
        target="_blank"
        rel="noreferrer"
        onClick={() => setOpened(true)}
        className={buttonClass({ look: opened ? 'outline' : 'action', size: 'large', wide: true })}
      >
        {opened ? again : first}
      </a>
      <p className="mt-4 text-pretty">{isCard ? m.waitingCard : m.waitingWallet}</p>
    </div>
  );
}

function TimeLeft({ expiresAt }: Pick<PaymentStart, 'expiresAt'>) {
  const m = useMessages(orderMessages);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return <span role="timer">{m.timeLeft(clockText(timeLeft(expiresAt, now, ORDER_MINUTES)))}</span>;
}
