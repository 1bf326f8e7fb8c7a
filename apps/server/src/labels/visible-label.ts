import type { Outlines } from '@markwright/fonts';
import { LABEL_RULES } from './label-rules.ts';

export const LABEL_FONT = 'noto-sans-sc-regular.ttf';
/** Of the picture's shorter side: the room around the label. */
const MARGIN_SHARE = 0.03;
const VIEW_BOX = /<svg[^>]* viewBox="([^"]+)"/;
const HANZI = /\p{Script=Han}/u;

/** The part of a font's outlines that the label needs. */
type LabelOutlines = Pick<Outlines, 'shape'>;

/** The label that AI-made pictures carry unless their owner leaves it out: small, in the lower right corner, outlined. */
export function printVisibleLabel(svg: string, color: string, outlines: LabelOutlines): string {
  const { text, leastShareOfShorterSide } = LABEL_RULES.visible;
  const [left = 0, top = 0, width = 0, height = 0] = (VIEW_BOX.exec(svg)?.[1] ?? '').split(' ').map(Number);
  const shorter = Math.min(width, height);
  if (!(shorter > 0)) throw new Error('A picture without a viewBox has no corner for its label');
  const run = outlines.shape(LABEL_FONT, text);
  // Measured on the ink of the lowest character: a font's own figures are averages.
  const hanzi = run.glyphs.filter((glyph) => HANZI.test(glyph.text));
  const lowest = Math.min(...hanzi.map(({ ink }) => ink?.height ?? Infinity));
  const size = (shorter * leastShareOfShorterSide) / lowest;
  const below = Math.max(...run.glyphs.map(({ ink }) => (ink ? ink.y + ink.height : 0)));
  const x = left + width - shorter * MARGIN_SHARE - run.width * size;
  const y = top + height - shorter * MARGIN_SHARE - below * size;
  const letters = run.glyphs.map((glyph) => `<path transform="translate(${glyph.x} 0)" d="${glyph.path}"/>`).join('');
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(5)})`;
  return svg.replace(/<\/svg>$/, `<g data-label="ai" transform="${place}" fill="${color}">${letters}</g></svg>`);
}
