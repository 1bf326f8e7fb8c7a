import type { ColorWorld } from '../color/color-world.ts';
import { worldsOf } from '../color/color-world.ts';
import type { PaletteId } from '../palettes.ts';
import { findPalette, PALETTES } from '../palettes.ts';
import type { FaceChoice } from './face.ts';
import { suitsMoods } from './mood-taste.ts';

/** Faces outside the trade's taste come in once the fitting ones have had this many turns. */
const OFF_MOOD_TURNS = 2;

/** Hands out faces so that a list shows many: the least used first, ties in an order of the brief's own. */
export function faceTurns(start: number, moods: readonly string[]) {
  const uses = new Map<string, number>();
  return (able: readonly FaceChoice[]): FaceChoice | undefined => {
    const ranked = able.map((face, place) => ({
      face,
      used: (uses.get(face.key) ?? 0) + (suitsMoods(face, moods) ? 0 : OFF_MOOD_TURNS),
      order: (place * 7 + start) % able.length,
    }));
    ranked.sort((one, other) => one.used - other.used || one.order - other.order);
    const face = ranked[0]?.face;
    if (face) uses.set(face.key, (uses.get(face.key) ?? 0) + 1);
    return face;
  };
}

/** Hands out colour worlds: each palette in its own order, neighbours on different kinds of ground. */
export function worldTurns(start: number) {
  const turns = new Map<string, number>();
  let previousKind = '';
  return (paletteId: PaletteId): ColorWorld => {
    const worlds = worldsOf(findPalette(paletteId) ?? PALETTES[0]);
    const turn = turns.get(paletteId) ?? start % worlds.length;
    const ahead = worlds.map((_, step) => worlds[(turn + step) % worlds.length]);
    const different = ahead.findIndex((world) => world?.kind !== previousKind);
    const step = Math.max(0, different);
    const world = ahead[step];
    if (!world) throw new RangeError(`Palette ${paletteId} has no colour worlds`);
    turns.set(paletteId, turn + step + 1);
    previousKind = world.kind;
    return world;
  };
}
