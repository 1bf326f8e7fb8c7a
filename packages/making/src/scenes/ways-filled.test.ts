import { markDrawingSchema } from '@markwright/logo';
import { expect, test } from 'vitest';
import { areaOf, boxOf, readOutline } from '@markwright/vector/outline';
import { drawScene, sceneMarks } from './scene-marks.ts';
import { holesOf } from './silhouette.ts';
import { thingsOf } from './thing.ts';
import { fill } from './ways-filled.ts';

const made = (subject: string, object: string) => sceneMarks({ subject, relation: 'made-of', object }, 1, 1)[0]!;

test.each([
  ['heart', 'coffee-bean'],
  ['tree', 'book'],
  ['tree', 'music-note'],
  ['apple', 'heart'],
  ['cloud', 'bread'],
])('a %s made of %s keeps its outline and is full of them', (whole, grain) => {
  const mark = made(whole, grain);
  expect(mark.source.id).toBe(`fill/${whole}/made-of/${grain}`);
  expect(markDrawingSchema.safeParse(mark.drawing).error).toBeUndefined();
  expect(drawScene(mark.source.id, 1)).toEqual(mark);
  const [shape] = mark.drawing.shapes;
  const ink = readOutline(shape!.d);
  expect(holesOf(ink).length).toBeGreaterThanOrEqual(5);
  // All of the ink is one colour, and the copies leave most of the shape.
  expect(mark.drawing.shapes).toHaveLength(1);
  const { width, height } = boxOf(ink);
  expect(Math.abs(areaOf(ink)) / (width * height)).toBeGreaterThan(0.25);
});

test('a face keeps its eyes and is not filled', () => {
  const face = thingsOf('panda', 1).find(({ view }) => view === 'face')!;
  expect(fill(face, thingsOf('leaf', 1)[0]!)).toBeUndefined();
});

test.each([
  ['hat', 'leaf'],
  ['bridge', 'speech'],
])('a %s that is not known by its outline alone is made of %s as well', (whole, grain) => {
  expect(made(whole, grain).source.id).toBe(`fill/${whole}/made-of/${grain}`);
});

test('a bird made of leaves is a scene of its own', () => {
  expect(made('bird', 'leaf').source.id).toBe('whole/bird-leaf/feathered-in-leaves');
});

test.each([
  ['hot-air-balloon', 'strawberry'],
  ['boat', 'leaf'],
])('a %s whose main part has the shape of a %s has it in that place', (whole, guest) => {
  expect(made(whole, guest).source.id).toBe(`body/${whole}/made-of/${guest}`);
});
