import { openShippedOutlines } from '@markwright/fonts/node';
import { markDrawingSchema } from '@markwright/logo';
import { beforeAll, expect, test } from 'vitest';
import { letterOnThing } from './letter-on-thing.ts';
import { conceptOfPartPicture } from './replace-part.ts';

const FACES = ['noto-sans-sc-black.ttf'];
const outlines = openShippedOutlines();
beforeAll(() => outlines.ensureLoaded(FACES), 60_000);

const written = (name: string, letter: string, concept: string) =>
  letterOnThing({ name, letter, concept, outlines, fontKeys: FACES, seed: 1 });

test.each([
  ['竹里茶舍', '竹', 'tea'],
  ['小鹿童装', '鹿', 'baby-clothes'],
  ['Lucky Penny', 'L', 'clover'],
])('%s: %s is left open on a %s', (name, letter, concept) => {
  const mark = written(name, letter, concept);
  expect(markDrawingSchema.safeParse(mark?.drawing).success).toBe(true);
  expect(conceptOfPartPicture(mark!.source.id.split('/')[3]!)).toBe(concept);
  expect(mark?.meaning.zh).toContain(letter);
});

test('a slender thing has no room for a letter', () => {
  expect(written('竹里', '竹', 'chopsticks')).toBeUndefined();
});
