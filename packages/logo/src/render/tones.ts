import { contrast } from '../color/contrast.ts';
import type { Ink } from '../layout/piece.ts';
import type { PlacedLogo } from '../layout/lay-out.ts';

/** full: as designed · reversed: ground and name change places · ink, paper: one colour, for stamps and engraving. */
export type Tone = 'full' | 'reversed' | 'ink' | 'paper';

const INK = '#17130f';
const PAPER = '#ffffff';

export type Palette = { background: string; paint: (ink: Ink) => string; cutsHoles: boolean };

export const isHole = (ink: Ink, ground: string): boolean => ink.isGround === true || ink.color === ground;

/** How each ink is painted in a tone; `background` is the ground the caller asked for. */
export function toneOf(tone: Tone, placed: PlacedLogo, background: string, nameColor: string): Palette {
  const { ground } = placed;
  if (tone === 'full') return { background, paint: (ink) => ink.color, cutsHoles: false };
  if (tone === 'reversed') {
    const light = contrast(nameColor, ground) >= 3 ? ground : PAPER;
    return {
      background: nameColor,
      paint: (ink) => (isHole(ink, ground) ? nameColor : light),
      cutsHoles: false,
    };
  }
  const color = tone === 'ink' ? INK : PAPER;
  return {
    background,
    paint: (ink) => (isHole(ink, ground) ? background : color),
    cutsHoles: background === 'transparent',
  };
}
