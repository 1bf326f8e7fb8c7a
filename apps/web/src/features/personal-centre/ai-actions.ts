import { OK_CODE } from '@markwright/contracts/envelope';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '../../i18n/messages.ts';
import { personalCentreMessages } from '../../i18n/personal-centre.ts';
import { api } from '../../lib/api.ts';
import { refreshCreations } from '../../lib/creations.ts';
import { savePicture } from '../../lib/download/save-file.ts';
import { localPath } from '../../i18n/local-path.ts';
import { logFailure } from '../../lib/log.ts';
import { newKey } from '../../lib/new-key.ts';
import { serverData } from '../../lib/server-data.ts';
import { showDialog } from '../../stores/dialogs.ts';
import { useLanguage } from '../../stores/language.ts';
import { showToast } from '../../stores/toasts.ts';
import { editAnew } from './use-creation-actions.ts';
import { aiLogosKey, type AiLogo } from './use-lists.ts';

/** Editing, buying and sharing an AI logo first keep it as a creation, once however often it is asked for. */
export function useAiActions({ id, imageUrl }: AiLogo) {
  const m = useMessages(personalCentreMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const key = useRef(newKey());
  const [busy, setBusy] = useState(false);
  const goTo = (path: string) => void navigate(localPath(path, language));

  async function withCreation(use: (creationId: string) => void): Promise<void> {
    if (busy) return;
    setBusy(true);
    const { code, data } = await api.call('saveCreation', { body: { aiResultId: id }, idempotencyKey: key.current });
    setBusy(false);
    if (code !== OK_CODE || !data) return;
    void refreshCreations();
    use(data.creationId);
  }

  async function remove(): Promise<void> {
    const { code } = await api.call('deleteAiResult', { params: { id } });
    if (code !== OK_CODE) return;
    showToast(m.removed, 'success');
    await serverData.invalidateQueries({ queryKey: aiLogosKey });
  }

  const act = {
    busy,
    edit: () =>
      void withCreation((creationId) => {
        editAnew();
        goTo(`/edit?creationId=${creationId}`);
      }),
    keep: () => void withCreation(() => showToast(m.aiUsed, 'success')),
    download: () => void withCreation((creationId) => goTo(`/createOrder?creationId=${creationId}`)),
    share: () => void withCreation((creationId) => showDialog({ kind: 'share', creationId, logoUrl: imageUrl })),
    save: () =>
      void savePicture(imageUrl).catch((error: unknown) => {
        logFailure('saving an AI picture', error);
        showToast(m.saveFailed, 'danger');
      }),
    remove: () =>
      showDialog({
        kind: 'confirm',
        danger: true,
        title: m.removeAiTitle,
        text: m.removeAiText,
        confirmLabel: m.removeConfirm,
        cancelLabel: m.keep,
        onConfirm: () => void remove(),
      }),
  };
  const actions = [
    { label: m.edit, run: act.edit },
    { label: m.buy, run: act.download },
    { label: m.share, run: act.share },
    { label: m.save, run: act.save },
  ];
  return { ...act, preview: () => showDialog({ kind: 'logoPreview', logoUrl: imageUrl, actions }) };
}
