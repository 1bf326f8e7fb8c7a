import { OK_CODE } from '@markwright/contracts/envelope';
import { openDoc } from '@markwright/logo';
import { api } from '../../lib/api.ts';
import { logFailure } from '../../lib/log.ts';
import type { CurrentLogo } from '../../stores/current-logo.ts';
import { useSession } from '../../stores/session.ts';
import { firstStep, startEditing } from './edit-steps.ts';
import { layOnTable, setEditor, useEditor } from './editor-store.ts';
import { draftIdOf, fingerprint, hasUnsaved, printOf, restoreKept } from './kept-edit.ts';
import { findKept, layKept, type AccountLogo, type KeptDraft, type Opening } from './open-logo.ts';
import { writeIconId } from './use-similar-marks.ts';

const REFUSED_FROM = 400;
const SIGN_IN_REQUIRED = 401;
const FAILURES_FROM = 500;

/** Puts a creation of the account on the table. Work that only this device holds goes on silently or is offered. */
export async function openCreation(creationId: string, current: CurrentLogo): Promise<Opening> {
  if (useSession.getState().token === '') return { found: 'guest' };
  const { code, data } = await api.call('getCreation', { params: { creationId }, showsFailures: true });
  if (code === SIGN_IN_REQUIRED) return { found: 'guest' };
  if (code !== OK_CODE || !data) {
    return { found: code >= REFUSED_FROM && code < FAILURES_FROM ? 'missing' : 'silence' };
  }
  try {
    const { revision, purchased, updatedAt } = data;
    const saved = { creationId, doc: openDoc(data.doc), revision, frozen: purchased === 'hd', updatedAt };
    return choose(saved, await findKept(draftIdOf(creationId)), current);
  } catch (error) {
    logFailure('opening a creation', error);
    return { found: 'broken' };
  }
}

function choose(saved: AccountLogo, draft: KeptDraft | undefined, current: CurrentLogo): Opening {
  const sameRevision = draft?.value.account?.revision === saved.revision;
  if (!draft || !(hasUnsaved(draft.value) || sameRevision) || printOf(draft.value.now.doc) === printOf(saved.doc)) {
    laySaved(saved, sameRevision ? draft : undefined);
    return { found: 'logo', wish: null };
  }
  // The page was only loaded anew: nobody wants to be asked whether to go on.
  const goesOn = current.creationId === saved.creationId && fingerprint(current.currJson) === draft.latest;
  if (sameRevision && (goesOn || !hasUnsaved(draft.value) || draft.value.intent)) {
    layKept(draft, saved.frozen);
    return { found: 'logo', wish: draft.value.intent };
  }
  return { found: 'newerDraft', draft, saved };
}

/** The account's copy was chosen over a draft: one undo away, the draft is still there. */
export function laySavedOver(saved: AccountLogo, draft: KeptDraft): void {
  const { history } = restoreKept(draft.value);
  laySaved(saved);
  const { history: begun } = useEditor.getState();
  if (begun) setEditor({ history: { ...begun, past: [...history.past, history.now] } });
}

/** As the account holds it; a draft that stands at the same place brings its history along. */
export function laySaved(saved: AccountLogo, draft?: KeptDraft): void {
  if (draft) return layKept(draft, saved.frozen);
  const { doc, creationId, revision, frozen, updatedAt } = saved;
  const iconId = doc.mark ? writeIconId(doc.mark.source) : '';
  layOnTable({
    history: startEditing(doc, iconId),
    origin: firstStep(doc, iconId),
    draftId: draftIdOf(creationId),
    creationId,
    account: { revision, print: printOf(doc), at: Date.parse(updatedAt), unanswered: null },
    frozen,
  });
}
