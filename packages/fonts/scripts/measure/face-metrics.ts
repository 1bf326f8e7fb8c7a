import type { Face } from '../../src/face.ts';
import type { Coverage } from '../../src/line-characters.ts';
import type { FaceMetrics } from '../../src/outlines.ts';
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
    stem: stemOf(face, covers, hanzi.length > 0 ? '十' : 'l'),
  };
}

/** The narrowest stretch of ink across the middle half of a stem, taken at several heights. */
function stemOf(face: Face, covers: Coverage, character: string): number {
  const glyph = face.shape(character, covers).glyphs[0];
  if (!glyph?.ink) return 0;
  const polygons = polygonsOf(glyph.path);
  const { y, height } = glyph.ink;
  const widths: number[] = [];
  // The foot of 十 is all stem; its top carries a flare in brush faces, its middle the cross stroke.
  for (const share of [0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85]) {
    const runs = inkRuns(polygons, y + height * share + 0.5);
    if (runs.length > 0) widths.push(Math.min(...runs));
  }
  return Math.round(median(widths));
}

const HEAVINESS: readonly (readonly [number, FontTraits['heaviness']])[] = [
  [0.075, 'light'],
  [0.115, 'regular'],
  [0.17, 'bold'],
];

export function heavinessOf({ stem, hanziHeight, capHeight }: FaceMetrics): FontTraits['heaviness'] {
  // A capital is drawn about 0.8 as tall as a hanzi of the same size.
  const share = stem / (hanziHeight || capHeight * 1.25);
  return HEAVINESS.find(([limit]) => share < limit)?.[1] ?? 'heavy';
}
