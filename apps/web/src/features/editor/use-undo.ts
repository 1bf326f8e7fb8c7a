import { editorMessages } from '../../i18n/editor.ts';
import { useMessages } from '../../i18n/messages.ts';
import { showToast } from '../../stores/toasts.ts';
import { undoStep } from './editor-store.ts';

/** Undoes one step, or says that there are no more. */
export function useUndo(): () => void {
  const m = useMessages(editorMessages);
  return () => {
    if (!undoStep()) showToast(m.noMore);
  };
}
