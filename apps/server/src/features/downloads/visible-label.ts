import type { Outlines } from '@markwright/fonts';

/** Names both what made the picture and that it was made, as the rule for visible labels asks; the law is Chinese. */
export const LABEL_TEXT = 'AI生成';
export const LABEL_FONT = 'noto-sans-sc-regular.ttf';
/** Of the picture's shorter side: the least height the rule allows, and the room around it. */
const HEIGHT_SHARE = 0.05;
const MARGIN_SHARE = 0.03;

/** The label that AI-made pictures carry unless their owner leaves it out: small, in the lower right corner, outlined. */
export function printVisibleLabel(svg: string, color: string, outlines: Outlines): string {
  const [, width = '0', height = '0'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const shorter = Math.min(Number(width), Number(height));
  const run = outlines.shape(LABEL_FONT, LABEL_TEXT);
  const size = (shorter * HEIGHT_SHARE) / outlines.metrics(LABEL_FONT).hanziHeight;
  const below = Math.max(...run.glyphs.map(({ ink }) => (ink ? ink.y + ink.height : 0)));
  const x = Number(width) - shorter * MARGIN_SHARE - run.width * size;
  const y = Number(height) - shorter * MARGIN_SHARE - below * size;
  const letters = run.glyphs.map((glyph) => `<path transform="translate(${glyph.x} 0)" d="${glyph.path}"/>`).join('');
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(5)})`;
  return svg.replace(/<\/svg>$/, `<g data-label="ai" transform="${place}" fill="${color}">${letters}</g></svg>`);
}
