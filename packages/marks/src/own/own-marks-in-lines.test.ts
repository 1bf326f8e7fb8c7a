import { expect, test } from 'vitest';
import { layMark } from '../kit/finish.ts';
import { ownMarks } from './own-marks.ts';
import { constructionFaults, seedOf } from './testing/drawn-marks.ts';

// Drawing every mark in lines takes as long as all other tests of them: a file of its own, so that both processors draw.
const PARTS = 6;

test.each(Array.from({ length: PARTS }, (_, part) => part))(
  'outlines in lines lie on their construction and hold what the primitives hold, part %i',
  (part) => {
    const faults = ownMarks
      .filter((_, i) => i % PARTS === part)
      .flatMap((mark) => {
        const { parts } = layMark(mark, { seed: seedOf(mark, 0), style: 'line' });
        return constructionFaults(parts, `${mark.key} in lines`);
      });
    expect(faults).toEqual([]);
  },
);
