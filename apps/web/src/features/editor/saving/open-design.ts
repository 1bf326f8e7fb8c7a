import { OK_CODE } from '@markwright/contracts/envelope';
import { api } from '../../../lib/api.ts';
import { useSession } from '../../../stores/session.ts';
import { openDoc, type LogoDoc } from '@markwright/logo';
import { findDraft, pruneDrafts } from '../../../lib/draft-store.ts';
import { logFailure } from '../../../lib/log.ts';
import type { CurrentLogo } from '../../../stores/create-logo.ts';
import { firstStep, startEditing } from '../edit-steps.ts';
import type { Bought } from '../bought-name.ts';
import { loadIntoEditor, setEditor, useEditor } from '../editor-store.ts';
import {
  draftIdOf,
  fingerprint,
  fingerprintOf,
  hasUnsaved,
  NEVER_SAVED,
  contentFingerprint,
  restoreDraft,
  type PendingAction,
  type EditDraft,
} from './edit-draft.ts';

export type StoredDraft = { id: string; latest: string; savedAt: number; value: EditDraft };

/** A creation as the account holds it. */
export type AccountLogo = {
  creationId: string;
  doc: LogoDoc;
  revision: number;
  bought: Bought | null;
  updatedAt: string;
};

export type Opening =
  | { found: 'logo'; pendingAction: PendingAction | null }
  | { found: 'nothing' | 'broken' }
  /** No such creation, or not the caller's; no answer; nobody signed in. */
  | { found: 'missing' | 'silence' | 'guest' }
  /** This device holds newer work on the creation than the account does. */
  | { found: 'newerDraft'; draft: StoredDraft; saved: AccountLogo };

async function findReadableDraft(fingerprint: string): Promise<StoredDraft | undefined> {
  try {
    const draft = await findDraft<EditDraft>(fingerprint);
    if (draft) openDoc(draft.value.now.doc);
    return draft;
  } catch (error) {
    // Without a draft, or with one that cannot be read, the logo still opens; it just begins where it was chosen.
    logFailure('looking for a draft', error);
    return undefined;
  }
}

/** Opens the chosen logo in the editor, with the edits this device remembers of it. */
export async function openLogo({ currJson, creationId }: CurrentLogo): Promise<Opening> {
  if (!currJson) return { found: 'nothing' };
  try {
    const doc = openDoc(JSON.parse(currJson));
    const draftId = fingerprintOf(doc);
    const draft = await findReadableDraft(draftId);
    if (draft) loadDraft(draft);
    else loadIntoEditor({ history: startEditing(doc), origin: firstStep(doc), draftId, creationId });
    void pruneDrafts().catch((error: unknown) => logFailure('pruning drafts', error));
    return { found: 'logo', pendingAction: draft?.value.pendingAction ?? null };
  } catch (error) {
    logFailure('opening a logo', error);
    return { found: 'broken' };
  }
}

export const loadDraft = ({ id, value }: Pick<StoredDraft, 'id' | 'value'>, bought: Bought | null = null) =>
  loadIntoEditor({
    ...restoreDraft(value),
    draftId: id,
    creationId: value.creationId,
    account: value.account ?? NEVER_SAVED,
    bought,
  });

const REFUSED_FROM = 400;
const SIGN_IN_REQUIRED = 401;
const FAILURES_FROM = 500;

/** Opens a creation of the account in the editor. Work that only this device holds goes on silently or is offered. */
export async function openCreation(creationId: string, current: CurrentLogo): Promise<Opening> {
  if (useSession.getState().token === '') return { found: 'guest' };
  const { code, data } = await api.call('getCreation', { params: { creationId }, showsFailures: true });
  if (code === SIGN_IN_REQUIRED) return { found: 'guest' };
  if (code !== OK_CODE || !data) {
    return { found: code >= REFUSED_FROM && code < FAILURES_FROM ? 'missing' : 'silence' };
  }
  try {
    const { revision, purchased, updatedAt, boughtName, correctionsLeft } = data;
    const doc = openDoc(data.doc);
    const savedName = doc.name.text;
    const name = boughtName ?? savedName;
    const bought = purchased === 'none' ? null : { package: purchased, name, savedName, correctionsLeft };
    const saved = { creationId, doc, revision, bought, updatedAt };
    return choose(saved, await findReadableDraft(draftIdOf(creationId)), current);
  } catch (error) {
    logFailure('opening a creation', error);
    return { found: 'broken' };
  }
}

function choose(saved: AccountLogo, draft: StoredDraft | undefined, current: CurrentLogo): Opening {
  const sameRevision = draft?.value.account?.revision === saved.revision;
  if (
    !draft ||
    !(hasUnsaved(draft.value) || sameRevision) ||
    contentFingerprint(draft.value.now.doc) === contentFingerprint(saved.doc)
  ) {
    loadSaved(saved, sameRevision ? draft : undefined);
    return { found: 'logo', pendingAction: null };
  }
  // The page was only loaded anew: nobody wants to be asked whether to go on.
  const goesOn = current.creationId === saved.creationId && fingerprint(current.currJson) === draft.latest;
  if (sameRevision && (goesOn || !hasUnsaved(draft.value) || draft.value.pendingAction)) {
    loadDraft(draft, saved.bought);
    return { found: 'logo', pendingAction: draft.value.pendingAction };
  }
  return { found: 'newerDraft', draft, saved };
}

/** The account's copy was chosen over a draft: one undo away, the draft is still there. */
export function loadSavedOverDraft(saved: AccountLogo, draft: StoredDraft): void {
  const { history } = restoreDraft(draft.value);
  loadSaved(saved);
  const { history: begun } = useEditor.getState();
  if (begun) setEditor({ history: { ...begun, past: [...history.past, history.now] } });
}

/** As the account holds it; a draft that stands at the same place brings its history along. */
function loadSaved(saved: AccountLogo, draft?: StoredDraft): void {
  if (draft) return loadDraft(draft, saved.bought);
  const { doc, creationId, revision, bought, updatedAt } = saved;
  loadIntoEditor({
    history: startEditing(doc),
    origin: firstStep(doc),
    draftId: draftIdOf(creationId),
    creationId,
    account: { revision, print: contentFingerprint(doc), at: Date.parse(updatedAt), unanswered: null },
    bought,
  });
}
