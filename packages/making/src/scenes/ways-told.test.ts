import { expect, test } from 'vitest';
import type { Relation } from '@markwright/marks';
import { sceneMarks } from './scene-marks.ts';

const wayOf = (subject: string, relation: Relation, object: string, part?: string): string | undefined =>
  sceneMarks({ subject, relation, object, ...(part ? { part } : {}) }, 7, 1)[0]?.source.id.split('/')[0];

test('a train comes out of a tunnel through its mouth, not above it', () => {
  expect(wayOf('train', 'out-of', 'tunnel')).toBe('doorway');
});

test('whoever has a blanket round him is wrapped up in it to the chin; round a gourd it is knotted', () => {
  expect(wayOf('quilt', 'wrapped-round', 'bear')).toBe('swaddle');
  expect(wayOf('fabric', 'wrapped-round', 'gourd')).toBe('band');
});

test('a loaf on wheels goes on two of them', () => {
  expect(wayOf('loaf', 'on', 'wheel')).toBe('wheels');
  expect(wayOf('bathtub', 'as-part', 'wheel', 'wheel')).toBe('wheels');
  expect(wayOf('cat', 'on', 'wheel')).not.toBe('wheels');
});

test('whoever is behind a wheelbarrow pushes it', () => {
  expect(wayOf('hen', 'behind', 'wheelbarrow')).toBe('push');
  expect(wayOf('hen', 'behind', 'house')).not.toBe('push');
});

test('a cloud drifts out of a bottle, and stands in the sky over a house', () => {
  expect(wayOf('cloud', 'out-of', 'perfume')).toBe('waft');
  expect(wayOf('cloud', 'over', 'house')).not.toBe('waft');
});

test('what has a loop hangs from the moon and from a tool, and is sheltered by a roof', () => {
  expect(wayOf('bucket', 'under', 'moon')).toBe('hang');
  expect(wayOf('mug', 'under', 'umbrella')).not.toBe('hang');
});

test('a feather for a handle gives a spoon no wings', () => {
  expect(wayOf('spoon', 'as-part', 'feather', 'handle')).toBe('part');
  expect(wayOf('roller-skate', 'as-part', 'wing')).toBe('winged');
});

test('a flower made of something has it for its petals', () => {
  expect(wayOf('camellia', 'made-of', 'thread')).toBe('petals');
});
