import { over } from '../color/rgb.ts';
import type { Lockup } from '../lockups/lockups.ts';
import { svgOf } from '../svg.ts';
import type { OfficeLimits } from './limits.data.ts';

/** A lockup longer than this would leave its short side under an office's least. */
const LEAST_SHARE = 0.55;

/**
 * The mark alone on white: no ground, shadow, label or see-through colour. A very long lockup gets white above and below,
 * so that its short side is long enough.
 */
export function filingSvg(
  { shapes, width, height }: Lockup,
  { margin, leastSide, longSide }: OfficeLimits,
  name: string,
): string {
  const longer = Math.max(width, height);
  const pad = longer * margin;
  const least = Math.max(leastSide / longSide + 0.02, margin === 0 ? 0 : LEAST_SHARE) * (longer + 2 * pad);
  const [full, tall] = [Math.max(width + 2 * pad, least), Math.max(height + 2 * pad, least)];
  const view = { x: (width - full) / 2, y: (height - tall) / 2, width: full, height: tall };
  const solid = shapes.map(({ opacity, ...shape }) =>
    opacity === undefined ? shape : { ...shape, color: over(shape.color, opacity, '#ffffff') },
  );
  return svgOf(solid, { view, ground: '#ffffff', title: name });
}
