import { expect, test } from 'vitest';
import { hasBody } from './anchors.ts';
import { madeFrom, mirrored, thingsOf } from './thing.ts';

test('one drawing that stands for two concepts says each time which one was asked for', () => {
  const [pot] = thingsOf('teapot', 1);
  const tea = thingsOf('tea', 1);
  expect(tea.map(({ id }) => id)).toContain(pot!.id);
  expect(pot!.concept).toBe('teapot');
  expect(new Set(tea.map(({ concept }) => concept))).toEqual(new Set(['tea']));
});

test('what is made from a mirror image is kept apart from what is made from the thing', () => {
  const [thing] = thingsOf('teapot', 1);
  const image = mirrored(thing!);
  expect(madeFrom(thing!, 'same', () => thing!)).toBe(thing);
  expect(madeFrom(image, 'same', () => image)).toBe(image);
});

test.each(['raccoon', 'red-panda', 'beagle', 'wolf', 'goat', 'pug', 'husky'])(
  'a %s of which the stock has only the head sits before us as well, its lap free',
  (animal) => {
    const things = thingsOf(animal, 1);
    expect(things.some(({ view }) => view === 'face')).toBe(true);
    expect(things.find((thing) => hasBody(thing) && thing.places.lap)?.places.ground).toBeDefined();
  },
);

test('a peacock that stands has no second body below it', () => {
  expect(thingsOf('peacock', 1).filter(({ id }) => id.endsWith('/sitting'))).toEqual([]);
});
