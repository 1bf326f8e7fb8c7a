import { logFailure } from '../../lib/log.ts';
import { getData, ReplyError } from '../../lib/server-data.ts';
import type { CurrentLogo } from '../../stores/current-logo.ts';
import { fingerprintOf, savedOf, type Saved } from './kept-edit.ts';
import { findKept, layDoc, layKept, openLogo, type Opening } from './open-logo.ts';

const NOT_THERE = [400, 403, 404];

/**
 * Opens a creation of the account. Edits this device has not saved yet are kept, unless the creation was saved
 * elsewhere since: then the newer one lies on the table and the edits stay among the drafts.
 */
export async function openCreation(creationId: string, current: CurrentLogo): Promise<Opening> {
  const isCurrent = current.creationId === creationId && current.currJson !== '';
  try {
    const { doc, revision } = await getData('getCreation', { params: { creationId } });
    const saved: Saved = { creationId, revision, savedAs: fingerprintOf(doc) };
    const begun = isCurrent ? await findKept(fingerprintOf(JSON.parse(current.currJson))) : undefined;
    const mine = begun && savedOf(begun.value);
    const draft = mine?.creationId === creationId && mine.revision === revision ? begun : undefined;
    if (draft) layKept(draft, saved);
    else layDoc(doc, '', saved);
    return { found: 'logo', intent: draft?.value.intent ?? null };
  } catch (error) {
    logFailure('opening a creation', error);
    if (error instanceof ReplyError && NOT_THERE.includes(error.code)) return { found: 'missing' };
    return isCurrent ? openLogo(current) : { found: 'nothing' };
  }
}
