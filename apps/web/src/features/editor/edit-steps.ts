import { commit, startHistory, type Effects, type History, type LogoDoc } from '@markwright/logo';

/** What a step did, as the top bar names it. */
type StepName =
  | 'open'
  | 'text'
  | 'font'
  | 'size'
  | 'spacing'
  | 'case'
  | 'lines'
  | 'color'
  | 'palette'
  | 'background'
  | 'layout'
  | 'move'
  | 'mark'
  | 'swap'
  | 'effects'
  | 'words'
  | 'fix'
  | 'theirs'
  | 'reset';

export type Step = {
  doc: LogoDoc;
  name: StepName;
  /** Edits with one key that follow each other closely are one step: a drag, a word being typed. */
  key: string;
  at: number;
};

export type EditHistory = History<Step>;
export type Edit = { doc: LogoDoc; name: StepName; key?: string };

const MERGE_MS = 1000;

const GESTURE = 'gesture:';
/** The key of one press of the hand: all it does until it lets go is one step, however long it rests meanwhile. */
export const gestureKey = (what: string, pressedAt: number): string => `${GESTURE}${what}:${pressedAt}`;

export const firstStep = (doc: LogoDoc): Step => ({ doc, name: 'open', key: '', at: 0 });

export const startEditing = (doc: LogoDoc): EditHistory => startHistory(firstStep(doc));

export function takeStep(history: EditHistory, edit: Edit, at: number): EditHistory {
  const { now, past } = history;
  if (edit.doc === now.doc) return history;
  const step: Step = { doc: edit.doc, name: edit.name, key: edit.key ?? '', at };
  const isOne = step.key !== '' && step.key === now.key;
  const merges = isOne && (step.key.startsWith(GESTURE) || at - now.at < MERGE_MS);
  return merges ? { past, now: step, future: [] } : commit(history, step);
}

/** A step that was undone or redone to is closed: what comes next never melts into it. */
export const closeStep = (history: EditHistory): EditHistory => ({ ...history, now: { ...history.now, key: '' } });

/** The effects the logo wears, or else those it wore last: what a switch can put back. Null for a logo without any. */
export function findEffects({ history, origin }: { history: EditHistory | null; origin: Step | null }): Effects | null {
  if (!history) return null;
  const steps = [history.now, ...history.past.toReversed(), ...(origin ? [origin] : [])];
  return steps.find(({ doc }) => doc.effects !== null)?.doc.effects ?? null;
}
