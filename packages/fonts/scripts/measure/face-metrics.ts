import type { FaceMetrics } from '@markwright/vector';
import type { Face } from '../../src/face.ts';
import type { Coverage } from '../../src/line-characters.ts';
import type { FontTraits } from '../../src/manifest.ts';
import { inkRuns, median, polygonsOf, runHeight } from './ink.ts';

/** Everyday characters of even build; 一 or 口 would pull the mean down. */
const HANZI_SAMPLE = '国永东海星河咖啡茶舍鹰酬爱我你木林森春夏秋冬家园美食书画龙凤金银';

export function measureFace(face: Face, covers: Coverage): FaceMetrics {
  const height = (text: string) => runHeight(face.shape(text, covers));
  const hanzi = Array.from(HANZI_SAMPLE, height).filter((value) => value > 0);
  return {
    unitsPerEm: face.unitsPerEm,
    hanziHeight: hanzi.length > 0 ? Math.round(hanzi.reduce((sum, value) => sum + value, 0) / hanzi.length) : 0,
    capHeight: height('H') || height('I'),
    xHeight: height('x'),
    stem: stemOf(face, covers, hanzi.length > 0 ? STEM_HANZI : STEM_LATIN),
  };
}

/** Hanzi whose lower half is one upright stem and nothing else. */
const STEM_HANZI = '十千干平午';
const STEM_LATIN = 'lI';

/** The median thickness of a stem, over several characters and heights: brush strokes swell and thin. */
function stemOf(face: Face, covers: Coverage, characters: string): number {
  const widths: number[] = [];
  for (const character of characters) {
    const glyph = face.shape(character, covers).glyphs[0];
    if (!glyph?.ink) continue;
    const polygons = polygonsOf(glyph.path);
    const { y, height } = glyph.ink;
    for (const share of [0.68, 0.72, 0.76, 0.8]) {
      const runs = inkRuns(polygons, y + height * share + 0.5);
      if (runs.length > 0) widths.push(Math.min(...runs));
    }
  }
  return Math.round(median(widths));
}

type HeavinessLimits = readonly (readonly [share: number, heaviness: FontTraits['heaviness']])[];

/** Stem against hanzi height, and against capital height: hanzi have more strokes, so theirs are thinner. */
const HANZI_LIMITS: HeavinessLimits = [
  [0.075, 'light'],
  [0.12, 'regular'],
  [0.155, 'bold'],
];
const LATIN_LIMITS: HeavinessLimits = [
  [0.09, 'light'],
  [0.155, 'regular'],
  [0.21, 'bold'],
];

export function heavinessOf({ stem, hanziHeight, capHeight }: FaceMetrics): FontTraits['heaviness'] {
  const limits = hanziHeight > 0 ? HANZI_LIMITS : LATIN_LIMITS;
  const share = stem / (hanziHeight || capHeight);
  return limits.find(([limit]) => share < limit)?.[1] ?? 'heavy';
}
