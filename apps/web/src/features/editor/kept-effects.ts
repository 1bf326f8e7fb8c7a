import type { Effects } from '@markwright/logo';
import type { Editor } from './editor-store.ts';

/** The effects the logo wears, or else those it wore last: what a switch can put back. Null for a logo without any. */
export function findEffects({ history, origin }: Pick<Editor, 'history' | 'origin'>): Effects | null {
  if (!history) return null;
  const steps = [history.now, ...history.past.toReversed(), ...(origin ? [origin] : [])];
  return steps.find(({ doc }) => doc.effects !== null)?.doc.effects ?? null;
}
