import { openDoc, type LogoDoc } from '@markwright/logo';
import { findDraft, pruneDrafts } from '../../lib/draft-store.ts';
import { logFailure } from '../../lib/log.ts';
import type { CurrentLogo } from '../../stores/current-logo.ts';
import { firstStep, startEditing } from './edit-steps.ts';
import { layOnTable } from './editor-store.ts';
import {
  fingerprintOf,
  NEVER_SAVED,
  restoreKept,
  savedOf,
  type Intent,
  type KeptEdit,
  type Saved,
} from './kept-edit.ts';

export type Opening =
  { found: 'logo'; intent: Intent } | { found: 'nothing' } | { found: 'broken' } | { found: 'missing' };

export async function findKept(id: string): Promise<{ id: string; value: KeptEdit } | undefined> {
  try {
    return await findDraft<KeptEdit>(id);
  } catch (error) {
    // Without drafts the logo still opens; it just begins where it was chosen.
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
    else layDoc(doc, iconId, { ...NEVER_SAVED, creationId });
    void pruneDrafts().catch((error: unknown) => logFailure('pruning drafts', error));
    return { found: 'logo', intent: draft?.value.intent ?? null };
  } catch (error) {
    logFailure('opening a logo', error);
    return { found: 'broken' };
  }
}

export const layKept = ({ id, value }: { id: string; value: KeptEdit }, saved = savedOf(value)) =>
  layOnTable({ ...restoreKept(value), draftId: id, saved });

export const layDoc = (doc: LogoDoc, iconId: string, saved: Saved) =>
  layOnTable({
    history: startEditing(doc, iconId),
    origin: firstStep(doc, iconId),
    draftId: fingerprintOf(doc),
    saved,
  });
