import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSceneFile } from './read-scene-file.ts';
import { lookOf, shapeFor } from './scene-looks.ts';
import { SCENE_NAMES, scenesFor } from './scene-names.ts';

test('every trade sees all scenes once, those that suit it first', () => {
  for (const about of ['老王牛肉面馆', 'a law firm in Leeds', 'specialty coffee', '']) {
    expect([...scenesFor(about)].sort()).toEqual([...SCENE_NAMES].sort());
  }
  expect(scenesFor('兰州拉面').slice(0, 4)).toEqual(['shop-sign-day', 'bowl', 'apron', 'paper-bag']);
  expect(scenesFor('Hart & Lowe, legal advice').slice(0, 4)).toEqual([
    'door-plate',
    'business-cards',
    'letterhead',
    'window-lettering',
  ]);
  expect(scenesFor('喜茶')[0]).toBe('cup');
  expect(scenesFor('律师事务所', '半山面包')[0]).toBe('door-plate');
  expect(scenesFor('', '半山面包')[0]).toBe('cup');
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

test('what is known of a scene without its file is what its files say, in both sizes', () => {
  for (const name of SCENE_NAMES)
    for (const width of [900, 1920]) {
      const file = readFileSync(new URL(`../scenes/${name}-${width}.scene`, import.meta.url));
      const { meta } = readSceneFile(new Uint8Array(file));
      expect(meta).toMatchObject(lookOf(name));
      expect(meta.size[0]).toBe(width);
    }
});
