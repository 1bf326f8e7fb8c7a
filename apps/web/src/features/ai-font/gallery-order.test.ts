import { ART_STYLES } from '@markwright/art-font';
import { expect, test } from 'vitest';
import { galleryOrder } from './gallery-order.ts';

const first = (keywordId: string, words: string) => galleryOrder(keywordId, words).asked.map(({ id }) => id);

test('the pressed keyword comes first, then what the words ask for, each style once', () => {
  expect(first('neon', '冰')).toEqual(['neon', 'ice']);
  expect(first('ice', '冰')[0]).toBe('ice');
  expect(first('', '国潮')).toEqual(expect.arrayContaining(['seal', 'paper-cut']));
  const { asked, others } = galleryOrder('neon', '火 冰');
  expect(asked.length + others.length).toBe(ART_STYLES.length);
});

test('words that ask for nothing leave the gallery as it is', () => {
  expect(galleryOrder('', 'qwerty').others).toEqual(ART_STYLES);
});
