import { expect, test } from 'vitest';
import type { Relation } from '@markwright/marks';
import { boxOf, readOutline } from '@markwright/vector/outline';
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

const boxesOf = (subject: string, relation: Relation, object: string) => {
  const [mark] = sceneMarks({ subject, relation, object }, 7, 1);
  return mark!.drawing.shapes.map(({ d }) => boxOf(readOutline(d)));
};

test('what is in the market stands between the awning and the counter of a stall', () => {
  const [stall, lemon] = boxesOf('lemon', 'in', 'market');
  expect(lemon!.x).toBeGreaterThan(stall!.x + stall!.width * 0.1);
  expect(lemon!.y).toBeGreaterThan(stall!.y + stall!.height * 0.25);
  expect(lemon!.height).toBeGreaterThan(stall!.height * 0.3);
});

test('a lantern hangs above an owl, and does not sit on its head', () => {
  const boxes = boxesOf('lantern', 'over', 'owl').toSorted((a, b) => a.y - b.y);
  expect(boxes[0]!.y + boxes[0]!.height).toBeLessThan(boxes[1]!.y);
});

test('the head is in a helmet, not under it', () => {
  const [man, helmet] = boxesOf('man', 'wearing', 'helmet');
  // No head is seen below it: the shoulders begin a gap further down.
  expect(man!.y - helmet!.y - helmet!.height).toBeLessThan(12);
  expect(helmet!.height).toBeGreaterThan(man!.height * 0.25);
});

test('a duck in boots has no feet of its own beside them', () => {
  const [duck, boots] = boxesOf('duck', 'wearing', 'boot');
  expect(duck!.y + duck!.height).toBeLessThan(boots!.y + boots!.height * 0.4);
});

test('a balloon has its basket already, and a whale of spools is full of them', () => {
  expect(wayOf('basket', 'under', 'hot-air-balloon')).toBe('itself');
  expect(wayOf('whale', 'made-of', 'thread')).toBe('fill');
});
