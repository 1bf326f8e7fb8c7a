import { Copy } from 'lucide-react';
import { buttonClass } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Icon } from '../../components/icon.tsx';
import { dialogsMessages } from '../../i18n/dialogs.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useSite } from '../../stores/site.ts';
import { showToast } from '../../stores/toasts.ts';
import { shareLink } from './share-link.ts';

type ShareDialogProps = { creationId: string; logoUrl: string; onClose: () => void };

export function ShareDialog({ creationId, logoUrl, onClose }: ShareDialogProps) {
  const m = useMessages(dialogsMessages);
  const link = shareLink(useSite().publicUrl, creationId);
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      showToast(m.copied, 'success');
    } catch {
      showToast(m.notCopied, 'danger');
    }
  }
  return (
    <Dialog open onClose={onClose} title={m.share} description={m.shareText} closeLabel={m.close}>
      <img src={logoUrl} alt={m.logoImage} className="mt-6 aspect-4/3 w-full bg-table object-contain" />
      <button
        type="button"
        aria-label={m.shareLink}
        onClick={copy}
        className="mt-4 flex w-full items-center gap-3 rounded-input border border-line-strong px-4 py-3 text-left hover:border-ink"
      >
        <span className="grow truncate select-all">{link}</span>
        <Icon of={Copy} />
      </button>
      <a href={logoUrl} download className={`${buttonClass({ look: 'action', wide: true })} mt-4`}>
        {m.saveImage}
      </a>
    </Dialog>
  );
}
