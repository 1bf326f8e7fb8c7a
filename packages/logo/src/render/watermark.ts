import { formatNumber as n } from '@markwright/vector';
import type { Artboard } from '../layout/placed-logo.ts';
import { WATERMARK } from './watermark.data.ts';

/** Share of the artboard's shorter side that one watermark is wide; long strips count as half as high as wide. */
const WIDTH_SHARE = 0.3;
const STRIP = 0.5;
/** Plain for pictures that leave the page; quiet for a list, where a logo must first of all be judged. */
const STRENGTHS = {
  plain: { ink: 0.13, ground: 0.3, apart: 1 },
  quiet: { ink: 0.08, ground: 0.18, apart: 1.7 },
} as const;
export type WatermarkStrength = keyof typeof STRENGTHS;

/**
 * The product's name in a slanted net over everything. It is drawn twice, in the ground's and in the name's colour,
 * so that it shows on the ground and on the letters alike.
 */
export function printWatermark(
  { x = 0, y = 0, width, height }: Artboard & { x?: number; y?: number },
  colors: { ground: string; ink: string },
  id: string,
  strength: WatermarkStrength = 'plain',
): string {
  const { ink, ground, apart } = STRENGTHS[strength];
  const side = Math.max(Math.min(width, height), Math.max(width, height) * STRIP);
  const scale = (side * WIDTH_SHARE) / WATERMARK.width;
  const stepX = WATERMARK.width * 1.35 * apart;
  const stepY = WATERMARK.height * 4.4 * apart;
  const copy = (left: number, top: number, color: string, opacity: number) =>
    `<path transform="translate(${n(left)} ${n(top)})" d="${WATERMARK.d}" fill="${color}" opacity="${opacity}"/>`;
  const pair = (left: number, top: number) =>
    copy(left + 2, top + 2, colors.ground, ground) + copy(left, top, colors.ink, ink);
  return (
    `<pattern id="${id}-w" width="${n(stepX)}" height="${n(stepY)}" patternUnits="userSpaceOnUse" ` +
    `patternTransform="scale(${scale.toFixed(4)}) rotate(-24)">${pair(0, WATERMARK.height)}</pattern>` +
    `<rect data-part="watermark"${x ? ` x="${n(x)}"` : ''}${y ? ` y="${n(y)}"` : ''} width="${n(width)}" height="${n(height)}" fill="url(#${id}-w)"/>`
  );
}
