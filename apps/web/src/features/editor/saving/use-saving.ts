import type { Package } from '@markwright/contracts';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { dialogsMessages } from '../../../i18n/dialogs.ts';
import { editorMessages } from '../../../i18n/editor.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { localPath } from '../../../i18n/local-path.ts';
import { useSample } from '../../../lib/download/use-sample.ts';
import { showDialog } from '../../../stores/dialogs.ts';
import { useLanguage } from '../../../stores/language.ts';
import { showToast } from '../../../stores/toasts.ts';
import type { PendingAction } from './edit-draft.ts';
import { saveLogo } from './save-logo.ts';
import { useEditor } from '../editor-store.ts';

/** Saves, or saves and goes on to buy, and says how it went: a dialog for a new creation, a note for every other save. */
export function useSaving() {
  const m = useMessages(editorMessages);
  const dialogs = useMessages(dialogsMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const sample = useSample();
  const goTo = (path: string) => void navigate(localPath(path, language));

  const sayKept = () =>
    showDialog({
      kind: 'confirm',
      title: dialogs.saved,
      text: dialogs.savedText,
      confirmLabel: dialogs.toPersonalCentre,
      cancelLabel: dialogs.stay,
      onConfirm: () => goTo('/perInfo'),
    });

  async function carryOut(pendingAction: PendingAction): Promise<void> {
    const result = await saveLogo(pendingAction);
    if (result.kind === 'failed') showToast(result.message || m.saveFailed, 'danger');
    if (result.kind !== 'saved') return;
    if (pendingAction === 'sample') void sample.take(result.creationId);
    else if (pendingAction !== 'save')
      goTo(`/createOrder?creationId=${result.creationId}&package=${pendingAction.slice('buy-'.length)}`);
    else if (result.isNew) sayKept();
    else showToast(dialogs.saved, 'success');
  }
  /** What is owned is downloaded as it is open here: newer strokes are saved first. */
  async function download(): Promise<void> {
    const { bought, savedDoc, history, creationId } = useEditor.getState();
    if (!bought || !history) return;
    if (savedDoc !== history.now.doc) {
      const result = await saveLogo('save');
      if (result.kind === 'failed') showToast(result.message || m.saveFailed, 'danger');
      if (result.kind !== 'saved') return;
    }
    showDialog({ kind: 'download', creationId, package: bought.package, name: history.now.doc.name.text });
  }

  return {
    download: () => void download(),
    save: () => void carryOut('save'),
    /** Price and contents first, then sign-in, then the order. */
    askBuy: () =>
      showDialog({
        kind: 'buy',
        onBuy: (chosen: Package) => void carryOut(`buy-${chosen}`),
        onSample: () => void carryOut('sample'),
      }),
    carryOut: (pendingAction: PendingAction) => void carryOut(pendingAction),
  };
}

/** A pending action is carried out when the page comes back with a user. */
export function useResumedAction(pendingAction: PendingAction | null): void {
  const { carryOut } = useSaving();
  const resume = useEffectEvent(carryOut);
  useEffect(() => {
    if (pendingAction) resume(pendingAction);
  }, [pendingAction]);
}

/** The address names the open creation, so that a reload or a bookmark finds it again. */
export function useFollowedCreation(): void {
  const creationId = useEditor((state) => state.creationId);
  const language = useLanguage();
  const navigate = useNavigate();
  useEffect(() => {
    const named = new URLSearchParams(window.location.search).get('creationId') ?? '';
    if (!creationId || named === creationId) return;
    void navigate(localPath(`/edit?creationId=${creationId}`, language), { replace: true, preventScrollReset: true });
  }, [creationId, language, navigate]);
}
