import type { Effect } from '../document/effects.ts';
import type { LogoDoc } from '../document/logo-doc.ts';
import type { Ink, Piece } from '../layout/piece.ts';
import { inkOf } from '../layout/piece.ts';
import { outline, shadow, split } from './border-effects.ts';
import { halftone, slice, stripes } from './cut-effects.ts';
import { colorsOf } from './effect-kit.ts';
import type { EffectKit } from './effect-kit.ts';
import { gradient, neon } from './paint-effects.ts';
import { pixel } from './pixel-effect.ts';
import { rough } from './rough-effect.ts';

function apply(pieces: Piece[], effect: Effect, kit: EffectKit): Piece[] {
  switch (effect.kind) {
    case 'gradient':
      return gradient(pieces, effect, kit);
    case 'neon':
      return neon(pieces, effect, kit);
    case 'split':
      return split(pieces, effect, kit);
    case 'outline':
      return outline(pieces, effect, kit);
    case 'shadow':
      return shadow(pieces, effect, kit);
    case 'pixel':
      return pixel(pieces, effect, kit);
    case 'rough':
      return rough(pieces, effect, kit);
    case 'stripes':
      return stripes(pieces, effect, kit);
    case 'halftone':
      return halftone(pieces, effect, kit);
    case 'slice':
      return slice(pieces, effect, kit);
    case 'slant':
    case 'tilt':
    case 'bounce':
      // Poses come before the lockup is fitted to the artboard.
      return pieces;
  }
}

/** Effects made more of the drawing than whoever asked for it is ready to draw. */
export class DrawingTooHeavyError extends Error {
  override readonly name = 'DrawingTooHeavyError';
}

/** What drawing costs grows with the commands of all paths. */
export const weighInks = (inks: readonly Ink[]): number =>
  inks.reduce((sum, { path }) => sum + path.commands.length, 0);
const weigh = (pieces: readonly Piece[]): number => pieces.reduce((sum, { inks }) => sum + weighInks(inks), 0);

/** The placed parts with the document's effects, in the order the document lists them. */
export function finishPieces(pieces: Piece[], doc: LogoDoc, unit: number, weightMax: number): Piece[] {
  if (!doc.effects || doc.effects.parts.length === 0) return pieces;
  const kit: EffectKit = { unit, box: inkOf(pieces), seed: doc.seed, color: colorsOf(doc) };
  let finished = pieces;
  for (const effect of doc.effects.parts) {
    finished = apply(finished, effect, kit);
    // After each: one effect multiplies what the one before has made.
    if (weigh(finished) > weightMax) throw new DrawingTooHeavyError(effect.kind);
  }
  return finished;
}
