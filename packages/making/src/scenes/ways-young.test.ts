import { markDrawingSchema } from '@markwright/logo';
import type { Relation } from '@markwright/marks';
import { expect, test } from 'vitest';
import { drawScene, relationsShown, sceneMarks } from './scene-marks.ts';

test.each([
  ['koala', 'carrying', 'koala'],
  ['penguin', 'under', 'penguin'],
  ['elephant', 'carrying', 'elephant'],
  ['sheep', 'on', 'sheep'],
  ['whale', 'behind', 'whale'],
  ['hen', 'and', 'chick'],
  ['cat', 'carrying', 'kitten'],
] as const)(
  '%s %s %s is one mark of a large and a small one, as it was said',
  (subject, relation: Relation, object) => {
    const [mark] = sceneMarks({ subject, relation, object }, 5, 1);
    expect(mark).toBeDefined();
    expect(mark!.source.id).not.toMatch(/^(?:pair|before|mirror)\//);
    expect(relationsShown(mark!.source.id)).toContainEqual({ subject, relation, object });
    expect(markDrawingSchema.safeParse(mark!.drawing).error).toBeUndefined();
    expect(drawScene(mark!.source.id, 5)).toEqual(mark);
  },
);

test('two fish in a ring do not eat each other', () => {
  expect(sceneMarks({ subject: 'fish', relation: 'holding', object: 'fish' }, 5, 1)[0]?.source.id).not.toMatch(
    /^whole\//,
  );
});

test.each(['sneaker', 'bun', 'camera'])('%s with a wing at each side', (subject) => {
  const [mark] = sceneMarks({ subject, relation: 'as-part', object: 'wing', part: '翅膀' }, 5, 1);
  expect(mark?.source.id).toBe(`winged/${subject}/as-part/wing`);
});

test('a cloud on a hanger hangs from it', () => {
  expect(sceneMarks({ subject: 'cloud', relation: 'on', object: 'hanger' }, 5, 1)[0]?.source.id).toMatch(/^dangle\//);
});
