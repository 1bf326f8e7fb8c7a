import { expect, test } from 'vitest';
import { layMark } from '../kit/finish.ts';
import { sliceOf } from '../../../../scripts/sweeps.ts';
import { ownMarks } from './own-marks.ts';
import { constructionFaults, seedOf } from './testing/drawn-marks.ts';

/**
 * A pen that goes round every outline takes a minute for all marks, which share the pen and what a test of its own holds of
 * each.
 */
const chosen = sliceOf(ownMarks, 12);
const PARTS = 6;

test.each(Array.from({ length: PARTS }, (_, part) => part))(
  'outlines in lines lie on their construction and hold what the primitives hold, part %i',
  (part) => {
    const faults = chosen
      .filter((_, i) => i % PARTS === part)
      .flatMap((mark) => {
        const { parts } = layMark(mark, { seed: seedOf(mark, 0), style: 'line' });
        return constructionFaults(parts, `${mark.key} in lines`);
      });
    expect(faults).toEqual([]);
  },
);
