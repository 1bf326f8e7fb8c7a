import { Copy } from 'lucide-react';
import { renderSVG } from 'uqr';
import { Dialog } from '../../components/dialog.tsx';
import { buttonClass } from '../../components/button.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { RegistrationCorners } from '../../components/registration-corners.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { dialogsMessages } from '../../i18n/dialogs.ts';
import { useMessages } from '../../i18n/messages.ts';
import { copyText } from '../../lib/copy-text.ts';
import { useSite } from '../../stores/site.ts';
import { showToast } from '../../stores/toasts.ts';

type RefundDialogProps = { outTradeNo?: string | undefined; onClose: () => void };

/** Refunds are settled with a person: the code on screen dials customer service, who ask for the order's number. */
export function RefundDialog({ outTradeNo, onClose }: RefundDialogProps) {
  const m = useMessages(dialogsMessages);
  const { phone } = useSite();
  const dial = `tel:${phone.replace(/\s/g, '')}`;
  const codeUrl = `data:image/svg+xml,${encodeURIComponent(renderSVG(dial, { border: 0, blackColor: '#17130F' }))}`;
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.refund}
      description={m.refundText}
      closeLabel={m.close}
      width="narrow"
      centred
    >
      <div className="mt-8 flex justify-center">
        <RegistrationCorners>
          <img src={codeUrl} alt={m.refundQr} width={224} height={224} className="size-56" />
        </RegistrationCorners>
      </div>
      {outTradeNo ? (
        <OrderNumber outTradeNo={outTradeNo} />
      ) : (
        <p className="mt-6 text-center text-caption">
          <SiteLink to="/perInfo?tab=orders" onClick={onClose} className="underline underline-offset-2">
            {m.refundFindOrder}
          </SiteLink>
        </p>
      )}
      <a href={dial} className={`${buttonClass({ wide: true })} mt-6`}>
        {m.refundCall(phone)}
      </a>
    </Dialog>
  );
}

function OrderNumber({ outTradeNo }: { outTradeNo: string }) {
  const m = useMessages(dialogsMessages);
  const copy = () =>
    void copyText(outTradeNo).then((copied) =>
      copied ? showToast(m.copied, 'success') : showToast(m.notCopied, 'danger'),
    );
  return (
    <div className="mt-6 flex items-center justify-center gap-2 text-caption">
      <p>
        <span className="text-muted">{m.refundOrder}</span> <span className="font-mono select-all">{outTradeNo}</span>
      </p>
      <IconButton icon={Copy} label={m.copy(outTradeNo)} onClick={copy} />
    </div>
  );
}
