import { gradientAcross, mixColors } from '@markwright/vector';
import type { EffectOf } from '../document/effects.ts';
import type { InkGradient, Piece } from '../layout/piece.ts';
import { edgeOf, isBody, isPaintable, onPieces } from './effect-kit.ts';
import type { EffectKit } from './effect-kit.ts';

export const gradient = (pieces: readonly Piece[], effect: EffectOf<'gradient'>, kit: EffectKit): Piece[] =>
  onPieces(pieces, effect.on, (piece) => {
    const across = effect.across === 'lockup' ? kit.box : piece.ink;
    const colors = gradientAcross(across, effect.angle, effect.colors.map(kit.color));
    return { ...piece, inks: piece.inks.map((ink) => (isPaintable(ink) ? { ...ink, gradient: colors } : ink)) };
  });

/** Light falls off in steps too small to be seen one by one. */
const GLOW_STEPS = 9;
const GLOW_REACH = 8.5;
const GLOW = Array.from({ length: GLOW_STEPS }, (_, step) => {
  const near = step / (GLOW_STEPS - 1);
  return { reach: 1.4 + (GLOW_REACH - 1.4) * (1 - near) ** 1.3, opacity: 0.022 + 0.085 * near ** 2 };
});

/**
 * The tube lies outside the letter and the dark body covers its inner half, so contours that overlap inside a glyph
 * never show as lines.
 */
export const neon = (pieces: readonly Piece[], effect: EffectOf<'neon'>, kit: EffectKit): Piece[] =>
  onPieces(pieces, effect.on, (piece) => {
    const width = effect.width * kit.unit;
    const colors = effect.colors.map(kit.color);
    const light = gradientAcross(kit.box, 0, colors);
    const core = {
      ...light,
      stops: light.stops.map((stop) => ({ ...stop, color: mixColors(stop.color, '#ffffff', 0.82) })),
    };
    const first = colors[0] ?? '#ffffff';
    const bodies = piece.inks.filter(isBody);
    const band = (reach: number, paint: InkGradient, opacity?: number) =>
      bodies.map((ink) => ({ ...edgeOf(ink, first, width * 2 * reach, opacity), gradient: paint }));
    const glow = GLOW.flatMap(({ reach, opacity }) => band(reach, light, opacity * effect.glow * 1.5));
    if (effect.isLit) {
      const bright = piece.inks.map((ink) => (isPaintable(ink) ? { ...ink, gradient: core } : ink));
      return { ...piece, inks: [...glow, ...band(0.7, light), ...bright] };
    }
    const tube = [...band(1, light), ...band(0.66, core), ...band(0.3, light)];
    const dark = piece.inks.map((ink) =>
      isPaintable(ink) ? { ...ink, color: mixColors(kit.color('ground'), ink.color, 0.1) } : ink,
    );
    return { ...piece, inks: [...glow, ...tube, ...dark] };
  });
