import { useMessages } from '../../i18n/messages.ts';
import { shareMessages } from '../../i18n/share.ts';
import { copyText } from '../../lib/copy-text.ts';
import { thisDevice } from '../../lib/device.ts';
import { logFailure } from '../../lib/log.ts';
import { showToast } from '../../stores/toasts.ts';

/** A phone's own sheet for passing things on; computers have one too, but there copying the link is what people expect. */
export const hasShareSheet = (): boolean => thisDevice().isPhone && 'share' in navigator;

/** Opens the sheet. Whoever closes it again has changed their mind, which is no failure. */
export function openShareSheet(what: { title: string; url: string }): void {
  navigator.share(what).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) logFailure('the share sheet', error);
  });
}

/** Copies the link and says how that went. */
export function useCopyLink(link: string): () => void {
  const m = useMessages(shareMessages);
  return () => {
    void copyText(link).then((copied) => (copied ? showToast(m.copied, 'success') : showToast(m.notCopied, 'danger')));
  };
}
