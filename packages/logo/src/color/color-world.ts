import { findPalette } from '../palettes.ts';
import type { Palette } from '../palettes.ts';
import { contrast, ensureContrast } from './contrast.ts';
import { mixColors, toHex, toOklch } from '@markwright/vector';
import { WORLD_RECIPES } from './world-recipes.ts';
import type { GroundKind, Tone, WorldRecipe } from './world-recipes.ts';

/** The colours of one logo. */
export type ColorWorld = {
  kind: GroundKind;
  ground: string;
  name: string;
  /** Second name and slogan: quieter than the name, still easy to read. */
  support: string;
  mark: string;
  /** The mark's second colour, rules and containers. */
  accent: string;
};

export const NAME_CONTRAST = 4.5;
export const SUPPORT_CONTRAST = 4.5;
export const MARK_CONTRAST = 3;
/** Accents are small shapes beside the mark; they must be seen, not read. */
const ACCENT_CONTRAST = 1.6;

function mixTone(colors: readonly string[], [anchor, l, chroma, turn = 0]: Tone): string {
  const base = toOklch(colors[anchor] ?? '#17130f');
  return toHex({ l, c: chroma ?? base.c, h: base.h + turn });
}

/** Second lines are small and thin: softened further than this they fade, above all on dark grounds. */
const SOFTENED_CONTRAST = 7;

/** The name's colour a step towards its ground, as long as it stays easy to read. */
function soften(name: string, ground: string): string {
  for (const share of [0.3, 0.22, 0.14]) {
    const candidate = mixColors(name, ground, share);
    if (contrast(candidate, ground) >= SOFTENED_CONTRAST) return candidate;
  }
  return name;
}

function mixWorld(colors: readonly string[], recipe: WorldRecipe): ColorWorld {
  const ground = mixTone(colors, recipe.ground);
  const name = ensureContrast(mixTone(colors, recipe.name), ground, NAME_CONTRAST);
  const mark = ensureContrast(mixTone(colors, recipe.mark), ground, MARK_CONTRAST);
  const accent = ensureContrast(mixTone(colors, recipe.accent), ground, ACCENT_CONTRAST);
  return { kind: recipe.kind, ground, name, support: soften(name, ground), mark, accent };
}

const worldsByPalette = new Map<string, readonly ColorWorld[]>();

/** All worlds of a palette in their fixed order; kinds of ground alternate along the list. */
export function worldsOf(palette: Pick<Palette, 'id' | 'colors'>): readonly ColorWorld[] {
  const key = `${palette.id}:${palette.colors.join()}`;
  const known = worldsByPalette.get(key);
  if (known) return known;
  const worlds = WORLD_RECIPES[palette.id].map((recipe) => mixWorld(palette.colors, recipe));
  worldsByPalette.set(key, worlds);
  return worlds;
}

/** The world that a palette and a seed give; unknown palettes fall back to warm. */
export function colorWorld(paletteId: string, seed: number): ColorWorld {
  const palette = findPalette(paletteId) ?? findPalette('warm');
  const worlds = palette ? worldsOf(palette) : [];
  const world = worlds[(seed >>> 0) % Math.max(1, worlds.length)];
  if (!world) throw new RangeError(`Palette ${paletteId} has no colour worlds`);
  return world;
}
