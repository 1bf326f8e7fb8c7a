import type { Package } from '@markwright/contracts';
import { useMessages } from '../../i18n/messages.ts';
import { personalCentreMessages } from '../../i18n/personal-centre.ts';
import { logFailure } from '../../lib/log.ts';
import { showToast } from '../../stores/toasts.ts';
import { downloadCreation } from '../../lib/download/download-creation.ts';

/** Downloads with a word before and, if it fails, after. */
export function useDownload(): (creationId: string, bought: Package) => void {
  const m = useMessages(personalCentreMessages);
  return (creationId, bought) => {
    showToast(m.downloading);
    downloadCreation({ creationId, package: bought }).catch((error: unknown) => {
      logFailure('downloading a creation', error);
      showToast(m.downloadFailed, 'danger');
    });
  };
}
