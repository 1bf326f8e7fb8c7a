import { expect, test } from 'vitest';
import { findTag, firstTags, similarTags } from './tags.ts';

test('the flow starts with about thirty broad fields in both languages', () => {
  expect(firstTags().length).toBeGreaterThanOrEqual(24);
  expect(firstTags().length).toBeLessThanOrEqual(32);
  expect(firstTags()[0]).toEqual({ id: 'food', zh: '餐饮美食', en: 'Restaurants', concept: 'fork-knife' });
});

test('a broad field leads to its own trades first', () => {
  expect(
    similarTags(['pets'])
      .slice(0, 3)
      .map(({ id }) => id),
  ).toEqual(['pet-shop', 'pet-hospital', 'pet-grooming']);
});

test('a trade leads to its neighbours, never to itself', () => {
  const near = similarTags(['coffee-shop'], { limit: 6 }).map(({ id }) => id);
  expect(near).not.toContain('coffee-shop');
  expect(near).toHaveLength(6);
});

test('unknown or no tags lead nowhere', () => {
  expect(similarTags([])).toEqual([]);
  expect(similarTags(['nothing'])).toEqual([]);
  expect(findTag('nothing')).toBeUndefined();
  expect(findTag('hot-pot')?.zh).toBe('火锅店');
});
