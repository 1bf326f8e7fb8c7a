import type { LogoDoc } from '@markwright/logo';
import { forgetPurchases } from '../../../lib/server-data.ts';
import { removeDraft } from '../../../lib/draft-store.ts';
import { logFailure } from '../../../lib/log.ts';
import { newKey } from '../../../lib/new-key.ts';
import { openLogin, useSession } from '../../../stores/session.ts';
import { afterSave } from '../bought-name.ts';
import { setEditor, useEditor } from '../editor-store.ts';
import { writeDraft } from './write-draft.ts';
import { draftIdOf, contentFingerprint, type PendingAction } from './edit-draft.ts';
import { sendSave, type SaveOutcome } from './send-save.ts';

/** What the caller has to tell the user; everything else shows in the editor's own state. */
type SaveResult =
  | { kind: 'saved'; creationId: string; isNew: boolean }
  | { kind: 'failed'; message: string }
  /** Sign-in, a choice between two versions or a save already under way: nothing to say. */
  | { kind: 'waiting' };

/** A guest signs in first: what they asked for is stored with the draft and the server is not asked. */
export async function saveLogo(pendingAction: PendingAction): Promise<SaveResult> {
  const { saving, history } = useEditor.getState();
  if (saving === 'saving' || !history) return { kind: 'waiting' };
  if (useSession.getState().token === '') {
    setEditor({ pendingAction });
    await writeDraft();
    openLogin();
    return { kind: 'waiting' };
  }
  const { savedDoc, creationId } = useEditor.getState();
  // Nothing new: what is bought must not be copied by a save that changes nothing.
  if (savedDoc === history.now.doc) return { kind: 'saved', creationId, isNew: false };
  setEditor({ pendingAction: null, saving: 'saving' });
  const before = useEditor.getState().creationId;
  const outcome = await askThenSend(history.now.doc);
  return settle(outcome, { pendingAction, before });
}

/** An unanswered save is asked about first, so that a design is never kept twice. */
async function askThenSend(doc: LogoDoc): Promise<SaveOutcome> {
  const { unanswered } = useEditor.getState().account;
  if (unanswered) {
    const earlier = await send(unanswered.doc, unanswered.key);
    if (earlier.kind !== 'saved' || contentFingerprint(unanswered.doc) === contentFingerprint(doc)) return earlier;
  }
  return send(doc, newKey());
}

async function send(doc: LogoDoc, key: string): Promise<SaveOutcome> {
  const { creationId, account } = useEditor.getState();
  setEditor({ account: { ...account, unanswered: { key, doc } } });
  await writeDraft();
  const outcome = await sendSave({ doc, creationId, revision: account.revision, key });
  if (outcome.kind === 'saved') await noteSaved(doc, outcome);
  else if (outcome.kind !== 'unanswered') setEditor({ account: { ...account, unanswered: null } });
  return outcome;
}

/** From now on the draft belongs to the creation. */
async function noteSaved(doc: LogoDoc, { creationId, revision }: { creationId: string; revision: number }) {
  const { draftId, creationId: before, bought } = useEditor.getState();
  const account = { revision, print: contentFingerprint(doc), at: Date.now(), unanswered: null };
  const stillBought = bought && creationId === before ? afterSave(bought, doc.name.text) : null;
  setEditor({ creationId, account, savedDoc: doc, bought: stillBought, draftId: draftIdOf(creationId) });
  await writeDraft();
  if (draftId !== draftIdOf(creationId)) {
    await removeDraft(draftId).catch((error: unknown) => logFailure('removing the old draft', error));
  }
  void forgetPurchases();
}

type Asked = { pendingAction: PendingAction; before: string };

async function settle(outcome: SaveOutcome, { pendingAction, before }: Asked): Promise<SaveResult> {
  switch (outcome.kind) {
    case 'saved':
      setEditor({ saving: null });
      return { kind: 'saved', creationId: outcome.creationId, isNew: outcome.creationId !== before };
    case 'stale':
    case 'gone':
      setEditor({
        saving: null,
        conflict: { theirs: outcome.kind === 'stale' ? outcome.theirs : null, pendingAction },
      });
      return { kind: 'waiting' };
    case 'signedOut':
      setEditor({ saving: null, pendingAction });
      await writeDraft();
      return { kind: 'waiting' };
    case 'unanswered':
    case 'refused':
      setEditor({ saving: 'failed' });
      return { kind: 'failed', message: outcome.kind === 'refused' ? outcome.message : '' };
  }
}
