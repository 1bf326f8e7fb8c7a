import type { Package } from '@markwright/contracts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonLook } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { orderMessages } from '../../i18n/order.ts';
import { useMessages } from '../../i18n/messages.ts';
import { downloadCreation } from '../../lib/download/download-creation.ts';
import { ReplyError } from '../../lib/server-data.ts';
import { logFailure } from '../../lib/log.ts';
import { showToast } from '../../stores/toasts.ts';

type DownloadButtonProps = { creationId: string; owned: Package; look?: ButtonLook['look'] };

/** Fetches what was bought and packs it; says so while it does, and why when it cannot. */
export function DownloadButton({ creationId, owned, look = 'action' }: DownloadButtonProps) {
  const m = useMessages(orderMessages);
  const [busy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      await downloadCreation({ creationId, package: owned });
    } catch (error) {
      logFailure('downloading the files', error);
      showToast((error instanceof ReplyError && error.message) || m.downloadFailed, 'danger');
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button look={look} size="large" wide busy={busy} onClick={() => void download()}>
      <Icon of={Download} />
      {busy ? m.downloading : m.download}
    </Button>
  );
}
