import { kit } from '../../kit/kit.ts';
import type { Region } from '../../kit/region.ts';

const { rect, union, cut, both } = kit;

/** The character 囍 as small as it can be cut into a thing: 108 wide, 15 pens high, its strokes one pen apart. */
export function doubleJoy(x: number, top: number, pen: number): Region {
  const row = pen * 2;
  const at = (line: number): number => top + line * row;
  const mouth = (line: number): Region =>
    cut(rect(x - 48, at(line), 40, pen + row), rect(x - 48 + pen, at(line) + pen, 40 - row, row - pen));
  return both(
    union(
      rect(x - 54, at(1), 54, pen),
      rect(x - 28 - pen / 2, at(0), pen, row * 2),
      rect(x - 48, at(2), 48, pen),
      mouth(3),
      rect(x - 54, at(5), 54, pen),
      mouth(6),
    ),
    x,
  );
}
