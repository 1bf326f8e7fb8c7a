import { path } from '../../kit/path.ts';
import type { Region } from '../../kit/region.ts';
import { stroke } from '../../kit/stroke.ts';

/** One wisp of steam rising from (x, low): a pen line that swings left, then right. */
export function steam(x: number, low: number, height: number, weight: number, swing = height * 0.16): Region {
  return stroke(
    path([x, low])
      .through([x - swing, low - height / 4], [x, low - height / 2])
      .smooth([x, low - height]),
    weight,
  );
}
