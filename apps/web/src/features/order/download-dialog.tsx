import type { Package } from '@markwright/contracts';
import { buttonClass } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { orderMessages } from '../../i18n/order.ts';
import { useMessages } from '../../i18n/messages.ts';
import { DownloadButton } from './download-button.tsx';

type DownloadDialogProps = { creationId: string; owned: Package; name: string; onClose: () => void };

/** Stays while the files are drawn and packed, which may take some seconds, and goes once they are saved. */
export function DownloadDialog({ creationId, owned, name, onClose }: DownloadDialogProps) {
  const m = useMessages(orderMessages);
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.downloadTitle(name)}
      description={m.downloadText[owned]}
      closeLabel={m.close}
      width="narrow"
    >
      <div className="mt-6">
        <DownloadButton creationId={creationId} owned={owned} atOnce onSaved={onClose} />
        <SiteLink
          to={`/perInfo?pack=${creationId}`}
          onClick={onClose}
          className={`mt-2 ${buttonClass({ look: 'quiet', wide: true })}`}
        >
          {m.toPack}
        </SiteLink>
      </div>
    </Dialog>
  );
}
