import { markDrawingSchema } from '@markwright/logo';
import type { Relation, Scene } from '@markwright/marks';
import { expect, test } from 'vitest';
import { drawScene, relationsShown, sceneMarks } from './scene-marks.ts';

const best = (
  [subject, relation, object]: [string, Relation, string],
  [stands, concept]: [Relation, string],
): ReturnType<typeof sceneMarks>[number] => {
  const scene: Scene = { subject, relation, object, third: { concept, relation: stands } };
  return sceneMarks(scene, 1, 1)[0]!;
};

test.each([
  [['goat', 'on', 'cheese'], ['holding', 'daisy'], 'with/daisy/holding/seat/goat/on/cheese'],
  [['bear', 'riding', 'bicycle'], ['wearing', 'scarf'], 'with/scarf/wearing/seat/bear/riding/bicycle'],
  [['duck', 'in', 'bathtub'], ['wearing', 'crown'], 'with/crown/wearing/open/duck/in/bathtub'],
  [['fox', 'reading', 'book'], ['wearing', 'glasses'], 'with/glasses/wearing/peek/fox/reading/book'],
] as const)('%s is joined with what it has on: %s', ([...scene], [...third], id) => {
  const mark = best(scene, third);
  expect(mark.source.id).toBe(id);
  expect(markDrawingSchema.safeParse(mark.drawing).error).toBeUndefined();
  expect(drawScene(id, 1)).toEqual(mark);
  const shown = relationsShown(id).map((said) => `${said.subject} ${said.relation} ${said.object}`);
  expect(shown).toEqual(expect.arrayContaining([scene.join(' '), `${scene[0]} ${third.join(' ')}`]));
});

test('whoever holds two things has one of them, and the other stands beside', () => {
  const { source } = best(['octopus', 'holding', 'bucket'], ['holding', 'mop']);
  expect(source.id).toBe('with/mop/beside/arm/octopus/holding/bucket');
});
