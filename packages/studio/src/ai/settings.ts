import { mixColors, type Backdrop } from '@markwright/logo';
import type { Answer } from './answers.ts';
import type { BriefReading } from './interpret-brief.ts';
import type { AiColors } from './style-program.ts';

/** The backdrop that can carry a place which was said. */
const BACKDROP_OF: Readonly<Record<string, Backdrop['kind']>> = {
  sea: 'waves',
  river: 'waves',
  hills: 'wash',
  night: 'sparkles',
  forest: 'sprigs',
  garden: 'petals',
};

const STRENGTH = 0.55;

/** One of the four logos stands where the brief says it is; the others keep their style's own ground. */
export function settingBackdrops(
  { settings }: BriefReading,
  { answer }: { answer: Answer },
  { ground, accent, mark }: AiColors,
): Backdrop[] {
  const kind = BACKDROP_OF[settings[0] ?? ''];
  if (!kind || answer !== 'plain') return [];
  return [{ kind, colors: [mixColors(ground, accent, 0.35), mixColors(ground, mark, 0.2)], strength: STRENGTH }];
}
