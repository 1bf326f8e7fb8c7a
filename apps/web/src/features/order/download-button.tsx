import type { Package } from '@markwright/contracts';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, type ButtonLook } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { orderMessages } from '../../i18n/order.ts';
import { useMessages } from '../../i18n/messages.ts';
import { downloadCreation } from '../../lib/download/download-creation.ts';
import { ReplyError } from '../../lib/server-data.ts';
import { logFailure } from '../../lib/log.ts';
import { useAiLabel } from '../../stores/pay.ts';
import { useLanguage } from '../../stores/language.ts';
import { showToast } from '../../stores/toasts.ts';
import { AiLabelSwitch } from './ai-label-switch.tsx';
import { useCreation } from './order-data.ts';

type DownloadButtonProps = {
  creationId: string;
  owned: Package;
  look?: ButtonLook['look'];
  /** Begins by itself, unless there is something to choose first. */
  atOnce?: boolean;
  onSaved?: () => void;
};

/** Fetches what was bought and packs it; says so while it does, and why when it cannot. */
export function DownloadButton({ creationId, owned, look = 'action', atOnce, onSaved }: DownloadButtonProps) {
  const m = useMessages(orderMessages);
  const { data: creation, isPending } = useCreation(creationId);
  const [busy, setBusy] = useState(false);
  const label = useAiLabel((state) => state.shown);
  const language = useLanguage();
  const begun = useRef(false);
  const isChoosing = creation?.aiMade ?? false;

  async function download() {
    setBusy(true);
    try {
      await downloadCreation({ creationId, package: owned, label, language });
      onSaved?.();
    } catch (error) {
      logFailure('downloading the files', error);
      showToast((error instanceof ReplyError && error.message) || m.downloadFailed, 'danger');
    } finally {
      setBusy(false);
    }
  }
  useEffect(() => {
    if (!atOnce || isPending || isChoosing || begun.current) return;
    begun.current = true;
    void download();
  });

  return (
    <div>
      {isChoosing && (
        <div className="mb-4">
          <AiLabelSwitch />
        </div>
      )}
      <Button look={look} size="large" wide busy={busy || isPending} onClick={() => void download()}>
        <Icon of={Download} />
        {busy ? m.downloading : m.download}
      </Button>
    </div>
  );
}
