import { OK_CODE } from '@markwright/contracts/envelope';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { caseMessages } from '../../i18n/case.ts';
import { useMessages } from '../../i18n/messages.ts';
import { personalCentreMessages } from '../../i18n/personal-centre.ts';
import { NO_REPLY } from '../../lib/api-client.ts';
import { api } from '../../lib/api.ts';
import { allowCase, refreshCreations } from '../../lib/creations.ts';
import { savePicture } from '../../lib/download/save-file.ts';
import { localPath } from '../../i18n/local-path.ts';
import { logFailure } from '../../lib/log.ts';
import { newKey } from '../../lib/new-key.ts';
import { showDialog } from '../../stores/dialogs.ts';
import { useLanguage } from '../../stores/language.ts';
import { showToast } from '../../stores/toasts.ts';
import { creationDoc, creationPicture } from './creation-picture.ts';
import type { Creation } from './use-lists.ts';
import { useCurrentLogo } from '../../stores/create-logo.ts';

/** Everything a board's owner can do with it. */
export function useCreationActions(creation: Creation) {
  const m = useMessages(personalCentreMessages);
  const c = useMessages(caseMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const { creationId, purchased } = creation;
  /** The same until there is an answer: a press repeated for want of one makes no second copy. */
  const copyKey = useRef('');
  const name = creation.title ?? creation.name;
  const goTo = (path: string) => void navigate(localPath(path, language));

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
    showToast(m.removed, 'success');
    await refreshCreations();
  }

  async function setHidden(hidden: boolean): Promise<void> {
    const { code } = await api.call('hideCreation', { params: { creationId }, body: { hidden } });
    if (code !== OK_CODE) return;
    const undo = hidden ? { label: m.undo, run: () => void setHidden(false) } : undefined;
    showToast(hidden ? m.hidden : m.shownAgain, 'success', undo);
    await refreshCreations();
  }

  async function duplicate(): Promise<void> {
    copyKey.current ||= newKey();
    const { code } = await api.call('copyCreation', { params: { creationId }, idempotencyKey: copyKey.current });
    if (code !== NO_REPLY) copyKey.current = '';
    if (code !== OK_CODE) return;
    showToast(m.duplicated, 'success');
    await refreshCreations();
  }

  async function setCase(allowed: boolean): Promise<void> {
    if (await allowCase(creationId, allowed)) showToast(allowed ? c.on : c.off, 'success');
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
    pack: () => goTo(`/perInfo?pack=${creationId}`),
    share: () => void withPicture((logoUrl) => showDialog({ kind: 'share', creationId, logoUrl })),
    save: () => void withPicture(savePicture),
    refund: () => showDialog({ kind: 'refund' }),
    duplicate: () => void duplicate(),
    offerCase: () =>
      showDialog({
        kind: 'confirm',
        question: true,
        title: c.title(name),
        text: c.note,
        confirmLabel: c.confirm,
        cancelLabel: c.cancel,
        onConfirm: () => void setCase(true),
      }),
    takeCaseBack: () => void setCase(false),
    show: () => void setHidden(false),
    hide: () =>
      showDialog({
        kind: 'confirm',
        question: true,
        title: m.hideTitle(name),
        text: m.hideText,
        confirmLabel: m.hideConfirm,
        cancelLabel: m.keep,
        onConfirm: () => void setHidden(true),
      }),
    remove: () =>
      showDialog({
        kind: 'confirm',
        danger: true,
        title: m.removeTitle(name),
        text: m.removeText,
        confirmLabel: m.removeConfirm,
        cancelLabel: m.keep,
        onConfirm: () => void remove(),
      }),
  };
  const shown = [
    { label: m.edit, run: act.edit },
    { label: purchased !== 'none' ? m.download : m.buy, run: act.download },
    { label: m.share, run: act.share },
    { label: m.save, run: act.save },
  ];
  /** Art lettering is looked at in its five mock-ups, any other logo by itself. */
  async function preview(): Promise<void> {
    const doc = await creationDoc(creation).catch(() => undefined);
    if (doc?.art)
      showDialog({ kind: 'artFontPreview', doc, creationId, purchased: purchased === 'none' ? null : purchased });
    else await withPicture((logoUrl) => showDialog({ kind: 'logoPreview', logoUrl, actions: shown }));
  }
  return { ...act, preview: () => void preview() };
}

/** Opening from the shelf is a fresh start: newer work that this device remembers is offered, not taken for granted. */
export const editAnew = () => useCurrentLogo.setState({ currJson: '', iconId: '', creationId: '' });
