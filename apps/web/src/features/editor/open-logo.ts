import { openDoc, type LogoDoc } from '@markwright/logo';
import { findDraft, pruneDrafts } from '../../lib/draft-store.ts';
import { logFailure } from '../../lib/log.ts';
import type { CurrentLogo } from '../../stores/current-logo.ts';
import { firstStep, startEditing } from './edit-steps.ts';
import { layOnTable } from './editor-store.ts';
import { fingerprintOf, NEVER_SAVED, restoreKept, type Intent, type KeptEdit } from './kept-edit.ts';

export type KeptDraft = { id: string; latest: string; savedAt: number; value: KeptEdit };

/** A creation as the account holds it. */
export type AccountLogo = { creationId: string; doc: LogoDoc; revision: number; frozen: boolean; updatedAt: string };

export type Opening =
  | { found: 'logo'; wish: Intent | null }
  | { found: 'nothing' | 'broken' }
  /** No such creation, or not the caller's; no answer; nobody signed in. */
  | { found: 'missing' | 'silence' | 'guest' }
  /** This device holds newer work on the creation than the account does. */
  | { found: 'newerDraft'; draft: KeptDraft; saved: AccountLogo };

export async function findKept(fingerprint: string): Promise<KeptDraft | undefined> {
  try {
    const draft = await findDraft<KeptEdit>(fingerprint);
    if (draft) openDoc(draft.value.now.doc);
    return draft;
  } catch (error) {
    // Without a draft, or with one that cannot be read, the logo still opens; it just begins where it was chosen.
    logFailure('looking for a draft', error);
    return undefined;
  }
}

/** Puts the chosen logo on the table, with the edits this device remembers of it. */
export async function openLogo({ currJson, iconId, creationId }: CurrentLogo): Promise<Opening> {
  if (!currJson) return { found: 'nothing' };
  try {
    const doc = openDoc(JSON.parse(currJson));
    const draftId = fingerprintOf(doc);
    const draft = await findKept(draftId);
    if (draft) layKept(draft);
    else layOnTable({ history: startEditing(doc, iconId), origin: firstStep(doc, iconId), draftId, creationId });
    void pruneDrafts().catch((error: unknown) => logFailure('pruning drafts', error));
    return { found: 'logo', wish: draft?.value.intent ?? null };
  } catch (error) {
    logFailure('opening a logo', error);
    return { found: 'broken' };
  }
}

export const layKept = ({ id, value }: Pick<KeptDraft, 'id' | 'value'>, frozen = false) =>
  layOnTable({
    ...restoreKept(value),
    draftId: id,
    creationId: value.creationId,
    account: value.account ?? NEVER_SAVED,
    frozen,
  });
