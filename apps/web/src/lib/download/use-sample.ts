import { useState } from 'react';
import { useMessages } from '../../i18n/messages.ts';
import { sampleMessages } from '../../i18n/sample.ts';
import { showToast } from '../../stores/toasts.ts';
import { logFailure } from '../log.ts';
import { ReplyError } from '../server-data.ts';
import { downloadSample } from './download-creation.ts';

/** Takes the free picture of a saved design and says why when it cannot. */
export function useSample() {
  const m = useMessages(sampleMessages);
  const [busy, setBusy] = useState(false);
  async function take(creationId: string): Promise<void> {
    setBusy(true);
    try {
      await downloadSample(creationId);
    } catch (error) {
      logFailure('downloading the sample', error);
      showToast((error instanceof ReplyError && error.message) || m.failed, 'danger');
    } finally {
      setBusy(false);
    }
  }
  return { busy, take };
}
