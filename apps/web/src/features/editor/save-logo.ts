import { useEffect } from 'react';
import { editorMessages } from '../../i18n/editor.ts';
import { useMessages } from '../../i18n/messages.ts';
import { openLogin, useSession } from '../../stores/session.ts';
import { showToast } from '../../stores/toasts.ts';
import { setEditor, useEditor } from './editor-store.ts';
import { keepDraft } from './keep-draft.ts';

/** A guest signs in first: the wish is kept with the draft and the server is not asked. */
export async function saveLogo(savedText: string): Promise<void> {
  const signedIn = useSession.getState().token !== '';
  setEditor({ intent: signedIn ? null : 'save' });
  await keepDraft();
  if (!signedIn) openLogin();
  else if (!useEditor.getState().keepingFailed) showToast(savedText, 'success');
}

/** A save that sign-in interrupted is carried out once there is a user. */
export function useResumedIntent(): void {
  const m = useMessages(editorMessages);
  const intent = useEditor((state) => state.intent);
  const signedIn = useSession((state) => state.token !== '');
  useEffect(() => {
    if (intent === 'save' && signedIn) void saveLogo(m.savedHere);
  }, [intent, signedIn, m.savedHere]);
}
