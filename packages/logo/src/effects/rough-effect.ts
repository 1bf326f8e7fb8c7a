import type { EffectOf } from '../document/effects.ts';
import { flatten, hashText, noiseAt, pathOfRows, place, resample, seededRandom } from '@markwright/vector';
import type { Point } from '@markwright/vector';
import type { Ink, Piece } from '../layout/piece.ts';
import { onPieces } from './effect-kit.ts';
import type { EffectKit } from './effect-kit.ts';

function roughInk(ink: Ink, amount: number, unit: number, seed: number): Ink {
  const rows = flatten(ink.path, ink.at).map((row) =>
    resample(row, unit * 0.035).map(({ x, y }) => {
      const [u, v] = [x / (unit * 0.16), y / (unit * 0.16)];
      const by = (salt: number) =>
        0.62 * noiseAt(u, v, seed + salt) + 0.38 * noiseAt(u * 3.1, v * 3.1, seed + salt + 7);
      return { x: x + by(1) * amount * unit, y: y + by(2) * amount * unit };
    }),
  );
  return { ...ink, path: pathOfRows(rows), at: place(1, 0, 0) };
}

/** Thin lenses of ground where the brush ran dry, all in the direction of the hand. */
function streaks(piece: Piece, dry: number, kit: EffectKit): Ink[] {
  const { unit } = kit;
  const { x, y, width, height } = piece.ink;
  const random = seededRandom(hashText(`${kit.seed}|${piece.role}`));
  const count = Math.round((dry * 46 * width * height) / (unit * unit));
  const lenses = Array.from({ length: Math.min(900, count) }, (): Point[] => {
    const [cx, cy] = [x + random.next() * width, y + random.next() * height];
    const reach = unit * (0.02 + 0.16 * random.next() ** 2);
    const half = unit * (0.002 + 0.006 * random.next());
    const angle = -0.5 + 0.3 * random.next();
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const at = (along: number, across: number) => ({
      x: cx + along * cos - across * sin,
      y: cy + along * sin + across * cos,
    });
    return [at(-reach, 0), at(-reach * 0.2, -half), at(reach, 0), at(reach * 0.1, half)];
  });
  if (lenses.length === 0) return [];
  return [{ path: pathOfRows(lenses), at: place(1, 0, 0), color: kit.color('ground'), isGround: true }];
}

export const rough = (pieces: readonly Piece[], effect: EffectOf<'rough'>, kit: EffectKit): Piece[] =>
  onPieces(pieces, effect.on, (piece) => {
    // Lines keep their curves: a stroke's own edge cannot be moved without redrawing it.
    const inks = piece.inks.map((ink) =>
      ink.strokeWidth === undefined && effect.amount > 0 ? roughInk(ink, effect.amount, kit.unit, kit.seed) : ink,
    );
    return { ...piece, inks: [...inks, ...(effect.dry > 0 ? streaks(piece, effect.dry, kit) : [])] };
  });
