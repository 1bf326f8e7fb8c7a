import { expect, test } from 'vitest';
import { useCreateLogo, type ChosenTag } from '../../stores/create-logo.ts';
import {
  findStepProblem,
  listPath,
  startWithName,
  stepBack,
  stepForward,
  toggleFont,
  toggleTag,
} from './wizard-rules.ts';

const start = useCreateLogo.getInitialState();
const tagOf = (id: string): ChosenTag => ({
  id,
  words: { zh: id, en: id },
  drawing: { box: { x: 0, y: 0, width: 1, height: 1 }, shapes: [{ d: 'M0 0H1V1Z', paint: 'primary' }] },
});
const answered = { ...start, logoName: '半山面包', chosenTags: [tagOf('bread')], color: 1 };

test('[S2.16] four steps forward and back again, never beyond either end', () => {
  let flow = answered;
  const seen = [flow.currentPage];
  for (let move = 0; move < 5; move += 1) seen.push((flow = stepForward(flow)).currentPage);
  for (let move = 0; move < 5; move += 1) seen.push((flow = stepBack(flow)).currentPage);
  expect(seen).toEqual([1, 2, 3, 4, 4, 4, 3, 2, 1, 1, 1]);
});

test('[S2.16] a step that is not answered holds, with its message', () => {
  expect(findStepProblem(start)).toBe('nameBlank');
  expect(stepForward(start)).toBe(start);
  expect(findStepProblem({ ...start, logoName: '面'.repeat(21) })).toBe('nameLong');
  expect(findStepProblem({ ...start, logoName: 'The Old Harbour Coffee Roasting Company' })).toBeUndefined();
  expect(findStepProblem({ ...answered, currentPage: 2, chosenTags: [] })).toBe('keywords');
  expect(findStepProblem({ ...answered, currentPage: 2, chosenTags: [], description: '面包店' })).toBeUndefined();
  expect(findStepProblem({ ...answered, currentPage: 3, slogan: 'a'.repeat(81) })).toBe('sloganLong');
  expect(findStepProblem({ ...answered, currentPage: 4, color: 0 })).toBe('color');
});

test('the slogan may stay empty, and letters are counted as people count them', () => {
  expect(findStepProblem({ ...answered, currentPage: 3 })).toBeUndefined();
  expect(findStepProblem({ ...start, logoName: '👨‍👩‍👧'.repeat(20) })).toBeUndefined();
});

test('at most five tags; choosing again gives one back', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map(tagOf);
  const idsAfter = (tags: ChosenTag[], id: string) => toggleTag(tags, tagOf(id)).map((tag) => tag.id);
  expect(toggleTag(five, tagOf('f'))).toEqual(five);
  expect(idsAfter(five, 'c')).toEqual(['a', 'b', 'd', 'e']);
  expect(idsAfter([], 'a')).toEqual(['a']);
});

test('[S5.5] a font is asked for once "any" was given up and none is chosen', () => {
  const atLook = { ...answered, currentPage: 4 };
  expect(findStepProblem(atLook)).toBeUndefined();
  expect(findStepProblem({ ...atLook, anyFont: false })).toBe('font');
  const chosen = { ...atLook, ...toggleFont([], 'a.ttf') };
  expect([chosen.fontList, findStepProblem(chosen)]).toEqual([['a.ttf'], undefined]);
  expect(findStepProblem({ ...chosen, ...toggleFont(chosen.fontList, 'a.ttf') })).toBe('font');
});

test('[S2.18] an art font leads to the art list, everything else to the logo list', () => {
  expect(listPath(answered)).toBe('/createLogo/logoList');
  expect(listPath({ ...answered, logoType: 'aiFont' })).toBe('/createLogo/artList');
});

test('a name brought from home answers step one and starts that brand afresh', () => {
  const flow = startWithName({ ...answered, slogan: '旧的', currentPage: 4 }, ' 老陈面馆 ');
  expect(flow).toMatchObject({ logoName: '老陈面馆', currentPage: 2, slogan: '', chosenTags: [], color: 0 });
  expect(startWithName(flow, '  ')).toBe(flow);
  expect(startWithName({ ...answered, currentPage: 4, slogan: '留着' }, '半山面包')).toMatchObject({
    currentPage: 4,
    slogan: '留着',
  });
});
