import type { Package } from '@markwright/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { editorMessages } from '../../i18n/editor.ts';
import { useMessages } from '../../i18n/messages.ts';
import { localPath } from '../../lib/local-path.ts';
import { showDialog } from '../../stores/dialogs.ts';
import { useLanguage } from '../../stores/language.ts';
import { openLogin, useSession } from '../../stores/session.ts';
import { showToast } from '../../stores/toasts.ts';
import { setEditor, useEditor } from './editor-store.ts';
import { keepDraft } from './keep-draft.ts';
import type { Intent } from './kept-edit.ts';
import { saveAsNew, saveToAccount, type Saving } from './save-to-account.ts';

/** A guest signs in first: the wish is kept with the draft and the server is not asked. */
async function hasUser(intent: Intent): Promise<boolean> {
  const signedIn = useSession.getState().token !== '';
  setEditor({ intent: signedIn ? null : intent });
  await keepDraft();
  if (!signedIn) openLogin();
  return signedIn;
}

/** Saving and buying, with the words that belong to them. */
export function useSaving() {
  const m = useMessages(editorMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const [saving, setSaving] = useState(false);
  const go = (path: string) => void navigate(localPath(path, language));

  async function finish(work: Promise<Saving>, onSaved: (creationId: string) => void): Promise<void> {
    setSaving(true);
    const outcome = await work;
    setSaving(false);
    if (outcome === 'failed') showToast(m.saveFailed, 'danger');
    else if (outcome !== 'stale') onSaved(outcome.creationId);
    else
      showDialog({
        kind: 'confirm',
        title: m.staleTitle,
        text: m.staleText,
        confirmLabel: m.staleConfirm,
        onConfirm: () => void finish(saveAsNew(), onSaved),
      });
  }
  const sayKept = () =>
    showDialog({
      kind: 'confirm',
      title: m.savedTitle,
      text: m.savedText,
      confirmLabel: m.toCentre,
      onConfirm: () => go('/perInfo'),
    });
  async function save(): Promise<void> {
    if (await hasUser('save')) await finish(saveToAccount(), sayKept);
  }
  async function buy(chosen: Package): Promise<void> {
    if (!(await hasUser(`buy-${chosen}`))) return;
    await finish(saveToAccount(), (creationId) => go(`/createOrder?creationId=${creationId}&package=${chosen}`));
  }
  const askBuy = () => showDialog({ kind: 'buy', onBuy: (chosen) => void buy(chosen) });
  return { save: () => void save(), buy, askBuy, saving };
}

/** What sign-in interrupted is carried out once there is a user. */
export function useResumedIntent(): void {
  const intent = useEditor((state) => state.intent);
  const signedIn = useSession((state) => state.token !== '');
  const { save, buy } = useSaving();
  const resume = useEffectEvent((wanted: NonNullable<Intent>) => {
    if (wanted === 'save') save();
    else void buy(wanted === 'buy-hd' ? 'hd' : 'vector');
  });
  useEffect(() => {
    if (intent && signedIn) resume(intent);
  }, [intent, signedIn]);
}
