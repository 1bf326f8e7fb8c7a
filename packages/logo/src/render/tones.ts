import { contrast } from '../color/contrast.ts';
import type { Ink } from '../layout/piece.ts';
import type { PlacedLogo } from '../layout/placed-logo.ts';
import { asDesigned } from './print-pieces.ts';
import type { Paint } from './print-pieces.ts';

/** full: as designed · reversed: ground and name change places · ink, paper: one colour, for stamps and engraving. */
export type Tone = 'full' | 'reversed' | 'ink' | 'paper';

const INK = '#17130f';
const PAPER = '#ffffff';

/** How a logo is painted on a ground. */
export type Look = {
  background: string;
  paint: Paint;
  /** Inks that stand for a hole: there is no ground to paint them with. Null where all are painted. */
  isCut: ((ink: Ink) => boolean) | null;
  /** In one colour: details are knocked out of what they stand on. */
  isOneColor: boolean;
  /** The ground's own pattern is drawn. */
  hasBackdrop: boolean;
};

export const isHole = (ink: Ink, ground: string): boolean => ink.isGround === true || ink.color === ground;

/** How each ink is painted in a tone; `background` is the ground the caller asked for. */
export function toneOf(tone: Tone, { ground }: PlacedLogo, background: string, nameColor: string): Look {
  if (tone === 'full') return { background, paint: asDesigned, isCut: null, isOneColor: false, hasBackdrop: true };
  const look = { isCut: null, isOneColor: true, hasBackdrop: false };
  if (tone === 'reversed') {
    const light = contrast(nameColor, ground) >= 3 ? ground : PAPER;
    return { ...look, background: nameColor, paint: () => light };
  }
  const color = tone === 'ink' ? INK : PAPER;
  return { ...look, background, paint: () => color };
}
