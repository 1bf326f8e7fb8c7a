import { expect, test } from 'vitest';
import { moveCommands, outlineOf } from './glyph-path.ts';

test('outlines turn y down and round to whole units', () => {
  const { path, outline, ink } = outlineOf([
    { type: 'M', values: [10, 0] },
    { type: 'L', values: [20.4, 700] },
    { type: 'Z', values: [] },
  ]);
  expect(path).toBe('M10 0L20 -700Z');
  expect(outline).toEqual({ commands: 'MLZ', numbers: Float64Array.of(10, 0, 20, -700) });
  expect(ink).toEqual({ x: 10, y: -700, width: 10, height: 700 });
});

test('the ink box follows the curve, not its control points', () => {
  const quadratic = outlineOf([
    { type: 'M', values: [0, 0] },
    { type: 'Q', values: [50, 100, 100, 0] },
  ]);
  expect(quadratic.ink).toEqual({ x: 0, y: -50, width: 100, height: 50 });
  const cubic = outlineOf([
    { type: 'M', values: [0, 0] },
    { type: 'C', values: [0, 100, 100, 100, 100, 0] },
  ]);
  expect(cubic.ink).toEqual({ x: 0, y: -75, width: 100, height: 75 });
});

test('nothing drawn has no ink', () => {
  expect(outlineOf([])).toMatchObject({ path: '', ink: null });
});

test('moving commands shifts x and y apart', () => {
  expect(moveCommands([{ type: 'Q', values: [1, 2, 3, 4] }], 10, 20)).toEqual([
    { type: 'Q', values: [11, 22, 13, 24] },
  ]);
});
