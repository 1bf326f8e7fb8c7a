import type { Face } from '../../src/face.ts';
import type { Coverage } from '../../src/line-characters.ts';
import { GB2312_LEVEL_1 } from '../character-set.ts';
import { inkArea } from './ink.ts';

/** 一 has the least ink of all hanzi; anything far below it is an empty or broken glyph. */
const LEAST_INK_SHARE = 0.004;
const LEAST_EXTENT_SHARE = 0.02;

/** Hanzi that may share one drawing; outlines shared by other characters are a sign of a glyph filed wrongly. */
const SAME_FORM = new Set(['己已', '已巳', '己巳', '日曰', '戊戌', '未末', '土士']);

/** Common hanzi whose glyph is empty, degenerate, or a copy of another character's. */
export function findFaultyGlyphs(face: Face, covers: Coverage): { broken: string[]; copied: [string, string][] } {
  const em = face.unitsPerEm;
  const broken: string[] = [];
  const copied: [string, string][] = [];
  const owners = new Map<string, string>();
  for (const character of GB2312_LEVEL_1) {
    const glyph = face.shape(character, covers).glyphs[0];
    if (!glyph) continue;
    const { ink, path } = glyph;
    const hasExtent = ink && Math.max(ink.width, ink.height) > em * 0.2 && ink.height > em * LEAST_EXTENT_SHARE;
    if (!hasExtent || inkArea(path) < em * em * LEAST_INK_SHARE || glyph.advance <= 0) {
      broken.push(character);
      continue;
    }
    const owner = owners.get(path);
    if (owner && !SAME_FORM.has(owner + character)) copied.push([owner, character]);
    owners.set(path, character);
  }
  return { broken, copied };
}
