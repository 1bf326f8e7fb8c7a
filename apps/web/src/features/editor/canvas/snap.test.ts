import { expect, test } from 'vitest';
import { snapMove } from './snap.ts';

const artboard = { width: 640, height: 480 };
const mark = { x: 270, y: 90, width: 100, height: 100 };
const name = { x: 170, y: 230, width: 300, height: 70 };

test('a mark dropped near the middle of the name settles on it and shows the line', () => {
  const { dx, guides } = snapMove({ ...mark, x: 200 }, { dx: 73, dy: -30 }, [name], artboard, 6);
  expect(200 + dx + 50).toBe(320);
  expect(guides).toContainEqual(expect.objectContaining({ axis: 'x', at: 320 }));
});

test('left edges meet when the middles are far', () => {
  const { dx } = snapMove(mark, { dx: -103, dy: 0 }, [name], artboard, 6);
  expect(mark.x + dx).toBe(170);
});

test('out of reach of every line the part follows the hand', () => {
  const moved = snapMove(mark, { dx: 31, dy: 17 }, [name], artboard, 4);
  expect(moved).toEqual({ dx: 31, dy: 17, guides: [] });
});

test('a part returns to its own place when let go beside it', () => {
  const moved = snapMove(name, { dx: 3, dy: -4 }, [], artboard, 6);
  expect(moved.dx).toBe(0);
  expect(moved.dy).toBe(0);
  expect(moved.guides).toHaveLength(2);
});

test('a part alone settles on the optical middle, a little above the measured one', () => {
  const low = { x: 20, y: 380, width: 40, height: 40 };
  const { dy, guides } = snapMove(low, { dx: 33, dy: -169 }, [], artboard, 4);
  expect(low.y + dy + 20).toBeCloseTo(480 * 0.48);
  expect(guides).toHaveLength(1);
});

test('no tolerance, no snapping', () => {
  expect(snapMove(mark, { dx: 1, dy: 1 }, [name], artboard, 0)).toEqual({ dx: 1, dy: 1, guides: [] });
});
