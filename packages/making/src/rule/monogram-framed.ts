import type { FrameId } from './frames.ts';
import { frameOf } from './frames.ts';
import { FRAME_STYLES, frameLetters, type FrameStyle } from './framed-letters.ts';
import { findGlyphs } from './glyph.ts';
import { pickFace, type Recipe } from './brief.ts';
import { columnOf, rowOf } from './row.ts';

const FRAMES: FrameId[] = ['circle', 'shield', 'hexagon', 'square', 'arch', 'tile', 'octagon'];
const STYLES: FrameStyle[] = ['reversed', 'ring', 'keyline', 'double-ring'];

/** Initials in a frame; two letters stand above each other in the tall frames. */
export const framedMonograms: Recipe[] = FRAMES.map((id, turn) => ({
  kind: 'monogram',
  form: id,
  draw: (brief, dice) => {
    const { initials } = brief;
    // A second line around three letters leaves them too small to read.
    const styles = initials.length > 2 ? STYLES.slice(0, 2) : STYLES;
    const style = styles[(turn + dice.whole(0, 3)) % styles.length]!;
    const fontKey = pickFace(brief, initials, dice, initials.length > 1 ? 'dark' : 'upright');
    const glyphs = fontKey && initials.length > 0 ? findGlyphs(brief.outlines, fontKey, initials) : undefined;
    if (!glyphs) return undefined;
    const stacked = initials.length === 2 && id === 'arch';
    const letters = stacked ? columnOf(glyphs) : rowOf(glyphs);
    const frame = frameOf(id);
    const text = initials.join('');
    const words = FRAME_STYLES[style];
    return {
      ...frameLetters({
        frame,
        style,
        letters,
        stem: glyphs[0]!.stem,
        clear: initials.length > 1 ? 18 : 24,
        tallest: stacked ? 160 : initials.length > 1 ? 110 : 124,
      }),
      meaning: {
        zh: `取首字母“${text}”置于${frame.zh}形之中，${words.zh}，${stacked ? '两字上下相叠' : '按视觉重心居中'}`,
        en: `the initials ${text} in ${frame.en}, ${words.en}${stacked ? ', one above the other' : ', centred by eye'}`,
      },
      id: `monogram/${id}-${style}/${text}/${fontKey}`,
    };
  },
}));
