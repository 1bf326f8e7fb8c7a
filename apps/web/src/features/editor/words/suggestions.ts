import type { LogoDoc, PlacedLogo } from '@markwright/logo';
import type { editWordsMessages } from '../../../i18n/edit-words.ts';
import { findWarnings } from '../design-warnings.ts';

export type Suggestion = keyof (typeof editWordsMessages)['zh']['fixes'];

const MOST = 3;
/** A mark smaller than this share of the lockup's height is hard to recognise. */
const SMALL_MARK = 0.3;

/** Wishes that would do this logo good, what it lacks first; then what people often ask for. */
export function suggestionsFor(doc: LogoDoc, placed: PlacedLogo): Suggestion[] {
  const warnings = findWarnings(doc, placed);
  const { pieces } = placed;
  const heightOf = (role: string) =>
    Math.max(0, ...pieces.filter((piece) => piece.role === role).map(({ box }) => box.height));
  const [mark, name] = [heightOf('mark'), heightOf('name')];
  const found: Suggestion[] = [
    ...(warnings.some(({ kind }) => kind === 'contrast') ? (['contrast'] as const) : []),
    ...(warnings.some(({ kind }) => kind === 'small') ? (['small'] as const) : []),
    ...(mark > 0 && mark / (mark + name) < SMALL_MARK ? (['smallMark'] as const) : []),
    ...(/light/.test(doc.name.font) ? (['thin'] as const) : []),
    ...((doc.effects?.backdrops.length ?? 0) > 0 ? (['plain'] as const) : []),
  ];
  const often: Suggestion[] = ['warmer', 'rounder', 'smallMark'];
  return [...new Set([...found, ...often])].slice(0, MOST);
}
