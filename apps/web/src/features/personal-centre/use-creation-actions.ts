import { OK_CODE } from '@markwright/contracts/envelope';
import { useNavigate } from 'react-router';
import { useMessages } from '../../i18n/messages.ts';
import { personalCentreMessages } from '../../i18n/personal-centre.ts';
import { api } from '../../lib/api.ts';
import { refreshCreations } from '../../lib/creations.ts';
import { savePicture } from '../../lib/download/save-picture.ts';
import { localPath } from '../../lib/local-path.ts';
import { logFailure } from '../../lib/log.ts';
import { showDialog } from '../../stores/dialogs.ts';
import { useLanguage } from '../../stores/language.ts';
import { showToast } from '../../stores/toasts.ts';
import { creationPicture } from './creation-picture.ts';
import { editAnew } from './edit-anew.ts';
import type { Creation } from './use-lists.ts';

/** Everything a board's owner can do with it. */
export function useCreationActions(creation: Creation) {
  const m = useMessages(personalCentreMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const { creationId, name, purchased } = creation;
  const goTo = (path: string) => void navigate(localPath(path, language));
  const bought = purchased !== 'none';

  const withPicture = (use: (logoUrl: string) => unknown) =>
    creationPicture(creation)
      .then(use)
      .catch((error: unknown) => {
        logFailure('the picture of a creation', error);
        showToast(m.saveFailed, 'danger');
      });

  async function remove(): Promise<void> {
    const { code } = await api.call('deleteCreation', { params: { creationId } });
    if (code !== OK_CODE) return;
    showToast(bought ? m.hidden : m.removed, 'success');
    await refreshCreations();
  }

  const act = {
    edit: () => {
      editAnew();
      goTo(`/edit?creationId=${creationId}`);
    },
    download: () =>
      purchased === 'none'
        ? goTo(`/createOrder?creationId=${creationId}`)
        : showDialog({ kind: 'download', creationId, package: purchased, name }),
    share: () => void withPicture((logoUrl) => showDialog({ kind: 'share', creationId, logoUrl })),
    save: () => void withPicture(savePicture),
    refund: () => showDialog({ kind: 'refund' }),
    remove: () =>
      showDialog({
        kind: 'confirm',
        danger: true,
        title: bought ? m.hideTitle(name) : m.removeTitle(name),
        text: bought ? m.hideText : m.removeText,
        confirmLabel: bought ? m.hideConfirm : m.removeConfirm,
        cancelLabel: m.keep,
        onConfirm: () => void remove(),
      }),
  };
  const shown = [
    { label: m.edit, run: act.edit },
    { label: bought ? m.download : m.buy, run: act.download },
    { label: m.share, run: act.share },
    { label: m.save, run: act.save },
  ];
  return {
    ...act,
    preview: () => void withPicture((logoUrl) => showDialog({ kind: 'logoPreview', logoUrl, actions: shown })),
  };
}
