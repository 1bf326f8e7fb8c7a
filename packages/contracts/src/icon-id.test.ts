import { expect, test } from 'vitest';
import { findIconSource, iconIdOf } from './icon-id.ts';

test('an icon id leads back to where the drawing came from', () => {
  const own = { kind: 'own', id: 'plants/茶叶', seed: 7 };
  const stock = { kind: 'icon', id: 'ph:coffee-fill' };
  expect(findIconSource(iconIdOf(own))).toEqual(own);
  expect(findIconSource(iconIdOf(stock))).toEqual(stock);
  expect(iconIdOf(own)).toMatch(/^[\w-]+$/);
});

test('an id that is not ours leads nowhere', () => {
  const packed = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  for (const id of ['', 'x', '??', packed({ a: 1 }), packed(['own']), packed(['own', 'a', 'b'])])
    expect(findIconSource(id), id).toBeUndefined();
});
