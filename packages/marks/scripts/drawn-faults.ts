import { bitmapOf, inkOf, inverted, thinShare } from '../src/kit/bitmap.ts';
import { ink } from '../src/kit/define-mark.ts';
import { inkBox } from '../src/kit/finish.ts';
import { segmentsOf } from '../src/kit/region.ts';
import { nearestTrademark } from '../src/own/likeness.ts';
import { laidOut, type Drawn } from './drawn.ts';

/** Share of the box: a flute that lies across its box fills a tenth of it. */
const LEAST_INK = 0.08;
const MOST_INK = 0.97;
const MOST_THIN_INK = 0.06;
const MOST_THIN_GAPS = 0.02;
const MOST_NODES = 170;
/** Nearer to a trademark than this is refused. A jar or a card is a rounded box, as a screen is: that alone is no likeness. */
const NEAREST_TRADEMARK = 0.15;

/** What is wrong with a picture: too light or too full, details that vanish at 32 px, too many nodes, near a trademark. */
export function faultsOf({ name, region }: Drawn): string[] {
  const parts = ink(laidOut(region));
  const box = inkBox(parts);
  const picture = bitmapOf(parts, 120);
  const coverage = inkOf(picture) / ((box.width * box.height) / 4);
  // At 32 px a pixel is 3.75 pixels of this grid: a round brush of 3 must reach all ink and all gaps.
  const thin = thinShare(picture, 1.5);
  const gaps = thinShare(inverted(picture), 1.5);
  const nodes = segmentsOf(parts[0]!.region).length;
  const { trademark, distance } = nearestTrademark(parts);
  return [
    ...(coverage > LEAST_INK && coverage < MOST_INK ? [] : [`${name}: ink ${coverage.toFixed(2)}`]),
    ...(thin < MOST_THIN_INK ? [] : [`${name}: thin ink ${thin.toFixed(3)}`]),
    ...(gaps < MOST_THIN_GAPS ? [] : [`${name}: thin gaps ${gaps.toFixed(3)}`]),
    ...(nodes <= MOST_NODES ? [] : [`${name}: ${nodes} nodes`]),
    ...(distance > NEAREST_TRADEMARK ? [] : [`${name}: ${distance.toFixed(2)} from ${trademark}`]),
  ];
}
