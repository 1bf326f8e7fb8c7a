import { putDraft } from '../../lib/draft-store.ts';
import { logFailure } from '../../lib/log.ts';
import { useCurrentLogo } from '../../stores/current-logo.ts';
import { setEditor, useEditor } from './editor-store.ts';
import { fingerprint, keptFrom, type KeptEdit } from './kept-edit.ts';

let writing: Promise<void> | undefined;
let again = false;

async function write(): Promise<void> {
  const { history, origin, draftId, creationId, intent, account } = useEditor.getState();
  if (!history || !origin) return;
  const currJson = JSON.stringify(history.now.doc);
  useCurrentLogo.setState({ currJson, iconId: history.now.iconId, creationId });
  const savedAt = Date.now();
  const value = keptFrom(history, origin, { creationId, intent, account });
  try {
    await putDraft<KeptEdit>({ id: draftId, latest: fingerprint(currJson), savedAt, value });
    setEditor({ keptAt: savedAt, keepingFailed: false });
  } catch (error) {
    logFailure('keeping the draft', error);
    setEditor({ keepingFailed: true });
  }
}

/** Writes the draft now. Edits made while a write is under way are written by the next one, the newest once. */
export async function keepDraft(): Promise<void> {
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

/** Keeps every edit at once. Returns the function that stops it. */
export const keepEdits = (): (() => void) =>
  useEditor.subscribe((state, before) => {
    if (state.history && state.history !== before.history && before.history) void keepDraft();
  });
