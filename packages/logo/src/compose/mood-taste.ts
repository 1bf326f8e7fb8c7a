import type { Build } from '../layout/layout.ts';
import type { PaletteId } from '../palettes.ts';
import type { FaceChoice } from './face.ts';

type Taste = { categories: readonly string[]; builds: readonly Build[]; palettes: readonly PaletteId[] };

/** L31: how a trade likes to look, as letters and palettes; the first of each is the most fitting. */
const TASTES: Readonly<Record<string, Taste>> = {
  warm: { categories: ['舒适圆体', '书法字体', '优雅宋体'], builds: ['serif', 'round'], palettes: ['warm', 'soft'] },
  calm: { categories: ['优雅宋体', '简约黑体'], builds: ['serif', 'sans'], palettes: ['cool', 'soft', 'monochrome'] },
  elegant: { categories: ['优雅宋体', '简约黑体'], builds: ['serif'], palettes: ['monochrome', 'soft', 'cool'] },
  playful: {
    categories: ['卡通字体', '舒适圆体', '艺术字体'],
    builds: ['round', 'script'],
    palettes: ['multicolour', 'warm'],
  },
  natural: {
    categories: ['优雅宋体', '书法字体', '舒适圆体'],
    builds: ['serif', 'round'],
    palettes: ['cool', 'soft', 'warm'],
  },
  bold: {
    categories: ['艺术字体', '简约黑体'],
    builds: ['display', 'sans'],
    palettes: ['multicolour', 'warm', 'monochrome'],
  },
  trusted: { categories: ['简约黑体', '优雅宋体'], builds: ['sans', 'serif'], palettes: ['cool', 'monochrome'] },
  modern: { categories: ['简约黑体', '舒适圆体'], builds: ['sans'], palettes: ['cool', 'monochrome', 'multicolour'] },
  traditional: { categories: ['书法字体', '优雅宋体'], builds: ['serif'], palettes: ['warm', 'monochrome'] },
  luxurious: { categories: ['优雅宋体'], builds: ['serif'], palettes: ['monochrome', 'soft'] },
  fresh: { categories: ['舒适圆体', '简约黑体'], builds: ['round', 'sans'], palettes: ['soft', 'cool', 'multicolour'] },
  energetic: { categories: ['艺术字体', '简约黑体'], builds: ['display', 'sans'], palettes: ['multicolour', 'warm'] },
  romantic: { categories: ['优雅宋体', '书法字体'], builds: ['serif', 'script'], palettes: ['soft', 'warm'] },
  precise: { categories: ['简约黑体'], builds: ['sans'], palettes: ['cool', 'monochrome'] },
  friendly: {
    categories: ['舒适圆体', '卡通字体', '简约黑体'],
    builds: ['round', 'sans'],
    palettes: ['warm', 'multicolour', 'soft'],
  },
};

const tastesOf = (moods: readonly string[]): Taste[] => moods.flatMap((mood) => TASTES[mood] ?? []);

/**
 * True where the moods call for this face, and for every face when no mood is known. The first mood is the strongest
 * and decides alone; of the others two must agree, or a nursery school would be set in Song because it is warm too.
 */
export function suitsMoods(face: FaceChoice, moods: readonly string[]): boolean {
  const likings = tastesOf(moods).map((taste) =>
    face.script === 'hanzi' ? taste.categories.includes(face.category) : taste.builds.includes(face.traits.build),
  );
  return likings.length === 0 || likings[0] === true || likings.filter(Boolean).length >= 2;
}

/** With no palette chosen the five take turns, the loud ones not next to each other. */
const PALETTE_TURNS: readonly PaletteId[] = ['warm', 'cool', 'monochrome', 'multicolour', 'soft'];

/** The order in which a list goes through palettes: two the moods like, then one of the others. */
export function palettesFor(moods: readonly string[]): readonly PaletteId[] {
  const liked = [...new Set(tastesOf(moods).flatMap((taste) => taste.palettes.slice(0, 2)))].slice(0, 2);
  if (liked.length === 0) return PALETTE_TURNS;
  return PALETTE_TURNS.filter((id) => !liked.includes(id)).flatMap((id) => [...liked, id]);
}

const WRITTEN: readonly string[] = ['traditional', 'natural', 'elegant', 'calm', 'luxurious', 'romantic', 'warm'];

/** Seals and columns belong to trades with a past; elsewhere they look like fancy dress. */
export const likesSeals = ([first, ...others]: readonly string[]): boolean =>
  first === undefined || WRITTEN.includes(first) || others.filter((mood) => WRITTEN.includes(mood)).length >= 2;
