import { markDrawingSchema } from '@markwright/logo';
import { expect, test } from 'vitest';
import { touches, growRoughly, readOutline } from '@markwright/vector/outline';
import type { Relation, Scene } from '@markwright/marks';
import { drawScene, sceneMarks, sceneOfId } from './scene-marks.ts';

const three = (
  [subject, relation, object]: [string, Relation, string],
  [concept, stands]: [string, Relation],
): Scene => ({ subject, relation, object, third: { concept, relation: stands } });

const best = (scene: Scene) => sceneMarks(scene, 1, 1)[0]!;

test.each([
  [three(['cat', 'on', 'moon'], ['star', 'facing']), 'and'],
  [three(['fox', 'holding', 'lantern'], ['pine', 'under']), 'beside'],
  [three(['bear', 'and', 'honey'], ['hut', 'and']), 'beside'],
  [three(['rabbit', 'holding', 'lantern'], ['cloud', 'on']), 'on'],
] as const)('%o is one mark of three things, the third %s the two', (scene, stands) => {
  const mark = best(scene);
  expect(sceneOfId(mark.source.id)?.third).toEqual({ concept: scene.third!.concept, relation: stands });
  expect(markDrawingSchema.safeParse(mark.drawing).error).toBeUndefined();
  const { subject, object, third } = sceneOfId(mark.source.id)!;
  expect([subject, object, third?.concept]).toEqual([scene.subject, scene.object, scene.third!.concept]);
  expect(drawScene(mark.source.id, 1)).toEqual(mark);
  expect(mark.meaning.zh).toMatch(/，伴着\p{Script=Han}/u);
  expect(mark.meaning.en).toMatch(/, with (?:an?|the) \w+/);
});

test('a light of the sky keeps its distance from the two, and is large enough to be seen', () => {
  for (const light of ['star', 'moon', 'sun']) {
    const { drawing } = best(three(['whale', 'carrying', 'house'], [light, 'under']));
    const [last, ...others] = drawing.shapes.map(({ d }) => readOutline(d)).toReversed();
    for (const other of others) expect(touches(growRoughly(last!, 8), other), light).toBe(false);
  }
});

test('where there is no room for a third thing the two stand without it', () => {
  const scene = three(['elephant', 'carrying', 'pagoda'], ['sun', 'under']);
  expect(best(scene)).toEqual(best({ ...scene, third: undefined }));
});

test('of three in a list the last stands in the row, no higher than the others', () => {
  const scene = three(['carrot', 'and', 'cabbage'], ['tomato', 'and']);
  expect(sceneOfId(best(scene).source.id)?.third).toEqual({ concept: 'tomato', relation: 'beside' });
});

test('the two alone come after the three', () => {
  const scene = three(['cat', 'on', 'moon'], ['star', 'facing']);
  const [first, second] = sceneMarks(scene, 1, 2);
  expect(sceneOfId(first!.source.id)?.third?.concept).toBe('star');
  expect(second).toEqual(best({ ...scene, third: undefined }));
});

test('ids of nothing give nothing', () => {
  expect(drawScene('with/no-such-thing/and/whole/cat-moon/on-the-horn', 1)).toBeUndefined();
  expect(drawScene('with/star/beneath/whole/cat-moon/on-the-horn', 1)).toBeUndefined();
  expect(sceneOfId('with/star/and/whole/nothing/here')).toBeUndefined();
});
