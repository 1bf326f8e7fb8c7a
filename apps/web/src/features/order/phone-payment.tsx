import type { PaymentStart, PayType } from '@markwright/contracts';
import { OK_CODE } from '@markwright/contracts/envelope';
import { useState } from 'react';
import { Button, buttonClass } from '../../components/button.tsx';
import { orderMessages } from '../../i18n/order.ts';
import { useMessages } from '../../i18n/messages.ts';
import { api } from '../../lib/api.ts';
import { thisDevice } from '../../lib/device.ts';
import { pngName } from '../../lib/download/file-names.ts';
import { saveFile } from '../../lib/download/save-file.ts';
import type { PaymentSubject } from '../../stores/dialogs.ts';
import { qrPng, qrUrl } from './qr-picture.ts';

type PhonePaymentProps = { start: PaymentStart; payType: PayType; subject: PaymentSubject };

/** Nobody can scan their own screen: the wallet is opened, or the code goes into the album. */
export function PhonePayment({ start, payType, subject }: PhonePaymentProps) {
  const m = useMessages(orderMessages);
  const { chatApp } = thisDevice();
  return (
    <div className="w-full">
      {chatApp && (
        <p className="mb-4 rounded-input bg-warning-tint px-3 py-2 text-left text-caption text-warning">
          {chatApp === 'wechat' ? m.inWechat : m.inChatApp}
        </p>
      )}
      <a href={start.payUrl ?? ''} className={buttonClass({ look: 'action', size: 'large', wide: true })}>
        {payType === 'card' ? m.toCard : payType === 'wechat' ? m.openWechat : m.openAlipay}
      </a>
      <p className="mt-3">{m.phoneNote}</p>
      {payType === 'wechat' && <CodeForAlbum outTradeNo={subject.outTradeNo} />}
    </div>
  );
}

function CodeForAlbum({ outTradeNo }: { outTradeNo: string }) {
  const m = useMessages(orderMessages);
  const [codeUrl, setCodeUrl] = useState<string>();
  const [busy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    const { code, data } = await api.call('payByWechat', { params: { code: outTradeNo }, query: { form: 'native' } });
    setBusy(false);
    if (code !== OK_CODE || !data?.codeUrl) return;
    setCodeUrl(data.codeUrl);
    saveFile(await qrPng(data.codeUrl), pngName(new Date()));
  }
  return (
    <div className="mt-4">
      {/* Shown too: some chat apps save nothing, but all of them read a code that is pressed and held. */}
      {codeUrl && <img src={qrUrl(codeUrl)} alt={m.payCode} className="mx-auto mb-4 size-44" />}
      <Button wide busy={busy} onClick={() => void save()}>
        {m.saveCode}
      </Button>
      <p className="mt-2 text-caption text-muted">{m.saveCodeNote}</p>
    </div>
  );
}
