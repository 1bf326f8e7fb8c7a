import { renderSVG } from 'uqr';
import { Dialog } from '../../components/dialog.tsx';
import { buttonClass } from '../../components/button.tsx';
import { RegistrationCorners } from '../../components/registration-corners.tsx';
import { dialogsMessages } from '../../i18n/dialogs.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useSite } from '../../stores/site.ts';

/** Refunds are settled with a person: the code on screen dials customer service. */
export function RefundDialog({ onClose }: { onClose: () => void }) {
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
      <a href={dial} className={`${buttonClass({ wide: true })} mt-8`}>
        {m.refundCall(phone)}
      </a>
    </Dialog>
  );
}
