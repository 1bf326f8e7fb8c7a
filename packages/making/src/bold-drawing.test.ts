import { drawOwnMark, findDrawing } from '@markwright/marks';
import { expect, test } from 'vitest';
import { isBold } from './bold-drawing.ts';
import { sceneMarks } from './scenes/scene-marks.ts';

const stock = (id: string) => findDrawing(id)!.drawing;

test.each([
  ['a solid head with its eyes open', 'mdi:koala', true],
  ['a head in lines', 'fluent-emoji-high-contrast:koala', false],
  ['a fruit in lines', 'fluent-emoji-high-contrast:pineapple', false],
  ['a face in colours of its own', 'fluent-emoji-flat:koala', false],
])('%s is bold: %s %s', (_, id, bold) => {
  expect(isBold(stock(id), { hasFace: true })).toBe(bold);
});

test('a silhouette without anything inside will do for a cactus, never for who has a face', () => {
  const cactus = drawOwnMark('plants/cactus/saguaro', { seed: 1 });
  expect(isBold(cactus, { hasFace: false })).toBe(true);
  expect(isBold(cactus, { hasFace: true })).toBe(false);
});

test('a disc names nothing', () => {
  const disc = {
    box: { x: 20, y: 20, width: 200, height: 200 },
    shapes: [{ d: 'M20 120A100 100 0 0 1 220 120A100 100 0 0 1 20 120Z', paint: 'primary' as const }],
  };
  expect(isBold(disc, { hasFace: false })).toBe(false);
});

test('two things joined may have a longer outline than one', () => {
  const [scene] = sceneMarks({ subject: 'owl', relation: 'reading', object: 'book' }, 5, 1);
  expect(isBold(scene!.drawing, { hasFace: false, isScene: true })).toBe(true);
});
