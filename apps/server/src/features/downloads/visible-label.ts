/** "AI" as strokes on a grid of 5 by 5: no font is needed and none is embedded. */
const LETTERS = 'M0 5 2 0 4 5M.8 3H3.2M6.2 0V5';
const WIDTH = 6.2;
const HEIGHT = 5;
/** Of the picture's shorter side, as the rule for visible labels asks. */
const SHARE = 0.05;

/** The label a user may choose to show: small, in the lower right corner, in the logo's own ink. */
export function printVisibleLabel(svg: string, color: string): string {
  const [, width = '0', height = '0'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const size = (Math.min(Number(width), Number(height)) * SHARE) / HEIGHT;
  const x = Number(width) - (WIDTH + HEIGHT * 0.6) * size;
  const y = Number(height) - HEIGHT * 1.6 * size;
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(3)})`;
  const mark = `<path d="${LETTERS}" transform="${place}" fill="none" stroke="${color}" stroke-width=".7" opacity=".8"/>`;
  return svg.replace(/<\/svg>$/, `${mark}</svg>`);
}
