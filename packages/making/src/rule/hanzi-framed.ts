import type { FrameId } from './frames.ts';
import { frameOf } from './frames.ts';
import { FRAME_STYLES, frameLetters, type FrameStyle } from './framed-letters.ts';
import { findGlyphs } from './glyph.ts';
import { pickFace, type Recipe, type RuleBrief } from './brief.ts';
import type { Dice } from '@markwright/marks/kit';
import { columnOf, rowOf } from './row.ts';

const FRAMES: FrameId[] = ['circle', 'tile', 'octagon', 'square', 'arch', 'hexagon'];
const STYLES: FrameStyle[] = ['reversed', 'ring', 'double-ring', 'keyline'];

/** Openings such as 小 and 老 say little; the character after them is the telling one. */
const COMMON_OPENINGS = /^[小老大阿一新]$/u;

export function tellingHanzi(brief: RuleBrief): string | undefined {
  const [first, second] = brief.hanzi;
  return first && second && brief.hanzi.length > 2 && COMMON_OPENINGS.test(first) ? second : first;
}

/** One telling character, or the first two of a name where the dice say so. */
function lettersFor(brief: RuleBrief, dice: Dice, pairShare: number): string[] {
  const pair = dice.chance(pairShare);
  const telling = tellingHanzi(brief);
  if (pair && brief.hanzi.length >= 2) return brief.hanzi.slice(0, 2);
  return telling ? [telling] : [];
}

export const quote = (letters: readonly string[]): string => `“${letters.join('')}”字`;

export const framedHanzi: Recipe[] = FRAMES.map((id, turn) => ({
  kind: 'hanzi',
  form: id,
  draw: (brief, dice) => {
    const letters = lettersFor(brief, dice, id === 'arch' ? 0.6 : id === 'tile' || id === 'circle' ? 0.25 : 0);
    const styles = letters.length > 1 ? STYLES.slice(0, 2) : STYLES;
    const style = styles[(turn + dice.whole(0, 3)) % styles.length]!;
    const fontKey = pickFace(brief, letters, dice, letters.length > 1 ? 'dark' : 'upright');
    const glyphs = fontKey && letters.length > 0 ? findGlyphs(brief.outlines, fontKey, letters) : undefined;
    if (!glyphs) return undefined;
    const upright = id === 'arch';
    const frame = frameOf(id);
    const words = FRAME_STYLES[style];
    const pair = letters.length > 1;
    return {
      ...frameLetters({
        frame,
        style,
        letters: pair ? (upright ? columnOf(glyphs, 0.08) : rowOf(glyphs, 0.06)) : glyphs[0]!.outline,
        stem: glyphs[0]!.stem,
        clear: pair ? 16 : 20,
        tallest: pair && upright ? 160 : 134,
      }),
      meaning: {
        zh: `以${quote(letters)}入${frame.zh}形，${words.zh}，${pair ? (upright ? '两字竖排，自上而下' : '两字并立') : '一字成标，过目易记'}`,
        en: `the ${pair ? 'characters' : 'character'} ${letters.join('')} in ${frame.en}, ${words.en}`,
      },
      id: `hanzi/${id}-${style}/${letters.join('')}/${fontKey}`,
    };
  },
}));
