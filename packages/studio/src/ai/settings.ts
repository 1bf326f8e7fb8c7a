import { mixColors, type Backdrop } from '@markwright/logo';
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

const STRENGTH = 0.5;

/** The place a brief names, behind one of its logos. */
export function settingBackdrops({ settings }: BriefReading, { ground, accent, mark }: AiColors): Backdrop[] {
  const kind = BACKDROP_OF[settings[0] ?? ''];
  if (!kind) return [];
  return [{ kind, colors: [mixColors(ground, accent, 0.35), mixColors(ground, mark, 0.2)], strength: STRENGTH }];
}
