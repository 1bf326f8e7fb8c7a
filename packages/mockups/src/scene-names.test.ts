import { expect, test } from 'vitest';
import { readSceneFile } from './read-scene-file.ts';
import { SCENE_NAMES, scenesFor, shapeFor } from './scene-names.ts';

test('every trade sees all scenes once, those that suit it first', () => {
  for (const about of ['老王牛肉面馆', 'a law firm in Leeds', 'specialty coffee', '']) {
    expect([...scenesFor(about)].sort()).toEqual([...SCENE_NAMES].sort());
  }
  expect(scenesFor('兰州拉面').slice(0, 4)).toEqual(['shop-sign-day', 'menu', 'apron', 'paper-bag']);
  expect(scenesFor('Hart & Lowe, legal advice')[0]).toBe('business-cards');
  expect(scenesFor('喜茶')[0]).toBe('cup');
});

test('long panels want a row, tall ones a column, a tile the mark alone', () => {
  const art = [0.1, 0.1, 0.9, 0.9] as const;
  expect(shapeFor({ name: 'shop-sign-day', art, aspect: 4.2 })).toBe('row');
  expect(shapeFor({ name: 'menu', art, aspect: 0.7 })).toBe('column');
  expect(shapeFor({ name: 'phone', art, aspect: 1 })).toBe('icon');
});

test('a scene’s file that is cut short is refused', () => {
  const header = JSON.stringify({ name: 'x', parts: [['base', 9]] });
  const bytes = new Uint8Array(4 + header.length + 5);
  new DataView(bytes.buffer).setUint32(0, header.length, true);
  bytes.set(Buffer.from(header), 4);
  expect(() => readSceneFile(bytes)).toThrow('cut short');
});
