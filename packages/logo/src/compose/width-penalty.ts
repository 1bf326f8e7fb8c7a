import type { Outlines } from '@markwright/vector';
import { textUnits } from '../layout/break-text.ts';
import { LATIN_TRACKING_MAX } from '../layout/support-line.ts';
import type { Penalty } from './pair-fonts.ts';

/** Usual height of a second line's capitals and width of a hanzi, against the name's height. */
const CAPITALS = 0.21;
const HANZI_PITCH = 1.1;

/**
 * A line flush under the name wants letters of fitting width: a long line narrow ones, a short line wide ones.
 * The penalty grows with the tracking that would be missing or too much.
 */
export function widthPenalty(outlines: Outlines, text: string, name: string): Penalty {
  const width = textUnits(name) * HANZI_PITCH;
  return ({ key }) => {
    const run = outlines.shape(key, text);
    const { capHeight, unitsPerEm } = outlines.metrics(key);
    const em = (CAPITALS * unitsPerEm) / Math.max(1, capHeight);
    const tracking = (width - (run.width / unitsPerEm) * em) / Math.max(1, run.glyphs.length - 1) / em;
    if (tracking < 0.04) return Math.min(3, (0.04 - tracking) * 9);
    return tracking > LATIN_TRACKING_MAX ? Math.min(1.5, (tracking - LATIN_TRACKING_MAX) * 2) : 0;
  };
}
