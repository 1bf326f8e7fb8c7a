import { useMessages } from '../../i18n/messages.ts';
import { shareMessages } from '../../i18n/share.ts';
import { copyText } from '../../lib/copy-text.ts';
import { showToast } from '../../stores/toasts.ts';

/** Copies the link and says how that went. */
export function useCopyLink(link: string): () => void {
  const m = useMessages(shareMessages);
  return () => {
    void copyText(link).then((copied) => (copied ? showToast(m.copied, 'success') : showToast(m.notCopied, 'danger')));
  };
}
