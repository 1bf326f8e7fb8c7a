import { hashText, openDoc, type LogoDoc } from '@markwright/logo';
import type { EditHistory, Step } from './edit-steps.ts';

/** The copy in the account, as far as this device knows: revision 0 has not been asked for yet. */
export type Saved = { creationId: string; revision: number; savedAs: string };
export const NEVER_SAVED: Saved = { creationId: '', revision: 0, savedAs: '' };

/** What the owner wanted when sign-in came between; carried out after it. */
export type Intent = 'save' | 'buy-hd' | 'buy-vector' | null;

/** What a draft holds: enough to go on editing, undo included. */
export type KeptEdit = {
  origin: Step;
  past: readonly Step[];
  now: Step;
  creationId: string;
  /** Absent in drafts of the time before accounts. */
  saved?: Saved;
  intent: Intent;
};

/** Steps kept with a draft. All share one drawing, which is stored once. */
const STEPS_KEPT = 40;

export const fingerprint = (json: string): string => `${hashText(json).toString(36)}-${json.length.toString(36)}`;
export const fingerprintOf = (doc: LogoDoc): string => fingerprint(JSON.stringify(doc));

export const keptFrom = (history: EditHistory, origin: Step, saved: Saved, intent: Intent): KeptEdit => ({
  origin,
  past: history.past.slice(-STEPS_KEPT),
  now: history.now,
  creationId: saved.creationId,
  saved,
  intent,
});

export const savedOf = ({ saved, creationId }: KeptEdit): Saved => saved ?? { ...NEVER_SAVED, creationId };

const reopen = (step: Step): Step => ({ ...step, doc: openDoc(step.doc), key: '' });

/** Reads a draft back. Documents climb the ladder of versions; steps that cannot are dropped, the design itself is not. */
export function restoreKept(kept: KeptEdit): { history: EditHistory; origin: Step } {
  const now = reopen(kept.now);
  try {
    return { history: { past: kept.past.map(reopen), now, future: [] }, origin: reopen(kept.origin) };
  } catch {
    return { history: { past: [], now, future: [] }, origin: now };
  }
}
