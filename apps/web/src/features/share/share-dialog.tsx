import { shareLink } from '@markwright/contracts/site';
import { Copy } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Icon } from '../../components/icon.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { shareMessages } from '../../i18n/share.ts';
import { savePicture } from '../../lib/download/save-file.ts';
import { logFailure } from '../../lib/log.ts';
import { useLanguage } from '../../stores/language.ts';
import { useSite } from '../../stores/site.ts';
import { showToast } from '../../stores/toasts.ts';
import { hasShareSheet, openShareSheet, useCopyLink } from './pass-on.ts';
import { useSharePicture } from './use-share-picture.ts';
import { useSharing } from './use-sharing.ts';

type ShareDialogProps = { creationId: string; logoUrl: string; onClose: () => void };

/** Opening it shares: the link works from then on, until it is withdrawn here. */
export function ShareDialog({ creationId, logoUrl, onClose }: ShareDialogProps) {
  const m = useMessages(shareMessages);
  const link = shareLink(useSite().publicUrl, creationId, useLanguage());
  const copy = useCopyLink(link);
  const { sharing, setShared } = useSharing(creationId);
  const picture = useSharePicture(creationId, logoUrl);
  const save = () =>
    void savePicture(picture ?? '').catch((error: unknown) => {
      logFailure('saving the picture', error);
      showToast(m.saveFailed, 'danger');
    });
  return (
    <Dialog open onClose={onClose} title={m.share} description={m.shareText} closeLabel={m.close}>
      <div className="mt-6 aspect-4/3 w-full bg-canvas">
        {picture && <img src={picture} alt={m.logoImage} className="size-full animate-fade object-contain" />}
      </div>
      {sharing === 'off' || sharing === 'failed' ? (
        <div className="mt-4 flex h-13 items-center justify-between gap-3 rounded-input border border-line-strong pr-1.5 pl-4">
          <output className="truncate text-muted">{sharing === 'off' ? m.withdrawn : m.openFailed}</output>
          <Button size="small" onClick={() => setShared(true)}>
            {m.shareAgain}
          </Button>
        </div>
      ) : (
        <button
          type="button"
          aria-label={sharing === 'opening' ? undefined : `${m.shareLink} ${link}`}
          aria-busy={sharing === 'opening' || undefined}
          disabled={sharing === 'opening'}
          onClick={copy}
          className="mt-4 flex h-13 w-full items-center gap-3 rounded-input border border-line-strong px-4 text-left hover:border-ink disabled:text-muted"
        >
          <span className="grow truncate select-all">{sharing === 'opening' ? m.opening : link}</span>
          <Icon of={Copy} />
        </button>
      )}
      {hasShareSheet() && sharing === 'on' && (
        <Button look="action" wide className="mt-3" onClick={() => openShareSheet({ title: m.title, url: link })}>
          {m.shareVia}
        </Button>
      )}
      <Button look={hasShareSheet() ? 'outline' : 'action'} wide className="mt-3" disabled={!picture} onClick={save}>
        {m.saveImage}
      </Button>
      {sharing === 'on' && (
        <Button look="quiet" size="small" wide className="mt-2 text-muted" onClick={() => setShared(false)}>
          {m.withdraw}
        </Button>
      )}
    </Dialog>
  );
}
