import { expect, test } from 'vitest';
import { iconIdOf, readIconId } from './icon-id.ts';

test('an icon id leads back to where the drawing came from', () => {
  const own = { kind: 'own', id: 'food/bread/loaf', seed: 7 };
  const stock = { kind: 'icon', id: 'ph:coffee-fill' };
  expect(readIconId(iconIdOf(own))).toEqual(own);
  expect(readIconId(iconIdOf(stock))).toEqual(stock);
  expect(iconIdOf(own)).toMatch(/^[\w-]+$/);
});

test('an id that is not ours is not found', () => {
  for (const id of ['', 'x', 'eyJhIjoxfQ', Buffer.from('["own"]').toString('base64url')])
    expect(() => readIconId(id)).toThrow('NOT_FOUND');
});
