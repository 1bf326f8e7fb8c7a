import { putDraft } from '../../../lib/draft-store.ts';
import { logFailure } from '../../../lib/log.ts';
import { useCurrentLogo } from '../../../stores/create-logo.ts';
import { setEditor, useEditor } from '../editor-store.ts';
import { iconIdOfDoc } from '../shown-mark.ts';
import { fingerprint, draftFrom, type EditDraft } from './edit-draft.ts';

let writing: Promise<void> | undefined;
let again = false;

async function write(): Promise<void> {
  const { history, origin, draftId, creationId, pendingAction, account } = useEditor.getState();
  if (!history || !origin) return;
  const currJson = JSON.stringify(history.now.doc);
  useCurrentLogo.setState({ currJson, iconId: iconIdOfDoc(history.now.doc), creationId });
  const savedAt = Date.now();
  const value = draftFrom(history, origin, { creationId, pendingAction, account });
  try {
    await putDraft<EditDraft>({ id: draftId, latest: fingerprint(currJson), savedAt, value });
    setEditor({ keptAt: savedAt, keepingFailed: false });
  } catch (error) {
    logFailure('keeping the draft', error);
    setEditor({ keepingFailed: true });
  }
}

/** Writes the draft now. Edits made while a write is under way are written by the next one, the newest once. */
export async function writeDraft(): Promise<void> {
  if (writing) {
    again = true;
    return writing;
  }
  writing = (async () => {
    do {
      again = false;
      await write();
    } while (again);
  })();
  await writing;
  writing = undefined;
}

/** A draft with its history takes longer to write than an edit may: it waits for the hand to rest, but not for long. */
const REST_MS = 250;
const LONGEST_MS = 1000;

/** Keeps every edit, soon after it is made and at once when the page goes away. Returns the function that stops it. */
export function keepEdits(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince = 0;
  const keepNow = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    void writeDraft();
  };
  const onHidden = () => document.visibilityState === 'hidden' && keepNow();
  const unsubscribe = useEditor.subscribe((state, before) => {
    if (!state.history || state.history === before.history || !before.history) return;
    if (timer === undefined) waitingSince = Date.now();
    clearTimeout(timer);
    timer = setTimeout(keepNow, Math.min(REST_MS, Math.max(0, waitingSince + LONGEST_MS - Date.now())));
  });
  window.addEventListener('pagehide', keepNow);
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    keepNow();
    unsubscribe();
    window.removeEventListener('pagehide', keepNow);
    document.removeEventListener('visibilitychange', onHidden);
  };
}
