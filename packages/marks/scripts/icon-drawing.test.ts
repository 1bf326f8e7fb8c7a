import { expect, test } from 'vitest';
import { iconDrawing } from './icon-drawing.ts';

test('a circle fills exactly its own box on the common canvas', () => {
  const drawing = iconDrawing('<circle cx="12" cy="12" r="6" fill="currentColor"/>', 24, 'solid');
  expect(drawing?.box).toEqual({ x: 60, y: 60, width: 120, height: 120 });
});

test('a stroke reaches half its width beyond its path', () => {
  const drawing = iconDrawing('<path fill="none" stroke="currentColor" stroke-width="2" d="M4 12h16"/>', 24, 'line');
  expect(drawing?.shapes[0]?.strokeWidth).toBe(20);
  expect(drawing?.box).toEqual({ x: 30, y: 110, width: 180, height: 20 });
});

test('the box of a curve is its extreme, not its control point', () => {
  const drawing = iconDrawing('<path fill="currentColor" d="M0 24C0 0 24 0 24 24Z"/>', 24, 'solid');
  expect(drawing?.box.y).toBeCloseTo(60, 5);
});

test('groups hand down paint and transform', () => {
  const body = '<g fill="currentColor" transform="translate(4 0)"><rect x="1" y="2" width="3" height="4"/></g>';
  expect(iconDrawing(body, 24, 'solid')?.box).toEqual({ x: 50, y: 20, width: 30, height: 40 });
});

test('arcs, shorthands and relative commands come out as plain absolute commands', () => {
  const body = '<path fill="currentColor" d="m4 4h8v2a3 3 0 0 1-3 3s-2 1-4 0t-1-1z"/>';
  const commands = new Set(iconDrawing(body, 24, 'solid')?.shapes[0]?.d.match(/[a-z]/gi));
  expect([...commands].every((command) => 'MLCQZ'.includes(command))).toBe(true);
});

test('the faded half of a duotone takes the second paint', () => {
  const body = '<g fill="currentColor"><path d="M0 0h9v9z" opacity=".2"/><path d="M0 0h4v4z"/></g>';
  const shapes = iconDrawing(body, 24, 'duotone')?.shapes ?? [];
  expect(shapes.map(({ paint, opacity }) => [paint, opacity])).toEqual([
    ['secondary', undefined],
    ['primary', undefined],
  ]);
});

test('colours are kept as six hex digits', () => {
  const shapes = iconDrawing(
    '<path fill="#F0a" d="M0 0h9v9z"/><path fill="white" d="M0 0h4v4z"/>',
    24,
    'colour',
  )?.shapes;
  expect(shapes?.map(({ paint }) => paint)).toEqual(['#ff00aa', '#ffffff']);
});

test('an icon that needs a mask or a foreign colour is left out rather than drawn wrong', () => {
  expect(iconDrawing('<mask id="a"><path d="M0 0h9v9z"/></mask>', 24, 'solid')).toBeNull();
  expect(iconDrawing('<path fill="#fff" d="M0 0h9v9z"/>', 24, 'solid')).toBeNull();
});
