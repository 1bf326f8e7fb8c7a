import { markDrawingSchema } from '@markwright/logo';
import type { Relation } from '@markwright/marks';
import { expect, test } from 'vitest';
import { drawScene, sceneMarks } from './scene-marks.ts';

const best = (subject: string, relation: Relation, object: string) =>
  sceneMarks({ subject, relation, object }, 1, 1)[0]!;

test.each([
  ['frog', 'in', 'mug', 'open'],
  ['egg', 'in', 'basket', 'open'],
  ['dumpling', 'in', 'steamer-basket', 'open'],
  ['rabbit', 'out-of', 'hat', 'open'],
  ['squirrel', 'out-of', 'tree-stump', 'hole'],
  ['fox', 'out-of', 'pumpkin', 'hole'],
  ['steam', 'rising-from', 'bowl', 'waft'],
  ['wax-seal', 'on', 'envelope', 'overlay'],
  ['cat', 'on', 'window-frame', 'pane'],
  ['dog', 'out-of', 'barn', 'doorway'],
  ['anvil', 'in', 'horseshoe', 'inside'],
  ['lime', 'on', 'martini', 'garnish'],
  ['mushroom', 'rising-from', 'deer', 'antlers'],
  ['lantern', 'on', 'twig', 'dangle'],
  ['water-drop', 'out-of', 'faucet', 'drip'],
  ['spoon', 'out-of', 'jar', 'open'],
  ['peas', 'in', 'peas', 'itself'],
  ['twig', 'wrapped-round', 'moon', 'wreathe'],
  ['koala', 'wearing', 'welding-mask', 'mask'],
] as const)('a %s %s a %s is joined by %s, and again from its id', (subject, relation, object, way) => {
  const mark = best(subject, relation, object);
  expect(mark.source.id).toBe(`${way}/${subject}/${relation}/${object}`);
  expect(markDrawingSchema.safeParse(mark.drawing).error).toBeUndefined();
  expect(drawScene(mark.source.id, 1)).toEqual(mark);
});
