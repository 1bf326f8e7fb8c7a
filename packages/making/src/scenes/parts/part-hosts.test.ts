import { expect, test } from 'vitest';
import { findConcept } from '@markwright/marks';
import { sceneMarks } from '../scene-marks.ts';
import { HOSTS } from '../ways-part.ts';
import { isPart, partNamed } from './part-names.ts';

test('whatever is drawn without a part is a thing of the catalogue, or nobody ever asks for it', () => {
  const unknown = HOSTS.flatMap(({ concepts }) => concepts).filter((id) => findConcept(id) === undefined);
  expect(unknown).toEqual([]);
});

test('every missing part is called by its one name', () => {
  const unnamed = HOSTS.flatMap(({ parts }) => parts).filter((part) => isPart(part) && partNamed(part) !== part);
  expect(unnamed).toEqual([]);
});

test.each([
  ['hanger', 'hook', 'swan'],
  ['hammer', 'handle', 'twig'],
  ['sword', 'hilt', 'game-controller'],
  ['steam-locomotive', 'funnel', 'microphone'],
  ['blowtorch', 'flame', 'rose'],
  ['padlock', 'body', 'armadillo'],
  ['ice-skate', 'blade', 'canoe'],
  ['matches', 'flame', 'chili'],
])('the %s with another thing for its %s has that very thing there', (subject, part, object) => {
  const [mark] = sceneMarks({ subject, relation: 'as-part', object, part }, 7, 1);
  expect(mark?.source.id).toBe(`part/${subject}@${partNamed(part)}/as-part/${object}`);
});

test.each([
  ['gear', 'sunflower'],
  ['heart', 'leaf'],
])('half a %s and half a %s are one picture', (subject, object) => {
  const [mark] = sceneMarks({ subject, relation: 'as-part', object, part: 'half' }, 7, 1);
  expect(mark?.source.id).toBe(`part/${subject}@half/as-part/${object}`);
});
