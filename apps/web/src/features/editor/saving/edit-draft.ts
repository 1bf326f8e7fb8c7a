import { hashText, openDoc, type LogoDoc } from '@markwright/logo';
import type { EditHistory, Step } from '../edit-steps.ts';

/** What a draft holds: enough to go on editing, undo included. */
export type EditDraft = {
  origin: Step;
  past: readonly Step[];
  now: Step;
  creationId: string;
  /** What the owner wanted when sign-in came between; carried out after it. */
  pendingAction: PendingAction | null;
  /** What the account holds of it, as far as this device knows; missing in drafts of older releases. */
  account?: AccountCopy;
};

/** All save first: what is bought or taken is what the account holds. */
export type PendingAction = 'save' | 'sample' | 'buy-hd' | 'buy-vector';

export type AccountCopy = {
  /** 0: never saved. */
  revision: number;
  /** Fingerprint of the document that was saved last. */
  print: string;
  /** When that was, in milliseconds. */
  at: number;
  /** A save whose reply has not arrived: it is asked about again under its old key before anything newer is sent. */
  unanswered: { key: string; doc: LogoDoc } | null;
};

export const NEVER_SAVED: AccountCopy = { revision: 0, print: '', at: 0, unanswered: null };

/** Steps held with a draft. All share one drawing, which is stored once. */
const DRAFT_STEPS = 40;

export const fingerprint = (json: string): string => `${hashText(json).toString(36)}-${json.length.toString(36)}`;
export const fingerprintOf = (doc: LogoDoc): string => fingerprint(JSON.stringify(doc));

/** The same for a document that has been to the server and back, where its fields may have changed places. */
export const contentFingerprint = (doc: LogoDoc): string => fingerprint(JSON.stringify(sorted(openDoc(doc))));

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, each]) => [name, sorted(each)]),
  );
}

/** A creation's draft is found by the creation; a design that was never saved, by what it began as. */
export const draftIdOf = (creationId: string): string => `creation-${creationId}`;

/** Whether a draft holds work that the account does not. */
export const hasUnsaved = ({ now, account }: EditDraft): boolean => contentFingerprint(now.doc) !== account?.print;

type DraftFacts = Pick<EditDraft, 'creationId' | 'pendingAction' | 'account'>;

export const draftFrom = (history: EditHistory, origin: Step, facts: DraftFacts): EditDraft => ({
  origin,
  past: history.past.slice(-DRAFT_STEPS),
  now: history.now,
  ...facts,
});

const reopen = (step: Step): Step => ({ ...step, doc: openDoc(step.doc), key: '' });

/** Reads a draft back. Documents climb the ladder of versions; steps that cannot are dropped, the design itself is not. */
export function restoreDraft(draft: EditDraft): { history: EditHistory; origin: Step } {
  const now = reopen(draft.now);
  try {
    return { history: { past: draft.past.map(reopen), now, future: [] }, origin: reopen(draft.origin) };
  } catch {
    return { history: { past: [], now, future: [] }, origin: now };
  }
}
