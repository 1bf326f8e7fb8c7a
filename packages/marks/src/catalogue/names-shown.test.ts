import { expect, test } from 'vitest';
import { findConcept } from './catalogue.ts';
import { namesInScene, namesShown } from './names-shown.ts';
import { OTHER_NAMES, VESSELS_SHOWN } from './other-names.data.ts';

test('a drawing is called by every name of its thing, a raven a crow and a bird', () => {
  expect(namesShown('raven')).toEqual(expect.arrayContaining(['raven', 'crow', 'bird']));
  expect(namesShown('package')).toContain('cardboard-box');
  expect(namesShown('saddle')).not.toContain('horse');
});

test('a kind of it is no name of it', () => {
  expect(namesShown('wreath')).not.toContain('christmas-wreath');
});

test('drinks are cups in a scene only', () => {
  expect(namesInScene('coffee')).toContain('cup');
  expect(namesShown('coffee')).not.toContain('cup');
});

test('other names belong to things of the catalogue', () => {
  const all = [...Object.keys(OTHER_NAMES), ...Object.keys(VESSELS_SHOWN)];
  expect(all.filter((id) => !findConcept(id))).toEqual([]);
});
